"""
title: Title case, capitalize words, sentence case, swap case, alternating case
when: Letters of a text have to become upper or lower case: the first of each word, of a sentence, every second one, or all exchanged.
words: title case, capitalize, capitalise, capital letters, uppercase first letter, capitalize each word, sentence case, swap case, toggle case, alternating case, mock case, headline
param SMALL_WORDS: ["a", "an", "and", "as", "at", "but", "by", "for", "in", "of", "on", "or", "the", "to"] — words that a headline keeps small
param UPPER_FIRST: True — whether an alternating text begins with a capital
"""

import re

SMALL_WORDS = ["a", "an", "and", "as", "at", "but", "by", "for", "in", "of", "on", "or", "the", "to"]
UPPER_FIRST = True


def capitalize(text):
    """The first letter large, the rest small."""
    return capitalize_first(text.lower())


def capitalize_first(text):
    """The first letter large, the rest as it is."""
    return text[:1].upper() + text[1:]


def title_case(text):
    """Each word with a large first letter, the rest small."""
    return re.sub(r"\S+", lambda word: capitalize(word[0]), text)


def capitalize_words(text):
    """Each word with a large first letter, the rest as it is."""
    return re.sub(r"\S+", lambda word: capitalize_first(word[0]), text)


def headline_case(text, small_words=SMALL_WORDS):
    """Like title case, but the small words stay small unless they are the first."""
    shown = lambda word: word if word in small_words else capitalize(word)
    return capitalize_first(re.sub(r"\S+", lambda word: shown(word[0]), text.lower()))


def sentence_case(text):
    """All small, but for the first letter of each sentence."""
    return re.sub(r"(^|[.!?]\s+)(\S)", lambda found: found[1] + found[2].upper(), text.lower())


def swap_case(text):
    return "".join(letter.lower() if letter == letter.upper() else letter.upper() for letter in text)


def alternating_case(text, upper_first=UPPER_FIRST):
    """Every second character large, counted over the whole text."""
    odd = 0 if upper_first else 1
    return "".join(
        letter.upper() if place % 2 == odd else letter.lower() for place, letter in enumerate(text)
    )


def alternating_case_words(text, upper_first=UPPER_FIRST):
    """Every second character large, counted anew in each word."""
    return re.sub(r"\S+", lambda word: alternating_case(word[0], upper_first), text)


def capitalize_last(text):
    """The last letter of each word large, the rest as it is."""
    return re.sub(r"\S(?=\s|$)", lambda letter: letter[0].upper(), text)
