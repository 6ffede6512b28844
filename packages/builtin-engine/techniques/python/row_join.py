"""
title: Join two lists of objects by a key
when: Rows of two lists have to be joined, merged or matched by a shared key, as customers with their orders.
words: join, inner join, left join, merge lists by id, join by key, match records, combine two lists of objects, customers and orders, foreign key, lookup, relation, unmatched, missing in other list, merge arrays of objects
param KEY: "id" — field that both lists share
param OTHER_KEY: None — the field's name in the second list, where it is another
param MISSING: None — value of a field that the second list lacks
"""

KEY = "id"
OTHER_KEY = None
MISSING = None


def _key_of(key, other_key):
    return key if other_key is None else other_key


def _matches(row, others, key, other_key):
    return [other for other in others if other.get(_key_of(key, other_key)) == row.get(key)]


def inner_join(rows, others, key=KEY, other_key=OTHER_KEY):
    """Each row with each of the second list that has the same key; fields of the second list win."""
    return [{**row, **other} for row in rows for other in _matches(row, others, key, other_key)]


def left_join(rows, others, key=KEY, other_key=OTHER_KEY):
    """Like the inner join, but rows without a match stay as they are."""
    return [joined for row in rows for joined in inner_join([row], others, key, other_key) or [row]]


def merge_by_key(rows, others, key=KEY):
    """All rows of both lists, those with the same key as one, sorted by nothing: first come, first placed."""
    merged = {}
    for row in rows + others:
        merged[row.get(key)] = {**merged.get(row.get(key), {}), **row}
    return list(merged.values())


def add_field_from(rows, others, field, key=KEY, other_key=OTHER_KEY):
    """Each row with one field of the matching row of the second list."""
    def found(row):
        value = next((other.get(field) for other in _matches(row, others, key, other_key)), None)
        return MISSING if value is None else value

    return [{**row, field: found(row)} for row in rows]


def rows_without_match(rows, others, key=KEY, other_key=OTHER_KEY):
    """Rows whose key the second list lacks."""
    return [row for row in rows if not _matches(row, others, key, other_key)]


def rows_with_match(rows, others, key=KEY, other_key=OTHER_KEY):
    """Rows whose key the second list has."""
    return [row for row in rows if _matches(row, others, key, other_key)]
