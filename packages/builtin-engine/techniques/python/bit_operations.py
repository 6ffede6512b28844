"""
title: Bit operations: count, test, set, power of two, flags
when: Single bits of an integer have to be counted, read or changed, or flags packed into a number.
words: bit, bitmask, flags, popcount, hamming, power of two, binary, shift, parity, toggle bit, flip bit, rotate right, count zeros
param WIDTH: 32 — bits of the word in which a number is rotated
"""

WIDTH = 32


def count_bits(number):
    count = 0
    while number > 0:
        number &= number - 1
        count += 1
    return count


def has_bit(number, place):
    return (number >> place) & 1 == 1


def with_bit(number, place, on):
    mask = 1 << place
    return number | mask if on else number & ~mask


def is_power_of_two(number):
    return number > 0 and count_bits(number) == 1


def rotate_left(number, places, width=WIDTH):
    """Bits that leave the word on the left come in on the right."""
    shift = places % width
    full = (1 << width) - 1
    word = number & full
    return ((word << shift) | (word >> (width - shift))) & full


def flag_names(number, names):
    """The names whose bit is set; the first name is bit 0."""
    return [name for place, name in enumerate(names) if has_bit(number, place)]


def rotate_right(number, places, width=WIDTH):
    """As rotate_left the other way: bits that leave the word on the right come in on the left."""
    return rotate_left(number, -places, width)


def toggle_bit(number, place):
    """The number with the bit at a place turned over."""
    return with_bit(number, place, not has_bit(number, place))


def count_zero_bits(number):
    """How many zeros the binary digits of a number from 0 up have, without zeros in front."""
    return len(f"{number:b}") - count_bits(number)
