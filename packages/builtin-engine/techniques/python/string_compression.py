"""
title: String compression: letter and count, look-and-say
when: A string has to be compressed as character followed by count (a2b1c5), kept if that is not shorter, decompressed, or a look-and-say sequence is asked for.
words: string compression, compress, a2b1c5, count characters in a row, decompress, run length, look and say, count and say
param ONLY_SHORTER: True — whether the text stays as it is when compression would not make it shorter
param WRITE_ONES: True — whether a count of one is written
"""

import itertools
import re

ONLY_SHORTER = True
WRITE_ONES = True


def _runs_of(text):
    return [(letter, len(list(run))) for letter, run in itertools.groupby(text)]


def compress_text(text, only_shorter=ONLY_SHORTER, write_ones=WRITE_ONES):
    """ "aabcccccaaa" -> "a2b1c5a3"."""
    compressed = "".join(
        letter + (str(count) if count > 1 or write_ones else "") for letter, count in _runs_of(text)
    )
    return text if only_shorter and len(compressed) >= len(text) else compressed


def decompress_text(text):
    """ "a2b1c5a3" -> "aabcccccaaa"; a character without a count stands once."""
    return re.sub(r"(\D)(\d+)", lambda found: found[1] * int(found[2]), text)


def look_and_say_next(text):
    """The next text of the look-and-say sequence: "1211" -> "111221"."""
    return "".join(f"{count}{letter}" for letter, count in _runs_of(text))


def look_and_say(n):
    """The n-th text of the look-and-say sequence, counted from 1; the first is "1"."""
    text = "1"
    for _ in range(1, n):
        text = look_and_say_next(text)
    return text


def compress_text_as_it_is(text, write_ones=WRITE_ONES):
    """Always the compressed text, also where it is longer; with False single characters get no number: "aab" -> "a2b"."""
    return compress_text(text, False, write_ones)


def compress_text_or_not(text, write_ones=WRITE_ONES):
    """The text itself only where the compressed one is longer: of equal length the compressed one is taken."""
    compressed = compress_text(text, False, write_ones)
    return text if len(compressed) > len(text) else compressed
