"""
title: Ranking, leaderboard, places and medals
when: Rows, pairs or a dictionary with scores need places (1, 2, 3), a leaderboard as lines, or the place of one name.
words: rank, ranking, leaderboard, scoreboard, standings, place, position, ties share a place, dense rank, competition ranking, medals, gold silver bronze, numbered list, league table, high scores
param DENSE: False — whether the place after a tie goes on without a gap
param TEMPLATE: "{rank}. {name}: {score}" — line of a leaderboard
param FIELD: None — field with the score; without a name the first that holds a number
param LABEL: None — field that names a row; without a name "name", or the first that holds a text
"""

import re

DENSE = False
TEMPLATE = "{rank}. {name}: {score}"
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


def _plain(value):
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def places_of(scores, dense=DENSE):
    """Place of each number, the largest is 1; equal ones share a place."""
    others = set(scores) if dense else scores
    return [1 + sum(1 for other in others if other > score) for score in scores]


def _standings(data, dense, field, label):
    """Names and scores, the largest first, equal ones in their order, with their places."""
    rows = _rows_of(data)
    key, name = _number_field(rows, field), _label_field(rows, label)
    ordered = sorted(rows, key=lambda row: -_get(row, key))
    places = places_of([_get(row, key) for row in ordered], dense)
    return [
        {"row": row, "rank": places[i], "name": _get(row, name), "score": _get(row, key)}
        for i, row in enumerate(ordered)
    ]


def rank_rows(data, dense=DENSE, field=FIELD):
    """The rows, the largest score first, each with its place in a field "rank"."""
    found = _standings(data, dense, field, None)
    return [{**{str(key): value for key, value in _cells(one["row"])}, "rank": one["rank"]} for one in found]


def rank_table(data, dense=DENSE, field=FIELD, label=LABEL):
    """{"Ann": 1, "Bob": 2}."""
    return {one["name"]: one["rank"] for one in _standings(data, dense, field, label)}


def rank_of_name(data, name, dense=DENSE, field=FIELD, label=LABEL):
    """The place of a name; None for one that is not there."""
    found = _standings(data, dense, field, label)
    return next((one["rank"] for one in found if one["name"] == name), None)


def leaderboard(data, template=TEMPLATE, dense=DENSE, field=FIELD, label=LABEL):
    """Lines such as "1. Ann: 90"."""
    return [
        re.sub(r"\{(rank|name|score)\}", lambda match: _plain(one[match[1]]), template)
        for one in _standings(data, dense, field, label)
    ]


def medals(data, field=FIELD, label=LABEL):
    """Names with their medals, three at most: {"gold": "Ann"}."""
    first = _standings(data, False, field, label)[:3]
    return {["gold", "silver", "bronze"][i]: one["name"] for i, one in enumerate(first)}
