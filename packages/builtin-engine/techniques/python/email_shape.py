"""
title: Check the shape of an email address
when: A form or list of addresses has to be checked for the usual shape, in linear time.
words: email, validate, address, domain, form, mail, shape, normalise
param MAX_LENGTH: 254 — longest address in characters
"""

import re

MAX_LENGTH = 254

_LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}")
_LABEL = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?")


def is_email(text, max_length=MAX_LENGTH):
    """The usual shape only: no quotes, no bare addresses, a domain of two labels or more."""
    name, _, domain = text.rpartition("@")
    if len(text) > max_length or not _LOCAL.fullmatch(name):
        return False
    if name.startswith(".") or name.endswith(".") or ".." in name:
        return False
    labels = domain.split(".")
    # A last label of digits alone would be an IP address.
    return len(labels) >= 2 and all(map(_LABEL.fullmatch, labels)) and not labels[-1].isdigit()


def normalise_email(text, max_length=MAX_LENGTH):
    """For comparison: the domain in lower case.

    The part before @ may tell cases apart and stays.
    """
    trimmed = text.strip()
    if not is_email(trimmed, max_length):
        raise ValueError("not an email address")
    name, _, domain = trimmed.rpartition("@")
    return name + "@" + domain.lower()
