"""
title: Relative time such as "3 minutes ago"
when: A moment has to be shown by its distance from another one, in words.
words: relative time, time ago, humanize, yesterday, in 5 minutes, elapsed, moment, timestamp
param JUST_NOW: 10 — seconds within which it says "just now"
"""

JUST_NOW = 10

_UNITS = [
    ("year", 31536000), ("month", 2592000), ("week", 604800), ("day", 86400),
    ("hour", 3600), ("minute", 60), ("second", 1),
]


def relative_time(then, now, just_now=JUST_NOW):
    """Both moments in seconds; now is passed in, so that the answer can be tested.

    Units are cut off, not rounded.
    """
    seconds = int(abs(now - then))
    if seconds < just_now or seconds == 0:
        return "just now"
    unit, size = next((unit, size) for unit, size in _UNITS if seconds >= size)
    count = seconds // size
    text = f"{count} {unit}{'' if count == 1 else 's'}"
    return f"{text} ago" if then < now else f"in {text}"
