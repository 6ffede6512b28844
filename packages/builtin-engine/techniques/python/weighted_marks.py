"""
title: Weighted averages, marks, drop the lowest, needed score
when: Marks or other values have to be averaged by weights, without the lowest or highest ones, or the score that is still needed is wanted.
words: weighted average, weighted mean, weights, final grade, final mark, exam, homework, average, drop lowest, drop the lowest score, without lowest and highest, judges, trimmed mean, needed score, required score, round grades, pass all, report card, credits, gpa
param PLACES: 2 — decimals of the answer; null where nothing is rounded
param DROP: 1 — how many of the lowest are left out
param PASS: 50 — mark from which a subject is passed
"""

import math

PLACES = 2
DROP = 1
PASS = 50


def _rounded(number, places):
    if places is None:
        return number
    result = math.floor(number * 10**places + 0.5 + 1e-7) / 10**places
    return int(result) if result.is_integer() else result


def _sum(numbers):
    total = 0
    for number in numbers:
        total += number
    return total


def weighted_average(values, weights, places=PLACES):
    """0 where all weights are 0."""
    total = _sum(weights)
    return 0 if total == 0 else _rounded(_sum(a * b for a, b in zip(values, weights)) / total, places)


def weighted_pairs(pairs, places=PLACES):
    """The weighted average of [value, weight]."""
    return weighted_average([value for value, _ in pairs], [weight for _, weight in pairs], places)


def weighted_score(values, percents, places=PLACES):
    """The sum of values with weights in percent, also where these do not make 100."""
    return _rounded(_sum(a * b for a, b in zip(values, percents)) / 100, places)


def weighted_by_name(marks, weights, places=PLACES):
    """{ name: mark } by { name: weight }; a name without a weight does not count."""
    names = [name for name in marks if name in weights]
    return weighted_average([marks[name] for name in names], [weights[name] for name in names], places)


def average_mark(marks, places=PLACES):
    """The average, 0 of an empty list."""
    return 0 if not marks else _rounded(_sum(marks) / len(marks), places)


def average_without_lowest(marks, drop=DROP, places=PLACES):
    """The average without so many of the lowest."""
    return average_mark(sorted(marks)[drop:], places)


def average_without_extremes(marks, drop=DROP, places=PLACES):
    """The average without the lowest and the highest one, or so many of each."""
    return average_mark(sorted(marks)[drop : len(marks) - drop], places)


def sum_of_best(marks, count=3):
    """The sum without so many of the lowest: the best results count."""
    return _sum(sorted(marks, reverse=True)[:count])


def needed_score(current, target, exam_percent=50, places=PLACES):
    """What the last exam, of so many percent, has to bring for a target."""
    return _rounded((target - current * (100 - exam_percent) / 100) / (exam_percent / 100), places)


def next_mark_for(marks, target):
    """What the next mark has to be for an average."""
    return target * (len(marks) + 1) - _sum(marks)


def round_grades(marks, failing=38, step=5):
    """Marks rounded up to the next multiple of 5 where it is less than 3 away; failing ones below 38 stay."""
    nexts = [math.ceil(mark / step) * step for mark in marks]
    return [up if mark >= failing and up - mark < 3 else mark for mark, up in zip(marks, nexts)]


def passes_all(marks, pass_mark=PASS):
    return all(mark >= pass_mark for mark in marks)


def failed_subjects(marks, pass_mark=PASS):
    """Names of { name: mark } whose mark is below the pass mark."""
    return [name for name, mark in marks.items() if mark < pass_mark]


def weighted_average_as_is(values, weights):
    """As weighted_average, but nothing is rounded."""
    return weighted_average(values, weights, None)


def weighted_pairs_as_is(pairs):
    """As weighted_pairs, but nothing is rounded."""
    return weighted_pairs(pairs, None)


def weighted_score_as_is(values, percents):
    """As weighted_score, but nothing is rounded."""
    return weighted_score(values, percents, None)


def weighted_by_name_as_is(marks, weights):
    """As weighted_by_name, but nothing is rounded."""
    return weighted_by_name(marks, weights, None)


def average_mark_as_is(marks):
    """As average_mark, but nothing is rounded."""
    return average_mark(marks, None)


def average_without_lowest_as_is(marks, drop=DROP):
    """As average_without_lowest, but nothing is rounded."""
    return average_without_lowest(marks, drop, None)


def average_without_extremes_as_is(marks, drop=DROP):
    """As average_without_extremes, but nothing is rounded."""
    return average_without_extremes(marks, drop, None)


def needed_score_as_is(current, target, exam_percent=50):
    """As needed_score, but nothing is rounded."""
    return needed_score(current, target, exam_percent, None)
