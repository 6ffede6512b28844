"""
title: Largest and smallest number, range, second largest, argmax and argmin
when: The maximum or minimum of a list is wanted, where it stands, both, their difference, or the second largest or smallest.
words: maximum, minimum, max, min, largest, smallest, highest and lowest, range, second largest, second smallest, second highest, argmax, argmin, index of maximum
param DISTINCT: True — whether equal numbers count once when the second is sought
"""

DISTINCT = True


def largest_number(numbers):
    """None when there is none."""
    return max(numbers, default=None)


def smallest_number(numbers):
    """None when there is none."""
    return min(numbers, default=None)


def min_max(numbers):
    """[smallest, largest]."""
    return [smallest_number(numbers), largest_number(numbers)]


def range_of(numbers):
    """Largest less smallest; 0 when there is none."""
    return max(numbers) - min(numbers) if numbers else 0


def _rising(numbers, distinct):
    return sorted(set(numbers) if distinct else numbers)


def second_largest(numbers, distinct=DISTINCT):
    """None when there is none."""
    return next(iter(_rising(numbers, distinct)[-2:-1]), None)


def second_smallest(numbers, distinct=DISTINCT):
    """None when there is none."""
    return next(iter(_rising(numbers, distinct)[1:2]), None)


def index_of_largest(numbers):
    """The first place of the largest, counted from 0; -1 when there is none."""
    return numbers.index(max(numbers)) if numbers else -1


def index_of_smallest(numbers):
    """The first place of the smallest, counted from 0; -1 when there is none."""
    return numbers.index(min(numbers)) if numbers else -1


def highest_and_lowest(text):
    """The numbers of a text as "largest smallest": "1 9 3 4 -5" -> "9 -5"."""
    if text.strip() == "":
        return ""
    numbers = [float(word) for word in text.split()]
    numbers = [int(number) if number.is_integer() else number for number in numbers]
    return f"{max(numbers)} {min(numbers)}"


def sum_without_extremes(numbers):
    """The sum without the one largest and the one smallest; 0 of fewer than three."""
    total = 0
    for number in _rising(numbers, False)[1:-1]:
        total += number
    return total


def largest_product_of_two(numbers):
    """The largest product of two numbers of the list; None when there are not two."""
    every = _rising(numbers, False)
    return None if len(every) < 2 else max(every[0] * every[1], every[-1] * every[-2])


def index_of_largest_or_last(numbers):
    """The last place of the largest, counted from 0; -1 when there is none."""
    return len(numbers) - 1 - numbers[::-1].index(max(numbers)) if numbers else -1


def index_of_smallest_or_last(numbers):
    """The last place of the smallest, counted from 0; -1 when there is none."""
    return len(numbers) - 1 - numbers[::-1].index(min(numbers)) if numbers else -1


def index_of_largest_from_one(numbers):
    """The first place of the largest, counted from 1; 0 when there is none."""
    return index_of_largest(numbers) + 1


def index_of_smallest_from_one(numbers):
    """The first place of the smallest, counted from 1; 0 when there is none."""
    return index_of_smallest(numbers) + 1


def index_of_largest_and_all(numbers):
    """All places of the largest, counted from 0."""
    most = largest_number(numbers)
    return [i for i, number in enumerate(numbers) if number == most]


def second_largest_or_same(numbers):
    """The second largest, or the largest where there is no other number; None of an empty list."""
    return largest_number(numbers) if len(set(numbers)) < 2 else second_largest(numbers)


def second_smallest_or_same(numbers):
    """The second smallest, or the smallest where there is no other number; None of an empty list."""
    return smallest_number(numbers) if len(set(numbers)) < 2 else second_smallest(numbers)


def sum_without_extremes_at_all(numbers):
    """The sum without all numbers that equal the largest or the smallest."""
    low, high = min_max(numbers)
    return sum(number for number in numbers if number not in (low, high))


def mean_without_extremes(numbers):
    """The mean without the one largest and the one smallest; 0 of fewer than three."""
    return 0 if len(numbers) < 3 else sum_without_extremes(numbers) / (len(numbers) - 2)


def max_min(numbers):
    """[largest, smallest]."""
    return min_max(numbers)[::-1]


def largest_product_of_neighbours(numbers):
    """The larger of two neighbours multiplied: the largest product of numbers side by side; None of fewer than two."""
    return largest_number([a * b for a, b in zip(numbers, numbers[1:])])
