"""
title: Binary, hexadecimal and character codes: convert, add, xor
when: A number has to be written in binary or hexadecimal or read from it, a text in character codes or bits, or binary texts added or combined.
words: binary, decimal to binary, binary to decimal, hexadecimal, hex to decimal, decimal to hex, octal, ascii, character codes, text to binary, binary to text, add binary, xor, bitwise, bits
param WIDTH: 1 — digits that are written at least, zeros in front
param BITS: 8 — bits of each character
param SEPARATOR: " " — sign between two characters of a text in bits
"""

import re

WIDTH = 1
BITS = 8
SEPARATOR = " "


def _written(number, kind, width):
    digits = format(abs(number), kind).rjust(width, "0")
    return f"-{digits}" if number < 0 else digits


def _read(text, base, prefix, pattern):
    digits = re.sub(prefix, "", text.strip(), flags=re.IGNORECASE)
    if not re.fullmatch(pattern, digits, re.IGNORECASE):
        raise ValueError("a digit that the base lacks")
    return int(digits, base)


def to_binary(number, width=WIDTH):
    """10 -> "1010"; a negative number has a minus."""
    return _written(number, "b", width)


def from_binary(text):
    """ "1010" -> 10; a 0b in front may stand."""
    return _read(text, 2, "^0b", "[01]+")


def to_hex(number, width=WIDTH):
    """255 -> "ff"."""
    return _written(number, "x", width)


def from_hex(text):
    """ "ff" or "0xFF" -> 255."""
    return _read(text, 16, "^0x", "[0-9a-f]+")


def to_octal(number, width=WIDTH):
    return _written(number, "o", width)


def from_octal(text):
    return _read(text, 8, "^0o", "[0-7]+")


def character_codes(text):
    """ "Hi" -> [72, 105]."""
    return [ord(letter) for letter in text]


def from_character_codes(codes):
    return "".join(map(chr, codes))


def sum_of_character_codes(text):
    return sum(character_codes(text))


def text_to_binary(text, bits=BITS, separator=SEPARATOR):
    """ "Hi" -> "01001000 01101001"."""
    return separator.join(to_binary(code, bits) for code in character_codes(text))


def binary_to_text(text, bits=BITS):
    """Spaces do not matter; each character has the same number of bits."""
    digits = "".join(text.split())
    return "".join(chr(from_binary(digits[i : i + bits])) for i in range(0, len(digits), bits))


def add_binary(a, b):
    """Without zeros in front."""
    return format(int(a, 2) + int(b, 2), "b")


def xor_binary(a, b):
    """As wide as the wider of the two."""
    return format(int(a, 2) ^ int(b, 2), "b").zfill(max(len(a), len(b)))


def and_binary(a, b):
    return format(int(a, 2) & int(b, 2), "b").zfill(max(len(a), len(b)))


def or_binary(a, b):
    return format(int(a, 2) | int(b, 2), "b").zfill(max(len(a), len(b)))


def to_binary_with_prefix(number, width=WIDTH):
    """As to_binary with 0b in front: 10 -> "0b1010", -2 -> "-0b10"."""
    return ("-" if number < 0 else "") + "0b" + to_binary(abs(number), width)


def to_uppercase_hex(number, prefixed=False, width=WIDTH):
    """255 -> "FF": capital digits; 0x in front where that is wanted: "0xFF"."""
    return ("-" if number < 0 else "") + ("0x" if prefixed else "") + to_hex(abs(number), width).upper()


def to_hex_with_prefix(number, width=WIDTH):
    """As to_hex with 0x in front: 255 -> "0xff"."""
    return ("-" if number < 0 else "") + "0x" + to_hex(abs(number), width)


def from_binary_or(text, otherwise=None):
    """As from_binary, or another answer where the text is no binary number."""
    return int(text, 2) if text != "" and set(text) <= {"0", "1"} else otherwise


def add_binary_with_zeros(a, b):
    """The sum in binary digits, as wide as the wider of the two at least: zeros in front stay."""
    return add_binary(a, b).rjust(max(len(a), len(b)), "0")
