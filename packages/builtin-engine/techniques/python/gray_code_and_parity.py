"""
title: Gray code, parity bit, complements of binary numbers
when: A Gray code, a parity bit, the one's or two's complement, reversed or flipped bits, or the runs in a binary number are asked for.
words: gray code, parity bit, even parity, odd parity, ones complement, twos complement, flip bits, reverse bits, binary gap, checksum, bit manipulation
param BITS: 8 — bits of a number
param EVEN: True — whether the ones, parity bit included, have to be even in number
"""

BITS = 8
EVEN = True


def to_gray(number):
    return number ^ (number >> 1)


def from_gray(gray):
    number = 0
    while gray > 0:
        number ^= gray
        gray >>= 1
    return number


def gray_code(bits):
    """All codes of so many bits in order, as numbers."""
    return [to_gray(number) for number in range(2**bits)]


def gray_code_texts(bits):
    """All codes of so many bits in order, as texts of zeros and ones."""
    return [format(code, "b").zfill(bits) if bits > 0 else "" for code in gray_code(bits)]


def parity_bit(text, even=EVEN):
    """The bit, 0 or 1, that has to follow a text of zeros and ones."""
    return (text.count("1") + (0 if even else 1)) % 2


def has_parity(text, even=EVEN):
    """Whether a text of zeros and ones with its parity bit is whole."""
    return text.count("1") % 2 == (0 if even else 1)


def ones_complement(text):
    """Zeros and ones exchanged: "1010" -> "0101"."""
    return "".join("0" if bit == "1" else "1" for bit in text)


def to_twos_complement(number, bits=BITS):
    """A number from -128 to 127 as eight bits, or in another width."""
    if number < -(2 ** (bits - 1)) or number >= 2 ** (bits - 1):
        raise ValueError("too large for the bits")
    return format(number % 2**bits, "b").zfill(bits)


def from_twos_complement(text):
    """The first bit says whether the number is negative."""
    number = int(text, 2) if text else 0
    return number - 2 ** len(text) if text.startswith("1") else number


def reverse_bits(number, bits=BITS):
    """The bits of a number in reverse: 1 becomes 128 in eight bits."""
    return int(format(number, "b").zfill(bits)[::-1], 2)


def binary_gap(number):
    """The most zeros between two ones of a number."""
    return max(map(len, format(number, "b").rstrip("0").split("1")))
