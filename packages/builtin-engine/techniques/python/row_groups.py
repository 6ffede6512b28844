"""
title: Group rows into a dictionary: names, counts, totals, averages per group
when: Rows, objects or pairs have to be grouped by a field into an object or dictionary of lists, names, counts, totals, averages or best values.
words: group by, group names, per category, by department, by city, by class, total per, sum per, average per, average by group, count per group, sales by region, spending by category, best of each group, dictionary of lists, partition
param GROUP: None — field whose value is the group; without a name the last that holds a text
param FIELD: None — field that is summed; without a name the first that holds a number
param LABEL: None — field that names a row; without a name "name", or the first that holds a text
param PLACES: None — decimals of an average; without a number nothing is rounded
"""

import math

GROUP = None
FIELD = None
LABEL = None
PLACES = None


def _cells(row):
    return list(row.items()) if isinstance(row, dict) else list(enumerate(row))


def _get(row, field):
    return dict(_cells(row)).get(field)


def _is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _number_field(rows, field):
    """The named field, else the first one that holds a number and is no id."""
    cells = [cell for row in rows for cell in _cells(row)]
    return field if field is not None else next((k for k, v in cells if _is_number(v) and k != "id"), None)


def _label_field(rows, label):
    """The named field, else "name", else the first one that holds a text."""
    cells = [cell for row in rows for cell in _cells(row)]
    if label is None and any(key == "name" for key, _ in cells):
        return "name"
    return label if label is not None else next((k for k, v in cells if isinstance(v, str)), None)


def _rounded(number, places):
    """Halves away from zero; a hair is added, since 1.005 is stored as a little less."""
    if places is None:
        return number
    size = math.floor(abs(number) * 10**places + 0.5 + 1e-9) / 10**places
    return 0 - size if number < 0 else size


def _group_field(rows, group):
    """The named field, else the last one of the first row that holds a text and is not its name."""
    if group is not None:
        return group
    texts = [key for key, value in (_cells(rows[0]) if rows else []) if isinstance(value, str)]
    return next((key for key in reversed(texts) if key != "name"), "name")


def _grouped(rows, group):
    """Rows without the field are a group of their own."""
    groups = {}
    key = _group_field(rows, group)
    for row in rows:
        name = _get(row, key)
        groups.setdefault("other" if name is None else name, []).append(row)
    return groups


def _table_of(groups, value):
    return {key: value(rows) for key, rows in groups.items()}


def _numbers_of(rows, key):
    return [value for value in (_get(row, key) for row in rows) if _is_number(value)]


def _sum(numbers):
    total = 0
    for number in numbers:
        total += number
    return total


def rows_by_group(rows, group=GROUP):
    """{"Rome": [rows]}."""
    return _table_of(_grouped(rows, group), lambda found: found)


def names_by_group(rows, group=GROUP, label=LABEL):
    """{"Rome": ["Ann", "Bob"]}."""
    key = _label_field(rows, label)
    return _table_of(_grouped(rows, group), lambda found: [_get(row, key) for row in found])


def count_by_group(rows, group=GROUP):
    """{"Rome": 2}."""
    return _table_of(_grouped(rows, group), len)


def total_by_group(rows, group=GROUP, field=FIELD):
    """The numbers of each group added."""
    key = _number_field(rows, field)
    return _table_of(_grouped(rows, group), lambda found: _sum(_numbers_of(found, key)))


def average_by_group(rows, group=GROUP, field=FIELD, places=PLACES):
    """The mean of the numbers of each group; 0 of none."""
    key = _number_field(rows, field)

    def average(found):
        numbers = _numbers_of(found, key)
        return _rounded(_sum(numbers) / len(numbers), places) if numbers else 0

    return _table_of(_grouped(rows, group), average)


def highest_by_group(rows, group=GROUP, field=FIELD):
    """The largest number of each group; None where it has none."""
    key = _number_field(rows, field)
    return _table_of(_grouped(rows, group), lambda found: max(_numbers_of(found, key), default=None))


def best_name_by_group(rows, group=GROUP, field=FIELD, label=LABEL):
    """The name of the row with the largest number in each group, the first among equals."""
    key, name = _number_field(rows, field), _label_field(rows, label)

    def best(found):
        most = max(_numbers_of(found, key), default=None)
        return next((_get(row, name) for row in found if most is not None and _get(row, key) == most), None)

    return _table_of(_grouped(rows, group), best)


def group_with_largest_total(rows, group=GROUP, field=FIELD):
    """The group with the largest total, the first among equals; None of no rows."""
    totals = total_by_group(rows, group, field)
    return max(totals, key=totals.get, default=None)
