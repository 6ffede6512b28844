"""
title: Read and write query strings
when: The parameters of an address or of a form have to be read or written, with repeated names and percent escapes.
words: query string, url parameters, urlencoded, percent encoding, form, search params
param SPACE: "+" — how a space is written; "%20" outside forms
"""

import re
from urllib.parse import quote, unquote

SPACE = "+"


def parse_query(text):
    """(name, value) in order; a name without = has an empty value."""

    def decode(part):
        if re.search(r"%(?![0-9A-Fa-f]{2})", part):
            raise ValueError(f"wrong escape in {part}")
        # UnicodeDecodeError is a ValueError.
        return unquote(part.replace("+", " "), errors="strict")

    pairs = [pair.partition("=") for pair in text[text.startswith("?") :].split("&") if pair]
    return [(decode(name), decode(value)) for name, _, value in pairs]


def write_query(values, space=SPACE):
    """Pairs, or a dictionary whose lists become repeated names; None is left out."""

    def encode(value):
        return quote(str(value), safe="").replace("%20", space)

    pairs = values.items() if isinstance(values, dict) else values
    singles = [
        (name, single)
        for name, value in pairs
        for single in (value if isinstance(value, list) else [value])
    ]
    return "&".join(f"{encode(name)}={encode(value)}" for name, value in singles if value is not None)
