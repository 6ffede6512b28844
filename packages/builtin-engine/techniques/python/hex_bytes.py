"""
title: Bytes as hexadecimal, and a hex dump
when: Bytes have to be written as hex, read from hex or shown with their offsets and characters.
words: hex, hexadecimal, bytes, encode, decode, hexdump, xxd, dump, text to hex, hex to text, string to hexadecimal
param PER_LINE: 16 — bytes in a line of the dump
"""

import re

PER_LINE = 16


def encode_hex(data):
    return bytes(data).hex()


def decode_hex(text):
    # bytes.fromhex would let spaces pass.
    if len(text) % 2 or not re.fullmatch(r"[0-9a-fA-F]*", text):
        raise ValueError("not hexadecimal")
    return bytes.fromhex(text)


def hex_dump(data, per_line=PER_LINE):
    """Lines of offset, bytes and printable ASCII, as xxd shows them."""
    lines = []
    for at in range(0, len(data), per_line):
        row = bytes(data[at : at + per_line])
        letters = "".join(chr(byte) if 32 <= byte < 127 else "." for byte in row)
        lines.append(f"{at:08x}  {row.hex(' '):{per_line * 3 - 1}}  {letters}")
    return lines


def encode_hex_text(text, upper=False):
    """A text (UTF-8) as hexadecimal digits, two for each byte; capitals where that is wanted."""
    digits = encode_hex(text.encode())
    return digits.upper() if upper else digits


def encode_hex_text_spaced(text, upper=False):
    """A text as hexadecimal digits with spaces between the bytes: "48 69"; capitals where that is wanted."""
    digits = encode_hex_text(text, upper)
    return " ".join(digits[i : i + 2] for i in range(0, len(digits), 2))


def decode_hex_text(text):
    """The text (UTF-8) that hexadecimal digits stand for; spaces do not matter."""
    return decode_hex(re.sub(r"\s", "", text)).decode(errors="replace")
