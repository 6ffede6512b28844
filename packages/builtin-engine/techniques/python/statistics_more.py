"""
title: Statistics: variance, modes, outliers, other means
when: The variance or the standard deviation of a population or a sample, all modes, the median, outliers, z-scores or another mean is wanted.
words: statistics, variance, standard deviation, population, sample, mode, modes, all modes, most common value, multimodal, median, mean, average, outlier, outliers, z score, geometric mean, harmonic mean, root mean square, quadratic mean, mean absolute deviation, correlation, mean median mode, summary, spread, quartiles, interquartile range, iqr
param SAMPLE: False — whether the numbers are a sample, so that n - 1 divides
param PLACES: 2 — decimals of the answer; null where nothing is rounded
param FACTOR: 2 — standard deviations from which a number is an outlier
"""

import math

SAMPLE = False
PLACES = 2
FACTOR = 2


def _rounded(number, places):
    result = number if places is None else math.floor(number * 10**places + 0.5 + 1e-9) / 10**places
    return int(result) if result == int(result) else result


def _sum(numbers):
    total = 0
    for number in numbers:
        total += number
    return total


def _plain_mean(numbers):
    return _sum(numbers) / len(numbers)


def _plain_variance(numbers, sample):
    count = len(numbers) - (1 if sample else 0)
    if count <= 0:
        return 0
    centre = _plain_mean(numbers)
    return _sum((number - centre) * (number - centre) for number in numbers) / count


def mean_rounded(numbers, places=PLACES):
    """The mean to some decimals; 0 of an empty list."""
    return _rounded(_plain_mean(numbers), places) if numbers else 0


def median_or_zero(numbers):
    """The median; the mean of both middle numbers of an even count, 0 of an empty list."""
    order = sorted(numbers)
    half = len(order) // 2
    if not order:
        return 0
    return order[half] if len(order) % 2 == 1 else _rounded((order[half - 1] + order[half]) / 2, None)


def median_low(numbers):
    """The lower of both middle numbers of an even count; None of an empty list."""
    return sorted(numbers)[(len(numbers) + 1) // 2 - 1] if numbers else None


def median_high(numbers):
    """The higher of both middle numbers of an even count; None of an empty list."""
    return sorted(numbers)[len(numbers) // 2] if numbers else None


def variance(numbers, sample=SAMPLE, places=PLACES):
    """Mean of the squared distances from the mean; 0 where there are too few numbers."""
    return _rounded(_plain_variance(numbers, sample), places)


def deviation(numbers, sample=SAMPLE, places=PLACES):
    """The root of the variance."""
    return _rounded(math.sqrt(_plain_variance(numbers, sample)), places)


def modes(items):
    """All items that come most often, in the order in which they come first."""
    counts = {}
    for item in items:
        counts[item] = counts.get(item, 0) + 1
    most = max(counts.values(), default=0)
    return [item for item, count in counts.items() if count == most]


def modes_sorted(numbers):
    """All numbers that come most often, in rising order."""
    return sorted(modes(numbers))


def smallest_mode(numbers):
    """The smallest of the numbers that come most often; None for none."""
    return min(modes(numbers), default=None)


def modes_or_none(items):
    """All modes; an empty list where every item comes once."""
    return [] if len(set(items)) == len(items) else modes(items)


def mean_median_mode(numbers, places=PLACES):
    """{ mean, median, mode }, the mode being the smallest."""
    return {"mean": mean_rounded(numbers, places), "median": median_or_zero(numbers), "mode": smallest_mode(numbers)}


def four_numbers(numbers, places=PLACES):
    """[smallest, largest, mean, median]; Nones of an empty list."""
    if not numbers:
        return [None, None, None, None]
    return [min(numbers), max(numbers), mean_rounded(numbers, places), median_or_zero(numbers)]


def outliers(numbers, factor=FACTOR, sample=SAMPLE):
    """Numbers further from the mean than so many standard deviations."""
    limit = factor * math.sqrt(_plain_variance(numbers, sample))
    return [number for number in numbers if abs(number - _plain_mean(numbers)) > limit + 1e-9]


def without_outliers(numbers, factor=FACTOR, sample=SAMPLE):
    """Numbers without those that outliers finds."""
    out = outliers(numbers, factor, sample)
    return [number for number in numbers if number not in out]


def z_scores(numbers, sample=SAMPLE, places=PLACES):
    """Distances from the mean in standard deviations; zeros where all are equal."""
    spread = math.sqrt(_plain_variance(numbers, sample))
    return [0 if spread == 0 else _rounded((number - _plain_mean(numbers)) / spread, places) for number in numbers]


def mean_absolute_deviation(numbers, places=PLACES):
    """Mean of the distances from the mean."""
    return mean_rounded([abs(number - _plain_mean(numbers)) for number in numbers], places)


def harmonic_mean(numbers, places=PLACES):
    return _rounded(len(numbers) / _sum(1 / number for number in numbers), places) if numbers else 0


def root_mean_square(numbers, places=PLACES):
    return _rounded(math.sqrt(_plain_mean([number * number for number in numbers])), places) if numbers else 0


def quartiles(numbers):
    """[lower quartile, median, upper quartile]: medians of the halves, without the middle number."""
    order = sorted(numbers)
    half = len(order) // 2
    return [median_or_zero(part) for part in [order[:half], order, order[len(order) - half :]]]


def correlation(first, second, places=PLACES):
    """Pearson's correlation of two lists; 0 where one of them does not vary."""
    spread = math.sqrt(_plain_variance(first, False) * _plain_variance(second, False)) * len(first)
    if spread == 0:
        return 0
    a, b = _plain_mean(first), _plain_mean(second)
    return _rounded(_sum((x - a) * (y - b) for x, y in zip(first, second)) / spread, places)


def mean_rounded_as_is(numbers):
    """As mean_rounded, but nothing is rounded."""
    return mean_rounded(numbers, None)


def variance_as_is(numbers, sample=SAMPLE):
    """As variance, but nothing is rounded."""
    return variance(numbers, sample, None)


def deviation_as_is(numbers, sample=SAMPLE):
    """As deviation, but nothing is rounded."""
    return deviation(numbers, sample, None)


def mean_median_mode_as_is(numbers):
    """As mean_median_mode, but nothing is rounded."""
    return mean_median_mode(numbers, None)


def four_numbers_as_is(numbers):
    """As four_numbers, but nothing is rounded."""
    return four_numbers(numbers, None)


def z_scores_as_is(numbers, sample=SAMPLE):
    """As z_scores, but nothing is rounded."""
    return z_scores(numbers, sample, None)


def mean_absolute_deviation_as_is(numbers):
    """As mean_absolute_deviation, but nothing is rounded."""
    return mean_absolute_deviation(numbers, None)


def harmonic_mean_as_is(numbers):
    """As harmonic_mean, but nothing is rounded."""
    return harmonic_mean(numbers, None)


def root_mean_square_as_is(numbers):
    """As root_mean_square, but nothing is rounded."""
    return root_mean_square(numbers, None)


def correlation_as_is(first, second):
    """As correlation, but nothing is rounded."""
    return correlation(first, second, None)


def quartiles_with_all(numbers):
    """[lower quartile, median, upper quartile]: the middle number of an odd count belongs to both halves."""
    order = sorted(numbers)
    half = (len(order) + 1) // 2
    return [median_or_zero(part) for part in (order[:half], order, order[len(order) - half :])]


def interquartile_range(numbers):
    """The upper quartile less the lower one, medians of the halves without the middle number."""
    low, _, high = quartiles(numbers)
    return high - low


def outliers_by_quartiles(numbers, factor=1.5):
    """Numbers further than so many interquartile ranges below the lower or above the upper quartile."""
    low, _, high = quartiles(numbers)
    reach = factor * (high - low)
    return [number for number in numbers if number < low - reach or number > high + reach]


def mode_of_all(items):
    """The item that comes most often, the first in the list among equals; None for none."""
    return next(iter(modes(items)), None)


def mode_or_not(items):
    """The item that comes most often; None where several share the first place."""
    found = modes(items)
    return found[0] if len(found) == 1 else None
