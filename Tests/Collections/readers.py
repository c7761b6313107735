"""A second reading of colour schemes, which shares nothing with poplab's own: regular expressions for lines and
YAML, and the parsers of Python for JSON, TOML and property lists. Each reader takes bytes and gives a
dictionary: foreground, background, cursor, 0 to 15, each `#rrggbb` or absent, and perhaps name and variant."""

import json
import plistlib
import re
import tomllib

NAMES = "black red green yellow blue magenta cyan white".split()


def hexadecimal(text):
    """`#rrggbb` of the ways in which the collections write colours; None for words."""
    match = re.match(r"""\s*["']?(?:#|0[xX])?([0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3})(?![0-9a-zA-Z])""", text or "")
    if not match:
        return None
    digits = match[1].lower()
    return "#" + ("".join(d + d for d in digits) if len(digits) == 3 else digits[:6])


def picked(values, keys):
    """The colours among some values, under the names of the result."""
    colors = {name: hexadecimal(values[key]) for name, key in keys.items() if key in values}
    return {name: color for name, color in colors.items() if color}


def text(data):
    return data.decode("utf-8-sig")


def yaml_values(data):
    values = {}
    for line in text(data).splitlines():
        match = re.match(r"""\s*["']?(\w+)["']?\s*:\s*(?:"([^"]*)"|'([^']*)'|([^#]*?))\s*(?:#.*)?$""", line)
        if match:
            values[match[1]] = next((part for part in match.groups()[1:] if part is not None), "")
    return values


def base(data):
    values = yaml_values(data)
    order = "00 08 0B 0A 0D 0E 0C 05 03 08 0B 0A 0D 0E 0C 07".split()
    if "base12" in values:
        order[9:15] = "12 14 13 16 17 15".split()
    keys = {index: "base" + number for index, number in enumerate(order)}
    result = picked(values, keys | {"background": "base00", "foreground": "base05"})
    return result | {"name": values.get("name") or values.get("scheme"), "variant": values.get("variant")}


def gogh(data):
    is_json = data.lstrip().startswith(b"{")
    values = json.loads(data) if is_json else yaml_values(data)
    keys = {index: f"color_{index + 1:02}" for index in range(16)}
    result = picked(values, keys | {name: name for name in ("background", "foreground", "cursor")})
    return result | {name: values[name] or None for name in ("name", "variant") if name in values}


def windows(data):
    values = json.loads(data)
    plain = ["purple" if name == "magenta" and "purple" in values else name for name in NAMES]
    keys = dict(enumerate(plain + ["bright" + name.capitalize() for name in plain]))
    keys |= {name: name for name in ("background", "foreground")}
    keys["cursor"] = "cursorColor" if "cursorColor" in values else "cursor"
    return picked(values, keys) | {"name": values["name"]}


def alacritty(data):
    colors = tomllib.loads(text(data))["colors"]
    result = {}
    for group, first in (("normal", 0), ("bright", 8)):
        group = colors.get(group, {})
        result |= picked(group, {index + first: name for index, name in enumerate(NAMES)})
    result |= picked(colors.get("primary", {}), {name: name for name in ("background", "foreground")})
    return result | picked(colors.get("cursor", {}), {"cursor": "cursor"})


def wezterm(data):
    file = tomllib.loads(text(data))
    colors = file["colors"]
    result = {index: hexadecimal(color) for index, color in enumerate(colors["ansi"] + colors["brights"])}
    result |= picked(colors, {"background": "background", "foreground": "foreground", "cursor": "cursor_bg"})
    return result


def lines(data, pattern, keys):
    values = dict(re.findall(pattern, text(data), re.MULTILINE))
    return picked(values, keys)


def ghostty(data):
    palette = lines(data, r"^\s*palette\s*=\s*(\d+)\s*=\s*(\S+)", {n: str(n) for n in range(16)})
    keys = {"background": "background", "foreground": "foreground", "cursor": "cursor-color"}
    return palette | lines(data, r"^\s*([a-z-]+)\s*=\s*(\S+)", keys)


def kitty(data):
    keys = {n: f"color{n}" for n in range(16)}
    return lines(data, r"^\s*(\w+)\s+(\S+)", keys | {n: n for n in ("background", "foreground", "cursor")}) | {
        key: value for key, value in re.findall(r"^## *(name|author): *(.*?)\s*$", text(data), re.MULTILINE)
        if key == "name"}


def foot(data):
    keys = {n: f"regular{n}" if n < 8 else f"bright{n - 8}" for n in range(16)}
    result = lines(data, r"^\s*([\w-]+)\s*=\s*(\S+)", keys | {n: n for n in ("background", "foreground")})
    cursor = re.search(r"^\s*(?:cursor|color)\s*=\s*\S+\s+(\S+)", text(data), re.MULTILINE)
    return result | ({"cursor": hexadecimal(cursor[1])} if cursor else {})


def xresources(data):
    keys = {n: f"color{n}" for n in range(16)}
    keys |= {"background": "background", "foreground": "foreground", "cursor": "cursorColor"}
    return lines(data, r"^\s*[\w?.*]*[.*](\w+)\s*:\s*(\S+)", keys)


def linear(value):
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def curved(value):
    value = min(1, max(0, value))
    return 12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055


# Rows of matrices to linear sRGB: from CIE XYZ, and from Display P3 by its primaries (Display P3 is in D65).
FROM_XYZ = ((3.2404542, -1.5371385, -0.4985314), (-0.9692660, 1.8760108, 0.0415560),
            (0.0556434, -0.2040259, 1.0572252))
P3_TO_XYZ = ((0.4865709, 0.2656677, 0.1982173), (0.2289746, 0.6917385, 0.0792869), (0.0, 0.0451134, 1.0439444))


def iterm2(data):
    values = {}
    for key, color in plistlib.loads(data).items():
        if not isinstance(color, dict):
            continue
        space = color.get("Color Space")
        if space == "Calibrated":
            values[key] = "calibrated"
            continue
        channels = [float(color[name + " Component"]) for name in ("Red", "Green", "Blue")]
        if space == "P3":
            light = [linear(channel) for channel in channels]
            xyz = [sum(a * b for a, b in zip(row, light)) for row in P3_TO_XYZ]
            channels = [curved(sum(a * b for a, b in zip(row, xyz))) for row in FROM_XYZ]
        values[key] = "#" + "".join(f"{round(min(1, max(0, channel)) * 255):02x}" for channel in channels)
    keys = {n: f"Ansi {n} Color" for n in range(16)}
    keys |= {name.lower(): name + " Color" for name in ("Background", "Foreground", "Cursor")}
    return {name: values[key] for name, key in keys.items() if key in values}
