"""
title: Insert separators, split text to pieces, pairs of letters, n-grams
when: A sign has to be put after every few characters or between all of them, a text cut to pieces of a length, pairs or n-grams, or a licence key grouped.
words: insert separator, insert dash, insert every, between characters, split into chunks, pieces of length, pairs of letters, split string in pairs, n-grams, bigrams, trigrams, license key, group characters, spaced letters, hyphenate, credit card format, add spaces, insert after every, dash between even digits, asterisk
param SIZE: 2 — characters of a piece
param SEPARATOR: "-" — what is put between
param FILL: "_" — what fills a last piece that is too short
"""

import re

SIZE = 2
SEPARATOR = "-"
FILL = "_"


def pieces_of(text, size=SIZE):
    """Pieces of a length; the last may be shorter."""
    return [text[i : i + size] for i in range(0, len(text), size)] if size > 0 else []


def filled_pieces(text, size=SIZE, fill=FILL):
    """Pieces of a length, the last one filled up: "abc" -> ["ab", "c_"]."""
    return [(piece + fill * size)[:size] if fill else piece for piece in pieces_of(text, size)]


def pieces_from_right(text, size=SIZE):
    """Pieces of a length from the right; the first may be shorter."""
    return [piece[::-1] for piece in pieces_of(text[::-1], size)][::-1]


def insert_every(text, size=SIZE, separator=SEPARATOR):
    """ "abcdef" -> "ab-cd-ef"."""
    return separator.join(pieces_of(text, size))


def insert_every_from_right(text, size=SIZE, separator=SEPARATOR):
    """ "abcde" -> "a-bc-de": counted from the right."""
    return separator.join(pieces_from_right(text, size))


def insert_between(text, separator=SEPARATOR):
    """ "abc" -> "a-b-c"."""
    return separator.join(text)


def insert_text_at(text, place, part):
    """A part put in at a place, counted from 0."""
    return text[:place] + part + text[place:]


def format_key(key, size=SIZE, separator=SEPARATOR):
    """Letters and digits in capitals, grouped from the right: "2-5g-3-J", 2 -> "2-5G-3J"."""
    return separator.join(pieces_from_right(re.sub("[^A-Za-z0-9]", "", key).upper(), size))


def text_ngrams(text, size=SIZE):
    """All neighbours, overlapping: "abcd" -> ["ab", "bc", "cd"]."""
    return [text[i : i + size] for i in range(len(text) - size + 1)] if size > 0 else []


def word_ngrams(text, size=SIZE):
    """Neighbouring words: "a b c" -> ["a b", "b c"]."""
    words = text.split()
    return [" ".join(words[i : i + size]) for i in range(len(words) - size + 1)] if size > 0 else []


def ngram_counts(text, size=SIZE):
    """How often each part of this length occurs."""
    counts = {}
    for part in text_ngrams(text, size):
        counts[part] = counts.get(part, 0) + 1
    return counts


def dash_between_odd(number, separator=SEPARATOR):
    """A dash between two odd digits: 454793 -> "4547-9-3"."""
    return re.sub("[13579](?=[13579])", lambda match: match[0] + separator, str(number))


def insert_after_every(text, size=SIZE, separator=SEPARATOR):
    """A sign after every piece, also after a whole one at the end: "abcd" -> "ab-cd-"."""
    return "".join(piece + separator if len(piece) == size else piece for piece in pieces_of(text, size))


def format_key_from(key, size=SIZE, separator=SEPARATOR):
    """As format_key grouped from the left, the last group shorter: "2-5g-3-J1", 2 -> "25-G3-J1"."""
    return insert_every(re.sub("[^A-Za-z0-9]", "", key).upper(), size, separator)


def whole_pieces(text, size=SIZE):
    """Pieces of a length without a last one that is too short."""
    return [piece for piece in pieces_of(text, size) if len(piece) == size]


def dash_between_even(number, zero_too=False, separator=SEPARATOR):
    """A sign between two even digits that are not 0; also at 0 where that is wanted: 2468 -> "2-4-6-8"."""
    signs = "[02468](?=[02468])" if zero_too else "[2468](?=[2468])"
    return re.sub(signs, lambda match: match[0] + separator, str(number))


def dash_and_asterisk(number, dash=SEPARATOR, asterisk="*"):
    """A dash between two odd digits and an asterisk between two even ones; 0 is neither."""
    return dash_between_even(dash_between_odd(number, dash), False, asterisk)


def ngram_counts_of(text, size=SIZE, keep_case=False):
    """As ngram_counts without spaces and in small letters, or in the case as it stands."""
    bare = re.sub(r"\s", "", text)
    return ngram_counts(bare if keep_case else bare.lower(), size)
