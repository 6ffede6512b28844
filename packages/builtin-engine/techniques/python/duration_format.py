"""
title: Write a duration in seconds for people
when: A number of seconds has to be shown as 1h 2m 3s or as 1:02:03.
words: duration, elapsed time, seconds, hours, minutes, humanize, hh:mm:ss, uptime, format
param UNITS: 4 — most units that are written, the largest first
"""

UNITS = 4

_SIZES = [("d", 86400), ("h", 3600), ("m", 60), ("s", 1)]


def _check(seconds):
    if not isinstance(seconds, int):
        raise ValueError("seconds have to be an integer")


def format_duration(seconds, units=UNITS):
    """3725 -> "1h 2m 5s", or "1h 2m" with two units; smaller ones are cut off. Units of 0 are left out."""
    _check(seconds)
    rest = abs(seconds)
    parts = []
    for unit, size in _SIZES:
        count, rest = divmod(rest, size)
        if parts or count:
            parts.append((count, unit))
    text = " ".join(f"{count}{unit}" for count, unit in parts[:units] if count) or "0s"
    return "-" + text if seconds < 0 else text


def format_the_duration(seconds, all=False):
    """3605 -> "1h 0m 5s": zeros behind the largest unit are written; all of them always where that is wanted."""
    _check(seconds)
    minutes, s = divmod(abs(seconds), 60)
    h, m = divmod(minutes, 60)
    text = f"{s}s"
    if m > 0:
        text = f"{m}m {s}s"
    if all or h > 0:
        text = f"{h}h {m}m {s}s"
    return "-" + text if seconds < 0 else text


def format_as_clock(seconds, signed=True):
    """3725 -> "01:02:05", 65 -> "00:01:05": hours, minutes and seconds always, each of two digits at least."""
    _check(seconds)
    minutes, s = divmod(abs(seconds), 60)
    h, m = divmod(minutes, 60)
    return ("-" if signed and seconds < 0 else "") + f"{h:02d}:{m:02d}:{s:02d}"


def format_minutes_and_seconds(seconds, padded=True):
    """65 -> "01:05", 3725 -> "62:05": minutes and seconds alone."""
    _check(seconds)
    minutes, rest = divmod(seconds, 60)
    return f"{minutes:02d}:{rest:02d}" if padded else f"{minutes}:{rest:02d}"


def format_clock(seconds, padded=False):
    """3725 -> "1:02:05", 65 -> "1:05"; the first number of two digits too where that is wanted."""
    _check(seconds)
    minutes, s = divmod(abs(seconds), 60)
    h, m = divmod(minutes, 60)
    first = f"{h or m:02d}" if padded else f"{h or m}"
    text = f"{first}:{m:02d}:{s:02d}" if h else f"{first}:{s:02d}"
    return "-" + text if seconds < 0 else text
