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


def is_phone_number_only(text):
    """Exactly ten digits and nothing else."""
    return _is("[0-9]{10}", text)


def is_phone_number_as_is(text):
    """Three, three and four digits with hyphens: "123-456-7890"."""
    return _is("[0-9]{3}-[0-9]{3}-[0-9]{4}", text)


def is_zip_code_only(text):
    """Exactly five digits."""
    return _is("[0-9]{5}", text)


def is_hex_color_only(text):
    """Six hexadecimal digits behind "#", no three."""
    return _is("#[0-9a-fA-F]{6}", text, 0)


def is_hex_color_or_not(text):
    """Three or six hexadecimal digits, the "#" may lack."""
    return _is("#?(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})", text, 0)


def is_pin_only(text):
    """Exactly four digits."""
    return _is("[0-9]{4}", text)


def is_pin_of_all(text, least=4, most=6):
    """Digits only, so many at least and at most."""
    return _is("[0-9]+", text) and len(text) >= least and len(text) <= most


def is_username_of_all(text, min_length=MIN_LENGTH, max_length=MAX_LENGTH):
    """Letters, digits and underscores in any order, a digit may come first."""
    return _is("[a-zA-Z0-9_]*", text, 0) and len(text) >= min_length and len(text) <= max_length


def is_username_only(text, min_length=MIN_LENGTH, max_length=MAX_LENGTH):
    """Letters and digits only, no underscore."""
    return _is("[a-zA-Z0-9]*", text, 0) and len(text) >= min_length and len(text) <= max_length


def is_username_as_is(text, min_length=MIN_LENGTH, max_length=MAX_LENGTH):
    """Small letters, digits and underscores only."""
    return _is("[a-z0-9_]*", text, 0) and len(text) >= min_length and len(text) <= max_length


def is_numeric_only(text):
    """Digits and nothing else: no sign, no point."""
    return _is("[0-9]+", text)


def is_alphabetic_or_not(text):
    """Letters and spaces and nothing else."""
    return text != "" and all(letter.isalpha() or letter.isspace() for letter in text)


def is_uppercase_as_is(text):
    """The text does not change in capitals: signs, digits and an empty text pass."""
    return text == text.upper()


def is_lowercase_as_is(text):
    """The text does not change in small letters: signs, digits and an empty text pass."""
    return text == text.lower()


def is_uppercase_only(text):
    """Capitals A to Z and nothing else, at least one."""
    return _is("[A-Z]+", text, 0)


def is_lowercase_only(text):
    """Small letters a to z and nothing else, at least one."""
    return _is("[a-z]+", text, 0)
