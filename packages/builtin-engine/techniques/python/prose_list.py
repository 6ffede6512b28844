"""
title: Lists in words: "a, b and c", with "or", quotes or "and 2 others"
when: A list of names or items has to be written as it is read aloud, with commas and a last "and" or "or", shortened to "and 2 others", or such a text split again.
words: comma separated, and before the last, oxford comma, join with and, list to sentence, natural language list, human readable list, who likes it, likes, and others, and more, enumerate, join names, english list, serial comma, or
param JOINER: "and" — word before the last item
param MOST: 2 — how many names are written before the others are only counted
param OXFORD: False — whether a comma stands before the last word too
param EMPTY: "" — text of no items
"""

import re

JOINER = "and"
MOST = 2
OXFORD = False
EMPTY = ""


def _plain(value):
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def list_in_words(items, joiner=JOINER, oxford=OXFORD, empty=EMPTY):
    """ "a, b and c"."""
    texts = [_plain(item) for item in items]
    if len(texts) < 2:
        return texts[0] if texts else empty
    comma = "," if oxford and len(texts) > 2 else ""
    return f"{', '.join(texts[:-1])}{comma} {joiner} {texts[-1]}"


def oxford_list(items, joiner=JOINER, empty=EMPTY):
    """ "a, b, and c": always with the last comma."""
    return list_in_words(items, joiner, True, empty)


def list_with_or(items, oxford=OXFORD):
    """ "a, b or c"."""
    return list_in_words(items, "or", oxford)


def list_with_ampersand(items):
    """ "a, b & c"."""
    return list_in_words(items, "&")


def names_in_words(rows, field="name", joiner=JOINER):
    """Of objects with a name."""
    return list_in_words([row[field] for row in rows], joiner)


def list_with_others(items, most=MOST, oxford=OXFORD):
    """ "a, b and 3 others" of more than the most; "1 other" of one."""
    others = len(items) - most
    if others <= 0:
        return list_in_words(items, JOINER, oxford)
    return list_in_words([*items[:most], f"{others} other{'' if others == 1 else 's'}"], JOINER, oxford)


def list_with_more(items, most=MOST):
    """ "a, b, +3 more" of more than the most."""
    others = len(items) - most
    return ", ".join(_plain(item) for item in items[:most]) + (f", +{others} more" if others > 0 else "")


def likes_text(names, nobody="no one"):
    """ "no one likes this", "a likes this", "a and b like this", "a, b and 2 others like this"."""
    shown = list_with_others(names, 2) if len(names) > 3 else list_in_words(names, JOINER, False, nobody)
    return f"{shown} like{'s' if len(names) < 2 else ''} this"


def quoted_list(items, joiner=JOINER, quote='"'):
    """'"a" and "b"': each item in quotes."""
    return list_in_words([quote + _plain(item) + quote for item in items], joiner)


def items_of_prose(text):
    """The items of "a, b and c", "a, b, and c" or "a or b"."""
    parts = re.split(r"\s*,\s*(?:(?:and|or|&)\s+)?|\s+(?:and|or|&)\s+", text)
    return [part.strip() for part in parts if part.strip() != ""]


def list_in_words_by_all(items, joiner=JOINER, empty=EMPTY):
    """ "a and b and c": the word between all items."""
    return f" {joiner} ".join(_plain(item) for item in items) if items else empty


def list_in_words_from_two(items, joiner=JOINER, empty=EMPTY):
    """ "a, b, and c", but also "a, and b": the comma stands before the last item even of two."""
    texts = [_plain(item) for item in items]
    if len(texts) < 2:
        return texts[0] if texts else empty
    return f"{', '.join(texts[:-1])}, {joiner} {texts[-1]}"


def list_in_words_without(items, joiner=JOINER, oxford=OXFORD, empty=EMPTY):
    """Items without a text are left out before they are joined."""
    return list_in_words([item for item in items if item not in ("", None)], joiner, oxford, empty)
