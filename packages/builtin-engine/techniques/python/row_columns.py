"""
title: Columns of a list of objects: pick fields, drop fields, table to objects
when: Fields of all rows have to be picked, left out or renamed, a table with a heading turned into objects, or objects into a table or lists by column.
words: pick fields, select columns, remove field, drop column, rename field, header row, table to objects, objects to table, rows to columns, column lists, transpose records, values of field, keep only, add field, project
param MISSING: None — value of a field that a row lacks
"""

MISSING = None


def _or(value, missing):
    return missing if value is None else value


def pick_fields(rows, fields):
    """Each row with the named fields only; a field that it lacks is left out."""
    return [{field: row[field] for field in fields if field in row} for row in rows]


def drop_fields(rows, fields):
    """Each row without the named field, or fields."""
    dropped = fields if isinstance(fields, list) else [fields]
    return [{key: value for key, value in row.items() if key not in dropped} for row in rows]


def rename_field(rows, from_, to):
    return [{to if key == from_ else key: value for key, value in row.items()} for row in rows]


def add_field(rows, field, value=MISSING):
    """Each row with a field of this value."""
    return [{**row, field: value} for row in rows]


def objects_from_rows(heading, rows, missing=MISSING):
    """Objects of a heading and rows of values: ["a", "b"], [[1, 2]] -> [{"a": 1, "b": 2}]."""
    return [
        {key: _or(row[i] if i < len(row) else None, missing) for i, key in enumerate(heading)} for row in rows
    ]


def objects_from_table_rows(table, missing=MISSING):
    """Objects of a table whose first row is the heading."""
    return objects_from_rows(table[0], table[1:], missing) if table else []


def table_from_rows(rows, missing=MISSING):
    """A heading with all fields, then the values of each row."""
    heading = list(dict.fromkeys(key for row in rows for key in row))
    if not heading:
        return []
    return [heading] + [[_or(row.get(key), missing) for key in heading] for row in rows]


def columns_from_rows(rows, missing=MISSING):
    """Lists by field: [{"a": 1}, {"a": 2}] -> {"a": [1, 2]}."""
    heading, *values = table_from_rows(rows, missing) or [[]]
    return {key: [row[i] for row in values] for i, key in enumerate(heading)}


def rows_from_columns(columns, missing=MISSING):
    """Objects of lists by field: {"a": [1, 2]} -> [{"a": 1}, {"a": 2}]."""
    length = max((len(values) for values in columns.values()), default=0)
    return [
        {key: _or(values[i] if i < len(values) else None, missing) for key, values in columns.items()}
        for i in range(length)
    ]
