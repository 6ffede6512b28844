"""
title: The closest value, nearest pair, smallest difference
when: The number or numbers nearest to a target are wanted, the pair with the smallest difference, or the number nearest to zero.
words: closest, nearest, closest value, closest number, nearest number, closest to zero, smallest difference, minimum difference, nearest pair, closest pair, round to nearest in list, within tolerance, next larger value, next smaller value, floor and ceiling, guess nearest, temperatures
param LARGER: False — whether the larger of two equally near numbers is taken, not the one that comes first
param TARGET: 0 — number that the others are near to
"""

LARGER = False
TARGET = 0


def _is_better(a, b, target, larger):
    """Whether a is nearer than b, or as near and preferred."""
    near, other = abs(a - target), abs(b - target)
    return near < other or (near == other and larger and a > b)


def closest_value(numbers, target=TARGET, larger=LARGER):
    """The number nearest to the target; None of an empty list."""
    place = closest_index(numbers, target, larger)
    return None if place < 0 else numbers[place]


def closest_index(numbers, target=TARGET, larger=LARGER):
    """The place, from 0, of the number nearest to the target; -1 of an empty list."""
    best = -1
    for i, number in enumerate(numbers):
        if best < 0 or _is_better(number, numbers[best], target, larger):
            best = i
    return best


def closest_smaller(numbers, target=TARGET):
    """The smaller of two equally near numbers."""
    return closest_value(sorted(numbers), target, False)


def closest_to_zero(numbers):
    """The number nearest to 0, the positive one of two; 0 of an empty list."""
    return closest_value(numbers, 0, True) or 0


def closest_numbers(numbers, target=TARGET, count=3):
    """So many numbers nearest to the target, the nearest first; of equally near ones the smaller."""
    return sorted(numbers, key=lambda number: (abs(number - target), number))[:count]


def closest_numbers_sorted(numbers, target=TARGET, count=3):
    """So many numbers nearest to the target, in rising order."""
    return sorted(closest_numbers(numbers, target, count))


def smallest_difference(numbers):
    """The smallest difference of two numbers of the list; None for fewer than two."""
    order = sorted(numbers)
    return min((after - before for before, after in zip(order, order[1:])), default=None)


def nearest_pair(numbers):
    """The two numbers with the smallest difference, in rising order; the smaller pair of several, None for fewer than two."""
    return next(iter(nearest_pairs(numbers)), None)


def nearest_pairs(numbers):
    """All neighbours in order whose difference is the smallest one."""
    order, least = sorted(numbers), smallest_difference(numbers)
    return [[before, after] for before, after in zip(order, order[1:]) if after - before == least]


def largest_difference(numbers):
    """The largest difference of two numbers; 0 for fewer than two."""
    return 0 if len(numbers) < 2 else max(numbers) - min(numbers)


def smallest_difference_of_lists(first, second):
    """The smallest difference of a number of one list and one of the other; None where one is empty."""
    return min((abs(a - b) for a in first for b in second), default=None)


def floor_value(numbers, target=TARGET):
    """The largest number that is not above the target; None where there is none."""
    return max((number for number in numbers if number <= target), default=None)


def ceiling_value(numbers, target=TARGET):
    """The smallest number that is not below the target; None where there is none."""
    return min((number for number in numbers if number >= target), default=None)


def within_tolerance(numbers, target=TARGET, tolerance=1):
    """Numbers that are at most so far from the target."""
    return [number for number in numbers if abs(number - target) <= tolerance + 1e-9]


def closest_guess(guesses, target=TARGET):
    """The name whose guess is nearest in { name: guess }; the first of equal ones, None for none."""
    place = closest_index(list(guesses.values()), target, False)
    return None if place < 0 else list(guesses)[place]


def closest_value_of(numbers, target=TARGET, last=False):
    """The number nearest to the target; of two as near the smaller, or the last one in the list where wanted."""
    if not last:
        return closest_smaller(numbers, target)
    return closest_value(numbers[::-1], target, False)


def closest_to_zero_of(numbers, first_of_two=False):
    """The number nearest to 0; of two as near the negative one, or the one that comes first where wanted."""
    return closest_value(numbers, 0, False) if first_of_two else closest_smaller(numbers, 0)


def closest_numbers_of(numbers, target=TARGET, count=3):
    """So many numbers nearest to the target, the nearest first; equally near ones in their order."""
    return sorted(numbers, key=lambda number: abs(number - target))[:count]


def value_below(numbers, target=TARGET):
    """The largest number below the target; None where there is none."""
    return floor_value([number for number in numbers if number < target], target)


def value_above(numbers, target=TARGET):
    """The smallest number above the target; None where there is none."""
    return ceiling_value([number for number in numbers if number > target], target)
