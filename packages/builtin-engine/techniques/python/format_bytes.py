"""
title: Write and read sizes in bytes
when: A number of bytes has to be shown as 1.5 KiB or 1.5 MB, or such a text read.
words: bytes, file size, kilobyte, kib, mebibyte, megabyte, human readable, format, parse
param BASE: 1024 — 1024 for KiB, MiB …, 1000 for kB, MB …
param DIGITS: 1 — digits after the point
"""

from decimal import ROUND_HALF_UP, Decimal
import math
import re

BASE = 1024
DIGITS = 1

_NAMES = {
    1024: ["B", "KiB", "MiB", "GiB", "TiB", "PiB"],
    1000: ["B", "kB", "MB", "GB", "TB", "PB"],
}


def _fixed(size, digits):
    """Halves go up, as in JavaScript; the formats of Python would take them to the even digit."""
    return str(Decimal(size).quantize(Decimal(1).scaleb(-digits), rounding=ROUND_HALF_UP))


def format_bytes(number, base=BASE, digits=DIGITS):
    if not isinstance(number, int):
        raise ValueError("bytes have to be an integer")
    units = _NAMES[base]
    size, unit = abs(number), 0
    # Compared as it will be written: 1023.99 KiB is shown as 1.0 MiB, never as 1024.0 KiB.
    while unit < len(units) - 1 and float(_fixed(size, digits if unit else 0)) >= base:
        size /= base
        unit += 1
    return f"{'-' if number < 0 else ''}{_fixed(size, digits if unit else 0)} {units[unit]}"


def parse_bytes(text, base=BASE):
    """"1.5 MiB", "10kB", "7" -> whole bytes. KB is read as kB; K, M ... alone take the base."""
    match = re.fullmatch(r"([0-9]+(?:\.[0-9]+)?)\s*(?:([kmgtp])(i?b)?|b)?", text.strip(), re.I)
    if not match:
        raise ValueError(f"not a size: {text}")
    number, prefix, suffix = match.groups()
    step = base if suffix is None else 1024 if len(suffix) == 2 else 1000
    power = "kmgtp".index(prefix.lower()) + 1 if prefix else 0
    return math.floor(float(number) * step**power + 0.5)


def _with_units(number, base, trimmed, digits):
    units = ["B", "KB", "MB", "GB", "TB", "PB"]
    size, unit = abs(number), 0
    while unit < len(units) - 1 and size >= base:
        size, unit = size / base, unit + 1
    shown = _fixed(size, digits if unit else 0)
    if trimmed and "." in shown:
        shown = shown.rstrip("0").rstrip(".")
    return f"{'-' if number < 0 else ''}{shown} {units[unit]}"


def format_bytes_of(number, trimmed=False, digits=DIGITS):
    """1536 -> "1.5 KB" and 1024 -> "1.0 KB": units B, KB, MB, GB of 1024 each; or without zeros at the end: "1 KB"."""
    return _with_units(number, 1024, trimmed, digits)


def format_bytes_by(number, trimmed=False, digits=DIGITS):
    """1500 -> "1.5 KB": as format_bytes_of with units of 1000 each."""
    return _with_units(number, 1000, trimmed, digits)


def format_bytes_without_space(number, trimmed=False, digits=DIGITS):
    """1536 -> "1.5KB": as format_bytes_of without a space before the unit."""
    return format_bytes_of(number, trimmed, digits).replace(" ", "")
