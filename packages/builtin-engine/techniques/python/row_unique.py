"""
title: Unique rows by a field, distinct values, duplicates
when: Rows or objects with the same value of a field have to be reduced to one, their distinct values listed or counted, or duplicates found.
words: unique by, distinct, deduplicate objects, remove duplicate records, distinct values, unique values of field, duplicate emails, duplicate ids, count distinct, first occurrence, last occurrence, same id, repeated names
param KEEP_LAST: False — whether of equal rows the last stays instead of the first
param FOLD_CASE: False — whether capitals and small letters count as equal
"""

KEEP_LAST = False
FOLD_CASE = False


def _folded(value, fold_case):
    return value.lower() if fold_case and isinstance(value, str) else value


def unique_rows(rows, field, keep_last=KEEP_LAST, fold_case=FOLD_CASE):
    """One row for each value of the field, at the place of the first."""
    kept = {}
    for row in rows:
        key = _folded(row.get(field), fold_case)
        if keep_last or key not in kept:
            kept[key] = row
    return list(kept.values())


def unique_whole_rows(rows):
    """Rows of which all fields are equal once."""
    return [row for i, row in enumerate(rows) if rows.index(row) == i]


def distinct_values(rows, field, fold_case=FOLD_CASE):
    """Values of a field, each once, in the order in which they occur; rows without it are left out."""
    found = [row.get(field) for row in unique_rows(rows, field, False, fold_case)]
    return [value for value in found if value is not None]


def count_distinct(rows, field, fold_case=FOLD_CASE):
    return len(distinct_values(rows, field, fold_case))


def repeated_values(rows, field, fold_case=FOLD_CASE):
    """Values of a field that several rows have, each once."""
    keys = [_folded(row.get(field), fold_case) for row in rows]
    found = distinct_values(rows, field, fold_case)
    return [value for value in found if keys.count(_folded(value, fold_case)) > 1]


def rows_with_repeats(rows, field, fold_case=FOLD_CASE):
    """Rows that share the value of a field with another."""
    repeated = [_folded(value, fold_case) for value in repeated_values(rows, field, fold_case)]
    return [row for row in rows if _folded(row.get(field), fold_case) in repeated]
