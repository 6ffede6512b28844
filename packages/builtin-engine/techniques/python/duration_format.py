"""
title: Write a duration in seconds for people
when: A number of seconds has to be shown as 1h 2m 3s or as 1:02:03.
words: duration, elapsed time, seconds, hours, minutes, humanize, hh:mm:ss, uptime, format
param UNITS: 2 — most units that are written, the largest first
"""

UNITS = 2

_SIZES = [("d", 86400), ("h", 3600), ("m", 60), ("s", 1)]


def _check(seconds):
    if not isinstance(seconds, int):
        raise ValueError("seconds have to be an integer")


def format_duration(seconds, units=UNITS):
    """3725 -> "1h 2m" with two units. Smaller units are cut off, not rounded."""
    _check(seconds)
    rest = abs(seconds)
    parts = []
    for unit, size in _SIZES:
        count, rest = divmod(rest, size)
        if parts or count:
            parts.append((count, unit))
    text = " ".join(f"{count}{unit}" for count, unit in parts[:units] if count) or "0s"
    return "-" + text if seconds < 0 else text


def format_clock(seconds):
    """3725 -> "1:02:05", 65 -> "1:05"."""
    _check(seconds)
    minutes, s = divmod(abs(seconds), 60)
    h, m = divmod(minutes, 60)
    text = f"{h}:{m:02d}:{s:02d}" if h else f"{m}:{s:02d}"
    return "-" + text if seconds < 0 else text
