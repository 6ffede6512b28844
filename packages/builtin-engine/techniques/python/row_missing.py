"""
title: Missing fields of rows: find, fill with defaults, complete rows
when: Rows or objects have to be tested for required fields, gaps filled with defaults, incomplete ones left out, or the missing fields listed.
words: missing fields, required fields, incomplete, complete records, defaults, default values, fill missing, empty values, null values, validate record, clean data, missing keys, data cleaning, blank fields
param FILL: 0 — what takes the place of a missing value
param BLANK_IS_MISSING: True — whether an empty text counts as missing
"""

FILL = 0
BLANK_IS_MISSING = True


def _is_missing(value, blank):
    return value is None or (blank and isinstance(value, str) and value.strip() == "")


def missing_fields(row, required, blank=BLANK_IS_MISSING):
    """Names of the required fields that an object lacks, in their order."""
    return [field for field in required if _is_missing(row.get(field), blank)]


def has_all_fields(row, required, blank=BLANK_IS_MISSING):
    return not missing_fields(row, required, blank)


def complete_rows(rows, required=None, blank=BLANK_IS_MISSING):
    """Rows that lack none of the fields; without a list of fields, that have no empty one."""
    return [row for row in rows if has_all_fields(row, row if required is None else required, blank)]


def incomplete_rows(rows, required=None, blank=BLANK_IS_MISSING):
    """Rows that lack at least one of the fields."""
    return [row for row in rows if not has_all_fields(row, row if required is None else required, blank)]


def with_defaults(row, defaults, blank=False):
    """An object with a default for each field that it lacks."""
    return {**row, **{field: defaults[field] for field in missing_fields(row, defaults, blank)}}


def fill_rows(rows, defaults, blank=False):
    """Rows with a default for each field that they lack."""
    return [with_defaults(row, defaults, blank) for row in rows]


def even_out_rows(rows, fill=FILL):
    """Rows in which every field that any row has is there, filled where it lacks."""
    fields = list(dict.fromkeys(field for row in rows for field in row))
    return [{field: fill if row.get(field) is None else row[field] for field in fields} for row in rows]


def replace_nulls(values, fill=FILL):
    """None in a list replaced."""
    return [fill if value is None else value for value in values]


def count_missing(rows, blank=BLANK_IS_MISSING):
    """How many rows lack each field; fields that no row lacks are left out."""
    fields = list(dict.fromkeys(field for row in rows for field in row))
    counts = {field: sum(1 for row in rows if _is_missing(row.get(field), blank)) for field in fields}
    return {field: count for field, count in counts.items() if count > 0}
