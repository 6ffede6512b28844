"""
title: Pig latin
when: Words of a text have to be turned into pig latin: the first consonants move to the end and ay follows.
words: pig latin, ay, way, word game, translate, first letter to the end, consonant cluster, secret language
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
