"""
title: Validators: phone number, post code, colour, web address, IP address, user name, numbers
when: A text has to be tested for being a phone number, US ZIP code, hex colour, URL, IPv4 address, user name, whole number, decimal number, PIN or made of letters only.
words: validate, validator, is valid, phone number, zip code, postcode, hex color, url, ip address, ipv4, username, is numeric, is integer, is alphabetic, alphanumeric, pin code, regular expression, regex
param MIN_LENGTH: 3 — fewest characters of a user name
param MAX_LENGTH: 16 — most characters of a user name
"""

import re

MIN_LENGTH = 3
MAX_LENGTH = 16


def _is(pattern, text, flags=re.IGNORECASE):
    return re.fullmatch(pattern, text, flags) is not None


def is_phone_number(text):
    """Ten digits, grouped with spaces, dots, hyphens or brackets, or up to fifteen behind a plus."""
    digits = re.sub(r"[\s().-]", "", text)
    is_grouped = _is(r"[+(]?[0-9][0-9\s().-]*[0-9]", text)
    return is_grouped and _is(r"[0-9]{10}|1[0-9]{10}|\+[0-9]{7,15}", digits)


def is_us_phone_number(text):
    """Exactly "(123) 456-7890"."""
    return _is(r"\([0-9]{3}\) [0-9]{3}-[0-9]{4}", text)


def is_zip_code(text):
    """ "12345" or "12345-6789"."""
    return _is("[0-9]{5}(?:-[0-9]{4})?", text)


def is_hex_color(text):
    """ "#fff" or "#a1b2c3"."""
    return _is("#(?:[0-9a-f]{3}|[0-9a-f]{6})", text, re.IGNORECASE | re.ASCII)


def is_url(text):
    """With http or https, a host with a dot or localhost, and maybe a port, path, query and fragment."""
    host = r"(?:localhost|(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,})"
    return _is(rf"https?://{host}(?::[0-9]{{1,5}})?(?:[/?#]\S*)?", text, re.IGNORECASE | re.ASCII)


def is_ipv4_address(text):
    """Four numbers from 0 to 255 without zeros in front."""
    parts = text.split(".")
    return len(parts) == 4 and all(_is("0|[1-9][0-9]{0,2}", part) and int(part) <= 255 for part in parts)


def is_username(text, min_length=MIN_LENGTH, max_length=MAX_LENGTH):
    """Letters, digits and underscores, a letter first."""
    is_plain = _is("[a-z][a-z0-9_]*", text, re.IGNORECASE | re.ASCII)
    return is_plain and len(text) >= min_length and len(text) <= max_length


def is_pin(text):
    """Four or six digits."""
    return _is("[0-9]{4}|[0-9]{6}", text)


def is_integer_text(text):
    """A whole number, with a sign or without."""
    return _is("[+-]?[0-9]+", text)


def is_numeric(text):
    """A whole or decimal number, with a sign or without."""
    return _is(r"[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)", text)


def is_alphabetic(text):
    """Letters of any alphabet and nothing else."""
    return text.isalpha()


def is_alphanumeric(text):
    """Letters and digits and nothing else."""
    return text.isalnum()


def is_uppercase(text):
    return text == text.upper() and text != text.lower()


def is_lowercase(text):
    return text == text.lower() and text != text.upper()


def is_blank(text):
    return text.strip() == ""
