"""
title: Caesar cipher: shift letters round the alphabet
when: Letters have to be shifted by a fixed number of places, to encrypt, decrypt or as ROT13.
words: caesar, rot13, cipher, shift, encrypt, decrypt, alphabet, rotate letters
param SHIFT: 13 — places by which a letter moves; negative moves back
"""

import string

SHIFT = 13


def caesar(text, shift=SHIFT):
    # In Python the remainder has the sign of the divisor: 0..25, for negative shifts too.
    places = shift % 26
    lower, upper = string.ascii_lowercase, string.ascii_uppercase
    moved = lower[places:] + lower[:places] + upper[places:] + upper[:places]
    return text.translate(str.maketrans(lower + upper, moved))
