"""
title: Colours: hex to RGB, RGB to hex, HSL, lighten, darken, mix
when: A colour has to be converted between hex, RGB and HSL, made lighter or darker, inverted, mixed, or rated for contrast.
words: color, colour, hex to rgb, rgb to hex, hsl, lighten, darken, invert color, complementary, mix colors, blend, grayscale, brightness, contrast, css
param PERCENT: 10 — by how much a colour is made lighter or darker
"""

import math
import re

PERCENT = 10


def _round(number):
    return math.floor(number + 0.5)


def hex_to_rgb(hex):
    """ "#ff8000" or "f80" -> [255, 128, 0] and the like."""
    digits = hex.removeprefix("#")
    long = "".join(digit * 2 for digit in digits) if len(digits) == 3 else digits
    if not re.fullmatch("[0-9a-fA-F]{6}", long):
        raise ValueError("not a colour")
    return [int(long[start : start + 2], 16) for start in (0, 2, 4)]


def rgb_to_hex(red, green, blue):
    """(255, 128, 0) -> "#ff8000"; numbers beyond 0 to 255 are cut off."""
    return "#" + "".join(f"{max(0, min(255, _round(part))):02x}" for part in (red, green, blue))


def hex_to_css(hex):
    """ "rgb(255, 128, 0)"."""
    return f"rgb({', '.join(map(str, hex_to_rgb(hex)))})"


def rgb_to_hsl(red, green, blue):
    """Hue in degrees, saturation and lightness in percent, rounded."""
    high, low = max(red, green, blue) / 255, min(red, green, blue) / 255
    light, span = (high + low) / 2, high - low
    if span == 0:
        return [0, 0, _round(light * 100)]
    r, g, b = red / 255, green / 255, blue / 255
    if high == r:
        sixth = (g - b) / span
    else:
        sixth = (b - r) / span + 2 if high == g else (r - g) / span + 4
    saturation = span / (1 - abs(2 * light - 1))
    return [_round((sixth + 6) % 6 * 60), _round(saturation * 100), _round(light * 100)]


def lighten(hex, percent=PERCENT):
    """Towards white by so many percent."""
    return mix_colors(hex, "#ffffff", percent)


def darken(hex, percent=PERCENT):
    """Towards black by so many percent."""
    return mix_colors(hex, "#000000", percent)


def mix_colors(first, second, percent=50):
    """So many percent of the second colour, else half."""
    pairs = zip(hex_to_rgb(first), hex_to_rgb(second))
    return rgb_to_hex(*(a + (b - a) * percent / 100 for a, b in pairs))


def invert_color(hex):
    return rgb_to_hex(*(255 - part for part in hex_to_rgb(hex)))


def to_grayscale(hex):
    """The grey of the same brightness."""
    gray = brightness(hex)
    return rgb_to_hex(gray, gray, gray)


def brightness(hex):
    """From 0, black, to 255, white, as the eye sees it."""
    red, green, blue = hex_to_rgb(hex)
    return _round((red * 299 + green * 587 + blue * 114) / 1000)


def text_color_on(hex):
    """Black or white, whichever can be read on the colour."""
    return "#000000" if brightness(hex) >= 128 else "#ffffff"


def rgb_to_uppercase_hex(red, green, blue, without_sign=False):
    """(255, 128, 0) -> "#FF8000": capital digits; without # where that is wanted: "FF8000"."""
    return rgb_to_hex(red, green, blue).upper()[1 if without_sign else 0 :]


def rgb_to_hex_only(red, green, blue, upper=False):
    """(255, 128, 0) -> "ff8000": without #, or with capital digits "FF8000"."""
    digits = rgb_to_hex(red, green, blue)[1:]
    return digits.upper() if upper else digits


def rgb_list_to_hex(parts, upper=False):
    """[255, 128, 0] -> "#ff8000", or with capital digits "#FF8000"."""
    color = rgb_to_hex(*parts)
    return color.upper() if upper else color


def hex_to_rgb_object(color, long_names=False):
    """ "#ff8000" -> {"r": 255, "g": 128, "b": 0}, or with the names red, green and blue."""
    return dict(zip(["red", "green", "blue"] if long_names else ["r", "g", "b"], hex_to_rgb(color)))


def to_grayscale_by_mean(color, round_down=False):
    """The grey of the mean of red, green and blue, each counted alike, rounded half up or down to a whole number."""
    mean = sum(hex_to_rgb(color)) / 3
    gray = math.floor(mean if round_down else mean + 0.5)
    return rgb_to_hex(gray, gray, gray)
