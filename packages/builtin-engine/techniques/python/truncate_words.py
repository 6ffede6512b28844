"""
title: Shorten text at a word boundary
when: A text has to fit a length, ending with an ellipsis after a whole word.
words: truncate, shorten, ellipsis, excerpt, preview, cut, limit length
param MAX_LENGTH: 80 — longest result in characters, the ending included
param ENDING: "…" — what shows that something was left out
"""

import re

MAX_LENGTH = 80
ENDING = "…"


def truncate_words(text, max_length=MAX_LENGTH, ending=ENDING):
    if len(text) <= max_length:
        return text
    room = max_length - len(ending)
    if room < 0:
        raise ValueError("no room for the ending")
    kept = text[:room]
    # Whole words only, unless the first word alone is too long.
    whole = kept if text[room].isspace() else re.sub(r"\s\S*\Z", "", kept)
    return whole.rstrip() + ending


def truncate_words_as_is(text, max_length=MAX_LENGTH, ending=ENDING):
    """Whole words that fit into so many characters, then the ending, which is not counted; "" and the ending where no word fits."""
    if len(text) <= max_length:
        return text
    kept = []
    for word in text.split():
        if len(" ".join([*kept, word])) > max_length:
            break
        kept.append(word)
    return " ".join(kept) + ending


def truncate_words_by_one(text, count, ending=ENDING):
    """So many whole words, then the ending if some were left out."""
    words = text.split()
    return text if len(words) <= count else " ".join(words[:count]) + ending
