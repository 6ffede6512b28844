"""
title: Stable sort by several keys
when: Rows have to be ordered by more than one field, some rising and some falling.
words: sort, order by, multiple keys, stable, descending, compare, natural order, tie break
param NULLS_LAST: True — whether missing values come last, in both directions
"""

NULLS_LAST = True


def sort_by_keys(rows, keys, nulls_last=NULLS_LAST):
    """Keys are names of fields, "-name" for falling order. Equals keep their order."""
    ordered = list(rows)
    # Sorting is stable, so the least important key goes first.
    for key in reversed(keys):
        falling = key.startswith("-")
        field = key[1:] if falling else key
        present = [row for row in ordered if row.get(field) is not None]
        missing = [row for row in ordered if row.get(field) is None]
        # `reverse` keeps the order of equals.
        present.sort(key=lambda row: row[field], reverse=falling)
        ordered = present + missing if nulls_last else missing + present
    return ordered
