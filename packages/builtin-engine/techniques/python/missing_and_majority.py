"""
title: Is a list sorted, missing number, majority element, single number
when: It has to be known whether a list is sorted, which number of a row is missing or twice there, or which item more than half of the list holds.
words: is sorted, sorted check, missing number, find missing, majority element, more than half, single number, appears once, find duplicate, first missing positive, monotonic, odd number of times
param DESCENDING: False — whether the order has to fall
param MISSING: None — answer where no item fits
"""

DESCENDING = False
MISSING = None


def is_sorted(items, descending=DESCENDING):
    """Equal neighbours are in order."""
    return all(b <= a if descending else b >= a for a, b in zip(items, items[1:]))


def is_monotonic(items):
    """Whether the list never falls or never rises."""
    return is_sorted(items) or is_sorted(items, True)


def sorted_direction(items):
    """ "yes, ascending", "yes, descending" or "no"."""
    if is_sorted(items):
        return "yes, ascending"
    return "yes, descending" if is_sorted(items, True) else "no"


def missing_number(numbers):
    """Of the numbers 0 to n one is missing."""
    return len(numbers) * (len(numbers) + 1) // 2 - sum(numbers)


def missing_from_one(numbers):
    """Of the numbers 1 to n one is missing."""
    return missing_number([*numbers, 0])


def missing_numbers(numbers):
    """All integers that are missing between the smallest and the largest."""
    known = set(numbers)
    low, high = min(known, default=0), max(known, default=-1)
    return [number for number in range(low, high + 1) if number not in known]


def first_missing_positive(numbers):
    """The smallest number from 1 up that is not there."""
    number = 1
    while number in numbers:
        number += 1
    return number


def majority_element(items, missing=MISSING):
    """The item that more than half of the places hold."""
    return next((item for item in items if items.count(item) * 2 > len(items)), missing)


def single_number(items, missing=MISSING):
    """The first item that occurs once."""
    return next((item for item in items if items.count(item) == 1), missing)


def odd_occurrence(items, missing=MISSING):
    """The first item that occurs an odd number of times."""
    return next((item for item in items if items.count(item) % 2 == 1), missing)


def first_duplicate(items, missing=MISSING):
    """The first item that has occurred before."""
    return next((item for place, item in enumerate(items) if item in items[:place]), missing)


def has_duplicates(items):
    return any(item in items[:place] for place, item in enumerate(items))


def are_all_equal(items):
    return all(item == items[0] for item in items)


def is_sorted_only(items, descending=DESCENDING):
    """Whether each item is larger than the one before, equal ones are not in order: strictly rising, with True strictly falling."""
    return all(b < a if descending else b > a for a, b in zip(items, items[1:]))


def is_sorted_either_way(items):
    """Whether the list is in order, rising or falling."""
    return is_monotonic(items)


def missing_numbers_from_one(numbers):
    """All integers from 1 up to the largest that are missing."""
    return missing_numbers([0, *(number for number in numbers if number > 0)])


def missing_numbers_to_all(numbers):
    """All integers from 1 to n that are missing, n being how many numbers there are."""
    return [number for number in range(1, len(numbers) + 1) if number not in numbers]


def first_missing_number(numbers):
    """The smallest number from 0 up that is not there."""
    return first_missing_positive([number + 1 for number in numbers]) - 1


def majority_element_at_or_over(items, missing=MISSING):
    """The item that at least half of the places hold, the first of such."""
    return next((item for item in items if items.count(item) * 2 >= len(items)), missing)


def first_duplicate_of_all(items, missing=MISSING):
    """The first in the list of the items that come again later."""
    return next((item for item in items if items.count(item) > 1), missing)


def all_duplicates(items):
    """Items that come more than once, each once, in the order of their first place."""
    return [item for place, item in enumerate(items) if items.count(item) > 1 and item not in items[:place]]


def all_duplicates_as_is(items):
    """Items that come more than once, each once, in the order in which they come again."""
    return [item for place, item in enumerate(items) if items[:place].count(item) == 1]


def all_duplicates_in_all(items):
    """Items that come more than once, each once, in rising order."""
    return sorted(all_duplicates(items))


def single_numbers(items):
    """Items that come exactly once, in their order."""
    return [item for item in items if items.count(item) == 1]
