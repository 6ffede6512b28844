"""
title: Subarray sums, product except self, equilibrium index
when: A contiguous part of a list has to have a given sum, the product of all other numbers is wanted, or the place where both sides weigh the same.
words: subarray sum, sum equals k, contiguous sum, product except self, equilibrium index, pivot index, balance point, longest subarray, shortest subarray, prefix sum, maximum product
param MISSING: -1 — answer where no place balances
"""

import itertools
import math

MISSING = -1


def _parts_with_sum(numbers, target):
    """(start, end) of every contiguous part with the sum; the end is not included."""
    return [
        (start, start + i + 1)
        for start in range(len(numbers))
        for i, total in enumerate(itertools.accumulate(numbers[start:]))
        if total == target
    ]


def count_subarrays_with_sum(numbers, target):
    return len(_parts_with_sum(numbers, target))


def subarray_with_sum(numbers, target):
    """The first contiguous part with the sum; None when there is none."""
    return next((numbers[start:end] for start, end in _parts_with_sum(numbers, target)), None)


def longest_subarray_with_sum(numbers, target):
    """The length of the longest contiguous part with the sum; 0 when there is none."""
    return max((end - start for start, end in _parts_with_sum(numbers, target)), default=0)


def shortest_subarray_at_least(target, numbers):
    """The length of the shortest contiguous part of positive numbers with at least the sum; 0 when there is none."""
    start, total, lengths = 0, 0, []
    for i, number in enumerate(numbers):
        total += number
        while total >= target and start <= i:
            lengths.append(i - start + 1)
            total -= numbers[start]
            start += 1
    return min(lengths, default=0)


def product_except_self(numbers):
    """At each place the product of all other numbers."""
    return [math.prod(numbers[:i] + numbers[i + 1 :]) for i in range(len(numbers))]


def sum_except_self(numbers):
    """At each place the sum of all other numbers."""
    total = 0
    for number in numbers:
        total += number
    return [total - number for number in numbers]


def equilibrium_index(numbers, missing=MISSING):
    """The first place, counted from 0, with equal sums on both sides."""
    for i in range(len(numbers)):
        if sum(numbers[:i]) == sum(numbers[i + 1 :]):
            return i
    return missing


def max_product_subarray(numbers):
    """The largest product of a contiguous part; 0 of an empty list."""
    best, high, low = numbers[0] if numbers else 0, 1, 1
    for number in numbers:
        products = (number, number * high, number * low)
        high, low = max(products), min(products)
        best = max(best, high)
    return best
