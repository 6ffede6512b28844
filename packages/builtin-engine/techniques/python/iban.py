"""
title: Validate an IBAN
when: An international bank account number has to be checked, formatted or given its check digits.
words: iban, bank account, mod 97, check digits, validate, sepa, ISO 13616
param GROUP: 4 — characters in a group when it is written for people
"""

import re

GROUP = 4

_LENGTHS = {
    "AT": 20, "BE": 16, "CH": 21, "DE": 22, "DK": 18, "ES": 24, "FI": 18, "FR": 27, "GB": 22,
    "IE": 22, "IT": 27, "LU": 20, "NL": 18, "NO": 15, "PL": 28, "PT": 25, "SE": 24,
}


def _clean(text):
    return re.sub(r"\s", "", text).upper()


def _remainder(text):
    return int("".join(str(int(letter, 36)) for letter in text)) % 97


def is_iban(text):
    """Countries that are not in the table are checked by their check digits alone."""
    iban = _clean(text)
    if not re.fullmatch(r"[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}", iban):
        return False
    if len(iban) != _LENGTHS.get(iban[:2], len(iban)):
        return False
    return _remainder(iban[4:] + iban[:4]) == 1


def check_digits(country, account):
    return f"{98 - _remainder(_clean(account + country) + '00'):02d}"


def format_iban(text, group=GROUP):
    if not is_iban(text):
        raise ValueError("not an IBAN")
    iban = _clean(text)
    return " ".join(iban[i : i + group] for i in range(0, len(iban), group))


def format_any_iban(text, group=GROUP):
    """Groups of four as they come, whether it is a right IBAN or not."""
    iban = _clean(text)
    return " ".join(iban[i : i + group] for i in range(0, len(iban), group))


def has_iban_check_digits(text):
    """By its check digits alone, without looking at the length of the country."""
    iban = _clean(text)
    is_form = re.fullmatch("[A-Z]{2}[0-9]{2}[A-Z0-9]+", iban) is not None
    return is_form and _remainder(iban[4:] + iban[:4]) == 1
