"""
title: Pig latin
when: Words of a text have to be turned into pig latin: the first consonants move to the end and ay follows.
words: pig latin, ay, way, word game, translate, first letter to the end, consonant cluster, secret language, leading consonants
param VOWEL_ENDING: "way" — what follows a word that begins with a vowel
param ENDING: "ay" — what follows a word that begins with consonants
"""

import re

VOWEL_ENDING = "way"
ENDING = "ay"


def pig_latin(text, vowel_ending=VOWEL_ENDING, ending=ENDING):
    """One word or a sentence. "qu" moves together, "y" is a vowel unless first, a capital stays in front."""

    def turned(found):
        word = found[0]
        start, rest = re.match(
            r"((?:y(?=[aeiou])|[^aeiouy]*qu|[^aeiouy])[^aeiouy]*|)(.*)$", word, re.IGNORECASE
        ).groups()
        moved = rest + vowel_ending if start == "" else rest + start + ending
        is_capital = word[0] != word[0].lower() and word[1:] == word[1:].lower()
        return moved[0].upper() + moved[1:].lower() if is_capital else moved

    return re.sub(r"[^\W\d_]+", turned, text)


def simple_pig_latin(text, ending=ENDING):
    """The simple kind: the first letter of every word moves to the end, vowel or not."""
    return re.sub(r"[^\W\d_]+", lambda word: word[0][1:] + word[0][0] + ending, text)


def _turned(text, start, keep_capital, vowel_ending, ending):
    """Each word by a rule for its letters; a capital in front is kept there where it is asked for."""

    def moved(found):
        word = found[0]
        match = re.match(start, word, re.IGNORECASE)
        front = match[0] if match else ""
        text = word + vowel_ending if front == "" else word[len(front) :] + front + ending
        is_capital = keep_capital and word[0] != word[0].lower()
        return text[0].upper() + text[1:].lower() if is_capital else text

    return re.sub(r"[^\W\d_]+", moved, text)


def pig_latin_as_it_is(text, keep_capital=False, vowel_ending=VOWEL_ENDING, ending=ENDING):
    """The plain rule: all consonants before the first of a, e, i, o, u move to the end, "y" is one of them, "qu" is nothing special, letters keep their size. With True a capital stays in front."""
    return _turned(text, "[^aeiou]+", keep_capital, vowel_ending, ending)


def pig_latin_of_one(text, keep_capital=False, vowel_ending=VOWEL_ENDING, ending=ENDING):
    """Only the first letter moves to the end if it is a consonant; a word with a vowel in front gets its ending. With True a capital stays in front."""
    return _turned(text, "[^aeiou]", keep_capital, vowel_ending, ending)


def pig_latin_of_all(text, keep_capital=False, ending=ENDING):
    """The first letter of every word moves to the end, vowel or not. With True a capital stays in front."""
    return _turned(text, ".", keep_capital, "", ending)


def pig_latin_with_y(text, keep_capital=False, vowel_ending=VOWEL_ENDING, ending=ENDING):
    """All leading consonants move, "y" is a consonant only as the first letter, "qu" is nothing special. With True a capital stays in front."""
    return _turned(text, "[^aeiou][^aeiouy]*", keep_capital, vowel_ending, ending)


def pig_latin_with_q(text, keep_capital=False, vowel_ending=VOWEL_ENDING, ending=ENDING):
    """All leading consonants move, a "u" behind a "q" with them, "y" is always a consonant. With True a capital stays in front."""
    return _turned(text, "(?:[^aeiou]*qu|[^aeiou]+)", keep_capital, vowel_ending, ending)
