"""
title: Camel case to words, snake case to camel case and back
when: A camelCase, snake_case or kebab-case name has to be split into words, or changed directly from one of them to another.
words: camel case, to camel case, from camel case, split camel case, break camel case, snake case to camel case, camel to snake, kebab case, spaces before capitals, humanize, pascal case
param SEPARATOR: " " — text between the words of a split name
"""

import re

SEPARATOR = " "


def _words_in(name):
    # A run of capitals is one word, unless its last capital begins the next.
    parted = re.sub(r"([A-Z]+)([A-Z][a-z])|([a-z0-9])(?=[A-Z])", _part, re.sub(r"[\W_]+", " ", name))
    return parted.split()


def _part(found):
    return f"{found[1]} {found[2]}" if found[1] else f"{found[3]} "


def break_camel_case(name, separator=SEPARATOR):
    """ "camelCasing" -> "camel Casing": letters stay as they are, each capital begins a word."""
    return "".join(
        separator + letter if place > 0 and letter.isupper() else letter for place, letter in enumerate(name)
    )


def camel_to_words(name, separator=SEPARATOR):
    """ "helloWorld" -> "hello world"."""
    return separator.join(_words_in(name)).lower()


def camel_to_snake(name):
    return camel_to_words(name, "_")


def camel_to_kebab(name):
    return camel_to_words(name, "-")


def to_camel_case(name):
    """From snake case, kebab case or words with spaces."""
    pascal = to_pascal_case(name)
    return pascal[:1].lower() + pascal[1:]


def to_pascal_case(name):
    """From snake case, kebab case, camel case or words with spaces."""
    return "".join(word[0].upper() + word[1:].lower() for word in _words_in(name))


def dashes_to_camel(name):
    """What follows a hyphen or underscore gets a capital; the first letter stays: "a-b_c" -> "aBC"."""
    return re.sub(r"[-_]+(.)", lambda found: found[1].upper(), name)


def humanize(name):
    """ "first_name" or "firstName" -> "First name"."""
    words = camel_to_words(name, " ")
    return words[:1].upper() + words[1:]
