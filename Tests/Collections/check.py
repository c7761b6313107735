#!/usr/bin/env python3
"""Reads every file of the public collections with poplab, and compares what it says with a second reading.

usage: check.py POPLAB FOLDER      FOLDER holds clones of the collections, each under the name of its repository
       check.py POPLAB FOLDER --clone      clones those that are not there

Prints a line for each miss and for each variant the files, the misses, and the largest difference of a contrast;
exits with 1 if there is a miss. Colours are compared exactly, those in P3 within 2 of 255; calibrated ones, for which the
second reading has no profile, are counted and left out."""

import collections
import concurrent.futures
import json
import pathlib
import subprocess
import sys

import readers

ITERM = "mbadolato/iTerm2-Color-Schemes"
# The repository, the files in it, the format that poplab should say, and the second reader.
VARIANTS = [
    ("tinted-theming/schemes", "base16/*.yaml", "base16", readers.base),
    ("tinted-theming/schemes", "base24/*.yaml", "base24", readers.base),
    (ITERM, "ghostty/*", "ghostty", readers.ghostty),
    (ITERM, "alacritty/*.toml", "alacritty", readers.alacritty),
    (ITERM, "kitty/*.conf", "kitty", readers.kitty),
    (ITERM, "windowsterminal/*.json", "windows-terminal", readers.windows),
    (ITERM, "vhs/*.json", "vhs", readers.windows),
    (ITERM, "wezterm/*.toml", "wezterm", readers.wezterm),
    (ITERM, "foot/*.ini", "foot", readers.foot),
    (ITERM, "Xresources/*", "xresources", readers.xresources),
    (ITERM, "schemes/*.itermcolors", "iterm2", readers.iterm2),
    (ITERM, "yaml/*.yml", "gogh", readers.gogh),
    ("Gogh-Co/Gogh", "themes/*.yml", "gogh", readers.gogh),
    ("Gogh-Co/Gogh", "data/json/*.json", "gogh", readers.gogh),
    ("alacritty/alacritty-theme", "themes/*.toml", "alacritty", readers.alacritty),
    ("kovidgoyal/kitty-themes", "themes/*.conf", "kitty", readers.kitty),
]


def luminance(color):
    channels = [readers.linear(int(color[i : i + 2], 16) / 255) for i in (1, 3, 5)]
    return sum(share * channel for share, channel in zip((0.2126, 0.7152, 0.0722), channels))


def contrast(one, other):
    if not one or not other:
        return None
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def distance(one, other):
    if not one or not other:
        return 0 if one == other else 255
    return max(abs(int(one[i : i + 2], 16) - int(other[i : i + 2], 16)) for i in (1, 3, 5))


def answer(poplab, path):
    """What poplab says, or why it says nothing."""
    run = subprocess.run([poplab, "themes", "show", path, "--json"], capture_output=True, text=True)
    return json.loads(run.stdout) if run.returncode == 0 else f"exit {run.returncode}: {run.stderr.strip()}"


def misses(said, path, format, read):
    """Words for each difference, and the largest difference of a contrast."""
    if isinstance(said, str):
        return [said], 0
    data = path.read_bytes()
    known = read(data)
    found = [] if said["format"] == format else [f"format {said['format']}, not {format}"]
    limit = 2 if b">P3<" in data else 0
    colors = {name: said[name] for name in ("foreground", "background", "cursor")} | dict(enumerate(said["ansi"]))
    colors = {name: None if name in said["derived"] or f"ansi.{name}" in said["derived"] else color
              for name, color in colors.items()}
    for name, color in colors.items():
        if name == "cursor" and format.startswith("base"):
            continue
        expected = known.get(name)
        if expected != "calibrated" and distance(color, expected) > limit:
            found.append(f"{name} {color}, not {expected}")
    for key in ("name", "variant"):
        expected = known.get(key) or (None if key == "variant" else said["name"])
        if said[key] != expected:
            found.append(f"{key} {said[key]!r}, not {expected!r}")
    return found, contrast_difference(said)


def contrast_difference(said):
    pairs = zip([said["foreground"]] + said["ansi"], [said["contrast"]["text"]] + said["contrast"]["ansi"])
    differences = [0]
    for color, ratio in pairs:
        expected = contrast(color, said["background"])
        if (ratio is None) != (expected is None):
            differences.append(21)
        elif ratio is not None:
            differences.append(abs(ratio - expected))
    return max(differences)


def main(poplab, folder, *options):
    total = collections.Counter()
    for repository, pattern, format, read in VARIANTS:
        place = pathlib.Path(folder) / repository.split("/")[1]
        if not place.exists() and "--clone" in options:
            subprocess.run(["git", "clone", "--depth", "1", f"https://github.com/{repository}", place], check=True)
        files = sorted(path for path in place.glob(pattern) if path.is_file())
        with concurrent.futures.ThreadPoolExecutor() as pool:
            answers = list(pool.map(lambda path: answer(poplab, str(path)), files))
        count, largest = 0, 0
        for path, said in zip(files, answers):
            found, difference = misses(said, path, format, read)
            count += bool(found)
            largest = max(largest, difference)
            for words in found:
                print(f"{path}: {words}")
        total.update(files=len(files), misses=count)
        print(f"{repository} {pattern}: {len(files)} files, {count} misses, contrast within {largest:.1e}", flush=True)
    print(f"{total['files']} files, {total['misses']} misses")
    sys.exit(1 if total["misses"] or not total["files"] else 0)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
