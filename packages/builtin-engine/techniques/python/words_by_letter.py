"""
title: Words by first letter or length, words starting or ending with
when: Words of a text or list have to be grouped by first letter, last letter or length, or those kept or counted that begin with, end with or contain something.
words: group words, by first letter, by length, starts with, begins with, ends with, containing, words with letter, filter words, count words starting, dictionary of words, prefix, suffix, index of words, capitalized words, alphabetical groups, names starting
param PART: "a" — what words begin or end with, or contain
param FOLD_CASE: True — whether capitals and small letters count as equal
"""

import re

PART = "a"
FOLD_CASE = True


def _words_in(words):
    """Words of a text without the signs around them; a list is taken as it is."""
    return words if isinstance(words, list) else re.findall(r"[^\W_]+(?:['’-][^\W_]+)*", words)


def _folded(text, fold_case):
    return text.lower() if fold_case else text


def _grouped(words, key_of):
    groups = {}
    for word in words:
        groups.setdefault(key_of(word), []).append(word)
    return groups


def words_by_first_letter(text, fold_case=FOLD_CASE):
    """{"a": ["apple", "Ant"]}: words by their first letter, in lower case."""
    return _grouped(_words_in(text), lambda word: _folded(word[:1], fold_case))


def words_by_last_letter(text, fold_case=FOLD_CASE):
    """{"e": ["apple"]}: words by their last letter, in lower case."""
    return _grouped(_words_in(text), lambda word: _folded(word[-1:], fold_case))


def words_by_length(text):
    """{"3": ["one", "two"]}."""
    return _grouped(_words_in(text), lambda word: str(len(word)))


def words_starting_with(text, part=PART, fold_case=FOLD_CASE):
    return [word for word in _words_in(text) if _folded(word, fold_case).startswith(_folded(part, fold_case))]


def words_ending_with(text, part=PART, fold_case=FOLD_CASE):
    return [word for word in _words_in(text) if _folded(word, fold_case).endswith(_folded(part, fold_case))]


def words_containing(text, part=PART, fold_case=FOLD_CASE):
    return [word for word in _words_in(text) if _folded(part, fold_case) in _folded(word, fold_case)]


def words_not_containing(text, part=PART, fold_case=FOLD_CASE):
    return [word for word in _words_in(text) if _folded(part, fold_case) not in _folded(word, fold_case)]


def count_words_starting_with(text, part=PART, fold_case=FOLD_CASE):
    return len(words_starting_with(text, part, fold_case))


def count_words_ending_with(text, part=PART, fold_case=FOLD_CASE):
    return len(words_ending_with(text, part, fold_case))


def first_letter_counts(text, fold_case=FOLD_CASE):
    """How many words begin with each letter, in lower case."""
    return {letter: len(words) for letter, words in words_by_first_letter(text, fold_case).items()}


def capitalized_words(text):
    """Words that begin with a capital."""
    return [word for word in _words_in(text) if word[:1].isupper()]


def same_ends_words(text):
    """Words that begin and end with the same letter, in either case."""
    return [word for word in _words_in(text) if word != "" and word[0].lower() == word[-1].lower()]


def words_starting_with_as_is(text, part=PART, fold_case=FOLD_CASE):
    """Words are all that stands between spaces, with their signs; case does not matter, with False it does."""
    return words_starting_with(text.split(), part, fold_case)


def words_ending_with_as_is(text, part=PART, fold_case=FOLD_CASE):
    """Words are all that stands between spaces: a comma or full stop at the end is their last sign."""
    return words_ending_with(text.split(), part, fold_case)


def words_containing_as_is(text, part=PART, fold_case=FOLD_CASE):
    """Words are all that stands between spaces, with their signs."""
    return words_containing(text.split(), part, fold_case)


def count_words_starting_with_as_is(text, part=PART, fold_case=FOLD_CASE):
    """How many words, as they stand between spaces, begin with a part."""
    return len(words_starting_with_as_is(text, part, fold_case))


def count_words_ending_with_as_is(text, part=PART, fold_case=FOLD_CASE):
    """How many words, as they stand between spaces, end with a part."""
    return len(words_ending_with_as_is(text, part, fold_case))


def count_words_containing(text, part=PART, fold_case=FOLD_CASE):
    """How many words hold a part."""
    return len(words_containing(text, part, fold_case))


def same_ends_words_from_two(text):
    """Words of at least two letters that begin and end with the same letter, in either case."""
    return [word for word in same_ends_words(text) if len(word) >= 2]


def same_ends_words_as_is(text):
    """Words that begin and end with the same letter exactly as it is written: case matters."""
    return [word for word in _words_in(text) if word[:1] == word[-1:] and word != ""]


def words_in_capitals(text):
    """Words of capitals only: all their letters are large, and there is at least one."""
    return [word for word in _words_in(text) if word == word.upper() and word != word.lower()]
