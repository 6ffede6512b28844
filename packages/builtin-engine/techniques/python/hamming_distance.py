"""
title: Hamming distance: count the places that differ
when: Two texts or lists of the same length have to be compared place by place, or two numbers bit by bit.
words: hamming, hamming distance, differences, mismatches, compare strings, dna strands, point mutations, similarity, matching positions, different bits
param FOLD_CASE: False — whether letters that differ in case alone are the same
"""

FOLD_CASE = False


def _pairs(a, b, fold_case):
    left, right = (items.lower() if fold_case and isinstance(items, str) else items for items in (a, b))
    if len(left) != len(right):
        raise ValueError("lengths differ")
    return list(zip(left, right))


def hamming_distance(a, b, fold_case=FOLD_CASE):
    """Texts or lists of different length are refused."""
    return len(mismatch_positions(a, b, fold_case))


def mismatch_positions(a, b, fold_case=FOLD_CASE):
    """Places, counted from 0, at which the two differ."""
    return [place for place, (left, right) in enumerate(_pairs(a, b, fold_case)) if left != right]


def count_matches(a, b, fold_case=FOLD_CASE):
    """How many places are equal."""
    return sum(1 for left, right in _pairs(a, b, fold_case) if left == right)


def match_percent(a, b, fold_case=FOLD_CASE):
    """Share of equal places, from 0 to 100; two empty texts are wholly alike."""
    return count_matches(a, b, fold_case) * 100 / len(a) if len(a) or len(b) else 100


def hamming_bits(a, b):
    """How many bits of two integers from 0 up differ."""
    return bin(a ^ b).count("1")


def is_one_edit_away(a, b):
    """Whether one letter put in, taken out or replaced at most makes one text the other."""
    short, long = sorted((a, b), key=len)
    if len(long) - len(short) > 1:
        return False
    place = next((i for i, letter in enumerate(short) if letter != long[i]), -1)
    if place < 0:
        return True
    return short[place + 1 if len(short) == len(long) else place :] == long[place + 1 :]


def hamming_distance_for_all(a, b, rest_counts=True):
    """As hamming_distance for any length: what the longer one has more counts as different, or not at all."""
    rest = abs(len(a) - len(b)) if rest_counts else 0
    return sum(1 for left, right in zip(a, b) if left != right) + rest


def hamming_distance_or_not(a, b, otherwise=None):
    """As hamming_distance, or another answer for different lengths."""
    return hamming_distance(a, b) if len(a) == len(b) else otherwise
