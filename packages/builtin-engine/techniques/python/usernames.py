"""
title: User names and mail addresses from names, unique user names
when: A user name, login, handle or e-mail address has to be made from a person's name, or kept different from those that are taken.
words: username from name, user name, login, handle, first initial last name, email from name, generate username, company email, nickname, unique username, taken, available, account name, slug of name, suggest username
param SEPARATOR: "." — sign between the parts of a name
param DOMAIN: "example.com" — what follows the @ of an address
param START: 1 — number that the first doubled name gets
"""

import re
import unicodedata

SEPARATOR = "."
DOMAIN = "example.com"
START = 1


def _name_parts(name):
    """Words of a name in lower case, without accents and signs."""
    plain = "".join(c for c in unicodedata.normalize("NFD", name.lower()) if unicodedata.category(c)[0] != "M")
    parts = [re.sub("[^a-z0-9]", "", part) for part in plain.split()]
    return [part for part in parts if part != ""]


def first_dot_last(name, separator=SEPARATOR):
    """First and last word: "ann.lee" of "Ann Mary Lee"; a single word stands alone."""
    parts = _name_parts(name)
    return "".join(parts) if len(parts) < 2 else parts[0] + separator + parts[-1]


def initial_and_last_name(name, separator=""):
    """The first letter of the first word and the last word: "alee"."""
    parts = _name_parts(name)
    return "".join(parts) if len(parts) < 2 else parts[0][0] + separator + parts[-1]


def first_name_and_initial(name, separator=""):
    """The first word and the first letter of the last: "annl"."""
    parts = _name_parts(name)
    return "".join(parts) if len(parts) < 2 else parts[0] + separator + parts[-1][0]


def joined_username(name, separator=""):
    """All words joined: "annmarylee"."""
    return separator.join(_name_parts(name))


def short_username(name, first=3, last=None):
    """The first letters of the first and last word: three of each, or as many as wanted."""
    parts = _name_parts(name)
    last = first if last is None else last
    return "".join(parts)[:first] if len(parts) < 2 else parts[0][:first] + parts[-1][:last]


def email_from_name(name, domain=DOMAIN, separator=SEPARATOR):
    """ "ann.lee@example.com"."""
    return f"{first_dot_last(name, separator)}@{domain}"


def initial_email(name, domain=DOMAIN):
    """ "alee@example.com"."""
    return f"{initial_and_last_name(name)}@{domain}"


def unique_username(name, taken, start=START, separator=""):
    """The name, or with the first free number behind it if it is taken."""
    if name not in taken:
        return name
    number = start
    while f"{name}{separator}{number}" in taken:
        number += 1
    return f"{name}{separator}{number}"


def unique_usernames(names, start=START, separator=""):
    """Each name of the list; one that came before gets the first free number."""
    given = []
    for name in names:
        given.append(unique_username(name, given, start, separator))
    return given


def username_of_email(email):
    """The part of an address before the @."""
    return email.split("@")[0]
