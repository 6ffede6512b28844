"""
title: A label by thresholds: sizes, levels, warnings
when: A number has to become a label by limits: small, medium or large, a clothing size, a risk level, an age group, a temperature in words.
words: threshold, thresholds, category, categorize, classify, label, level, range, small medium large, size, clothing size, shirt size, shoe size, age group, hot or cold, temperature, air quality, traffic light, low medium high, band, bracket, message by number, dress size, risk, rating, stars
param LOW: 10 — first limit
param HIGH: 20 — second limit
param LABELS: ["low", "medium", "high"] — labels in rising order
param MEASURES: [88, 96, 104, 112] — largest measure of each size
param SIZES: ["S", "M", "L", "XL", "XXL"] — names of the sizes, the last one for what is larger
"""

import math

LOW = 10
HIGH = 20
LABELS = ["low", "medium", "high"]
MEASURES = [88, 96, 104, 112]
SIZES = ["S", "M", "L", "XL", "XXL"]


def label_from(value, limits, labels):
    """The first label below the first limit, the next one from it on, and so on: one label more than limits."""
    return labels[sum(1 for limit in limits if value >= limit)]


def label_up_to(value, limits, labels):
    """As label_from, but a limit itself still has the lower label."""
    return labels[sum(1 for limit in limits if value > limit)]


def three_levels(value, low=LOW, high=HIGH, labels=LABELS):
    """One of three labels by two limits: from a limit on the higher one."""
    return label_from(value, [low, high], labels)


def three_levels_up_to(value, low=LOW, high=HIGH, labels=LABELS):
    """As three_levels, but a limit itself still has the lower label."""
    return label_up_to(value, [low, high], labels)


def inside_limits(value, low=LOW, high=HIGH, below="low", inside="ok", above="high"):
    """ "low", "ok" or "high": outside or inside two limits that are both ok."""
    if value < low:
        return below
    return above if value > high else inside


def label_by_rows(value, rows):
    """Rows [smallest value, label] in any order: the label of the highest that is reached; None below all."""
    reached = sorted((row for row in rows if value >= row[0]), key=lambda row: -row[0])
    return reached[0][1] if reached else None


def label_by_limits(value, rows):
    """Rows [largest value, label] in rising order, None for no limit: the first that holds the value; None beyond all."""
    return next((label for limit, label in rows if limit is None or value <= limit), None)


def label_by_ranges(value, rows):
    """Rows [from, to, label], both ends included; None where none holds the value."""
    return next((label for least, most, label in rows if least <= value <= most), None)


def clothing_size(measure, measures=MEASURES, sizes=SIZES):
    """The clothing size for a measure in cm; the last label is for what is larger."""
    return label_up_to(measure, measures, sizes)


def count_labels(values, limits, labels):
    """How many values have each label, also those that none has."""
    counts = dict.fromkeys(labels, 0)
    for value in values:
        counts[label_from(value, limits, labels)] += 1
    return counts


def star_rating(stars, most=5, full="★", none="☆"):
    """So many stars of five, as signs: 3 gives "★★★☆☆"."""
    count = min(most, max(0, math.floor(stars + 0.5)))
    return full * count + none * (most - count)


def label_from_over(value, limits, labels):
    """A limit itself has the lower label: only what is larger gets the next one."""
    return label_up_to(value, limits, labels)


def three_levels_from_over(value, low=LOW, high=HIGH, labels=LABELS):
    """One of three labels by two limits: only above a limit the higher one."""
    return three_levels_up_to(value, low, high, labels)


def three_levels_of_two(value, low=LOW, high=HIGH, labels=LABELS):
    """One of three labels: the first below the lower limit, the last above the higher one, both limits in the middle."""
    return inside_limits(value, low, high, *labels)


def three_levels_without_two(value, low=LOW, high=HIGH, labels=LABELS):
    """One of three labels: the first up to the lower limit, the last from the higher one on, both limits outside the middle."""
    return inside_limits_only(value, low, high, *labels)


def inside_limits_only(value, low=LOW, high=HIGH, below="low", inside="ok", above="high"):
    """Outside or inside two limits that are both outside."""
    if value <= low:
        return below
    return above if value >= high else inside


def label_by_rows_over(value, rows):
    """Rows [value, label] in any order: the label of the highest that is passed; its own value does not count, None below all."""
    passed = [row for row in rows if value > row[0]]
    return max(passed, key=lambda row: row[0])[1] if passed else None


def label_by_limits_without_it(value, rows):
    """Rows [limit, label] in rising order, None for no limit: the first whose limit is above the value; None beyond all."""
    return next((label for limit, label in rows if limit is None or value < limit), None)


def star_rating_only(stars, most=5, full="★", none="☆"):
    """So many full stars of five, halves and less are not shown: 3.7 gives three."""
    return star_rating(stars // 1, most, full, none)
