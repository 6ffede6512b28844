"""
title: Replace or remove the nth, first, last or every nth occurrence
when: Only the nth, the first or the last occurrence of a part has to be replaced or removed, or every nth character or word changed.
words: replace nth, nth occurrence, every nth, replace first, replace last, every second, every third character, remove every nth, replace all, nth word, nth character, uppercase every, mask every, replace word, last occurrence
param N: 2 — which occurrence, counted from 1, or every how many
param MARK: "*" — what takes the place of a character
"""

N = 2
MARK = "*"


def _places_of(text, part):
    """Places at which the part begins; an empty part is nowhere."""
    places = []
    at = text.find(part) if part else -1
    while at >= 0:
        places.append(at)
        at = text.find(part, at + len(part))
    return places


def _replaced_at(text, places, place, part, other):
    if not -1 <= place < len(places) or not places:
        return text
    return text[: places[place]] + other + text[places[place] + len(part) :]


def replace_nth_occurrence(text, part, replacement, n=N):
    """The nth occurrence, counted from 1; without it the text stays."""
    places = _places_of(text, part)
    return _replaced_at(text, places, n - 1, part, replacement) if n > 0 else text


def replace_first_occurrence(text, part, replacement):
    return _replaced_at(text, _places_of(text, part), 0, part, replacement)


def replace_last_occurrence(text, part, replacement):
    return _replaced_at(text, _places_of(text, part), -1, part, replacement)


def replace_all_occurrences(text, part, replacement):
    return text if part == "" else text.replace(part, replacement)


def replace_every_nth_occurrence(text, part, replacement, n=N):
    """Every nth occurrence: of n = 2 the second, fourth and so on."""
    if part == "":
        return text
    first, *rest = text.split(part)
    return first + "".join((replacement if i % n == 0 else part) + one for i, one in enumerate(rest, 1))


def remove_first_occurrence(text, part):
    return replace_first_occurrence(text, part, "")


def remove_last_occurrence(text, part):
    return replace_last_occurrence(text, part, "")


def remove_all_occurrences(text, part):
    return replace_all_occurrences(text, part, "")


def mark_every_nth(text, n=N, mark=MARK):
    """Every nth character becomes the mark."""
    return "".join(mark if i % n == 0 else letter for i, letter in enumerate(text, 1))


def upper_every_nth(text, n=N):
    """Every nth character becomes a capital."""
    return "".join(letter.upper() if i % n == 0 else letter for i, letter in enumerate(text, 1))


def remove_every_nth(text, n=N):
    """The text without every nth character."""
    return "".join(letter for i, letter in enumerate(text, 1) if i % n != 0)


def every_nth_character(text, n=N, from_first=True):
    """Every nth character, counted from the first, or from the nth."""
    rest = 1 % n if from_first else 0
    return "".join(letter for i, letter in enumerate(text, 1) if i % n == rest)


def nth_word(text, n=N):
    """The nth word, counted from 1; "" when there is none."""
    words = text.split()
    return words[n - 1] if 0 < n <= len(words) else ""


def replace_every_nth_word(text, n=N, replacement=""):
    """Every nth word becomes something else, or is left out."""
    words = [replacement if i % n == 0 else word for i, word in enumerate(text.split(), 1)]
    return " ".join(word for word in words if word != "")


def upper_every_nth_from_one(text, n=N):
    """The first character becomes a capital, then every nth from there on: places 1, 1 + n, 1 + 2n."""
    return "".join(letter.upper() if i % n == 0 else letter for i, letter in enumerate(text))


def mark_every_nth_from_one(text, n=N, mark=MARK):
    """The first character becomes the mark, then every nth from there on."""
    return "".join(mark if i % n == 0 else letter for i, letter in enumerate(text))


def remove_every_nth_from_one(text, n=N):
    """The text without the first character and every nth from there on."""
    return "".join(letter for i, letter in enumerate(text) if i % n != 0)


def every_nth_character_from_one(text, n=N):
    """The first character and every nth from there on."""
    return every_nth_character(text, n, True)


def every_nth_character_at(text, n=N):
    """The nth character and every nth from there on."""
    return every_nth_character(text, n, False)


def replace_all_occurrences_in_any_case(text, part, replacement):
    """All occurrences in either case: case does not matter."""
    if part == "":
        return text
    lower, small = text.lower(), part.lower()
    replaced, start = "", 0
    at = lower.find(small)
    while at >= 0:
        replaced += text[start:at] + replacement
        start = at + len(part)
        at = lower.find(small, start)
    return replaced + text[start:]
