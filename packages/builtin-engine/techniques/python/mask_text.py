"""
title: Mask card numbers, e-mail addresses, phone numbers and words
when: A text such as a credit card number, e-mail address, phone number or bad word has to be hidden but for a few characters.
words: mask, credit card, hide digits, last four digits, maskify, censor, bad words, redact, hide email, asterisks, stars, anonymize, card number format, groups of four
param VISIBLE: 4 — characters that stay at the end
param MASK: "#" — sign that hides a character
"""

import re

VISIBLE = 4
MASK = "#"


def mask_text(text, visible=VISIBLE, mask=MASK):
    """All but the last characters are hidden."""
    hidden = len(text) - visible
    return "".join(mask if i < hidden else letter for i, letter in enumerate(text))


def mask_digits(text, visible=VISIBLE, mask=MASK):
    """Only digits are hidden; spaces and hyphens stay."""
    places = [i for i, letter in enumerate(text) if letter in "0123456789"]
    hidden = places[: max(0, len(places) - visible)]
    return "".join(mask if i in hidden else letter for i, letter in enumerate(text))


def mask_email(email, mask="*"):
    """ "john.doe@example.com" -> "j*******@example.com"."""
    at = email.rfind("@")
    return email if at < 1 else email[0] + mask * (at - 1) + email[at:]


def censor_words(text, words, mask="*"):
    """Each of the words is hidden wherever it stands by itself, in either case."""
    hidden = [word.lower() for word in words]
    shown = lambda word: mask * len(word) if word.lower() in hidden else word
    return re.sub(r"[^\W_]+", lambda found: shown(found[0]), text)


def mask_inner_letters(text, mask="*"):
    """All between the first and the last letter of each word is hidden."""
    shown = lambda word: word[0] + mask * (len(word) - 2) + word[-1] if len(word) > 1 else word
    return re.sub(r"[^\W_]+", lambda found: shown(found[0]), text)


def group_digits(text, size=VISIBLE, separator=" "):
    """Digits in groups, four unless another size is asked for."""
    digits = re.sub("[^0-9]", "", text)
    return separator.join(digits[i : i + size] for i in range(0, len(digits), size))


def format_phone_number(digits):
    """Ten digits as "(123) 456-7890"."""
    text = "".join(map(str, digits)) if isinstance(digits, list) else str(digits)
    found = re.fullmatch("([0-9]{3})([0-9]{3})([0-9]{4})", text)
    if not found:
        raise ValueError("not ten digits")
    return f"({found[1]}) {found[2]}-{found[3]}"
