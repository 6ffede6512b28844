"""
title: Colour texts: read rgb(), short hex, colour names, compare colours
when: A colour such as "rgb(1, 2, 3)", "#fff" or "red" has to be read, written in another form, named or tested.
words: colour, color, rgb, hex color, css color, color name, parse rgb, short hex, expand hex, rgb string, color values, rgba, named colors, primary colors, web color, dominant color, is valid color, opacity
param MISSING: None — answer where there is no such colour
"""

import re

MISSING = None


_NAMES = {
    "black": "#000000", "white": "#ffffff", "red": "#ff0000", "lime": "#00ff00", "blue": "#0000ff",
    "yellow": "#ffff00", "cyan": "#00ffff", "magenta": "#ff00ff", "silver": "#c0c0c0", "gray": "#808080",
    "grey": "#808080", "maroon": "#800000", "olive": "#808000", "green": "#008000", "purple": "#800080",
    "teal": "#008080", "navy": "#000080", "orange": "#ffa500", "pink": "#ffc0cb", "brown": "#a52a2a",
    "gold": "#ffd700",
}


def colour_of_name(name, missing=MISSING):
    """ "#ff0000" of "red", in either case."""
    return _NAMES.get(name.strip().lower(), missing)


def name_of_colour(hex, missing=MISSING):
    """ "red" of "#F00" or "#ff0000"."""
    full = expand_hex(hex)
    return next((name for name, value in _NAMES.items() if value == full), missing)


def expand_hex(hex):
    """ "#ffffff" of "#FFF" or "fff"; None of no such text."""
    match = re.fullmatch("#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})", hex.strip())
    if not match:
        return MISSING
    digits = match[1].lower()
    return "#" + (re.sub("(.)", r"\1\1", digits) if len(digits) == 3 else digits)


def shorten_hex(hex):
    """ "#fff" of "#ffffff" where it can be shortened, else the text as it is."""
    pattern = r"\A#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3\Z"
    return re.sub(pattern, r"#\1\2\3", hex, flags=re.IGNORECASE | re.ASCII)


def parse_colour(text):
    """[red, green, blue] of "rgb(1, 2, 3)", "rgba(1, 2, 3, 0.5)", "#010203", "#123" or a name; None of anything else."""
    part = r"\s*([0-9]{1,3})\s*"
    pattern = rf"rgba?\({part},{part},{part}(?:,\s*[0-9.]+%?\s*)?\)"
    match = re.fullmatch(pattern, text.strip(), re.IGNORECASE | re.ASCII)
    if match:
        parts = [int(one) for one in match.groups()]
        return parts if all(one <= 255 for one in parts) else MISSING
    hex = colour_of_name(text) or expand_hex(text)
    return MISSING if hex is None else [int(hex[at : at + 2], 16) for at in (1, 3, 5)]


def is_colour(text):
    return parse_colour(text) is not None


def rgb_text(red, green, blue):
    """ "rgb(1, 2, 3)" of three numbers."""
    return f"rgb({red}, {green}, {blue})"


def colour_to_rgb_text(text):
    """ "rgb(255, 0, 0)" of "#f00", "red" or "rgb(255,0,0)"; None of no colour."""
    parts = parse_colour(text)
    return MISSING if parts is None else rgb_text(*parts)


def colour_to_hex(text, upper=False):
    """ "#ff0000" of "rgb(255, 0, 0)", "red" or "#f00"; None of no colour."""
    parts = parse_colour(text)
    if parts is None:
        return MISSING
    hex = "#" + "".join(f"{part:02x}" for part in parts)
    return hex.upper() if upper else hex


def dominant_colour(red, green, blue):
    """ "red", "green" or "blue": the largest part, the first among equals."""
    parts = [red, green, blue]
    return ["red", "green", "blue"][parts.index(max(parts))]


def is_gray(text):
    """Whether red, green and blue are equal."""
    parts = parse_colour(text)
    return parts is not None and len(set(parts)) == 1
