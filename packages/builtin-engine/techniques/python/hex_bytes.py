"""
title: Bytes as hexadecimal, and a hex dump
when: Bytes have to be written as hex, read from hex or shown with their offsets and characters.
words: hex, hexadecimal, bytes, encode, decode, hexdump, xxd, dump
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
