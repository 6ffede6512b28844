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
    spaced = re.sub(r"[\W_]+", " ", name)
    marked = "".join(
        " " + c
        if c.isupper() and i > 0 and (not spaced[i - 1].isupper() or spaced[i + 1 : i + 2].islower())
        else c
        for i, c in enumerate(spaced)
    )
    return marked.split()


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
