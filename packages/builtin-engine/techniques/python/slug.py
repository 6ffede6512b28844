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


def slugify_as_it_is(text, separator=SEPARATOR):
    """The plain rule: in small letters, every space a hyphen; all other signs stay."""
    return text.lower().replace(" ", separator)


def slugify_as_one(text, separator=SEPARATOR):
    """In small letters, runs of white space a hyphen, none at the ends; all other signs stay."""
    return separator.join(text.lower().split())


def slugify_without(text, separator=SEPARATOR):
    """Signs are taken away without a trace ("don't" -> "dont"), then runs of spaces and hyphens become one hyphen, none at the ends."""
    words = re.split(r"[\s-]+", re.sub(r"[^a-z0-9\s-]", "", text.lower()))
    return separator.join(word for word in words if word != "")


def slugify_by_all(text, separator=SEPARATOR):
    """Every run of anything but a to z and 0 to 9 becomes one hyphen, none at the ends; no length is cut."""
    return separator.join(re.findall("[a-z0-9]+", text.lower()))


def slugify_by_each(text, separator=SEPARATOR):
    """Each sign that is no letter a to z and no digit becomes a hyphen of its own."""
    return re.sub("[^a-z0-9]", lambda _: separator, text.lower())


def slugify_to_all(text, separator=SEPARATOR):
    """Every run of anything but a to z and 0 to 9 becomes one hyphen, at the ends too."""
    return re.sub("[^a-z0-9]+", lambda _: separator, text.lower())
