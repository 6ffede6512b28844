"""
title: Filter rows where a field has a value: find, count, keep, exclude
when: Rows, objects or records whose field equals a value, or that match several values, have to be kept, left out, counted or the first found.
words: filter objects, where, find by, find object, filter by property, count where, matching rows, list of dictionaries, find by id, exclude, people from city, select rows, query, search records, contains text
param MISSING: None — answer where no row fits
param FOLD_CASE: False — whether capitals and small letters count as equal
"""

MISSING = None
FOLD_CASE = False


def _folded(value, fold_case):
    return value.lower() if fold_case and isinstance(value, str) else value


def _same(a, b):
    return isinstance(a, bool) == isinstance(b, bool) and a == b


def _has(row, field, value, fold_case):
    return field in row and _same(_folded(row[field], fold_case), _folded(value, fold_case))


def rows_where(rows, field, value, fold_case=FOLD_CASE):
    """Rows whose field has the value."""
    return [row for row in rows if _has(row, field, value, fold_case)]


def rows_where_not(rows, field, value, fold_case=FOLD_CASE):
    """Rows whose field has another value, or none."""
    return [row for row in rows if not _has(row, field, value, fold_case)]


def count_rows_where(rows, field, value, fold_case=FOLD_CASE):
    return len(rows_where(rows, field, value, fold_case))


def first_row_where(rows, field, value, missing=MISSING):
    """The first row whose field has the value."""
    return next(iter(rows_where(rows, field, value)), missing)


def look_up_field(rows, field, value, wanted, missing=MISSING):
    """Of the first row whose field has the value, another field."""
    found = first_row_where(rows, field, value, {}).get(wanted)
    return missing if found is None else found


def field_where(rows, field, value, wanted, missing=MISSING):
    """Of all rows whose field has the value, another field."""
    found = [row.get(wanted) for row in rows_where(rows, field, value)]
    return [missing if one is None else one for one in found]


def rows_matching(rows, wanted, fold_case=FOLD_CASE):
    """Rows that have all the wanted values: {"city": "Rome", "age": 30}."""
    return [row for row in rows if all(_has(row, key, value, fold_case) for key, value in wanted.items())]


def rows_where_in(rows, field, values):
    """Rows whose field has one of the values."""
    return [row for row in rows if field in row and any(_same(row[field], value) for value in values)]


def search_rows(rows, text):
    """Rows with the searched text in any of their texts, in either case."""
    part = text.lower()
    return [row for row in rows if any(isinstance(v, str) and part in v.lower() for v in row.values())]
