"""
title: Nested lists: sum, count, maximum, weighted by depth
when: The numbers in nested lists or objects have to be added, counted, compared or weighted by their depth.
words: nested list, nested sum, recursive sum, sum nested, deep sum, sum of nested object, depth sum, count nested, deep count, nested maximum, product sum, recursion
param WEIGHT: 1 — weight of the outermost level in the sum by depth
"""

import math

WEIGHT = 1


def nested_numbers(value):
    """Every number in nested lists and objects, in order; texts and others are left out."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return [value]
    if not isinstance(value, (list, dict)):
        return []
    inner = value.values() if isinstance(value, dict) else value
    return [number for item in inner for number in nested_numbers(item)]


def nested_sum(value):
    total = 0
    for number in nested_numbers(value):
        total += number
    return total


def nested_product(value):
    return math.prod(nested_numbers(value))


def nested_max(value):
    """None when there is no number."""
    return max(nested_numbers(value), default=None)


def nested_even_sum(value):
    """Only even numbers."""
    return nested_sum([number for number in nested_numbers(value) if number % 2 == 0])


def nested_count(items):
    """Items that are no lists, at every depth."""
    return sum(nested_count(item) if isinstance(item, list) else 1 for item in items)


def deep_count(items):
    """Items at every depth, the inner lists counted too."""
    return sum(1 + (deep_count(item) if isinstance(item, list) else 0) for item in items)


def depth_sum(items, weight=WEIGHT):
    """Each number times its depth: the outermost level counts once, the next twice."""
    total = 0
    for item in items:
        total += depth_sum(item, weight + 1) if isinstance(item, list) else item * weight
    return total


def product_sum(items, weight=WEIGHT):
    """The sum of a list is multiplied by its depth, the sums of inner lists included."""
    total = 0
    for item in items:
        total += product_sum(item, weight + 1) if isinstance(item, list) else item
    return weight * total


def nested_includes(items, wanted):
    """Whether an item stands anywhere in nested lists."""
    return any(
        nested_includes(item, wanted) if isinstance(item, list) else item == wanted for item in items
    )


def object_depth(value):
    """How deep objects lie inside one another: 1 for a flat object, 0 for anything else."""
    if not isinstance(value, dict):
        return 0
    return 1 + max(map(object_depth, value.values()), default=0)


def depth_sum_from_out(items):
    """Each number times its depth where the outermost level counts nothing: depth from 0."""
    return depth_sum(items, 0)


def nested_min(value):
    """The smallest number; None when there is none."""
    return min(nested_numbers(value), default=None)


def nested_count_only(value):
    """How many numbers there are, at every depth; texts and others do not count."""
    return len(nested_numbers(value))


def nested_depth(value):
    """How deep lists lie inside one another: 1 for a flat list, 0 for anything else."""
    return 1 + max(map(nested_depth, value), default=0) if isinstance(value, list) else 0
