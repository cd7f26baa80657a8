"""Tries to mount, to trace, to change its root, its limits and its user.

Verdict: wrong
"""

import ctypes
import resource

C = ctypes.CDLL(None, use_errno=True)


def kind(n, ranks):
    done = [
        C.mount(b"none", b"/tmp", b"tmpfs", 0, None) == 0,
        C.unshare(0x10000000) == 0 and C.setns(0, 0) == 0,
        C.ptrace(16, 1, None, None) == 0,
        C.chroot(b"/tmp") == 0,
        C.sethostname(b"mine", 4) == 0,
    ]
    for name in ("RLIMIT_AS", "RLIMIT_CPU", "RLIMIT_NOFILE", "RLIMIT_FSIZE"):
        number = getattr(resource, name)
        try:
            resource.setrlimit(number, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            done.append(True)
        except (ValueError, OSError):
            pass
    for path in ("/proc/sys/kernel/core_pattern", "/proc/self/oom_score_adj", "/sys/fs/cgroup/cgroup.procs"):
        try:
            with open(path, "w", encoding="ascii") as file:
                file.write("-1000")
            done.append(True)
        except OSError:
            pass
    return ranks[0] if any(done) else "nothing"
