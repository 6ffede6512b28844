"""
title: Write a number in Roman numerals
when: Years or chapters are to be shown in Roman numerals.
words: roman, numerals, number format
"""

STEPS = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]


def to_roman(number):
    written = ""
    for value, sign in STEPS:
        count, number = divmod(number, value)
        written += sign * count
    return written
