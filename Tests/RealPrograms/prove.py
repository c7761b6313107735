#!/usr/bin/env python3
"""Shows exported scenes in a real program and compares where the box really lies with where poplab says.

    prove.py vim|neovim|tmux|chromium|lipgloss|textual [--scenes 200] [--seed 1] [--poplab PATH] [--keep FOLDER]

Exit status: 0 every box lies where it should; 1 some does not; 69 the program is not installed.
"""

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile

import browser
import editors
import multiplexer
import scenes
import toolkits
from boxes import bounds, joined, whole

PROGRAMS = {
    "vim": ("vim", editors.vim, lambda: shutil.which("vim")),
    "neovim": ("neovim", editors.neovim, lambda: shutil.which("nvim")),
    "tmux": ("tmux", multiplexer.tmux, lambda: shutil.which("tmux")),
    "chromium": ("css", browser.chromium, browser.command),
    "lipgloss": ("lipgloss", toolkits.lip_gloss, toolkits.go),
    "textual": ("textual", toolkits.textual, toolkits.has_textual),
}


def exported(poplab, target, paths):
    """The code of every scene with its facts; scenes that show nothing are left out."""
    lines = subprocess.run(
        [poplab, "export", *paths, "--as", target, "--json"], check=True, capture_output=True)
    return [json.loads(line) for line in lines.stdout.decode("utf-8").splitlines()]


def faults(export, answer):
    """What is not as poplab says, in words."""
    if answer["error"]:
        return [answer["error"]]
    found = []
    if "end" in answer:
        x, y, width, height = whole(export["expected"])
        end = [x + width, y + height]
        return [] if answer["end"] == end else [f"it ends at {answer['end']}, not at {end}"]
    expected, boxes = whole(export["expected"]), answer["boxes"]
    real = whole(boxes[0]) if boxes and boxes[0] else None
    if real != expected:
        found.append(f"the box lies at {real}, not at {expected}")
    arrow = export.get("arrow") if len(boxes) > 1 else None
    if arrow and boxes[1] != arrow:
        found.append(f"the arrow lies at {boxes[1]}, not at {arrow}")
    if "rows" in answer:
        found += screen_faults(export, answer["rows"], joined(expected, arrow))
    return found


def screen_faults(export, rows, expected):
    """What the screen shows elsewhere; blanks on the command line of Vim, its last row, are not seen."""
    last = export["screen"][1] - 1 if export["as"] == "vim" else None
    if expected[1] + expected[3] - 1 == last:
        return []
    seen = bounds(rows, last)
    return [] if seen == expected else [f"the screen shows it at {seen}, not at {expected}"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", choices=PROGRAMS)
    parser.add_argument("--scenes", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--poplab", default=os.path.join(os.path.dirname(__file__), "../../.build/release/poplab"))
    parser.add_argument("--keep", help="a folder for all files, which is kept")
    options = parser.parse_args()
    # Programs that are started inherit what is blocked here, and would not hear that their window changes.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    target, show, installed = PROGRAMS[options.program]
    if not installed():
        print(f"{options.program} is not installed", file=sys.stderr)
        return 69
    if not shutil.which(options.poplab):
        print(f"{options.poplab} is not there; --poplab names another program", file=sys.stderr)
        return 69
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or temporary
        paths = scenes.write(folder, options.scenes, options.seed)
        exports = exported(options.poplab, target, paths)
        answers = show(folder, exports)
        return report(options.program, exports, answers)


def report(program, exports, answers):
    wrong = 0
    for export, answer in zip(exports, answers, strict=True):
        for fault in faults(export, answer):
            wrong += 1
            print(f"{export['scene']}: {fault}")
    agreed = sum(whole(export["expected"]) == export["place"] for export in exports)
    print(f"{program}: {len(exports)} scenes, {wrong} faults; in {agreed} the place is poplab's own")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
