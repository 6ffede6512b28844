"""
title: Count occurrences of a character, word or substring
when: It has to be known how often, or where, a character, word, part or item occurs in a text or list.
words: count substring, occurrences, how many times, count character, count letter, count word, overlapping, positions, find all, index of all
param OVERLAPPING: False — whether occurrences may share characters
"""

import re

OVERLAPPING = False


def substring_positions(text, part, overlapping=OVERLAPPING, from_one=False):
    """Places at which the part begins, counted from 0 or from 1; an empty part is nowhere."""
    places = []
    at = text.find(part) if part else -1
    while at >= 0:
        places.append(at + 1 if from_one else at)
        at = text.find(part, at + (1 if overlapping else len(part)))
    return places


def count_substring(text, part, overlapping=OVERLAPPING, fold_case=False):
    """How often the part stands in the text, in this case or in either."""
    if fold_case:
        return count_substring(text.lower(), part.lower(), overlapping)
    return len(substring_positions(text, part, overlapping))


def count_overlapping(text, part, fold_case=False):
    """Occurrences that may share characters: "aa" is twice in "aaa"."""
    return count_substring(text, part, True, fold_case)


def count_character(text, character, fold_case=False):
    """How often the character stands in the text, in this case or in either."""
    if fold_case:
        return count_character(text.lower(), character.lower())
    return sum(1 for letter in text if letter == character)


def count_word(text, word, fold_case=False):
    """Whole words, in this case or in either; signs round a word do not count, and "well-known" is one word."""
    if fold_case:
        return count_word(text.lower(), word.lower())
    return re.findall(r"[^\W_]+(?:['’-][^\W_]+)*", text).count(word)


def count_the_word(text, word, fold_case=False):
    """Words parted at spaces, with all signs: "cat," is not "cat"; in this case or in either."""
    if fold_case:
        return count_the_word(text.lower(), word.lower())
    return text.split().count(word)


def count_word_in(text, word, fold_case=False):
    """Runs of letters and digits: "well" is in "well-known"; in this case or in either."""
    if fold_case:
        return count_word_in(text.lower(), word.lower())
    return re.findall(r"\w+", text).count(word)


def count_item(items, value):
    return sum(1 for item in items if item == value)


def indexes_of(items, value, from_one=False):
    """Places of an item in a list, or of a character in a text, counted from 0 or from 1."""
    return [place + 1 if from_one else place for place, item in enumerate(items) if item == value]
