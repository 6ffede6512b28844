"""
title: Group items by a key, with counts and sums
when: Rows or objects have to be put together by a field and counted or summed up per group.
words: group by, aggregate, count by, sum by, pivot, bucket, key, totals
param OTHER: "other" — group of the items that lack the key
"""

OTHER = "other"


def group_by(items, field, other=OTHER):
    """A list of (key, items), in the order in which keys first occur."""
    groups = {}
    for item in items:
        key = item.get(field)
        groups.setdefault(other if key is None else key, []).append(item)
    return list(groups.items())


def count_by(items, field, other=OTHER):
    return [(key, len(group)) for key, group in group_by(items, field, other)]


def sum_by(items, field, summed, other=OTHER):
    """Items without the summed field count as 0."""
    return [
        (key, sum(item.get(summed) or 0 for item in group))
        for key, group in group_by(items, field, other)
    ]
