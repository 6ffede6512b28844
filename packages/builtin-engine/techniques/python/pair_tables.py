"""
title: Pairs and dictionaries of lists: collect, invert, expand, swap
when: Pairs with repeated keys have to be collected into lists or sums, a dictionary inverted to lists, pairs swapped, or dictionaries merged and compared.
words: pairs, tuples, key value pairs, dictionary of lists, multimap, collect values, invert to lists, group pairs, reverse dictionary, reverse lookup, merge dictionaries, combine dictionaries, merge objects, subtract counts, common keys, missing keys, swap pairs
param FIRST_WINS: False — whether the first of two equal keys stays
"""

FIRST_WINS = False


def _key(value):
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def collect_pairs(pairs):
    """Values of equal keys in a list: [["a", 1], ["a", 2]] -> {"a": [1, 2]}."""
    table = {}
    for key, value in pairs:
        table.setdefault(_key(key), []).append(value)
    return table


def sum_pairs(pairs):
    """Numbers of equal keys added: [["a", 1], ["a", 2]] -> {"a": 3}."""
    table = {}
    for key, value in pairs:
        table[_key(key)] = table.get(_key(key), 0) + value
    return table


def invert_to_lists(table):
    """Keys of equal values in a list: {"a": 1, "b": 1} -> {"1": ["a", "b"]}."""
    return collect_pairs([value, key] for key, value in table.items())


def invert_lists(table):
    """Members become keys: {"x": ["a", "b"]} -> {"a": "x", "b": "x"}."""
    return {_key(value): key for key, values in table.items() for value in values}


def pairs_from_lists(table):
    """Each member with its key: {"x": ["a", "b"]} -> [["x", "a"], ["x", "b"]]."""
    return [[key, value] for key, values in table.items() for value in values]


def swap_pairs(pairs):
    return [[b, a] for a, b in pairs]


def merge_tables(tables, first_wins=FIRST_WINS):
    """One dictionary of several; of equal keys the last stays, or the first."""
    merged = {}
    for table in reversed(tables) if first_wins else tables:
        merged.update(table)
    return merged


def merge_two_tables(a, b, first_wins=FIRST_WINS):
    """Both dictionaries in one; of equal keys the second stays, or the first."""
    return {**b, **a} if first_wins else {**a, **b}


def add_tables(tables):
    """Numbers of all dictionaries added key by key."""
    return sum_pairs(pair for table in tables for pair in table.items())


def subtract_counts(a, b):
    """The second counts taken from the first; what is then 0 or less is left out."""
    left = {key: count - b.get(key, 0) for key, count in a.items()}
    return {key: count for key, count in left.items() if count > 0}


def common_keys(a, b):
    """Keys of the first that the second has too."""
    return [key for key in a if key in b]


def keys_missing_in(a, b):
    """Keys of the first that the second lacks."""
    return [key for key in a if key not in b]


def keys_with_value(table, value):
    """All keys that have this value."""
    return [key for key, other in table.items() if other == value]
