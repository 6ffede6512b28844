"""
title: Text warm-ups: backspaces, happy string, merge alternately, jewels and stones
when: A small puzzle on texts from an interview or a beginner's course has to be solved: backspaces, stars, merging two texts by turns, good or happy strings.
words: warm-up, interview, backspace, remove stars, merge alternately, interleave strings, happy string, good string, make string great, jewels and stones, defang, index of substring, string matches, x and o, balanced letters, mix of two words, no three in a row
param SIGN: "#" — sign that takes back the character before it
param LIMIT: 3 — how many equal characters in a row are too many
"""

SIGN = "#"
LIMIT = 3


def typed_text(text, sign=SIGN):
    """What stands there after each sign has taken back a character."""
    kept = []
    for letter in text:
        if letter != sign:
            kept.append(letter)
        elif kept:
            kept.pop()
    return "".join(kept)


def same_after_backspaces(a, b, sign=SIGN):
    return typed_text(a, sign) == typed_text(b, sign)


def merge_alternately(a, b):
    """The characters of both by turns; what is left of the longer one comes last."""
    return "".join(a[i : i + 1] + b[i : i + 1] for i in range(max(len(a), len(b))))


def is_happy_text(text, limit=LIMIT):
    """Whether there are fewer than so many equal characters in a row."""
    return not any(
        i >= limit - 1 and text[max(0, i - limit + 1) : i] == letter * (limit - 1) for i, letter in enumerate(text)
    )


def has_no_equal_neighbours(text):
    """Whether no two neighbours are equal."""
    return is_happy_text(text, 2)


def make_fancy_text(text, limit=LIMIT):
    """Characters that would make so many in a row are left out."""
    kept = ""
    for letter in text:
        if not kept.endswith(letter * (limit - 1)):
            kept += letter
    return kept


def remove_bad_pairs(text):
    """Neighbours such as "aA", the same letter in both cases, go until there are none."""
    kept = []
    for letter in text:
        if kept and kept[-1] != letter and kept[-1].lower() == letter.lower():
            kept.pop()
        else:
            kept.append(letter)
    return "".join(kept)


def count_jewels(jewels, stones):
    """How many characters of the second text are among those of the first."""
    return sum(1 for stone in stones if stone in jewels)


def defang_address(address):
    """ "1.1.1.1" -> "1[.]1[.]1[.]1"."""
    return address.replace(".", "[.]")


def has_same_number_of(text, first="x", second="o"):
    """Whether there are as many x as o, in either case."""
    return text.lower().count(first) == text.lower().count(second)


def occurs_equally_often(text):
    """Whether every character that occurs at all occurs equally often."""
    return len({text.count(letter) for letter in text}) <= 1


def count_same_places(a, b):
    """How many places two texts of any length share with equal characters."""
    return sum(1 for one, other in zip(a, b) if one == other)


def merge_alternately_only(a, b):
    """The characters of both by turns as long as both have some; the rest of the longer one is left out."""
    return "".join(one + other for one, other in zip(a, b))


def merge_alternately_from_two(a, b):
    """The characters of both by turns, beginning with the second."""
    return merge_alternately(b, a)


def has_same_number_of_as_is(text, first="x", second="o"):
    """Whether there are as many x as o, as they are written: case matters."""
    return text.count(first) == text.count(second)


def count_jewels_only_one(jewels, stones):
    """How many different characters of the second text are among those of the first."""
    return count_jewels(jewels, set(stones))


def count_jewels_in_any_case(jewels, stones):
    """How many characters of the second text are among those of the first; case does not matter."""
    return count_jewels(jewels.lower(), stones.lower())
