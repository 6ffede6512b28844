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


def encode_runs_as_it_is(text, write_ones=WRITE_ONES):
    """The number before each letter also where the text holds digits; with True single letters get a 1."""
    return "".join((str(count) if count > 1 or write_ones else "") + letter for letter, count in run_pairs(text))


def encode_runs_by_each(text, write_ones=True):
    """The letter first and its number behind it: "aab" -> "a2b1"; with False a single letter gets no number."""
    return "".join(letter + (str(count) if count > 1 or write_ones else "") for letter, count in run_pairs(text))


def run_pairs(text):
    """[letter, number] for each run."""
    return [[letter, len(list(run))] for letter, run in groupby(text)]


def decode_runs_by_each(encoded):
    """The way back where the number stands behind its letter: "a2b" -> "aab"."""
    return re.sub(r"([^0-9])([0-9]+)", lambda m: m.group(1) * int(m.group(2)), encoded)
