"""
title: Count occurrences of a character, word or substring
when: It has to be known how often, or where, a character, word, part or item occurs in a text or list.
words: count substring, occurrences, how many times, count character, count letter, count word, overlapping, positions, find all, index of all
param OVERLAPPING: False — whether occurrences may share characters
"""

import re

OVERLAPPING = False


def substring_positions(text, part, overlapping=OVERLAPPING):
    """Places at which the part begins, counted from 0; an empty part is nowhere."""
    places = []
    at = text.find(part) if part else -1
    while at >= 0:
        places.append(at)
        at = text.find(part, at + (1 if overlapping else len(part)))
    return places


def count_substring(text, part, overlapping=OVERLAPPING):
    return len(substring_positions(text, part, overlapping))


def count_overlapping(text, part):
    """Occurrences that may share characters: "aa" is twice in "aaa"."""
    return count_substring(text, part, True)


def count_character(text, character):
    return sum(1 for letter in text if letter == character)


def count_word(text, word):
    """Whole words, in either case."""
    words = re.findall(r"[^\W_]+(?:['’-][^\W_]+)*", text.lower())
    return words.count(word.lower())


def count_item(items, value):
    return sum(1 for item in items if item == value)


def indexes_of(items, value):
    """Places of an item in a list, or of a character in a text."""
    return [place for place, item in enumerate(items) if item == value]
