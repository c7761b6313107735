"""Random scenes, the same for the same seed, as files that poplab reads."""

import random

THEMES = [
    "ascii", "brutalist", "bubble", "classic", "double", "high-contrast", "ios7", "monochrome",
    "paper", "phosphor", "rounded", "tee", "tooltip",
]
TEXTS = [
    "a word", "Saved.", "two words and a few more of them that wrap",
    "It's \"quoted\" with 100% <of> signs & #{marks} \\\\ here",
    "größer, schöner, 漢字 and 한글 in one line",
]
DIRECTIONS = ["up", "down", "left", "right"]


def quoted(text):
    return "'" + text.replace("'", "''") + "'"


def scene(number, seed):
    """The text of one scene file."""
    dice = random.Random(f"{seed}-{number}")
    width, height = dice.randint(24, 110), dice.randint(10, 40)
    anchor = (
        dice.randint(0, width - 1), dice.randint(0, height - 1), dice.randint(1, 12), dice.randint(1, 3))
    permitted = dice.sample(DIRECTIONS, dice.randint(1, 4))
    lines = [
        "version: 1", f"name: random-{number}", f"screen: {width}x{height}",
        f"theme: {dice.choice(THEMES)}",
    ]
    if dice.random() < 0.3:
        lines.append(f"margins: {dice.randint(0, 2)}")
    if dice.random() < 0.3:
        lines.append("reserved: { bottom: %d }" % dice.randint(1, 3))
    if dice.random() < 0.1:
        lines.append("writing: right-to-left")
    lines += [
        "anchors:", "  here: { x: %d, y: %d, width: %d, height: %d }" % anchor,
        "popovers:", "  box:", "    anchor: here", f"    permitted: [{', '.join(permitted)}]",
        f"    text: {quoted(dice.choice(TEXTS))}",
    ]
    if dice.random() < 0.6:
        lines.append(f"    size: {dice.randint(3, 40)}x{dice.randint(1, 12)}")
    if dice.random() < 0.4:
        lines.append(f"    title: {quoted(dice.choice(['Title', 'A longer title than some', '#1']))}")
    if dice.random() < 0.2:
        lines.append("    footer: end")
    if dice.random() < 0.4:
        lines.append(f"    gap: {dice.randint(1, 2)}")
    if dice.random() < 0.3:
        lines.append(f"    alignment: {dice.choice(['start', 'end'])}")
    return "\n".join(lines) + "\n"


def write(folder, count, seed):
    """Writes the scenes into a folder; their paths in order."""
    paths = []
    for number in range(count):
        path = f"{folder}/{number:04}.yaml"
        with open(path, "w", encoding="utf-8") as file:
            file.write(scene(number, seed))
        paths.append(path)
    return paths
