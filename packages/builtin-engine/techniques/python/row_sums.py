"""
title: Sum, average, minimum and maximum of a field over a list of objects
when: The numbers of one field of all rows, objects, records or pairs have to be added, averaged, counted or their largest or smallest found.
words: sum of field, total of objects, sum property, average age, average score, average price, mean of field, total salary, sum by key, highest value, lowest value, list of dictionaries, records, rows, statistics, average of values
param FIELD: None — field that is summed; without a name the first that holds a number
param PLACES: 2 — decimals of a rounded average
"""

import math

FIELD = None
PLACES = 2


def _rows_of(data):
    """A dictionary is taken as pairs of key and value."""
    return data if isinstance(data, list) else [list(pair) for pair in data.items()]


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


def _rounded(number, places):
    """Halves away from zero; a hair is added, since 1.005 is stored as a little less."""
    if places is None:
        return number
    size = math.floor(abs(number) * 10**places + 0.5 + 1e-9) / 10**places
    return 0 - size if number < 0 else size


def field_numbers(data, field=FIELD):
    """Numbers of one field; rows without a number are left out."""
    rows = _rows_of(data)
    key = _number_field(rows, field)
    return [value for value in (_get(row, key) for row in rows) if _is_number(value)]


def sum_field(data, field=FIELD):
    """0 of no rows."""
    total = 0
    for number in field_numbers(data, field):
        total += number
    return total


def average_field(data, field=FIELD, empty=0):
    """Rows without the number are left out; 0 of no rows."""
    numbers = field_numbers(data, field)
    return sum_field(data, field) / len(numbers) if numbers else empty


def rounded_average_field(data, places=PLACES, field=FIELD):
    """Rounded, halves up."""
    return _rounded(average_field(data, field), places)


def average_over_all_rows(data, field=FIELD):
    """Rows without the number count as 0."""
    return sum_field(data, field) / len(_rows_of(data)) if data else 0


def highest_of_field(data, field=FIELD):
    """None of no rows."""
    return max(field_numbers(data, field), default=None)


def lowest_of_field(data, field=FIELD):
    """None of no rows."""
    return min(field_numbers(data, field), default=None)


def field_summary(data, field=FIELD):
    """{"count", "sum", "average", "min", "max"}."""
    return {
        "count": len(field_numbers(data, field)),
        "sum": sum_field(data, field),
        "average": average_field(data, field),
        "min": lowest_of_field(data, field),
        "max": highest_of_field(data, field),
    }
