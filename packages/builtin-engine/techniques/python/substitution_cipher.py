"""
title: Substitution ciphers: key alphabet, keyword, code table, Polybius square, affine
when: A text has to be encoded or decoded letter by letter by a key alphabet, a keyword, a code table, the Polybius square or an affine cipher.
words: substitution cipher, key alphabet, keyword cipher, monoalphabetic, simple substitution, decode by table, code table, mapping, secret code, cipher key, polybius square, affine cipher, decoder ring, encrypt with key, translate letters
param KEY: "qwertyuiopasdfghjklzxcvbnm" — letters that stand for a to z
param KEYWORD: "secret" — word from which the key alphabet is made
param GAP: " " — what stands between two signs of the code
"""

import re

KEY = "qwertyuiopasdfghjklzxcvbnm"
KEYWORD = "secret"
GAP = " "


_ALPHABET = "abcdefghijklmnopqrstuvwxyz"


def _exchanged(text, source, target):
    """Each letter of one alphabet by the letter at its place in the other; capitals stay capitals."""
    changed = []
    for letter in text:
        place = source.find(letter.lower())
        if place < 0 or place >= len(target):
            changed.append(letter)
        else:
            changed.append(target[place] if letter == letter.lower() else target[place].upper())
    return "".join(changed)


def substitute_letters(text, key=KEY):
    """a to z by the letters of the key; everything else stays."""
    return _exchanged(text, _ALPHABET, key.lower())


def unsubstitute_letters(text, key=KEY):
    """The letters of the key by a to z."""
    return _exchanged(text, key.lower(), _ALPHABET)


def keyword_alphabet(keyword=KEYWORD):
    """The letters of the keyword once each, then the rest of the alphabet."""
    return "".join(dict.fromkeys(re.sub("[^a-z]", "", keyword.lower()) + _ALPHABET))


def keyword_encrypt(text, keyword=KEYWORD):
    return substitute_letters(text, keyword_alphabet(keyword))


def keyword_decrypt(text, keyword=KEYWORD):
    return unsubstitute_letters(text, keyword_alphabet(keyword))


def encode_with_table(text, table, gap=""):
    """Each character by its entry of a table; what the table lacks stays."""
    return gap.join(str(table.get(letter, letter)) for letter in text)


def decode_with_table(code, table, gap=GAP):
    """Each part of a code by the key of a table that has it; what the table lacks stays."""
    parts = [part for part in (code.split(gap) if gap else code) if part != ""]
    return "".join(next((key for key in table if str(table[key]) == part), part) for part in parts)


def exchange_pairs(text, pairs):
    """Letters exchanged in pairs: "ga-de-ry" makes g to a and a to g."""
    letters = re.sub("[^a-z]", "", pairs.lower())
    partner = "".join(letters[i + 1 : i + 2] if i % 2 == 0 else letters[i - 1] for i in range(len(letters)))
    return _exchanged(text, letters, partner)


def polybius_encode(text, gap=GAP):
    """Row and column of each letter in a square of 5, i and j together: "hi" -> "23 24"."""
    square = _ALPHABET.replace("j", "")
    places = [square.index(letter) for letter in re.sub("[^a-z]", "", text.lower().replace("j", "i"))]
    return gap.join(f"{place // 5 + 1}{place % 5 + 1}" for place in places)


def polybius_decode(code):
    """Letters of pairs of digits from 11 to 55."""
    square = _ALPHABET.replace("j", "")
    return "".join(square[(int(pair[0]) - 1) * 5 + int(pair[1]) - 1] for pair in re.findall("[1-5][1-5]", code))


def affine_encrypt(text, a=5, b=8):
    """The letter at place x becomes that at a·x + b, counted from 0 and round the alphabet."""
    key = "".join(_ALPHABET[(a * x + b) % 26] for x in range(26))
    return _exchanged(text, _ALPHABET, key)


def affine_decrypt(text, a=5, b=8):
    """The way back; a has to share no factor with 26."""
    return unsubstitute_letters(text, affine_encrypt(_ALPHABET, a, b))
