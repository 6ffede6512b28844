"""
title: Update rows: raise prices, change a field, add, replace or remove a record
when: Fields of rows have to be changed: all prices raised or lowered by a percentage, a number added, a record updated, inserted or removed by its id.
words: update objects, raise prices, increase salary, price increase, discount all, change field, update by id, remove by id, delete record, add record, upsert, replace, give a raise, percent raise, bonus points
param PERCENT: 10 — by how many percent a number goes up
param PLACES: 2 — decimals of a changed number, halves up
param FIELD: None — field with the number; without a name the first that holds one
param KEY: "id" — field that tells records apart
"""

import math

PERCENT = 10
PLACES = 2
FIELD = None
KEY = "id"


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


def _changed(data, field, change):
    """A dictionary stays one, pairs stay pairs."""
    key = _number_field(_rows_of(data), field)
    rows = []
    for row in _rows_of(data):
        if not _is_number(_get(row, key)):
            rows.append(row)
        elif isinstance(row, list):
            rows.append([change(value) if i == key else value for i, value in enumerate(row)])
        else:
            rows.append({**row, key: change(row[key])})
    return rows if isinstance(data, list) else dict(rows)


def raise_field(data, percent=PERCENT, field=FIELD, places=PLACES):
    """The number of each row up by a percentage; a negative one lowers it."""
    return _changed(data, field, lambda value: _rounded(value * (1 + percent / 100), places))


def lower_field(data, percent=PERCENT, field=FIELD, places=PLACES):
    """The number of each row down by a percentage."""
    return raise_field(data, -percent, field, places)


def add_to_field(data, amount, field=FIELD, places=PLACES):
    """An amount added to the number of each row."""
    return _changed(data, field, lambda value: _rounded(value + amount, places))


def multiply_field(data, factor, field=FIELD, places=PLACES):
    """The number of each row times a factor."""
    return _changed(data, field, lambda value: _rounded(value * factor, places))


def update_row(rows, id, changes, key=KEY):
    """The record with this key gets the changes."""
    return [{**row, **changes} if row.get(key) == id else row for row in rows]


def remove_row(rows, id, key=KEY):
    """The records with this key are left out."""
    return [row for row in rows if row.get(key) != id]


def upsert_row(rows, row, key=KEY):
    """The record takes the place of one with its key, else it comes last."""
    if any(other.get(key) == row.get(key) for other in rows):
        return [{**other, **row} if other.get(key) == row.get(key) else other for other in rows]
    return [*rows, row]


def next_id(rows, key=KEY):
    """The next free whole number as an id."""
    return 1 + max([0] + [row.get(key) or 0 for row in rows])
