"""
title: Vigenère cipher, Atbash cipher, rail fence cipher
when: A text has to be encrypted or decrypted with a keyword, by the reversed alphabet or by a zigzag of rails.
words: vigenere, atbash, rail fence, cipher, encrypt, decrypt, encode, decode, keyword, secret message, zigzag, reversed alphabet
param RAILS: 3 — rows of the rail fence
"""

import string

RAILS = 3

_LOWER, _UPPER = string.ascii_lowercase, string.ascii_uppercase


def _shifted(text, key, direction):
    """Letters move by the letters of the key in turn; all else stays and uses up no letter of the key."""
    places = [_LOWER.index(letter) for letter in key.lower() if letter in _LOWER]
    if not places:
        return text
    moved = []
    used = 0
    for letter in text:
        alphabet = _LOWER if letter in _LOWER else _UPPER
        if letter not in alphabet:
            moved.append(letter)
            continue
        place = alphabet.index(letter) + direction * places[used % len(places)]
        moved.append(alphabet[place % 26])
        used += 1
    return "".join(moved)


def vigenere_encrypt(text, key):
    return _shifted(text, key, 1)


def vigenere_decrypt(text, key):
    return _shifted(text, key, -1)


def atbash(text):
    """The alphabet reversed: a and z change places, b and y, and so on. It undoes itself."""
    return text.translate(str.maketrans(_LOWER + _UPPER, _LOWER[::-1] + _UPPER[::-1]))


def _rail_order(length, rails):
    """Places of a text in the order in which the rails are read."""
    period = max(1, 2 * (rails - 1))
    rail = lambda place: min(place % period, period - place % period)
    return sorted(range(length), key=rail) if rails > 1 else list(range(length))


def rail_fence_encrypt(text, rails=RAILS):
    return "".join(text[place] for place in _rail_order(len(text), rails))


def rail_fence_decrypt(text, rails=RAILS):
    order = _rail_order(len(text), rails)
    letters = dict(zip(order, text))
    return "".join(letters[place] for place in range(len(text)))


def _shifted_by_all(text, key, direction):
    small = key.lower()
    if small == "":
        return text
    return "".join(_shifted(letter, small[i % len(small)], direction) for i, letter in enumerate(text))


def vigenere_encrypt_by_all(text, key):
    """The key goes on with every character: spaces and signs use up a letter of the key too."""
    return _shifted_by_all(text, key, 1)


def vigenere_decrypt_by_all(text, key):
    """The way back where spaces and signs use up a letter of the key too."""
    return _shifted_by_all(text, key, -1)


def atbash_as_is(text):
    """The alphabet reversed for small letters only; capitals stay."""
    return "".join(atbash(letter) if "a" <= letter <= "z" else letter for letter in text)


def atbash_of_all(text):
    """The alphabet reversed, all in small letters."""
    return atbash(text.lower())
