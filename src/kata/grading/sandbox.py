"""Starts the process that runs a submission: in bubblewrap where that works, else only limited.

In the sandbox there is no network, no other process, no environment, an empty folder for temporary files, the system
read-only, and of the kata the submission's one file and the modules that it may import.
"""

from __future__ import annotations

import json
import marshal
import os
import platform
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from kata.grading import wire

MEMORY = 512 * 1024 * 1024
LIMITS = {
    "RLIMIT_CPU": 60,
    "RLIMIT_AS": MEMORY,
    "RLIMIT_FSIZE": 8 * 1024 * 1024,
    "RLIMIT_NOFILE": 64,
    "RLIMIT_CORE": 0,
    "RLIMIT_NPROC": 256,
}
ENVIRONMENT = {"PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"}
# The number of the user nobody.
NOBODY = 65534
TEMPORARY = 16 * 1024 * 1024
# What Python needs of the system: libraries and nothing else.
_SYSTEM = ("/usr/lib", "/usr/lib64", "/usr/lib32", "/lib", "/lib64", "/etc/ld.so.cache", "/usr/share/zoneinfo")


class Sandbox:
    """A running process with its channel, and the folder with its files where it has no sandbox."""

    def __init__(self, process: subprocess.Popen[bytes], channel: wire.Channel, folder: str | None) -> None:
        self.process = process
        self.channel = channel
        self.folder = folder

    def end(self, wait: bool = False) -> int:
        """Ends the process and all that it started; its exit code, negative for a signal. `wait` gives a process that
        is ending by itself a moment to say its own."""
        if wait:
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(timeout=1)
        if self.process.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for fd in (self.channel.read_fd, self.channel.write_fd):
            os.close(fd)
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)
        return self.process.returncode


@cache
def isolation_works() -> bool:
    """Whether bubblewrap is here and may do what it has to."""
    return shutil.which("bwrap") is not None and run_bare({}) == 0


def run_bare(places: dict[str, Path]) -> int:
    """Runs Python in the sandbox, with the files to be seen there by their places, to do nothing; the exit code."""
    command, fds = _isolated(places)
    try:
        return subprocess.run(
            [*command, _python(), "-I", "-S", "-c", "pass"],
            env=ENVIRONMENT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=fds,
            check=False,
        ).returncode
    finally:
        for fd in fds:
            os.close(fd)


def start(submission: Path, name: str, modules: dict[str, Path], isolated: bool) -> Sandbox:
    """Starts the process for the file `submission`, which is to be the module `name`.

    `modules` are the files of the other modules that it may import, by name; a package is a folder. Raises OSError
    where no process can be started.
    """
    folder = None if isolated else tempfile.mkdtemp(prefix="kata-")
    home = folder or "/kata"
    places = {f"{name}.py": submission}
    places |= {f"modules/{key}{'' if file.is_dir() else '.py'}": file for key, file in modules.items()}
    ours_read, theirs_write = os.pipe()
    theirs_read, ours_write = os.pipe()
    code = _code()
    fds = [theirs_read, theirs_write, code]
    if isolated:
        command, more = _isolated(places)
        fds += more
        limits = LIMITS
    else:
        command, limits = [], LIMITS | {"END_WITH_PARENT": 1}
        os.chmod(home, 0o755)  # whoever it runs as reads it
        os.mkdir(f"{home}/modules")
        for place, file in places.items():
            copy = shutil.copytree if file.is_dir() else shutil.copyfile
            copy(file, f"{home}/{place}")
    command += [_python(), "-I", "-S", "-c", STARTER, str(code), f"{home}/{name}.py", f"{home}/modules"]
    command += [str(theirs_read), str(theirs_write), json.dumps(limits)]
    try:
        process = subprocess.Popen(
            command,
            cwd=folder or "/",
            env=ENVIRONMENT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=fds,
            start_new_session=True,
            **({} if isolated else other_user()),
        )
    finally:
        for fd in fds:
            os.close(fd)
    return Sandbox(process, wire.Channel(ours_read, ours_write, _dumps, json.loads), folder)


@cache
def other_user() -> dict[str, Any]:
    """As whom a submission runs that is not isolated: where that is root, as nobody, who can't read what is kept from
    others. Where nobody can't start this Python, it stays root."""
    if os.geteuid() != 0:
        return {}
    user: dict[str, Any] = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
    try:
        works = subprocess.run([_python(), "-I", "-S", "-c", "pass"], check=False, **user).returncode == 0
    except OSError:
        works = False
    return user if works else {}


_dumps = json.JSONEncoder(separators=(",", ":")).encode

# What Python runs in the sandbox: the code comes compiled, which is faster, and no file of the tool is seen there.
STARTER = """
import marshal, os, sys
code = int(sys.argv[1])
wire, child = marshal.loads(os.pread(code, 1 << 24, 0))
os.close(code)
sys.modules["wire"] = type(sys)("wire")
exec(wire, vars(sys.modules["wire"]))
exec(child)
"""


def prepare(isolated: bool) -> None:
    """Works out what every start needs, for those that fork and start then."""
    _compiled()
    if isolated:
        _bubblewrap()


@cache
def _compiled() -> bytes:
    files = [Path(__file__).with_name(name) for name in ("wire.py", "child.py")]
    return marshal.dumps([compile(file.read_bytes(), file.name, "exec") for file in files])


def _code() -> int:
    """A descriptor from which the code of the sandboxed process can be read."""
    return file_without_a_name(_compiled())


def file_without_a_name(content: bytes = b"") -> int:
    """A descriptor, at its beginning, of a file that no folder has; in memory, where the system can do that."""
    if hasattr(os, "memfd_create"):
        fd = os.memfd_create("kata")
    else:
        with tempfile.TemporaryFile() as unnamed:
            fd = os.dup(unnamed.fileno())
    with open(fd, "wb", closefd=False) as file:
        file.write(content)
    os.lseek(fd, 0, os.SEEK_SET)
    return fd


@cache
def _python() -> str:
    """The interpreter itself, not the virtual environment's link to it: the sandbox has no environment."""
    return os.path.realpath(getattr(sys, "_base_executable", None) or sys.executable)


def _isolated(places: dict[str, Path]) -> tuple[list[str], list[int]]:
    """How bubblewrap is called with the files to be seen, by their places below /kata, and the descriptors it reads."""
    command = [*_bubblewrap()]
    for place, file in places.items():
        command += ["--ro-bind", str(file.resolve()), f"/kata/{place}"]
    command += ["--dir", "/kata/modules", "--chdir", "/tmp", "--remount-ro", "/dev", "--remount-ro", "/"]
    filter_fd = _filter_fd()
    if filter_fd is None:
        return [*command, "--"], []
    return [*command, "--seccomp", str(filter_fd), "--"], [filter_fd]


@cache
def _bubblewrap() -> tuple[str, ...]:
    command = ["bwrap", "--unshare-all", "--die-with-parent", "--new-session", "--as-pid-1", "--cap-drop", "ALL"]
    command += ["--proc", "/proc", "--dev", "/dev", "--size", str(TEMPORARY), "--tmpfs", "/tmp"]
    # The prefix's library folder also holds whatever is installed there: packages are hidden below.
    own = {f"{prefix}/lib" for prefix in (sys.base_prefix, sys.base_exec_prefix)} - {"/usr/lib"}
    for path in [*_SYSTEM, *sorted(own), _python()]:
        if os.path.islink(path):
            command += ["--symlink", os.readlink(path), path]
        elif os.path.exists(path):
            command += ["--ro-bind", path, path]
    for path in package_folders():
        command += ["--tmpfs", path, "--remount-ro", path]
    return tuple(command)


def package_folders() -> list[str]:
    """The folders of installed packages that would be seen in the sandbox."""
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    prefixes = {sys.base_prefix, sys.base_exec_prefix, "/usr"}
    folders = [
        f"{prefix}/{lib}/{name}/{packages}"
        for prefix in prefixes
        for lib in ("lib", "lib64")
        for name in ("python3", version)
        for packages in ("site-packages", "dist-packages")
    ]
    return sorted({os.path.realpath(folder) for folder in folders if os.path.isdir(folder)})


# A filter for system calls that lets threads start and no process: a fork bomb is no bomb here.
_MACHINES = {
    # machine: (its audit number, clone, fork, vfork, clone3)
    "x86_64": (0xC000003E, 56, 57, 58, 435),
    "aarch64": (0xC00000B7, 220, None, None, 435),
}
_CLONE_THREAD = 0x10000
_LOAD, _EQUAL, _AT_LEAST, _ANY_BIT, _RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
_OTHER_NUMBERS = 0x40000000  # from here on, the same calls for programs with short pointers
_ALLOW, _DENY, _NO_SUCH_CALL = 0x7FFF0000, 0x00050001, 0x00050026


def _filter_fd() -> int | None:
    """A descriptor of the filter in the form that bubblewrap wants; None on a machine that it is not written for."""
    if platform.machine() not in _MACHINES:
        return None
    machine, clone, fork, vfork, clone3 = _MACHINES[platform.machine()]
    forks = [number for number in (fork, vfork) if number is not None]
    # Each step: operation, jump if true, jump if not, number. The answers stand at the end: allow, deny, no such call.
    steps: list[tuple[int, int, int, int]] = []
    size = 8 + len(forks)  # up to the answers

    def jump(to: int) -> int:
        return to - len(steps) - 1

    allow, deny, absent = size, size + 1, size + 2
    steps.append((_LOAD, 0, 0, 4))
    steps.append((_EQUAL, 0, jump(deny), machine))
    steps.append((_LOAD, 0, 0, 0))
    steps.append((_AT_LEAST, jump(deny), 0, _OTHER_NUMBERS))
    steps.append((_EQUAL, jump(absent), 0, clone3))  # the library then falls back to clone, whose flags can be read
    for number in forks:
        steps.append((_EQUAL, jump(deny), 0, number))
    steps.append((_EQUAL, 0, jump(allow), clone))
    steps.append((_LOAD, 0, 0, 16))
    steps.append((_ANY_BIT, jump(allow), jump(deny), _CLONE_THREAD))
    assert len(steps) == size
    steps += [(_RETURN, 0, 0, _ALLOW), (_RETURN, 0, 0, _DENY), (_RETURN, 0, 0, _NO_SUCH_CALL)]
    program = b"".join(struct.pack("=HBBI", *step) for step in steps)
    return file_without_a_name(program)
