"""
title: Write and read sizes in bytes
when: A number of bytes has to be shown as 1.5 KiB or 1.5 MB, or such a text read.
words: bytes, file size, kilobyte, kib, mebibyte, megabyte, human readable, format, parse
param BASE: 1024 — 1024 for KiB, MiB …, 1000 for kB, MB …
param DIGITS: 1 — digits after the point
"""

import math
import re

BASE = 1024
DIGITS = 1

_NAMES = {
    1024: ["B", "KiB", "MiB", "GiB", "TiB", "PiB"],
    1000: ["B", "kB", "MB", "GB", "TB", "PB"],
}


def format_bytes(number, base=BASE, digits=DIGITS):
    if not isinstance(number, int):
        raise ValueError("bytes have to be an integer")
    units = _NAMES[base]
    size, unit = abs(number), 0
    # Compared as it will be written: 1023.99 KiB is shown as 1.0 MiB, never as 1024.0 KiB.
    while unit < len(units) - 1 and float(f"{size:.{digits if unit else 0}f}") >= base:
        size /= base
        unit += 1
    return f"{'-' if number < 0 else ''}{size:.{digits if unit else 0}f} {units[unit]}"


def parse_bytes(text, base=BASE):
    """"1.5 MiB", "10kB", "7" -> whole bytes. KB is read as kB; K, M ... alone take the base."""
    match = re.fullmatch(r"([0-9]+(?:\.[0-9]+)?)\s*(?:([kmgtp])(i?b)?|b)?", text.strip(), re.I)
    if not match:
        raise ValueError(f"not a size: {text}")
    number, prefix, suffix = match.groups()
    step = base if suffix is None else 1024 if len(suffix) == 2 else 1000
    power = "kmgtp".index(prefix.lower()) + 1 if prefix else 0
    return math.floor(float(number) * step**power + 0.5)
