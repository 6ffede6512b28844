"""
title: Patterns such as "AAA-999": licence plates, product codes, fill digits into a form
when: A licence plate, serial number, product code or other text has to have a form given as a pattern of letters and digits, or digits have to be put into such a form.
words: license plate, licence plate, number plate, pattern, format pattern, product code, serial number, sku, order number, matches pattern, letters and digits, template of digits, mask, three letters three digits, wildcard, glob, code format, next code
param PATTERN: "AAA-999" — A is a capital letter, a a small one, 9 a digit, * any letter or digit, everything else itself
param FORM: "###-###" — each # takes the next character
param SIGN: "#" — place of a character in a form
"""

import re

PATTERN = "AAA-999"
FORM = "###-###"
SIGN = "#"


_KINDS = {"A": "[A-Z]", "a": "[a-z]", "9": "[0-9]", "*": "[A-Za-z0-9]"}


def matches_pattern(text, pattern=PATTERN):
    """Whether a text has the form of a pattern."""
    return re.fullmatch("".join(_KINDS.get(place) or re.escape(place) for place in pattern), text) is not None


def texts_of_pattern(texts, pattern=PATTERN):
    """The texts of a list that have the form."""
    return [text for text in texts if matches_pattern(text, pattern)]


def pattern_of(text):
    """The form of a text: capitals as A, small letters as a, digits as 9."""
    return re.sub("[A-Z]", "A", re.sub("[a-z]", "a", re.sub("[0-9]", "9", text)))


def is_licence_plate(text):
    """Three letters and three or four digits with a hyphen, a space or nothing between."""
    return re.fullmatch("[A-Z]{3}[- ]?[0-9]{3,4}", text) is not None


def format_plate(text, separator="-"):
    """ "ABC-123" of "abc 123" or "abc123"; None where letters and digits do not follow each other."""
    match = re.fullmatch("([A-Z]+)([0-9]+)", re.sub("[^A-Z0-9]", "", text.upper()))
    return match[1] + separator + match[2] if match else None


def fill_form(text, form=FORM, sign=SIGN):
    """Characters put one by one into a form: "123456" and "###-###" -> "123-456"; what is too many comes last."""
    letters = list(str(text))
    filled = ""
    for place in form:
        if not letters:
            break
        filled += letters.pop(0) if place == sign else place
    return filled + "".join(letters)


def read_form(text, form=FORM, sign=SIGN):
    """The characters at the places of a form; None where the rest differs."""
    if len(text) != len(form) or any(place not in (sign, one) for place, one in zip(form, text)):
        return None
    return "".join(one for place, one in zip(form, text) if place == sign)


def matches_wildcard(text, pattern):
    """Whether a text fits a pattern with ? for one character and * for any number."""
    signs = {"*": r"[\s\S]*", "?": r"[\s\S]"}
    return re.fullmatch("".join(signs.get(one) or re.escape(one) for one in pattern), text) is not None


def next_code(code):
    """The code after this one: "AB-009" -> "AB-010"; the digits at the end go up and keep their number."""
    return re.sub(r"[0-9]+\Z", lambda match: str(int(match[0]) + 1).rjust(len(match[0]), "0"), code)


def make_code(number, prefix="INV-", width=3):
    """ "INV-007": a prefix and a number with zeros in front."""
    return prefix + str(number).rjust(width, "0")
