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
    kinds = "".join("A" if one.isupper() else "a" if one.islower() else "0" if one.isnumeric() else " " for one in name)
    return [name[found.start() : found.end()] for found in re.finditer("A+(?!a)0*|A?[a0]+|A", kinds)]


def break_camel_case(name, separator=SEPARATOR):
    """ "camelCasing" -> "camel Casing": letters stay as they are, each capital begins a word."""
    return "".join(
        separator + letter if place > 0 and letter.isupper() else letter for place, letter in enumerate(name)
    )


def _parted(name, sign):
    """A sign before each capital, but not at the beginning, then all in small letters; nothing else changes."""
    return "".join(sign + one if i > 0 and one.isupper() else one for i, one in enumerate(name)).lower()


def camel_to_words(name, separator=SEPARATOR):
    """ "helloWorld" -> "hello world": each capital begins a word and becomes small."""
    return _parted(name, separator)


def camel_into_words(name, separator=SEPARATOR):
    """ "parseHTTPBody" -> "parse http body": a run of capitals, as of an acronym, is one word."""
    return separator.join(_words_in(name)).lower()


def camel_to_snake(name, acronyms=False, leading=False):
    """ "userFirstName" -> "user_first_name": an underscore before each capital.

    Runs of capitals (acronyms) are one word where that is wanted; a capital at the
    beginning gets an underscore too where that is.
    """
    if acronyms:
        return camel_into_words(name, "_")
    return ("_" if leading and name[:1].isupper() else "") + _parted(name, "_")


def camel_to_kebab(name, acronyms=False, leading=False):
    """ "backgroundColor" -> "background-color": a hyphen before each capital, with the same choices."""
    if acronyms:
        return camel_into_words(name, "-")
    return ("-" if leading and name[:1].isupper() else "") + _parted(name, "-")


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
    words = camel_into_words(name, " ")
    return words[:1].upper() + words[1:]


def snake_to_camel(name, keep_rest=False):
    """ "user_name" -> "userName": what follows an underscore gets a capital, the rest is small or stays."""
    parts = [part if keep_rest else part.lower() for part in name.split("_")]
    return "".join(part if i == 0 else part[:1].upper() + part[1:] for i, part in enumerate(parts))


def kebab_to_camel(name, keep_rest=False):
    """ "user-name" -> "userName", as snake_to_camel with hyphens."""
    return snake_to_camel(name.replace("-", "_"), keep_rest)


def words_to_camel(text, keep_rest=False):
    """ "hello big world" -> "helloBigWorld": words at spaces, each but the first with a capital."""
    return snake_to_camel("_".join(text.split()), keep_rest)


def to_pascal_case_only(text):
    """ "hello big world" -> "HelloBigWorld": the letters behind the first stay as they are."""
    words = [word for word in re.split(r"[\s_-]+", text) if word]
    return "".join(word[0].upper() + word[1:] for word in words)


def words_to_snake(text, separator="_"):
    """ "Hello World Again" -> "hello_world_again": words at spaces joined by a sign, in small letters."""
    return separator.join(text.split()).lower()
