"""
title: Convert names between camel, snake, kebab, pascal and constant case
when: Identifiers or keys have to be renamed from one naming style to another.
words: camelCase, snake_case, kebab-case, PascalCase, identifier, naming, convert case
param STYLE: "snake" — style asked for where none is named: snake, kebab, constant, camel or pascal
"""

import re

STYLE = "snake"


def split_words(name):
    # A run of capitals is one word, unless its last capital begins the next:
    # parseHTTPBody -> parse HTTP Body.
    kinds = "".join("A" if one.isupper() else "a" if one.islower() else "0" if one.isnumeric() else " " for one in name)
    return [name[found.start() : found.end()] for found in re.finditer("A+(?!a)0*|A?[a0]+|A", kinds)]


def convert_case(name, style=STYLE):
    words = [word.lower() for word in split_words(name)]
    capitals = [word[:1].upper() + word[1:] for word in words]
    if style == "snake":
        return "_".join(words)
    if style == "kebab":
        return "-".join(words)
    if style == "constant":
        return "_".join(words).upper()
    if style == "camel":
        return "".join(words[:1] + capitals[1:])
    if style == "pascal":
        return "".join(capitals)
    raise ValueError(f"unknown style {style}")


def convert_case_of_words(name, style=STYLE):
    """As convert_case where only spaces, hyphens and underscores part words, and capitals do not."""
    return convert_case(re.sub(r"[\s_-]+", " ", name.lower()), style)


def convert_case_by_each(name, style=STYLE):
    """As convert_case where each capital begins a word, also in a run of them: "myURL" in snake is "my_u_r_l"."""
    return convert_case("".join(f" {one.lower()}" if one.isupper() else one for one in name), style)
