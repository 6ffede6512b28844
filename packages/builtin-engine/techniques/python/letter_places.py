"""
title: Middle character, first and last letters, swap letters in words, sort letters
when: The middle, first or last characters of a text or of its words are wanted, the first and last letter of words exchanged, or the letters inside words sorted.
words: middle character, middle letter, first letter, last letter, first letters of words, last letters, swap first and last, sort letters in each word, alphabetize letters, every second letter, first half, second half, move first letter to end, front and back, nth letter
param COUNT: 2 — how many characters are taken
param GAP: "" — what stands between the letters
"""

import re

COUNT = 2
GAP = ""


def _words_in(text):
    return text if isinstance(text, list) else text.split()


def middle_characters(text):
    """One character of an odd length, two of an even one."""
    start = max(0, (len(text) + 1) // 2 - 1)
    return text[start : len(text) // 2 + 1]


def first_letters(text, gap=GAP):
    """The first letter of each word."""
    return gap.join(word[:1] for word in _words_in(text))


def last_letters(text, gap=GAP):
    """The last letter of each word."""
    return gap.join(word[-1:] for word in _words_in(text))


def first_half(text):
    return text[: (len(text) + 1) // 2]


def second_half(text):
    """Of an odd length the first half has one more."""
    return text[(len(text) + 1) // 2 :]


def both_ends(text, count=COUNT):
    """First and last so many characters: "hello" -> "helo"; "" of a text that is too short."""
    return "" if len(text) < count else text[:count] + text[len(text) - count :]


def swap_first_and_last(text):
    """ "hello" -> "oellh"."""
    return text if len(text) < 2 else text[-1] + text[1:-1] + text[0]


def swap_ends_of_words(text):
    """First and last letter of each word exchanged."""
    return re.sub(r"\S+", lambda match: swap_first_and_last(match[0]), text)


def swap_beginnings(a, b, count=COUNT):
    """The first letters of two words exchanged, or so many of them: "mix", "pod", 2 -> "pox mid"."""
    return f"{b[:count]}{a[count:]} {a[:count]}{b[count:]}"


def sort_letters_in_words(text):
    """Letters of each word in the order of the alphabet, capitals first."""
    return re.sub(r"\S+", lambda match: "".join(sorted(match[0])), text)


def move_first_to_end(text, count=1, ending=""):
    """Each word with its first letters moved to its end."""
    return re.sub(r"\S+", lambda match: match[0][count:] + match[0][:count] + ending, text)


def sort_inner_letters(text):
    """The beginning and the end of the text stay, the letters between are sorted."""
    def inner_sorted(match):
        word = match[0]
        return word[0] + "".join(sorted(word[1:-1])) + word[-1]

    return re.sub(r"\S{4,}", inner_sorted, text)


def repeat_front(text, times=3, count=3):
    """The first so many characters again and again."""
    return text[:count] * max(0, times)


def middle_characters_to_one(text):
    """One character: of an even length the left one of the two in the middle."""
    return text[(len(text) - 1) // 2] if text else ""


def middle_character_at(text):
    """One character: of an even length the right one of the two in the middle, the one at length / 2."""
    return text[len(text) // 2] if text else ""


def middle_character_or_not(text):
    """The middle character of an odd length; "" of an even one, which has none."""
    return text[len(text) // 2] if len(text) % 2 == 1 else ""


def first_half_without_one(text):
    """The first half, shorter by one of an odd length: the middle letter belongs to the second half."""
    return text[: len(text) // 2]


def second_half_with_one(text):
    """The second half, longer by one of an odd length: the middle letter belongs to it."""
    return text[len(text) // 2 :]


def both_halves_without_one(text):
    """Both halves together without the middle letter, which of an odd length belongs to neither."""
    half = len(text) // 2
    return text[:half] + text[len(text) - half :]


def both_ends_or_all(text, count=COUNT):
    """First and last so many characters; a text that is too short stays as it is."""
    return text if len(text) < count else both_ends(text, count)


def both_ends_only(text, count=COUNT):
    """First and last so many characters, which may not overlap: a text shorter than both together stays as it is."""
    return text if len(text) < 2 * count else both_ends(text, count)


def both_ends_or_not(text, count=COUNT):
    """First and last so many characters without overlap; "" of a text shorter than both together."""
    return "" if len(text) < 2 * count else both_ends(text, count)


def sort_letters_in_words_in_any_case(text):
    """Letters of each word in the order of the alphabet; case does not matter, equal ones keep their order."""
    return re.sub(r"\S+", lambda match: "".join(sorted(match[0], key=str.lower)), text)


def move_last_to_front(text, count=1):
    """Each word with its last letters moved to its front."""

    def moved(match):
        at = max(0, len(match[0]) - count)
        return match[0][at:] + match[0][:at]

    return re.sub(r"\S+", moved, text)


def move_first_to_end_of_all(text, count=1):
    """The first letters of the whole text moved to its end; spaces count like letters."""
    return text[count:] + text[:count]


def first_letters_as_all(text, gap=GAP):
    """The first letter of each word as a capital."""
    return first_letters(text, gap).upper()
