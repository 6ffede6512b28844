"""
title: Group words that are anagrams of each other
when: Words with the same letters in another order have to be found or put together.
words: anagram, group, letters, permutation, signature, sorted letters
param MIN_SIZE: 1 — smallest group that is returned; 2 leaves out words without an anagram
"""

MIN_SIZE = 1


def anagram_groups(words, min_size=MIN_SIZE):
    """Groups in the order of their first word; words in a group in the order of the input."""
    groups = {}
    for word in words:
        groups.setdefault("".join(sorted(word.lower())), []).append(word)
    return [group for group in groups.values() if len(group) >= min_size]


def are_anagrams(a, b):
    return len(anagram_groups([a, b])) == 1
