"""
title: Title case, capitalize words, sentence case, swap case, alternating case
when: Letters of a text have to become upper or lower case: the first of each word, of a sentence, every second one, or all exchanged.
words: title case, capitalize, capitalise, capital letters, uppercase first letter, capitalize each word, sentence case, swap case, toggle case, alternating case, mock case, headline
param SMALL_WORDS: ["a", "an", "and", "as", "at", "but", "by", "for", "in", "of", "on", "or", "the", "to"] — words that a headline keeps small
param UPPER_FIRST: True — whether an alternating text begins with a capital
"""

import re

SMALL_WORDS = ["a", "an", "and", "as", "at", "but", "by", "for", "in", "of", "on", "or", "the", "to"]
UPPER_FIRST = True


def capitalize(text):
    """The first letter large, the rest small."""
    return capitalize_first(text.lower())


def capitalize_first(text):
    """The first letter large, the rest as it is."""
    return text[:1].upper() + text[1:]


def title_case(text):
    """Each word with a large first letter, the rest small."""
    return re.sub(r"\S+", lambda word: capitalize(word[0]), text)


def capitalize_words(text):
    """Each word with a large first letter, the rest as it is."""
    return re.sub(r"\S+", lambda word: capitalize_first(word[0]), text)


def headline_case(text, small_words=SMALL_WORDS):
    """Like title case, but the small words stay small unless they are the first."""
    shown = lambda word: word if word in small_words else capitalize(word)
    return capitalize_first(re.sub(r"\S+", lambda word: shown(word[0]), text.lower()))


def sentence_case(text):
    """All small, but for the first letter of each sentence."""
    return re.sub(r"(^|[.!?]\s+)(\S)", lambda found: found[1] + found[2].upper(), text.lower())


def swap_case(text):
    return "".join(letter.lower() if letter == letter.upper() else letter.upper() for letter in text)


def alternating_case(text, upper_first=UPPER_FIRST):
    """Every second character large, counted over the whole text."""
    odd = 0 if upper_first else 1
    return "".join(
        letter.upper() if place % 2 == odd else letter.lower() for place, letter in enumerate(text)
    )


def alternating_case_words(text, upper_first=UPPER_FIRST):
    """Every second character large, counted anew in each word."""
    return re.sub(r"\S+", lambda word: alternating_case(word[0], upper_first), text)


def capitalize_last(text):
    """The last letter of each word large, the rest as it is."""
    return re.sub(r"\S(?=\s|$)", lambda letter: letter[0].upper(), text)


def _upper(found):
    return found[0].upper()


def title_case_single_spaces(text):
    """Each word with a large first letter, the rest small; words are joined with one space, none stays at the ends."""
    return " ".join(capitalize(word) for word in text.split())


def title_case_after_any_sign(text):
    """A large letter after anything that is no letter, as after hyphens, apostrophes and digits; the rest small."""
    return capitalize_words_after_any_sign(text.lower())


def title_case_after_hyphens(text):
    """A large letter at the beginning, after spaces and after hyphens; the rest small."""
    return re.sub(r"(^|[\s-])(\S)", lambda found: found[1] + found[2].upper(), text.lower())


def capitalize_words_after_any_sign(text):
    """A large letter after anything that is no letter; the rest as it is."""
    return re.sub(r"(?<![^\W\d_])[^\W\d_]", _upper, text)


def capitalize_first_anywhere(text):
    """The first letter of the text becomes large wherever it stands; signs and spaces before it do not matter."""
    return re.sub(r"[^\W\d_]", _upper, text, count=1)


def headline_case_also(text, small_words=SMALL_WORDS):
    """Like headline_case, but the last word is large as well."""
    shown = lambda found: capitalize_first(found[0])
    return re.sub(r"\S+(?=\s*\Z)", shown, headline_case(text, small_words))


def alternating_case_only(text, upper_first=UPPER_FIRST):
    """Every second letter large; spaces, digits and signs are not counted."""
    large = not upper_first
    shown = []
    for letter in text:
        if letter.isalpha():
            large = not large
            letter = letter.upper() if large else letter.lower()
        shown.append(letter)
    return "".join(shown)


def capitalize_last_only(text):
    """The last letter of each word large, the rest small."""
    return capitalize_last(text.lower())


def capitalize_first_and_last(text):
    """The first and the last letter of each word large, the rest as it is."""
    return capitalize_last(capitalize_words(text))


def capitalize_only(text):
    """The first letter large, the rest as it is."""
    return capitalize_first(text)


def title_case_as_is(text):
    """Each word with a large first letter, the rest as it is."""
    return capitalize_words(text)


def capitalize_words_and_all(text):
    """Each word with a large first letter, the rest small."""
    return title_case(text)
