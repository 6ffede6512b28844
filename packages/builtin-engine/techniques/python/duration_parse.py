"""
title: Read a duration such as 1h30m or PT1H30M into seconds
when: Time limits or intervals are given as text with units and are needed in seconds.
words: duration, parse, seconds, timeout, interval, ISO 8601 duration, PT1H, hours minutes, duration to minutes, to seconds, hours and minutes to minutes, parse time text
param DEFAULT_UNIT: "s" — unit of a bare number: w, d, h, m or s
"""

import re

DEFAULT_UNIT = "s"

_SIZES = {"w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1}
# Years and months have no fixed length and are refused.
_ISO = re.compile(
    r"P(?=.)(?:([0-9]+)W)?(?:([0-9]+)D)?"
    r"(?:T(?=.)(?:([0-9]+)H)?(?:([0-9]+)M)?(?:([0-9]+)S)?)?"
)


def _from_iso(text):
    match = _ISO.fullmatch(text)
    if not match:
        raise ValueError(f"not a duration: {text}")
    return sum(size * int(n or 0) for size, n in zip(_SIZES.values(), match.groups()))


def parse_duration(text, default_unit=DEFAULT_UNIT):
    """Units may not repeat and go from large to small: "1h 30m", "2d", "90"."""
    trimmed = text.strip()
    if trimmed.startswith("P"):
        return _from_iso(trimmed)
    if re.fullmatch(r"[0-9]+", trimmed):
        return int(trimmed) * _SIZES[default_unit]
    if not re.fullmatch(r"(?:[0-9]+\s*[wdhms]\s*)+", trimmed):
        raise ValueError(f"not a duration: {text}")
    seconds, last = 0, float("inf")
    for count, unit in re.findall(r"([0-9]+)\s*([wdhms])", trimmed):
        if _SIZES[unit] >= last:
            raise ValueError(f"units out of order: {text}")
        last = _SIZES[unit]
        seconds += int(count) * last
    return seconds


_WORD_SIZES = [
    ("w(?:eeks?|ks?)?", 604800),
    ("d(?:ays?)?", 86400),
    ("h(?:ours?|rs?)?", 3600),
    ("m(?:inutes?|ins?)?", 60),
    ("s(?:econds?|ecs?)?", 1),
]


def parse_any_duration(text):
    """Seconds of "1h 30m", "2 hours 5 minutes" or "90 sec": all numbers with a unit, in any order, added up."""
    seconds = 0
    for count, unit in re.findall(r"([0-9]+(?:\.[0-9]+)?)\s*([a-z]+)", text.lower()):
        size = next((size for form, size in _WORD_SIZES if re.fullmatch(form, unit)), 0)
        seconds += (float(count) if "." in count else int(count)) * size
    return seconds


def duration_in_minutes(text):
    """Minutes of "1h 30m" or "2 hours": as parse_any_duration; a number without a unit is minutes."""
    bare = text.strip()
    return float(bare) if re.fullmatch(r"[0-9]+(?:\.[0-9]+)?", bare) else parse_any_duration(text) / 60


def duration_in_hours(text):
    """Hours of "1h 30m" as a decimal number: 1.5."""
    return parse_any_duration(text) / 3600
