"""
title: Transposition ciphers: columns by a key, square code, scytale, even and odd letters
when: The letters of a text have to be put in another order to hide it: by columns, a keyword, a square, halves of even and odd places, or reversed blocks.
words: transposition, columnar transposition, square code, crypto square, scytale, route cipher, skip cipher, scramble letters, unscramble, columns, keyword columns, reverse blocks, even odd letters, alternating split, zigzag, every second letter first
param COLUMNS: 4 — letters in a row
param FILL: "x" — what fills the last row
param TIMES: 1 — how often the text is split
"""

import math
import re

COLUMNS = 4
FILL = "x"
TIMES = 1


def _rows_of(text, columns):
    return [text[i : i + columns] for i in range(0, len(text), columns)] if columns > 0 else []


def read_by_columns(text, columns=COLUMNS):
    """Written in rows, read by columns, the last row as it is."""
    return "".join(text[i::columns] for i in range(columns))


def scytale_encrypt(text, columns=COLUMNS, fill=FILL):
    """Like reading by columns, with the last row filled up."""
    return read_by_columns(text + fill * ((columns - len(text) % columns) % columns), columns)


def write_by_columns(text, columns=COLUMNS):
    """The way back of reading by columns."""
    places = [place for i in range(columns) for place in range(i, len(text), columns)]
    return "".join(letter for _, letter in sorted(zip(places, text)))


def columnar_encrypt(text, keyword, fill=FILL):
    """Columns in the order of the letters of a keyword; the last row is filled up."""
    size = len(keyword)
    rows = _rows_of(text + fill * ((size - len(text) % size) % size), size)
    order = sorted(range(size), key=lambda i: keyword[i])
    return "".join("".join(row[i] for row in rows) for i in order)


def square_code(text):
    """Letters and digits in the smallest rectangle, read by columns with spaces between: the square code."""
    plain = re.sub("[^a-z0-9]", "", text.lower())
    columns = math.ceil(math.sqrt(len(plain)))
    rows = _rows_of(plain, columns)
    return " ".join("".join(row[i] if i < len(row) else " " for row in rows) for i in range(columns))


def alternating_split(text, times=TIMES):
    """Every second character first, from the second on, then the others; as often as wanted."""
    for _ in range(times):
        text = text[1::2] + text[::2]
    return text


def undo_alternating_split(text, times=TIMES):
    """The way back of the alternating split."""
    for _ in range(times):
        half = len(text) // 2
        odd, even = text[:half], text[half:]
        text = "".join(odd[at // 2] if at % 2 == 1 else even[at // 2] for at in range(len(text)))
    return text


def even_then_odd(text, gap=""):
    """Characters at even places first, then those at odd ones, counted from 0."""
    return text[::2] + gap + text[1::2]


def reverse_blocks(text, size=COLUMNS):
    """Each block of so many characters backwards."""
    return "".join(row[::-1] for row in _rows_of(text, size))


def swap_neighbours(text):
    """Neighbours exchanged: "abcde" -> "badce"."""
    return reverse_blocks(text, 2)
