"""
title: Mean, median, percentiles and standard deviation
when: A list of numbers has to be summed up by its centre, its spread or a percentile.
words: percentile, quantile, median, mean, average, standard deviation, variance, statistics, p95
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
