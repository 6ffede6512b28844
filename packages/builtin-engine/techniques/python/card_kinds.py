"""
title: Credit card kind, groups of digits, expiry date
when: The kind of a credit card (Visa, Mastercard, American Express) is asked by its number, a card number grouped or its last digits shown, or an expiry date tested.
words: credit card, card type, card kind, visa, mastercard, american express, amex, discover, card issuer, card network, identify card, expiry date, expired card, last four digits, card number format, debit card
param UNKNOWN: "Unknown" — answer where no kind fits
param GAP: " " — what stands between the groups of digits
"""

import re

UNKNOWN = "Unknown"
GAP = " "


def _digits_of(number):
    return re.sub(r"[\s-]", "", str(number))


_KINDS = {
    "Visa": "4(?:[0-9]{12}|[0-9]{15}|[0-9]{18})",
    "Mastercard": "5[1-5][0-9]{14}|2(?:22[1-9]|2[3-9][0-9]|[3-6][0-9]{2}|7[01][0-9]|720)[0-9]{12}",
    "American Express": "3[47][0-9]{13}",
    "Discover": "6(?:011|5[0-9]{2}|4[4-9][0-9])[0-9]{12}",
    "Diners Club": "3(?:0[0-5]|[68][0-9])[0-9]{11}",
    "JCB": "35(?:2[89]|[3-8][0-9])[0-9]{12}",
}


def card_kind(number, unknown=UNKNOWN):
    """The kind by first digits and length; spaces and hyphens do not count."""
    return next((kind for kind, form in _KINDS.items() if re.fullmatch(form, _digits_of(number))), unknown)


def card_kind_by_start(number, unknown="unknown"):
    """The kind in small letters by the first digits alone: "visa", "mastercard", "amex", "discover"."""
    starts = {"visa": "4", "mastercard": "5[1-5]|2[2-7]", "amex": "3[47]", "discover": "6(?:011|5|4[4-9])"}
    return next((kind for kind, start in starts.items() if re.match(start, _digits_of(number))), unknown)


def group_card_number(number, gap=GAP):
    """Groups of four from the left, the last may be shorter."""
    digits = _digits_of(number)
    return gap.join(digits[i : i + 4] for i in range(0, len(digits), 4))


def group_card_number_by_kind(number, gap=GAP):
    """Groups of four; those of American Express have four, six and five digits."""
    digits = _digits_of(number)
    if re.fullmatch("3[47][0-9]{13}", digits):
        return gap.join([digits[:4], digits[4:10], digits[10:]])
    return group_card_number(number, gap)


def last_four_digits(number):
    return _digits_of(number)[-4:]


def card_label(number):
    """ "Visa ending in 1111"."""
    return f"{card_kind(number)} ending in {last_four_digits(number)}"


def is_card_expired(expiry, today):
    """Whether a card good until "MM/YY" has expired on a day; it is good to the end of its month."""
    month, year = re.fullmatch("([0-9]{1,2})/([0-9]{2}|[0-9]{4})", expiry).groups()
    last = f"{'20' + year if len(year) == 2 else year}-{month.rjust(2, '0')}"
    return today[:7] > last


def is_expiry_date(text):
    """Whether an expiry date has the form MM/YY with a month from 01 to 12."""
    return re.fullmatch("(?:0[1-9]|1[0-2])/[0-9]{2}", text) is not None


def is_security_code(code, kind="Visa"):
    """Three digits, four of American Express."""
    is_long = re.fullmatch("american express|amex", kind, re.IGNORECASE | re.ASCII)
    return re.fullmatch("[0-9]{4}" if is_long else "[0-9]{3}", code) is not None


def card_kind_by_first(number, four="Visa", five="Mastercard", three="American Express", six="Discover"):
    """The kind by the first digit alone: 3, 4, 5 or 6."""
    return {"3": three, "4": four, "5": five, "6": six}.get(_digits_of(number)[:1], UNKNOWN)


def card_kind_of(number, unknown=UNKNOWN):
    """As card_kind_by_start with the names as they are written: "Visa", "American Express"."""
    names = {"visa": "Visa", "mastercard": "Mastercard", "amex": "American Express", "discover": "Discover"}
    return names.get(card_kind_by_start(number), unknown)
