"""
title: ROT13, ROT5, ROT47, Caesar decrypt and all shifts
when: A text has to be written in ROT13, ROT47 or another rotation, a Caesar text decrypted by its shift, by trying all shifts, or by its most frequent letter.
words: rot13, rot 13, rot5, rot47, rotate letters, caesar decrypt, decipher, decode caesar, brute force caesar, crack, shift back, all shifts, encode message, secret message, shift letters and digits, alphabet shift
param SHIFT: 3 — letters by which the text was shifted
param COMMON: "e" — letter that is the most frequent one of the plain text
"""

import re

SHIFT = 3
COMMON = "e"


def _moved(letter, first, size, shift):
    return chr((ord(letter) - first + shift) % size + first)


def _shifted(text, shift):
    text = re.sub("[a-z]", lambda match: _moved(match[0], 97, 26, shift), text)
    return re.sub("[A-Z]", lambda match: _moved(match[0], 65, 26, shift), text)


def rot13(text):
    """Letters move by 13; everything else stays. Twice gives the text back."""
    return _shifted(text, 13)


def rot5(text):
    """Digits move by 5; everything else stays."""
    return re.sub("[0-9]", lambda match: _moved(match[0], 48, 10, 5), text)


def rot18(text):
    """Letters move by 13 and digits by 5."""
    return rot5(rot13(text))


def rot47(text):
    """All visible signs of ASCII move by 47."""
    return re.sub("[!-~]", lambda match: _moved(match[0], 33, 94, 47), text)


def rotate_letters(text, shift=SHIFT):
    """Letters by any number of places."""
    return _shifted(text, shift)


def caesar_decrypt(text, shift=SHIFT):
    """Letters back by the shift with which they were encrypted."""
    return _shifted(text, -shift)


def shift_letters_and_digits(text, shift=SHIFT):
    """Letters and digits both, each within its own run."""
    return re.sub("[0-9]", lambda match: _moved(match[0], 48, 10, shift), _shifted(text, shift))


def progressive_shift(text, start=1):
    """The first letter by 1, the second by 2, or from another number on; other signs do not count."""
    step = start - 1

    def following(match):
        nonlocal step
        step += 1
        return _shifted(match[0], step)

    return re.sub("[A-Za-z]", following, text)


def all_caesar_shifts(text):
    """The text decrypted with each of the shifts from 0 to 25."""
    return [_shifted(text, -shift) for shift in range(26)]


def guess_caesar_shift(text, common=COMMON):
    """The shift that makes the most frequent letter, the first in the alphabet among equals, the common one."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    most = max(letters, key=text.lower().count)
    return (letters.index(most) - letters.find(common)) % 26


def crack_caesar(text, common=COMMON):
    """Decrypted with the guessed shift."""
    return caesar_decrypt(text, guess_caesar_shift(text, common))
