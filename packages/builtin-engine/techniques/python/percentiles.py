"""
title: Mean, median, percentiles and standard deviation
when: A list of numbers has to be summed up by its centre, its spread or a percentile.
words: percentile, quantile, median, mean, average, standard deviation, variance, statistics, p95, population standard deviation, sample standard deviation
param NEAREST_RANK: False — whether a value of the list is taken, rather than one between its neighbours
"""

import math

NEAREST_RANK = False


def _sorted(values):
    if not values:
        raise ValueError("no values")
    return sorted(values)


def percentile(values, percent, nearest_rank=NEAREST_RANK):
    """The value below which `percent` of the values lie, from 0 to 100."""
    if not 0 <= percent <= 100:
        raise ValueError("percent has to be 0 to 100")
    order = _sorted(values)
    if nearest_rank:
        return order[max(0, math.ceil(percent * len(order) / 100) - 1)]
    place = (len(order) - 1) * percent / 100
    low = math.floor(place)
    high = min(low + 1, len(order) - 1)
    return order[low] + (order[high] - order[low]) * (place - low)


def median(values):
    return percentile(values, 50, False)


def mean(values):
    return sum(_sorted(values)) / len(values)


def standard_deviation(values):
    """Of a sample: divided by n - 1."""
    if len(values) < 2:
        raise ValueError("two values are needed")
    centre = mean(values)
    return math.sqrt(sum((value - centre) ** 2 for value in values) / (len(values) - 1))


def standard_deviation_of_all(values):
    """Of all values, a whole population: divided by n; 0 of one value."""
    return math.sqrt(variance_of_all(values))


def variance_of_all(values):
    """The mean of the squared distances from the mean: divided by n."""
    centre = mean(values)
    return sum((value - centre) ** 2 for value in values) / len(values)


def variance_of_sample(values):
    """Of a sample: the squared distances from the mean divided by n - 1."""
    return variance_of_all(values) * len(values) / (len(values) - 1)


def mean_or_not(values):
    """The mean; 0 of an empty list."""
    return mean(values) if values else 0


def median_to_one(values):
    """The lower of the two in the middle of an even count."""
    return _sorted(values)[(len(values) - 1) // 2]


def median_at(values):
    """The higher of the two in the middle of an even count."""
    return _sorted(values)[len(values) // 2]
