"""
title: Histograms, bar charts, progress bars and star ratings as text
when: Numbers have to be drawn as bars of signs, in lines or upright, a progress bar made of a part and a whole, or a rating written as stars.
words: histogram, bar chart, text chart, progress bar, percent bar, loading bar, star rating, stars, graph of numbers, horizontal bars, vertical histogram, draw bars, ascii chart, hash marks, health bar, battery, meter
param MARK: "*" — sign of a bar
param WIDTH: 10 — characters of a whole bar
param EMPTY: "-" — sign of what is not yet done
param SEPARATOR: ": " — what stands between a name and its bar
"""

import math

MARK = "*"
WIDTH = 10
EMPTY = "-"
SEPARATOR = ": "


def _plain(value):
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def _bar(count, mark):
    return mark * max(0, math.floor(count + 0.5))


def bars_of(numbers, mark=MARK):
    """A bar for each number, as a list of texts."""
    return [_bar(number, mark) for number in numbers]


def bar_lines(table, mark=MARK, separator=SEPARATOR, as_list=True):
    """Lines such as "tea: ***" of a dictionary or of pairs."""
    pairs = table if isinstance(table, list) else list(table.items())
    lines = [f"{_plain(name)}{separator}{_bar(number, mark)}" for name, number in pairs]
    return lines if as_list else "\n".join(lines)


def bar_chart(table, mark=MARK, separator=" | ", as_list=False):
    """Names of equal width, a bar and the number: "tea  | *** 3"."""
    pairs = table if isinstance(table, list) else list(table.items())
    width = max((len(name) for name, _ in pairs), default=0)
    lines = [f"{name.ljust(width)}{separator}{_bar(number, mark)} {_plain(number)}" for name, number in pairs]
    return lines if as_list else "\n".join(lines)


def histogram_text(numbers, mark=MARK):
    """Bars of numbers as one text, a line for each."""
    return "\n".join(bars_of(numbers, mark))


def histogram_of_items(items, mark=MARK, separator=SEPARATOR):
    """How often each item stands in a list, as lines "item: **", in the order in which they first occur."""
    counts = {}
    for item in items:
        counts[item] = counts.get(item, 0) + 1
    return [f"{_plain(item)}{separator}{_bar(count, mark)}" for item, count in counts.items()]


def vertical_histogram(numbers, mark=MARK, gap="", as_list=False):
    """Upright bars: a line for each height, the highest first, without spaces at its end."""
    top = max([0, *numbers])
    lines = [
        gap.join(mark if number >= top - i else " " * len(mark) for number in numbers).rstrip()
        for i in range(top)
    ]
    return lines if as_list else "\n".join(lines)


def progress_bar(done, total=100, width=WIDTH, mark="#", empty=EMPTY):
    """ "[#####-----]" of 5 of 10; never more than full."""
    return f"[{bare_progress_bar(done, total, width, mark, empty)}]"


def bare_progress_bar(done, total=100, width=WIDTH, mark="#", empty=EMPTY):
    """ "#####-----" without brackets."""
    part = min(1, max(0, done / total)) if total > 0 else 0
    full = math.floor(part * width + 1e-9)
    return mark * full + empty * (width - full)


def progress_with_percent(done, total=100, width=WIDTH, mark="#", empty=EMPTY):
    """ "[#####-----] 50%", the percentage rounded to a whole number."""
    percent = math.floor(min(1, max(0, done / total)) * 100 + 0.5) if total > 0 else 0
    return f"{progress_bar(done, total, width, mark, empty)} {percent}%"


def star_rating(rating, most=5, full="★", empty="☆"):
    """ "★★★☆☆" of 3 of 5, rounded to whole stars."""
    stars = min(most, max(0, math.floor(rating + 0.5)))
    return full * stars + empty * (most - stars)


def progress_bar_rounded(done, total=100, width=WIDTH, mark="#", empty=EMPTY):
    """As bare_progress_bar with the filled part rounded to the nearest sign, halves up: 7 of 16 in 8 signs gives 4."""
    part = min(1, max(0, done / total)) if total > 0 else 0
    full = math.floor(part * width + 0.5 + 1e-9)
    return f"[{mark * full}{empty * (width - full)}]"


def progress_and_percent(done, total=100, width=WIDTH, mark="#", empty=EMPTY):
    """ "[#####-----] 50%", the percentage cut off to a whole number."""
    percent = math.floor(min(1, max(0, done / total)) * 100 + 1e-9) if total > 0 else 0
    return f"{progress_bar(done, total, width, mark, empty)} {percent}%"


def star_rating_of_whole(rating, most=5, full="★", empty="☆"):
    """As star_rating with only whole stars counted: 3.9 of 5 has three."""
    return star_rating(math.floor(rating), most, full, empty)


def vertical_histogram_of_all(numbers, as_list=False, mark=MARK, gap=""):
    """As vertical_histogram where every line is as wide as the list, with spaces at its end."""
    top = max([0, *numbers])
    lines = [
        gap.join(mark if number >= level else " " * len(mark) for number in numbers)
        for level in range(top, 0, -1)
    ]
    return lines if as_list else "\n".join(lines)


def histogram_of_items_sorted(items, by_count=False, mark=MARK, separator=SEPARATOR):
    """As histogram_of_items in the order of the items, or the most frequent first where that is wanted."""
    kinds = sorted(set(items), key=lambda item: (-items.count(item) if by_count else 0, item))
    return [histogram_of_items([kind] * items.count(kind), mark, separator)[0] for kind in kinds]
