"""
title: Group words that are anagrams of each other
when: Words with the same letters in another order have to be found or put together.
words: anagram, group, letters, permutation, signature, sorted letters, group anagrams, find anagrams, same letters, is anagram
param MIN_SIZE: 1 — smallest group that is returned; 2 leaves out words without an anagram
"""

MIN_SIZE = 1


def anagram_groups(words, min_size=MIN_SIZE):
    """Groups in the order of their first word; words in a group in the order of the input."""
    groups = {}
    for word in words:
        groups.setdefault("".join(sorted(word.lower())), []).append(word)
    return [group for group in groups.values() if len(group) >= min_size]


def _sorted(text):
    return "".join(sorted(text))


def are_anagrams(a, b, fold_case=False, letters_only=False):
    """Whether both have the same letters as often, as they are written; or in either case.

    Or letters and digits alone in either case, without spaces and signs.
    """
    first, second = (text.lower() if fold_case or letters_only else text for text in (a, b))
    if letters_only:
        first, second = (filter(str.isalnum, text) for text in (first, second))
    return sorted(first) == sorted(second)


def is_anagram_of(word, other, letters_only=False):
    """As are_anagrams in either case, where a word is no anagram of itself."""
    return word.lower() != other.lower() and are_anagrams(word, other, True, letters_only)


def group_anagrams(words, fold_case=False, without_singles=False):
    """Groups of words with the same letters, written in the same case, or in either."""
    groups = {}
    for word in words:
        groups.setdefault(_sorted(word.lower() if fold_case else word), []).append(word)
    return [group for group in groups.values() if len(group) > 1 or not without_singles]


def group_anagrams_sorted(words, without_singles=False):
    """As group_anagrams with each group in the order of the alphabet, and the groups too."""
    groups = [sorted(group) for group in group_anagrams(words, False, without_singles)]
    return sorted(groups, key=lambda group: group[0])


def anagrams_of(word, words, with_itself=False):
    """The words of a list that are anagrams of a word, in their order; the word itself is none unless wanted."""
    if with_itself:
        return [other for other in words if are_anagrams(word, other, True)]
    return [other for other in words if is_anagram_of(word, other)]
