"""
title: Phone keypad: letters to digits, multi-tap, possible words
when: A text has to be typed on the keys of an old phone, digits or key presses read as letters, or all words that digits can stand for listed.
words: phone keypad, telephone keypad, t9, multi tap, key presses, letters to digits, phone words, vanity number, letter combinations, text on numeric keypad, nokia, sms, dial, 2 abc, words to phone number, button presses
param GAP: " " — what stands between two letters on the same or any key
param SPACE: "0" — key of a space
"""

import re

GAP = " "
SPACE = "0"


_KEYS = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl", "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz"}


def _key_of(letter):
    return next((key for key, letters in _KEYS.items() if letter in letters), None)


def letters_to_keys(text, space=" "):
    """ "hello" -> "43556"; what is on no key stays."""
    return "".join(space if sign == " " else _key_of(sign.lower()) or sign for sign in text)


def multi_tap(text, gap=GAP, space=SPACE):
    """How often each key is pressed: "hello" -> "44 33 555 555 666"."""
    return gap.join(_taps_of(text, space))


def _taps_of(text, space):
    taps = []
    for sign in text.lower():
        key = _key_of(sign)
        if sign == " ":
            taps.append(space)
        else:
            taps.append(sign if key is None else key * (_KEYS[key].index(sign) + 1))
    return taps


def short_multi_tap(text, gap=GAP, space=SPACE):
    """Like multi-tap, but with a gap only between two letters on the same key."""
    typed = ""
    for taps in _taps_of(text, space):
        typed += (gap if typed != "" and typed[-1:] == taps[:1] else "") + taps
    return typed


def read_multi_tap(code, space=SPACE):
    """The way back: "44 33 555" -> "hel"."""
    read = ""
    for match in re.finditer(r"([0-9])\1*", code):
        run = match[0]
        letters = _KEYS.get(run[0])
        if run[0] == space:
            read += " " * len(run)
        else:
            read += run if letters is None else letters[(len(run) - 1) % len(letters)]
    return read


def count_key_presses(text):
    """How many presses a text takes; a space takes one."""
    return sum(map(len, _taps_of(text, SPACE)))


def keypad_combinations(digits):
    """All texts that digits can stand for, in the order of the alphabet; digits without letters give none."""
    found = [""] if digits else []
    for digit in digits:
        found = [text + letter for text in found for letter in _KEYS.get(digit, "")]
    return found


def words_on_keys(digits, words):
    """The words of a list that these digits can stand for."""
    return [word for word in words if letters_to_keys(word) == digits]
