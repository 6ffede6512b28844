"""
title: Best row and worst row of a list: highest, lowest, name of the winner
when: The row, object, record or pair with the highest or lowest number is wanted, or its name, or the names of all that share it.
words: best student, highest score, winner, top scorer, lowest price, cheapest item, most expensive, max by, min by, oldest person, youngest person, best seller, list of objects, dictionaries, records, highest paid, key with highest value, ties
param FIELD: None — field that is compared; without a name the first that holds a number
param LABEL: None — field that names a row; without a name "name", or the first that holds a text
param MISSING: None — answer where there is no row
"""

FIELD = None
LABEL = None
MISSING = None


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


def _extremes(rows, field, smallest):
    """Rows whose number is the largest, or the smallest."""
    key = _number_field(rows, field)
    numbered = [row for row in rows if _is_number(_get(row, key))]
    numbers = [_get(row, key) for row in numbered]
    best = (min if smallest else max)(numbers, default=None)
    return [row for row in numbered if _get(row, key) == best]


def best_row(data, field=FIELD, missing=MISSING):
    """The row with the largest number, the first among equals."""
    return next(iter(_extremes(_rows_of(data), field, False)), missing)


def worst_row(data, field=FIELD, missing=MISSING):
    """The row with the smallest number, the first among equals."""
    return next(iter(_extremes(_rows_of(data), field, True)), missing)


def best_name(data, missing=MISSING, field=FIELD, label=LABEL):
    """The name of the row with the largest number, the first among equals."""
    return next(iter(best_names(data, field, label)), missing)


def worst_name(data, missing=MISSING, field=FIELD, label=LABEL):
    """The name of the row with the smallest number, the first among equals."""
    return next(iter(worst_names(data, field, label)), missing)


def best_names(data, field=FIELD, label=LABEL):
    """Names of all rows that share the largest number."""
    rows = _rows_of(data)
    return [_get(row, _label_field(rows, label)) for row in _extremes(rows, field, False)]


def worst_names(data, field=FIELD, label=LABEL):
    """Names of all rows that share the smallest number."""
    rows = _rows_of(data)
    return [_get(row, _label_field(rows, label)) for row in _extremes(rows, field, True)]


def last_best_name(data, missing=MISSING, field=FIELD, label=LABEL):
    """The name of the last among the best rows."""
    return next(reversed(best_names(data, field, label)), missing)
