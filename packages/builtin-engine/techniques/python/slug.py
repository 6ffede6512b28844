"""
title: Turn a title into a slug for an address
when: A heading or file name has to become a short lower-case key of letters, digits and one separator.
words: slugify, slug, url, permalink, kebab, accents, diacritics, sanitize
param SEPARATOR: "-" — what stands between the words
param MAX_LENGTH: 60 — longest slug in characters; a word that does not fit is left out
"""

import re
import unicodedata

SEPARATOR = "-"
MAX_LENGTH = 60


def slugify(text, separator=SEPARATOR, max_length=MAX_LENGTH):
    # NFKD takes accents off their letters; the marks themselves are then dropped.
    decomposed = unicodedata.normalize("NFKD", text)
    plain = "".join(c for c in decomposed if not unicodedata.category(c).startswith("M"))
    words = re.findall(r"[^\W_]+", plain.lower())
    slug = ""
    for word in words:
        longer = slug + separator + word if slug else word
        if len(longer) > max_length:
            break
        slug = longer
    # A first word that is too long alone is cut, so that a title never yields nothing.
    return slug or "".join(words[:1])[:max_length]
