"""
title: Password strength and password rules
when: A password has to be checked against rules (length, capital, small letter, digit, special character) or its strength rated weak, medium or strong.
words: password, strong password, password strength, valid password, password validator, weak medium strong, special character, uppercase lowercase digit, missing rules, minimum length
param MIN_LENGTH: 8 — fewest characters of a strong password
param SPECIAL: True — whether a strong password needs a character that is neither letter nor digit
"""

import re

MIN_LENGTH = 8
SPECIAL = True

_KINDS = {"lowercase": "[a-z]", "uppercase": "[A-Z]", "digit": "[0-9]", "special": r"[^A-Za-z0-9\s]"}


def is_strong_password(password, min_length=MIN_LENGTH, special=SPECIAL):
    """Long enough, with a small letter, a capital, a digit and a special character."""
    return not missing_password_rules(password, min_length, special)


def missing_password_rules(password, min_length=MIN_LENGTH, special=SPECIAL):
    """What the password lacks, of: length, lowercase, uppercase, digit, special."""
    wanted = {name: kind for name, kind in _KINDS.items() if special or name != "special"}
    lacking = [name for name, kind in wanted.items() if not re.search(kind, password)]
    return ["length", *lacking] if len(password) < min_length else lacking


def password_score(password, min_length=MIN_LENGTH):
    """0 to 5: a point for the length and one for each kind of character."""
    return 5 - len(missing_password_rules(password, min_length, True))


def password_strength(password, min_length=MIN_LENGTH):
    """ "weak" up to 2 points, "medium" up to 4, "strong" with all 5."""
    score = password_score(password, min_length)
    if score <= 2:
        return "weak"
    return "medium" if score < 5 else "strong"


def characters_to_add(password, min_length=MIN_LENGTH, special=SPECIAL):
    """How many characters have to be added at least for length and kinds."""
    lacking = [name for name in missing_password_rules(password, min_length, special) if name != "length"]
    return max(len(lacking), min_length - len(password))


def is_strong_password_without(password, min_length=MIN_LENGTH, special=SPECIAL):
    """Without spaces: long enough, with a small letter, a capital, a digit and a special character."""
    return not re.search(r"\s", password) and is_strong_password(password, min_length, special)


def is_strong_password_with(password, signs="!@#$%^&*", min_length=MIN_LENGTH):
    """The special character has to be one of those that are listed."""
    return is_strong_password(password, min_length, False) and any(sign in signs for sign in password)


def is_strong_password_or_not(password, min_length=MIN_LENGTH):
    """Long enough, with a letter, in whatever case, and a digit."""
    return len(password) >= min_length and bool(re.search("[A-Za-z]", password) and re.search("[0-9]", password))


def is_strong_password_by_all(password, min_length=MIN_LENGTH):
    """A special character is anything but a letter or a digit, a space too."""
    return is_strong_password(password, min_length, False) and bool(re.search("[^A-Za-z0-9]", password))


def password_score_without(password):
    """How many of four kinds occur: small letters, capitals, digits, special characters; the length does not count."""
    return password_score(password, 0) - 1


def password_strength_from(password, min_length=MIN_LENGTH):
    """ "weak" up to 2 points, "medium" up to 3, "strong" from 4 on."""
    score = password_score(password, min_length)
    if score <= 2:
        return "weak"
    return "medium" if score <= 3 else "strong"


def password_strength_by_all(password, min_length=MIN_LENGTH):
    """ "weak" where it is too short, else "strong" with all four kinds, else "medium"."""
    if len(password) < min_length:
        return "weak"
    return "strong" if password_score_without(password) == 4 else "medium"
