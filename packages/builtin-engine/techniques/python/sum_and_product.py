"""
title: Sum, product, sum of squares, running totals, differences
when: The numbers of a list have to be added, multiplied, squared and added, summed step by step, or their differences taken.
words: sum, total, add numbers, product, multiply all, sum of squares, sum of cubes, running total, cumulative sum, prefix sums, differences, dot product, alternating sum, average
param EXPONENT: 2 — power to which each number is raised in sumOfPowers
"""

EXPONENT = 2


def sum_of(numbers):
    # Added one by one: the built-in sum would round decimals in its own way.
    total = 0
    for number in numbers:
        total += number
    return total


def product_of(numbers):
    """Of an empty list it is 1."""
    product = 1
    for number in numbers:
        product *= number
    return product


def sum_of_powers(numbers, exponent=EXPONENT):
    """Squares, unless another power is asked for."""
    return sum_of(number**exponent for number in numbers)


def sum_of_squares(numbers):
    return sum_of(number * number for number in numbers)


def sum_of_positives(numbers):
    return sum_of(number for number in numbers if number > 0)


def running_totals(numbers):
    """[1, 2, 3] -> [1, 3, 6]."""
    totals = []
    total = 0
    for number in numbers:
        total += number
        totals.append(total)
    return totals


def differences(numbers):
    """Each number less the one before: [1, 4, 9] -> [3, 5]."""
    return [after - before for before, after in zip(numbers, numbers[1:])]


def alternating_sum(numbers):
    """The first less the second plus the third, and so on."""
    return sum_of(number if i % 2 == 0 else -number for i, number in enumerate(numbers))


def dot_product(a, b):
    if len(a) != len(b):
        raise ValueError("lengths differ")
    return sum_of(x * y for x, y in zip(a, b))


def add_lists(a, b):
    """Number by number; the two lists have the same length."""
    if len(a) != len(b):
        raise ValueError("lengths differ")
    return [x + y for x, y in zip(a, b)]


def sum_of_range(first, last):
    """All integers from one number to the other, in either order, added up."""
    low, high = min(first, last), max(first, last)
    return (low + high) * (high - low + 1) // 2


def square_difference(numbers):
    """The square of the sum less the sum of the squares."""
    return sum_of(numbers) ** 2 - sum_of_squares(numbers)
