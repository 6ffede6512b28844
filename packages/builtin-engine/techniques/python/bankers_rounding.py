"""
title: Round half to even, exactly, from decimal text
when: Amounts have to be rounded without bias (bankers' rounding) and without binary floating-point errors.
words: rounding, bankers rounding, half even, decimal, money, round half, bias
param PLACES: 2 — digits kept after the point; negative rounds to tens, hundreds …
"""

from decimal import ROUND_HALF_EVEN, Context, Decimal
import re

PLACES = 2


def round_half_even(decimal, places=PLACES):
    """Takes and returns decimal text: "2.675" -> "2.68", "2.665" -> "2.66"."""
    if not re.fullmatch(r"-?[0-9]+(\.[0-9]+)?", decimal):
        raise ValueError("not a decimal number")
    # Room for every digit: the usual precision of 28 would refuse long numbers.
    context = Context(prec=len(decimal) + abs(places) + 2)
    step = Decimal(1).scaleb(-places)
    rounded = Decimal(decimal).quantize(step, rounding=ROUND_HALF_EVEN, context=context)
    # Zero has no sign.
    return format(rounded if rounded else abs(rounded), "f" if rounded or places >= 0 else ".0f")


def round_half_to_even(number, places=0):
    """A number rounded to so many decimals, an exact half to the even neighbour: 2.5 -> 2, 3.5 -> 4; by its digits."""
    text = round_half_even(str(number), places)
    return float(text) if "." in text else int(text)
