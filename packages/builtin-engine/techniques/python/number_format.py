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


def round_to_out(number, places=PLACES):
    """Halves away from zero: -2.5 gives -3; a hair is added, since 1.005 is stored as a little less."""
    size = math.floor(abs(number) * 10**places + 0.5 + 1e-9) / 10**places
    return 0 - size if number < 0 else size


def round_to_not(number, places=PLACES):
    """Cut off after so many decimals, towards zero: nothing is rounded."""
    size = math.floor(abs(number) * 10**places + 1e-9) / 10**places
    return 0 - size if number < 0 else size


def round_down(number, places=0):
    """Always down to so many decimals."""
    return math.floor(number * 10**places + 1e-9) / 10**places


def round_up(number, places=0):
    """Always up to so many decimals."""
    return math.ceil(number * 10**places - 1e-9) / 10**places


def round_to_one(number):
    """Rounded to the nearest whole number, halves up."""
    return math.floor(number + 0.5)


def round_to_multiple(number, multiple=5):
    """Rounded to the nearest multiple, as 5 or 100, halves up."""
    return math.floor(number / multiple + 0.5) * multiple


def compact_number_as_it_is(number):
    """ "1.5k", "2m", "3b": small letters, one decimal at most."""
    return compact_number(number).lower()


def compact_number_with_one(number):
    """ "1.5K", "2.0M": from a thousand on always one decimal."""
    return re.sub(r"^(-?[0-9]+)([KMB])$", r"\1.0\2", compact_number(number))


def compact_number_only(number):
    """ "1K" of 1999: whole units only, the rest is cut off."""
    units = [(10**9, "B"), (10**6, "M"), (10**3, "K")]
    for unit, name in units:
        if abs(number) >= unit:
            return ("-" if number < 0 else "") + str(int(abs(number) // unit)) + name
    return _plain(number)


def fixed_decimals_or_not(number, places=PLACES):
    """Decimals that are 0 are left out: 2.5 -> "2.5", 2 -> "2", 2.456 -> "2.46"."""
    text = fixed_decimals(number, places)
    return re.sub(r"\.?0+$", "", text) if "." in text else text
