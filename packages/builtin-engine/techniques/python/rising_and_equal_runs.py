"""
title: Rising, falling and equal runs: length, items, count
when: The longest rising or falling run or plateau is wanted as items, start or value, or how often numbers rise or fall.
words: longest increasing run, increasing subarray, rising run, ascending run, falling run, decreasing, streak, longest streak, plateau, longest plateau, equal neighbours, count increases, count rises, depth increases, went up, days in a row, hot streak, winning streak, split into runs, local trend, consecutive
param STRICT: True — whether neighbours of a rising or falling run may not be equal
param LAST: False — whether the last of equally long runs is taken, not the first
"""

STRICT = True
LAST = False


def _runs_of(items, fits):
    """The list cut where neighbours do not fit."""
    runs = []
    for i, item in enumerate(items):
        if i > 0 and fits(items[i - 1], item):
            runs[-1].append(item)
        else:
            runs.append([item])
    return runs


def _longest_of(runs, last):
    longest = [run for run in runs if len(run) == max(map(len, runs))]
    if not longest:
        return []
    return longest[-1] if last else longest[0]


def rising_runs(numbers, strict=STRICT):
    """The list cut into rising runs."""
    return _runs_of(numbers, lambda a, b: b > a if strict else b >= a)


def falling_runs(numbers, strict=STRICT):
    """The list cut into falling runs."""
    return _runs_of(numbers, lambda a, b: b < a if strict else b <= a)


def longest_rising_items(numbers, strict=STRICT, last=LAST):
    """The items of the longest rising run."""
    return _longest_of(rising_runs(numbers, strict), last)


def longest_falling_items(numbers, strict=STRICT, last=LAST):
    """The items of the longest falling run."""
    return _longest_of(falling_runs(numbers, strict), last)


def longest_falling_run(numbers, strict=STRICT):
    return len(longest_falling_items(numbers, strict))


def longest_monotonic_run(numbers, strict=STRICT):
    """Length of the longest run that rises or falls all the way."""
    return max(len(longest_rising_items(numbers, strict)), len(longest_falling_items(numbers, strict)))


def equal_runs(items):
    """Runs of equal items of a list, as lists."""
    return _runs_of(items, lambda a, b: a == b)


def count_runs(items):
    """How many runs of equal items there are."""
    return len(equal_runs(items))


def longest_plateau(items, last=LAST):
    """The items of the longest run of equal ones."""
    return _longest_of(equal_runs(items), last)


def longest_run_item(items, last=LAST):
    """The item of the longest run of equal ones; None for an empty list."""
    return next(iter(longest_plateau(items, last)), None)


def longest_repetition(items, last=LAST):
    """[item, length] of the longest run of equal items; ["", 0] where there is none."""
    run = longest_plateau(items, last)
    return [run[0] if run else "", len(run)]


def count_rises(numbers):
    """How often a number is larger than the one before."""
    return sum(1 for before, after in zip(numbers, numbers[1:]) if after > before)


def count_falls(numbers):
    """How often a number is smaller than the one before."""
    return sum(1 for before, after in zip(numbers, numbers[1:]) if after < before)


def trends(numbers, up="up", down="down", same="same"):
    """ "up", "down" or "same" for each number after the first."""
    return [same if b == a else up if b > a else down for a, b in zip(numbers, numbers[1:])]


def count_turns(numbers):
    """How often the direction changes between rising and falling."""
    rises = [after > before for before, after in zip(numbers, numbers[1:]) if after != before]
    return sum(1 for before, after in zip(rises, rises[1:]) if before != after)


def longest_rising_items_or_last(numbers, strict=STRICT):
    """The items of the last longest rising run; with False equal neighbours may stand in it."""
    return longest_rising_items(numbers, strict, True)


def longest_run_item_of_all(items):
    """The item of the longest run of equal ones; of equally long runs the smallest item, None for an empty list."""
    runs = equal_runs(items)
    most = max(map(len, runs), default=0)
    return min((run[0] for run in runs if len(run) == most), default=None)


def count_rises_or_not(numbers):
    """How often a number is not smaller than the one before: equal ones count."""
    return sum(1 for before, after in zip(numbers, numbers[1:]) if after >= before)
