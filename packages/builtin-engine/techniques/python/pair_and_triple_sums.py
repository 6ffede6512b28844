"""
title: Pairs and triples with a sum: indexes, values, counts
when: All pairs or triples of a list with a sum are wanted, as indexes, different values or a count, or the pair whose sum is nearest.
words: pair sum, pairs, two numbers, sum to target, indices, unique pairs, triplets, triples, three numbers, closest sum, nearest sum, k sum, pythagorean triplet, difference, product pair, good pairs, sum divisible
param TARGET: 0 — sum that is sought
"""

import itertools

TARGET = 0


def pair_indexes(numbers, target=TARGET):
    """All places [i, j] with i before j whose numbers have the sum."""
    pairs = itertools.combinations(range(len(numbers)), 2)
    return [[i, j] for i, j in pairs if numbers[i] + numbers[j] == target]


def unique_pairs(numbers, target=TARGET):
    """Different pairs with the sum, the smaller number first, in rising order."""
    return [list(pair) for pair in sorted({tuple(sorted([numbers[i], numbers[j]])) for i, j in pair_indexes(numbers, target)})]


def count_unique_pairs(numbers, target=TARGET):
    return len(unique_pairs(numbers, target))


def disjoint_pairs(numbers, target=TARGET):
    """Pairs in the order of the list where each number is used once."""
    used, pairs = set(), []
    for i, j in pair_indexes(numbers, target):
        if i in used or j in used:
            continue
        used |= {i, j}
        pairs.append([numbers[i], numbers[j]])
    return pairs


def count_pairs_divisible(numbers, divisor=3):
    """How many pairs of places have a sum that is divided by the number."""
    return sum(1 for a, b in itertools.combinations(numbers, 2) if (a + b) % divisor == 0)


def closest_pair_sum(numbers, target=TARGET):
    """The pair, by place, whose sum is nearest to the target; the first of equally near ones, None for fewer than two numbers."""
    best = min(itertools.combinations(numbers, 2), key=lambda pair: abs(sum(pair) - target), default=None)
    return None if best is None else list(best)


def count_triples(numbers, target=TARGET):
    """How many triples of places have the sum."""
    return sum(1 for triple in itertools.combinations(numbers, 3) if sum(triple) == target)


def first_triple(numbers, target=TARGET):
    """The first triple, by place, with the sum; None where there is none."""
    return next((list(triple) for triple in itertools.combinations(numbers, 3) if sum(triple) == target), None)


def has_triple(numbers, target=TARGET):
    return first_triple(numbers, target) is not None


def closest_triple_sum(numbers, target=TARGET):
    """The sum of three numbers that is nearest to the target; None for fewer than three."""
    sums = map(sum, itertools.combinations(numbers, 3))
    return min(sums, key=lambda total: abs(total - target), default=None)


def largest_product_of_three(numbers):
    """The largest product of three numbers; None for fewer than three."""
    return max((a * b * c for a, b, c in itertools.combinations(numbers, 3)), default=None)


def pythagorean_triples(total):
    """[a, b, c] of natural numbers with a² + b² = c² and the sum."""
    pairs = itertools.combinations(range(1, total // 2 + 1), 2)
    return [[a, b, total - a - b] for a, b in pairs if a * a + b * b == (total - a - b) ** 2]


def is_right_triangle(a, b, c):
    """Whether three sides make a triangle with a right angle, in any order."""
    x, y, z = sorted([a, b, c])
    return x > 0 and abs(x * x + y * y - z * z) < 1e-9
