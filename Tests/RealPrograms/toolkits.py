"""Lip Gloss and Textual, without a terminal: the code of each scene is built and run as it stands."""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys

# Where Debian's package golang-github-charmbracelet-lipgloss-dev has it.
GO_PATH = "/usr/share/gocode"
LIP_GLOSS = f"{GO_PATH}/src/github.com/charmbracelet/lipgloss"

# Asks each program for the regions of its widgets, on a screen of its own.
TEXTUAL = """
import asyncio, importlib.util, json, sys
from textual.app import App

async def regions(file, screen):
    spec = importlib.util.spec_from_file_location("shown", file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    async with module.Popover().run_test(size=tuple(screen)) as pilot:
        await pilot.pause()
        return [list(widget.region) for widget in pilot.app.screen.query("*")]

def answer(scene):
    try:
        return {"error": "", "boxes": asyncio.run(regions(*scene))}
    except Exception as error:
        return {"error": str(error), "boxes": []}

print(json.dumps([answer(scene) for scene in json.load(sys.stdin)]))
"""


def go():
    return shutil.which("go") if os.path.isdir(LIP_GLOSS) else None


def has_textual():
    return importlib.util.find_spec("textual")


def written(folder, number, export, ending):
    os.makedirs(f"{folder}/{number:04}", exist_ok=True)
    path = f"{folder}/{number:04}/main.{ending}"
    with open(path, "w", encoding="utf-8") as code:
        code.write(export["code"])
    return path


def lip_gloss(folder, exports):
    return [printed(written(folder, number, export, "go")) for number, export in enumerate(exports)]


def printed(path):
    """What a program prints ends with the last cell of the box: the box before it is taken as it should be."""
    environment = {
        **os.environ, "GO111MODULE": "off", "GOPATH": GO_PATH, "GOFLAGS": "", "LC_ALL": "C.UTF-8",
        "GOCACHE": os.path.join(os.path.dirname(os.path.dirname(path)), "cache")}
    done = subprocess.run(
        ["go", "run", path], env=environment, capture_output=True, text=True, timeout=300)
    if done.returncode:
        return {"error": done.stderr.strip(), "boxes": []}
    rows = re.sub(r"\x1b\[[0-9;]*m", "", done.stdout).split("\n")[:-1]
    return {"error": "", "boxes": [], "end": [max(map(len, rows), default=0), len(rows)]}


def textual(folder, exports):
    scenes = [
        [written(folder, number, export, "py"), export["screen"]]
        for number, export in enumerate(exports)]
    done = subprocess.run(
        [sys.executable, "-c", TEXTUAL], input=json.dumps(scenes), capture_output=True, text=True,
        timeout=300, check=True)
    return json.loads(done.stdout.splitlines()[-1])
