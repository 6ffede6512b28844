"""
title: Sums of chunks, products so far, differences of differences
when: A list has to be summed in chunks or pairs, its products so far, second differences or the next number of a sequence is wanted.
words: chunk sums, sum of chunks, group sums, sum every n, pairs, pair sums, adjacent sums, adjacent products, cumulative product, running product, prefix product, prefix sums, second differences, next number in sequence, sequence, arithmetic progression, geometric progression, missing term, is arithmetic, weekly totals, pairwise maximum, deltas, alternating, differences of neighbours, moving sum, window sums, sliding sums
param SIZE: 2 — numbers of a chunk
"""

import itertools
import math
import operator

SIZE = 2


def _sum(numbers):
    """Added one by one: the built-in sum of newer Pythons rounds decimals in its own way."""
    total = 0
    for number in numbers:
        total += number
    return total


def _chunks_of(numbers, size):
    return [numbers[i : i + size] for i in range(0, len(numbers), size)]


def _plain(number):
    return int(number) if number == int(number) else number


def chunk_sums(numbers, size=SIZE):
    """The sum of each chunk; the last one may be shorter."""
    return [_sum(chunk) for chunk in _chunks_of(numbers, size)]


def whole_chunk_sums(numbers, size=SIZE):
    """The sums of whole chunks alone."""
    return [_sum(chunk) for chunk in _chunks_of(numbers, size) if len(chunk) == size]


def chunk_means(numbers, size=SIZE, places=2):
    """The mean of each chunk, to some decimals."""
    means = [_sum(chunk) / len(chunk) for chunk in _chunks_of(numbers, size)]
    return [_plain(math.floor(mean * 10**places + 0.5 + 1e-7) / 10**places) for mean in means]


def chunk_maxima(numbers, size=SIZE):
    """The largest number of each chunk."""
    return [max(chunk) for chunk in _chunks_of(numbers, size)]


def adjacent_sums(numbers):
    """The sum of each number and the next one."""
    return [before + after for before, after in zip(numbers, numbers[1:])]


def adjacent_products(numbers):
    """The product of each number and the next one."""
    return [before * after for before, after in zip(numbers, numbers[1:])]


def largest_adjacent_product(numbers):
    """The largest product of neighbours; None for fewer than two numbers."""
    return max(adjacent_products(numbers), default=None)


def largest_adjacent_difference(numbers):
    """The largest distance of neighbours; 0 for fewer than two numbers."""
    return max(absolute_differences(numbers), default=0)


def absolute_differences(numbers):
    """Distances of neighbours, without sign."""
    return [abs(after - before) for before, after in zip(numbers, numbers[1:])]


def cumulative_products(numbers):
    """The products of all numbers so far."""
    return list(itertools.accumulate(numbers, operator.mul))


def prefix_sums(numbers):
    """Sums of all numbers before each place, with 0 in front: one more than numbers."""
    return [0, *itertools.accumulate(numbers)]


def suffix_sums(numbers):
    """The sums from each place to the end."""
    return [_sum(numbers[i:]) for i in range(len(numbers))]


def nth_differences(numbers, times=2):
    """Differences of neighbours, so many times over."""
    rest = list(numbers)
    for _ in range(times):
        rest = [after - before for before, after in zip(rest, rest[1:])]
    return rest


def is_arithmetic(numbers):
    """Whether neighbours always differ by the same."""
    return len(set(nth_differences(numbers, 1))) <= 1


def is_geometric(numbers):
    """Whether each number is the one before times the same."""
    return all(c * a == b * b for a, b, c in zip(numbers, numbers[1:], numbers[2:]))


def next_in_sequence(numbers):
    """The next number: with equal differences of some order, else with an equal factor; None where neither fits."""
    for times in range(1, len(numbers) - 1):
        steps = nth_differences(numbers, times)
        if len(steps) < 2 or len(set(steps)) > 1:
            continue
        return steps[0] + _sum(nth_differences(numbers, time)[-1] for time in range(times))
    if len(numbers) < 2 or numbers[-2] == 0 or not is_geometric(numbers):
        return None
    return _plain(numbers[-1] * numbers[-1] / numbers[-2])


def missing_term(numbers):
    """The number that an arithmetic sequence lacks between its ends; None where none is missing."""
    if not numbers:
        return None
    step = (numbers[-1] - numbers[0]) / len(numbers)
    for place, number in enumerate(numbers):
        if abs(number - numbers[0] - place * step) > 1e-9:
            return _plain(numbers[0] + place * step)
    return None


def fold_list(numbers, times=1):
    """The list folded: the first and the last added, the second and the last but one; a middle one stays."""
    rest = list(numbers)
    for _ in range(times):
        last, half = len(rest) - 1, (len(rest) + 1) // 2
        rest = [rest[i] if i == last - i else rest[i] + rest[last - i] for i in range(half)]
    return rest


def adjacent_differences(numbers, before_less_next=False):
    """Differences of neighbours, the next one less the one before; or the one before less the next where wanted."""
    return [a - b if before_less_next else b - a for a, b in zip(numbers, numbers[1:])]


def neighbour_sums_of(numbers, whole_only=False):
    """The sum of each number with both its neighbours; those at the ends have one, or are left out."""
    sums = [_sum(numbers[max(0, i - 1) : i + 2]) for i in range(len(numbers))]
    return sums[1:-1] if whole_only else sums


def window_sums(numbers, size=SIZE):
    """Sums of all runs of so many numbers, one after the other from each place."""
    return [_sum(numbers[i : i + size]) for i in range(len(numbers) - size + 1)]


def chunk_means_of(numbers, size=SIZE, whole=False):
    """The mean of each chunk, unrounded, or rounded to whole numbers; the last chunk may be shorter."""
    chunks = [numbers[i : i + size] for i in range(0, len(numbers), size)]
    means = [_sum(chunk) / len(chunk) for chunk in chunks]
    return [math.floor(mean + 0.5) for mean in means] if whole else means


def chunk_minima(numbers, size=SIZE):
    """The smallest number of each chunk."""
    return [min(numbers[i : i + size]) for i in range(0, len(numbers), size)]
