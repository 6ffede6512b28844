"""
title: Rows above, below or between limits, and their names
when: Rows, objects, pairs or entries of a dictionary whose number is above, below, at least, at most or between limits have to be kept, counted or named.
words: above, below, at least, at most, greater than, less than, older than, adults, passed, passing students, names of, cheaper than, expensive, within budget, price range, filter by number, over limit, under limit, minimum score
param LIMIT: 18 — number that the rows are held against
param INCLUSIVE: True — whether the limit itself counts
param FIELD: None — field that is compared; without a name the first that holds a number
param LABEL: None — field that names a row; without a name "name", or the first that holds a text
"""

LIMIT = 18
INCLUSIVE = True
FIELD = None
LABEL = None


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


def _label_field(rows, label):
    """The named field, else "name", else the first one that holds a text."""
    cells = [cell for row in rows for cell in _cells(row)]
    if label is None and any(key == "name" for key, _ in cells):
        return "name"
    return label if label is not None else next((k for k, v in cells if isinstance(v, str)), None)


def _numbered(rows, field, passes):
    """Rows whose field holds a number that passes."""
    key = _number_field(rows, field)
    return [row for row in rows if _is_number(_get(row, key)) and passes(_get(row, key))]


def _names_of(kept, rows, label):
    return [_get(row, _label_field(rows, label)) for row in kept]


def rows_above(data, limit=LIMIT, inclusive=INCLUSIVE, field=FIELD):
    """Rows of at least the limit; without it where it does not count."""
    return _numbered(_rows_of(data), field, lambda value: value > limit or (inclusive and value == limit))


def rows_below(data, limit=LIMIT, inclusive=INCLUSIVE, field=FIELD):
    """Rows of at most the limit; without it where it does not count."""
    return _numbered(_rows_of(data), field, lambda value: value < limit or (inclusive and value == limit))


def rows_between(data, low, high, field=FIELD):
    """Rows from the low to the high limit, both included."""
    return _numbered(_rows_of(data), field, lambda value: low <= value <= high)


def names_above(data, limit=LIMIT, inclusive=INCLUSIVE, field=FIELD, label=LABEL):
    return _names_of(rows_above(data, limit, inclusive, field), _rows_of(data), label)


def names_below(data, limit=LIMIT, inclusive=INCLUSIVE, field=FIELD, label=LABEL):
    return _names_of(rows_below(data, limit, inclusive, field), _rows_of(data), label)


def names_between(data, low, high, field=FIELD, label=LABEL):
    return _names_of(rows_between(data, low, high, field), _rows_of(data), label)


def count_rows_above(data, limit=LIMIT, inclusive=INCLUSIVE, field=FIELD):
    return len(rows_above(data, limit, inclusive, field))


def count_rows_below(data, limit=LIMIT, inclusive=INCLUSIVE, field=FIELD):
    return len(rows_below(data, limit, inclusive, field))


def names_above_average(data, field=FIELD, label=LABEL):
    """Names of the rows whose number is above the average of all."""
    rows = _rows_of(data)
    numbers = [_get(row, _number_field(rows, field)) for row in _numbered(rows, field, lambda _: True)]
    total = 0
    for number in numbers:
        total += number
    return names_above(data, total / len(numbers), False, field, label) if numbers else []
