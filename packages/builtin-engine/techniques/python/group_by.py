"""
title: Group items by a key, with counts and sums
when: Rows or objects have to be put together by a field and counted or summed up per group.
words: group by, aggregate, count by, sum by, pivot, bucket, key, totals, group items, dictionary of lists, group into dictionary, count per key, sum per key
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


def _key_of(key):
    """As JavaScript writes a key."""
    if isinstance(key, bool):
        return "true" if key else "false"
    return str(int(key)) if isinstance(key, float) and key.is_integer() else str(key)


def _field_of(item, field):
    if isinstance(item, list):
        return item[field] if isinstance(field, int) and 0 <= field < len(item) else None
    return item.get(field)


def group_into(items, field, without_others=False):
    """{ key: [items] } by a field of objects, or by a place of lists; items without it left out where wanted."""
    groups = {}
    for item in items:
        key = _field_of(item, field)
        if key is not None or not without_others:
            groups.setdefault(OTHER if key is None else _key_of(key), []).append(item)
    return groups


def count_into(items, field, without_others=False):
    """{ key: count } by a field; items without it are left out where that is wanted."""
    return {key: len(group) for key, group in group_into(items, field, without_others).items()}


def sum_into(items, field, summed, without_others=False):
    """{ key: sum of another field }; items without the key are left out where that is wanted."""
    totals = {}
    for key, group in group_into(items, field, without_others).items():
        totals[key] = 0
        for item in group:
            totals[key] += _field_of(item, summed) or 0
    return totals
