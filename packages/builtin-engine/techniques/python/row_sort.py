"""
title: Sort rows by a field, top names, leaders
when: Rows, objects, pairs or a dictionary have to be sorted by a number or another field, ascending or descending, or the names of the top few listed.
words: sort objects, sort by field, sort by price, sort by score, sort by age, descending, ascending, top three, top n, top students, names in order, order by, leaderboard, sort list of dictionaries, sort dictionary, highest first, bottom
param COUNT: 3 — how many of the top are wanted
param DESCENDING: False — whether the largest comes first
param FIELD: None — field that is sorted by; without a name the first that holds a number
param LABEL: None — field that names a row; without a name "name", or the first that holds a text
"""

COUNT = 3
DESCENDING = False
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


def sort_rows(data, field=FIELD, descending=DESCENDING):
    """Rows sorted by a field; equal ones keep their order."""
    rows = _rows_of(data)
    key = _number_field(rows, field)
    return sorted(rows, key=lambda row: _get(row, key), reverse=descending)


def sort_rows_descending(data, field=FIELD):
    """The largest first; equal ones keep their order."""
    return sort_rows(data, field, True)


def sort_rows_then_by_name(data, field=FIELD, label=LABEL):
    """The largest first; equal ones by their name."""
    rows = _rows_of(data)
    key = _label_field(rows, label)
    return sort_rows_descending(sorted(rows, key=lambda row: _get(row, key)), field)


def top_rows(data, count=COUNT, field=FIELD):
    return sort_rows_descending(data, field)[:count]


def top_names(data, count=COUNT, field=FIELD, label=LABEL):
    """Names, the largest number first."""
    return [_get(row, _label_field(_rows_of(data), label)) for row in top_rows(data, count, field)]


def bottom_names(data, count=COUNT, field=FIELD, label=LABEL):
    """Names, the smallest number first."""
    return [_get(row, _label_field(_rows_of(data), label)) for row in sort_rows(data, field)[:count]]


def names_in_order(data, descending=DESCENDING, field=FIELD, label=LABEL):
    """Names of all rows, the smallest number first or the largest."""
    return [_get(row, _label_field(_rows_of(data), label)) for row in sort_rows(data, field, descending)]


def ranked_names(data, field=FIELD, label=LABEL):
    """Names of all rows, the largest number first; equal ones in the order of the alphabet."""
    rows = sort_rows_then_by_name(data, field, label)
    return [_get(row, _label_field(_rows_of(data), label)) for row in rows]


def names_sorted(data, label=LABEL):
    """Names of all rows in the order of the alphabet."""
    rows = _rows_of(data)
    return sorted(_get(row, _label_field(rows, label)) for row in rows)
