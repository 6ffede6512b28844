"""
title: Postal codes by country: test, format, which country
when: A post code or postal code of the United States, Canada, the United Kingdom, Germany or another country has to be tested, formatted or told apart.
words: postal code, postcode, zip code, zip plus four, canadian postal code, uk postcode, german postleitzahl, plz, validate postal code, country by postal code, format postcode, delivery area, shipping zone
param COUNTRY: "US" — country whose form is tested
param MISSING: None — answer where no form fits
"""

import re

COUNTRY = "US"
MISSING = None


_FORMS = {
    "US": r"[0-9]{5}(?:-[0-9]{4})?",
    "CA": "[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] ?[0-9][ABCEGHJ-NPRSTV-Z][0-9]",
    "UK": "[A-Z]{1,2}[0-9][0-9A-Z]? ?[0-9][A-Z]{2}",
    "DE": "[0-9]{5}",
    "FR": "[0-9]{5}",
    "NL": "[1-9][0-9]{3} ?[A-Z]{2}",
    "AT": "[1-9][0-9]{3}",
    "CH": "[1-9][0-9]{3}",
    "PL": "[0-9]{2}-[0-9]{3}",
    "IN": "[1-9][0-9]{5}",
    "AU": "[0-9]{4}",
    "JP": "[0-9]{3}-[0-9]{4}",
}


def is_postal_code(code, country=COUNTRY):
    """Whether a code has the form of the country, named by two letters; False of an unknown country."""
    name = country.upper()
    form = _FORMS.get("UK" if name == "GB" else name)
    return form is not None and re.fullmatch(form, code, re.IGNORECASE | re.ASCII) is not None


def is_canadian_postal_code(code):
    return is_postal_code(code, "CA")


def is_uk_postcode(code):
    return is_postal_code(code, "UK")


def is_five_digit_code(code):
    """Five digits."""
    return is_postal_code(code, "DE")


def countries_of_postal_code(code):
    """The countries whose form a code has, of the ones known."""
    return [country for country in _FORMS if is_postal_code(code, country)]


def format_canadian_code(code, missing=MISSING):
    """ "K1A 0B1" of "k1a0b1"; None of another form."""
    bare = re.sub(r"\s", "", code).upper()
    return f"{bare[:3]} {bare[3:]}" if is_canadian_postal_code(bare) else missing


def format_uk_postcode(code, missing=MISSING):
    """ "SW1A 1AA" of "sw1a1aa"; None of another form."""
    bare = re.sub(r"\s", "", code).upper()
    return f"{bare[:-3]} {bare[-3:]}" if is_uk_postcode(bare) else missing


def format_zip_code(code, missing=MISSING):
    """ "12345-6789" of nine digits, "12345" of five; None of another number of digits."""
    digits = re.sub("[^0-9]", "", str(code))
    if len(digits) == 9:
        return f"{digits[:5]}-{digits[5:]}"
    return digits if len(digits) == 5 else missing


def pad_zip_code(code):
    """Five digits with zeros in front: 501 -> "00501"."""
    return str(code).rjust(5, "0")
