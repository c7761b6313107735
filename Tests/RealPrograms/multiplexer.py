"""tmux in a server of its own. Its screen is that of a client in a second tmux, which is asked for its text."""

import os
import shlex
import subprocess
import time

from boxes import GROUND, bounds


class Server:
    """A tmux of our own, which knows nothing of the user's."""

    def __init__(self, folder, name):
        self.socket = f"{folder}/{name}"
        self.environment = {
            **{key: value for key, value in os.environ.items() if key not in ("TMUX", "TMUX_PANE")},
            "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "SHELL": "/bin/sh",
        }

    def command(self, *words):
        return ["tmux", "-u", "-S", self.socket, "-f", "/dev/null", *words]

    def run(self, *words):
        done = subprocess.run(
            self.command(*words), env=self.environment, capture_output=True, timeout=20)
        return done.stdout.decode("utf-8", "replace")


def shown(outer, until, seconds=3):
    """The rows of the screen once they are as `until` wants them, and twice the same."""
    end, last = time.monotonic() + seconds, None
    while time.monotonic() < end:
        # With -N, blanks at the ends of rows are kept: a popup without a border ends with them.
        rows = outer.run("capture-pane", "-p", "-N", "-t", "outer").split("\n")[:-1]
        if until(rows) and rows == last:
            return rows
        last = rows
        time.sleep(0.01)
    return last or []


def tmux(folder, exports):
    inner, outer = Server(folder, "inner"), Server(folder, "outer")
    inside = {**inner.environment, "TMUX": f"{inner.socket},0,0"}
    answers = []
    try:
        outer.run("new-session", "-d", "-s", "outer", "-x", "80", "-y", "24",
                  "exec " + shlex.join(inner.command("new-session", "-s", "inner", "cat")))
        outer.run("set", "-g", "status", "off")
        shown(outer, lambda rows: "inner" in inner.run("list-clients"))
        inner.run("set", "-g", "status", "off")
        inner.run("set", "-g", "window-size", "latest")
        for number, export in enumerate(exports):
            answers.append(answer(folder, number, export, inner, outer, inside))
    finally:
        inner.run("kill-server")
        outer.run("kill-server")
    return answers


def answer(folder, number, export, inner, outer, inside):
    width, height = export["screen"]
    path = f"{folder}/{number:04}.sh"
    with open(path, "w", encoding="utf-8") as file:
        file.write(export["code"])
    outer.run("resize-window", "-t", "outer", "-x", str(width), "-y", str(height))
    end = time.monotonic() + 3
    while inner.run("display", "-p", "#{client_width}x#{client_height}").strip() != f"{width}x{height}":
        if time.monotonic() > end:
            break
    # As many characters as the screen has cells: nothing scrolls.
    fill = f"printf '\\033[?25l%s' '{GROUND * width * height}'; exec cat"
    with open(f"{folder}/fill", "w", encoding="utf-8") as file:
        file.write(fill)
    inner.run("respawn-pane", "-k", "-t", "inner", f"sh {folder}/fill")

    def is_ground(rows):
        return len(rows) == height and all(row == GROUND * width for row in rows)

    shown(outer, is_ground)
    process = subprocess.Popen(["sh", path], env=inside, stderr=subprocess.PIPE)
    rows = shown(outer, lambda rows: not is_ground(rows) and len(rows) == height)
    inner.run("display-popup", "-C")
    message = process.communicate(timeout=10)[1].decode("utf-8", "replace")
    return {"boxes": [bounds(rows)], "rows": rows, "error": message.strip()}
