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


def caesar_back(text, shift=SHIFT):
    """Letters shifted back: undoes caesar with the same number."""
    return caesar(text, -shift)


def caesar_with_digits(text, shift=SHIFT):
    """Digits are shifted too, round from 9 to 0."""
    return "".join(str((int(one) + shift) % 10) if one in string.digits else one for one in caesar(text, shift))


def caesar_in_capitals(text, shift=SHIFT, letters_only=False):
    """Capitals only: the text in upper case, then shifted; all that is no letter is left out where that is wanted."""
    upper = text.upper()
    kept = "".join(one for one in upper if one in string.ascii_uppercase) if letters_only else upper
    return caesar(kept, shift)
