"""
title: Morse code: translate to and from dots and dashes
when: A text has to be written in Morse code, or Morse code decoded into text.
words: morse, morse code, dots and dashes, telegraph, encode, decode, translate, sos
param LETTER_GAP: " " — text between two letters
param WORD_GAP: " / " — text between two words
"""

import re

LETTER_GAP = " "
WORD_GAP = " / "

_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789.,?'!/()&:;=+-_\"$@"
_CODES = (
    ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --.. "
    "----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----. "
    ".-.-.- --..-- ..--.. .----. -.-.-- -..-. -.--. -.--.- .-... ---... -.-.-. -...- .-.-. -....- ..--.- .-..-. "
    "...-..- .--.-."
).split()
_TO_CODE = dict(zip(_LETTERS, _CODES))
_TO_LETTER = dict(zip(_CODES, _LETTERS))


def to_morse(text, letter_gap=LETTER_GAP, word_gap=WORD_GAP):
    """Characters without a code are left out."""
    return word_gap.join(
        letter_gap.join(_TO_CODE[letter] for letter in word if letter in _TO_CODE)
        for word in text.lower().split()
    )


def from_morse(code, letter_gap=LETTER_GAP, word_gap=WORD_GAP):
    """Capitals. Without the mark of the word gap, three spaces part words too; unknown codes are left out."""
    mark = word_gap.strip()
    words = re.split(" {3,}", code.replace(mark, "   ") if mark else code)
    read = ["".join(_TO_LETTER.get(one.strip(), "") for one in word.split(letter_gap)) for word in words]
    return " ".join(word for word in read if word).upper()


def to_morse_without(text):
    """As to_morse with three spaces between two words."""
    return to_morse(text, " ", "   ")


def to_morse_by_each(text):
    """Sign by sign: a space becomes "/", what has no code stays as it is, all with one space between."""
    return " ".join("/" if sign == " " else _TO_CODE.get(sign, sign) for sign in text.lower())


def from_morse_as_it_is(code, letter_gap=LETTER_GAP, word_gap=WORD_GAP):
    """In small letters."""
    return from_morse(code, letter_gap, word_gap).lower()


def from_morse_by_each(code, unknown="?"):
    """Capitals; a code that is unknown becomes a question mark, or another sign."""
    words = re.split(" */ *| {3,}", code)
    return " ".join("".join(_TO_LETTER.get(one, unknown) for one in word.split()) for word in words).upper()
