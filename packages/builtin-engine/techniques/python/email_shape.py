"""
title: Check the shape of an email address
when: A form or list of addresses has to be checked for the usual shape, in linear time.
words: email, validate, address, domain, form, mail, shape, normalise, email domain, email user name, valid email, split email
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


def is_any_email(text, dot_needed=True):
    """One @ with something before it, and behind it a full stop between two parts; no spaces."""
    pattern = r"[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+" if dot_needed else r"[^\s@]+@[^\s@]+"
    return re.fullmatch(pattern, text) is not None


def is_email_with(text, dot_behind=False):
    """Whether a text holds an @ and a full stop anywhere, or a full stop behind the @ where that is wanted."""
    at = text.find("@")
    return at >= 0 and text.find(".", at if dot_behind else 0) >= 0


def normalise_any_email(text):
    """The address without spaces round it and in small letters."""
    return text.strip().lower()


def parts_of_email(text):
    """The part before the @, and that behind it; None where there is not exactly one @."""
    parts = text.split("@")
    return parts if len(parts) == 2 else None


def domain_of_email(text, as_it_is=False):
    """What stands behind the last @, in small letters or as it is; "" where there is none."""
    domain = text[text.rfind("@") + 1 :] if "@" in text else ""
    return domain if as_it_is else domain.lower()


def name_of_email(text):
    """What stands before the @; the whole text where there is none."""
    return text.split("@")[0]
