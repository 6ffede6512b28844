"""
title: Names of people with titles: parse, first, middle and last name, greeting
when: A full name such as "Dr. Ann Mary Lee Jr." has to be split to title, first, middle and last name and suffix, turned round, capitalised or used in a greeting.
words: full name, parse name, title, prefix, suffix, mr mrs dr, first middle last, middle initial, surname, given name, salutation, dear, greeting, format name, name formatting, last first, sort by last name, family name, honorific
param GREETING: "Dear" — word before the name of a greeting
"""

import re

GREETING = "Dear"


_TITLES = ["mr", "mrs", "ms", "miss", "dr", "prof", "sir", "rev", "hon"]
_SUFFIXES = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]


def _bare(word):
    return re.sub("[.,]", "", word.lower())


def parse_full_name(name):
    """{"title", "first", "middle", "last", "suffix"}; what a name lacks is "". "Lee, Ann" is turned round."""
    comma = re.fullmatch(r"([^,]+),\s*(.+)", name.strip())
    turned = f"{comma[2]} {comma[1]}" if comma and _bare(comma[2]) not in _SUFFIXES else name
    words = re.findall(r"[^\s,]+", turned)
    title = words.pop(0) if len(words) > 1 and _bare(words[0]) in _TITLES else ""
    suffix = words.pop() if len(words) > 1 and _bare(words[-1]) in _SUFFIXES else ""
    first = words.pop(0) if words else ""
    last = words.pop() if words else ""
    return {"title": title, "first": first, "middle": " ".join(words), "last": last, "suffix": suffix}


def _joined(parts):
    return " ".join(part for part in parts if part)


def without_title(name):
    """The name without its title and suffix."""
    parts = parse_full_name(name)
    return _joined([parts["first"], parts["middle"], parts["last"]])


def first_and_last_name(name):
    """ "Ann Lee" of a name with middle names; "Lee, Ann" is turned round."""
    parts = parse_full_name(name)
    return _joined([parts["first"], parts["last"]])


def middle_name(name):
    """Everything between the first and the last name; "" where there is nothing."""
    return parse_full_name(name)["middle"]


def with_middle_initials(name):
    """ "Ann M. Lee": middle names as initials."""
    parts = parse_full_name(name)
    initials = [f"{word[0].upper()}." for word in parts["middle"].split()]
    return _joined([parts["first"], *initials, parts["last"]])


def initials_and_last_name(name):
    """ "A. M. Lee": all but the last name as initials."""
    parts = parse_full_name(name)
    if parts["last"] == "":
        return parts["first"]
    initials = [f"{word[0].upper()}." for word in f"{parts['first']} {parts['middle']}".split()]
    return " ".join([*initials, parts["last"]])


def greeting_for(name, greeting=GREETING):
    """ "Dear Dr. Lee" with a title, else "Dear Ann"."""
    parts = parse_full_name(name)
    is_plain = parts["title"] == "" or parts["last"] == ""
    return f"{greeting} {parts['first'] if is_plain else parts['title'] + ' ' + parts['last']}"


def sort_by_last_name(names):
    """Names sorted by last name, then by first name."""
    def key(name):
        parts = parse_full_name(name)
        return "\n".join([parts["last"] or parts["first"], parts["first"]]).lower()

    return sorted(names, key=key)


def proper_name(name):
    """Each part of a name with a capital, also behind ' and -: "mary-ann o'neil" -> "Mary-Ann O'Neil"."""
    words = re.sub(r"\s+", " ", name.strip().lower())
    return re.sub(r"(\A|[\s'-])([^\W\d_])", lambda match: match[1] + match[2].upper(), words)


def is_full_name(name):
    """Whether a name has a first and a last name of letters, ' and -."""
    letter = r"[^\W\d_]"
    return re.fullmatch(rf"{letter}(?:{letter}|['.-])*(?: {letter}(?:{letter}|['.-])*)+", name) is not None


def proper_name_only(name):
    """Every word with a large first letter and small other letters, spaces as they are; nothing after ' and -."""
    return re.sub(r"\S+", lambda word: word[0][0].upper() + word[0][1:], name.lower())


def last_name_first(name):
    """ "Lee, Ann": the last word, a comma and the others."""
    words = name.split()
    return "".join(words) if len(words) < 2 else f"{words[-1]}, {' '.join(words[:-1])}"


def sort_by_last_name_only(names):
    """Names sorted by their last word alone; equal ones keep their order."""
    return sorted(names, key=lambda name: name.split(" ")[-1])


def middle_name_as_is(name):
    """All words between the first and the last as they are; titles are not known."""
    return " ".join(name.split()[1:-1])
