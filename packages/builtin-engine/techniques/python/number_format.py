"""
title: Number formatting: thousands separators, decimals, compact form
when: A number has to be written with thousands separators, a fixed number of decimals or shortened to K and M, rounded, or read back from such a text.
words: thousands separator, commas, format number, number with commas, decimals, decimal places, round, fixed, compact number, abbreviate number, 1.5K, parse number
param GROUP: "," — separator between groups of three digits
param PLACES: 2 — decimals
"""

import math
import re

GROUP = ","
PLACES = 2


def _plain(number):
    return str(int(number)) if isinstance(number, float) and number.is_integer() else str(number)


def add_thousands(number, group=GROUP):
    """1234567.891 -> "1,234,567.891": the decimals stay as they are."""
    whole, point, decimals = _plain(number).partition(".")
    return re.sub(r"\B(?=(?:\d{3})+$)", group, whole) + point + decimals


def round_to(number, places=PLACES):
    """Halves go up."""
    return math.floor(number * 10**places + 0.5) / 10**places


def fixed_decimals(number, places=PLACES):
    """With exactly so many decimals: 2.5 -> "2.50"."""
    digits = str(math.floor(abs(number) * 10**places + 0.5)).zfill(places + 1)
    whole = digits[: len(digits) - places]
    sign = "-" if number < 0 and int(digits) != 0 else ""
    return sign + whole + (f".{digits[len(digits) - places :]}" if places > 0 else "")


def format_number(number, places=PLACES, group=GROUP):
    """With separators and exactly so many decimals: 1234.5 -> "1,234.50"."""
    return add_thousands(fixed_decimals(number, places), group)


def compact_number(number):
    """1500 -> "1.5K", 2000000 -> "2M": one decimal at most."""
    units = [(10**9, "B"), (10**6, "M"), (10**3, "K")]
    unit, name = next(((unit, name) for unit, name in units if abs(number) >= unit), (1, ""))
    return _plain(round_to(number / unit, 1 if unit > 1 else 10)) + name


def parse_number(text, group=GROUP):
    """Reads "1,234.5" as 1234.5; None when the text is no number."""
    plain = text.strip().replace(group, "")
    if not re.fullmatch(r"[+-]?(?:\d+\.?\d*|\.\d+)", plain, re.ASCII):
        return None
    return float(plain) if "." in plain else int(plain)
