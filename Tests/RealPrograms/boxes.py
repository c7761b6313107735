"""What a real screen shows: the rectangle of the cells that are not ground."""

import json
import unicodedata

# A character that no scene has; screens are filled with it before a popup is shown.
GROUND = "░"


def cells(row):
    """The cells of a row; the second cell of a wide character is empty."""
    found = []
    for character in row:
        if unicodedata.combining(character):
            continue
        found.append(character)
        if unicodedata.east_asian_width(character) in "WF":
            found.append("")
    return found


def bounds(rows, blank_row=None):
    """`[x, y, width, height]` of what covers the ground, which is blank in one row; None if nothing does."""
    places = [
        (x, y) for y, row in enumerate(rows) for x, cell in enumerate(cells(row))
        if cell != (" " if y == blank_row else GROUND)
    ]
    if not places:
        return None
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return [min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1]


def joined(one, other):
    """The rectangle around both."""
    if not other:
        return one
    left, top = min(one[0], other[0]), min(one[1], other[1])
    right = max(one[0] + one[2], other[0] + other[2])
    bottom = max(one[1] + one[3], other[1] + other[3])
    return [left, top, right - left, bottom - top]


def whole(rect):
    """The figures of a rectangle without decimals where they need none."""
    return [int(figure) if figure == int(figure) else figure for figure in rect]


def read(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)
