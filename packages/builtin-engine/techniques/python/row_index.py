"""
title: Index rows by a key: dictionary by id, lookup table, list of objects from a dictionary
when: A list of objects or pairs has to become a dictionary keyed by an id or a name, or a dictionary a list of objects.
words: index by, key by, by id, lookup table, list to dictionary, array to object, object to array, dictionary to list of objects, map of id, name to value, objects from dictionary, convert, id to name
param KEY: "id" — field that becomes the key
param NAME: "name" — field for the keys of a dictionary
param VALUE: "value" — field for the values of a dictionary
"""

KEY = "id"
NAME = "name"
VALUE = "value"


def _text(key):
    return str(int(key)) if isinstance(key, float) and key.is_integer() else str(key)


def index_rows(rows, key=KEY):
    """{"1": row}; of equal keys the last row stays; rows without the key are left out."""
    return {_text(row[key]): row for row in rows if key in row}


def index_first(rows, key=KEY):
    """{"1": row}; of equal keys the first row stays."""
    return index_rows(rows[::-1], key)


def index_without_key(rows, key=KEY):
    """{"1": row without its key}."""
    def rest(row):
        return {name: value for name, value in row.items() if name != key}

    return {_text(row[key]): rest(row) for row in rows if key in row}


def field_to_field(rows, key=KEY, value=NAME):
    """One field to another: {"1": "Ann"} of id and name."""
    return {_text(row[key]): row.get(value) for row in rows if key in row}


def objects_from_table(table, name=NAME, value=VALUE):
    """[{"name": "tea", "value": 3}] of {"tea": 3}."""
    return [{name: key, value: one} for key, one in table.items()]


def objects_with_key(table, key=KEY):
    """[{"id": "a", …}] of {"a": {…}}: the key becomes a field of each object."""
    return [{key: name, **row} for name, row in table.items()]


def table_from_objects(rows, name=NAME, value=VALUE):
    """{"tea": 3} of [{"name": "tea", "value": 3}], equal names added."""
    table = {}
    for row in rows:
        table[row[name]] = table.get(row[name], 0) + row[value]
    return table


def objects_from_pairs(pairs, name=NAME, value=VALUE):
    """Objects of pairs: [{"name": "tea", "value": 3}] of [["tea", 3]]."""
    return [{name: first, value: second} for first, second in pairs]
