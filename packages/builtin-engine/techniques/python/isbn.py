"""
title: Validate and convert ISBN-10 and ISBN-13
when: The number of a book has to be checked, its check digit computed or ISBN-10 turned into ISBN-13.
words: isbn, book, check digit, isbn-10, isbn-13, ean, barcode, validate
param PREFIX: "978" — prefix that ISBN-10 get when they are converted
"""

import re

PREFIX = "978"


def _clean(text):
    return re.sub(r"[\s-]", "", text).upper()


def _digit10(nine):
    rest = sum(int(digit) * (10 - i) for i, digit in enumerate(nine)) % 11
    check = (11 - rest) % 11
    return "X" if check == 10 else str(check)


def _digit13(twelve):
    total = sum(int(digit) * (1 if i % 2 == 0 else 3) for i, digit in enumerate(twelve))
    return str((10 - total % 10) % 10)


def is_isbn(text):
    isbn = _clean(text)
    if re.fullmatch(r"[0-9]{9}[0-9X]", isbn):
        return _digit10(isbn[:9]) == isbn[9]
    return bool(re.fullmatch(r"97[89][0-9]{10}", isbn)) and _digit13(isbn[:12]) == isbn[12]


def to_isbn13(text, prefix=PREFIX):
    """Digits only, without hyphens; an ISBN-13 stays as it is."""
    isbn = _clean(text)
    if not is_isbn(isbn):
        raise ValueError(f"not an ISBN: {text}")
    if len(isbn) == 13:
        return isbn
    twelve = prefix + isbn[:9]
    return twelve + _digit13(twelve)


def is_isbn10(text, bare_only=False):
    """ISBN-10 alone: nine digits and a check digit or X; with hyphens and spaces, or without them."""
    isbn = text if bare_only else _clean(text)
    return len(isbn) == 10 and is_isbn(isbn)


def is_isbn13(text, bare_only=False):
    """ISBN-13 alone; with hyphens and spaces, or without them where only bare ones are right."""
    isbn = text if bare_only else _clean(text)
    return len(isbn) == 13 and is_isbn(isbn) and not re.search(r"[\s-]", isbn)
