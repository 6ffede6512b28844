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


def product_of_or_not(numbers):
    """The product; of an empty list 0."""
    return product_of(numbers) if numbers else 0


def sum_of_range_without_one(first, last):
    """All integers from the first number up to the second, without the second, added up; 0 where it is not larger."""
    return sum_of_range(first, last - 1) if first < last else 0


def sum_of_range_only(first, last):
    """All integers from the first number to the second, both included; 0 where the second is smaller."""
    return sum_of_range(first, last) if first <= last else 0


def sum_of_range_without_two(first, last):
    """All integers between two numbers, both left out, added up."""
    return sum_of_range_only(min(first, last) + 1, max(first, last) - 1)


def differences_without(numbers):
    """The distance of each number from the one before, without a sign."""
    return [abs(number) for number in differences(numbers)]


def differences_from(numbers):
    """Each number less the one behind it: [1, 4, 9] -> [-3, -5]."""
    return [0 - number for number in differences(numbers)]


def sum_of_even(numbers):
    return sum_of([number for number in numbers if number % 2 == 0])


def sum_of_odd(numbers):
    return sum_of([number for number in numbers if number % 2 != 0])


def sum_of_negatives(numbers):
    return sum_of([number for number in numbers if number < 0])


def sum_of_absolute(numbers):
    """The sum of the distances from zero."""
    return sum_of([abs(number) for number in numbers])


def add_lists_only(a, b):
    """Number by number as long as both lists go; the rest of the longer one is left out."""
    return [one + other for one, other in zip(a, b)]


def add_lists_at_all(a, b):
    """Number by number; where one list is shorter its numbers count as 0."""
    size = max(len(a), len(b))
    one, other = a + [0] * (size - len(a)), b + [0] * (size - len(b))
    return [x + y for x, y in zip(one, other)]
