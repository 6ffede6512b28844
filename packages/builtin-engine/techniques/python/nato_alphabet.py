"""
title: NATO phonetic alphabet
when: A word has to be spelled out in the NATO alphabet (Alfa, Bravo, Charlie), or read back from it.
words: nato, phonetic alphabet, spelling alphabet, alfa bravo charlie, spell out, radio, icao, call sign
param SEPARATOR: " " — text between two code words
param OFFICIAL: True — whether Alfa and Juliett are spelled officially, else Alpha and Juliet
"""

SEPARATOR = " "
OFFICIAL = True

_WORDS = (
    "Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec "
    "Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu"
).split()
_DIGITS = "Zero One Two Three Four Five Six Seven Eight Nine".split()
_OFFICIAL = {**dict(zip("abcdefghijklmnopqrstuvwxyz", _WORDS)), **dict(zip("0123456789", _DIGITS))}
_EVERYDAY = {**_OFFICIAL, "a": "Alpha", "j": "Juliet"}


def to_nato(text, separator=SEPARATOR, official=OFFICIAL):
    """Spaces are left out, signs stay as they are."""
    return separator.join(nato_words(text, official))


def nato_words(text, official=OFFICIAL):
    """The code words as a list."""
    words = _OFFICIAL if official else _EVERYDAY
    return [words.get(letter.lower(), letter) for letter in text if not letter.isspace()]


def from_nato(text):
    """The first letter of each code word, digits for their names."""
    digits = {name.lower(): str(digit) for digit, name in enumerate(_DIGITS)}
    return "".join(digits.get(word.lower(), word[0].upper()) for word in text.split())
