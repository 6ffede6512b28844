"""
title: Run-length encoding and decoding
when: Repeated characters have to be written as a count and the character, or read back.
words: rle, run length, compress, encode, decode, repeat, consecutive
param WRITE_ONES: False — whether a run of one is written as 1a rather than a
"""

import re
from itertools import groupby

WRITE_ONES = False


def encode_runs(text, write_ones=WRITE_ONES):
    encoded = ""
    for letter, run in groupby(text):
        if letter in "0123456789":
            raise ValueError("digits cannot be told from counts")
        count = len(list(run))
        encoded += (str(count) if count > 1 or write_ones else "") + letter
    return encoded


def decode_runs(encoded):
    if re.search(r"[0-9]\Z", encoded):
        raise ValueError("a count without a character")
    return re.sub(
        r"([0-9]+)([^0-9])", lambda m: m.group(2) * int(m.group(1)), encoded, flags=re.DOTALL
    )
