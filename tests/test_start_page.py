"""The site's start page shows what the commands print: here they are run, in its order, as the reader would."""

import re

from helpers import ROOT, copy_of_this_kata

BLOCK = re.compile(
    r'^```(?P<kind>console|python title="(?P<file>[^"]+)")\n(?P<text>.*?)^```$', re.MULTILINE | re.DOTALL
)


def without_times(text: str) -> list[str]:
    text = re.sub(r"=+ (.+) in [\d.]+s =+", r"\1", text)
    return [line.rstrip() for line in text.strip().splitlines()]


def test_its_commands_print_what_it_shows(tmp_path):
    kata = copy_of_this_kata(tmp_path / "kata")
    page = (ROOT / "docs" / "start.md").read_text(encoding="utf-8")
    shown = 0
    for block in BLOCK.finditer(page):
        if block["file"]:
            file = kata.folder / block["file"]
            code = file.read_text(encoding="utf-8")
            file.write_text(re.sub(r"    raise NotImplementedError.*\n", block["text"], code), encoding="utf-8")
            continue
        if "Change `>=` to `==`" in page[: block.start()]:
            file.write_text(file.read_text(encoding="utf-8").replace(">=", "=="), encoding="utf-8")
        command, _, output = block["text"].removeprefix("$ ").partition("\n")
        program, *arguments = command.split()
        run = kata.pytest(*arguments) if program == "pytest" else kata.kata(*arguments)
        assert without_times(run.out) == without_times(output), command
        shown += 1
    assert shown == 5
