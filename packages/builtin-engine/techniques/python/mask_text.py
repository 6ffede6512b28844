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


def mask_text_only(text, visible=VISIBLE, mask=MASK):
    """All but the last characters are hidden; spaces and hyphens stay as they are and do not count."""
    places = [i for i, letter in enumerate(text) if letter.isalnum()]
    hidden = places[: max(0, len(places) - visible)]
    return "".join(mask if i in hidden else letter for i, letter in enumerate(text))


def mask_text_or_all(text, visible=VISIBLE, mask=MASK):
    """All but the last characters are hidden; a text that is not longer than these is hidden whole."""
    return mask * len(text) if len(text) <= visible else mask_text(text, visible, mask)


def mask_text_from_one(text, visible=VISIBLE, mask=MASK):
    """All but the first characters are hidden."""
    return "".join(letter if i < visible else mask for i, letter in enumerate(text))


def mask_text_to_one(text, mask="*"):
    """All between the first and the last character of the text is hidden, spaces too."""
    return text if len(text) < 3 else text[0] + mask * (len(text) - 2) + text[-1]


def mask_letters(text, mask=MASK):
    """Every letter is hidden; all else stays."""
    return "".join(mask if letter.isalpha() else letter for letter in text)


def mask_digits_of_all(text, mask=MASK):
    """Every digit is hidden; all else stays."""
    return mask_digits(text, 0, mask)


def mask_email_to_one(email, mask="*"):
    """ "john@example.com" -> "j**n@example.com": first and last letter before the @ stay; of one or two all stay."""
    at = email.rfind("@")
    return email if at < 1 else mask_text_to_one(email[:at], mask) + email[at:]


def mask_email_as_one(email, mask="***"):
    """ "john@example.com" -> "j***@example.com": always three signs, however long the name is."""
    at = email.rfind("@")
    return email if at < 1 else email[0] + mask + email[at:]


def mask_email_from_two(email, visible=2, mask="*"):
    """ "john@example.com" -> "jo**@example.com": the first two letters stay, or so many."""
    at = email.rfind("@")
    return email if at < 1 else mask_text_from_one(email[:at], visible, mask) + email[at:]


def censor_words_as_is(text, words, mask="*"):
    """Each of the words is hidden wherever its letters stand, inside other words too; case matters."""
    for word in words:
        text = text.replace(word, mask * len(word))
    return text


def censor_words_only(text, words, mask="*"):
    """Each of the words is hidden wherever it stands by itself as it is written: case matters."""
    shown = lambda word: mask * len(word) if word in words else word
    return re.sub(r"[^\W_]+", lambda found: shown(found[0]), text)


def censor_words_as_one(text, words, mask="***"):
    """Each of the words, in either case, becomes one and the same sign or text, whatever its length."""
    hidden = [word.lower() for word in words]
    return re.sub(r"[^\W_]+", lambda found: mask if found[0].lower() in hidden else found[0], text)


def censor_words_from_one(text, words, mask="*"):
    """Each of the words keeps its first letter, the rest is hidden."""
    hidden = [word.lower() for word in words]
    shown = lambda word: mask_text_from_one(word, 1, mask) if word.lower() in hidden else word
    return re.sub(r"[^\W_]+", lambda found: shown(found[0]), text)


def group_digits_from_end(text, size=VISIBLE, separator=" "):
    """Digits in groups counted from the right: the first group may be shorter."""
    digits = re.sub("[^0-9]", "", text)
    short = len(digits) % size
    rest = group_digits(digits[short:], size, separator)
    return separator.join(part for part in (digits[:short], rest) if part != "")
