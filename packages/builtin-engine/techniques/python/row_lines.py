"""
title: Rows as lines of text by a template, with a totals line
when: Rows, pairs or a dictionary have to be written as lines of text such as "tea: 3", by a template or joined in one line, with a total at the end.
words: format each, format rows, template, line per item, print list, name and price, dictionary to string, object to text, key value text, totals line, total row, report, summary lines, bullet list, join lines, display items
param TEMPLATE: "{0}: {1}" — line of a row; {0} is its first value, {name} its field "name"
param SEPARATOR: ", " — what stands between the entries of one line
param TOTAL: "Total" — name of the last line
param MARK: "- " — what stands before a line
"""

import math
import re

TEMPLATE = "{0}: {1}"
SEPARATOR = ", "
TOTAL = "Total"
MARK = "- "


def _rows_of(data):
    return data if isinstance(data, list) else [list(pair) for pair in data.items()]


def _plain(value):
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def _values(row):
    return list(row.values()) if isinstance(row, dict) else row


def format_row(row, template=TEMPLATE):
    """The template with the fields of an object, or the values by their place."""
    values = _values(row)

    def filled(match):
        key = match[1]
        if isinstance(row, dict) and key in row:
            return _plain(row[key])
        is_place = re.fullmatch("[0-9]+", key) and int(key) < len(values)
        return _plain(values[int(key)]) if is_place else match[0]

    return re.sub(r"\{(\w+)\}", filled, template, flags=re.ASCII)


def format_rows(data, template=TEMPLATE):
    """A line for each row, pair or entry."""
    return [format_row(row, template) for row in _rows_of(data)]


def rows_as_text(data, template=TEMPLATE):
    """The lines as one text."""
    return "\n".join(format_rows(data, template))


def rows_in_one_line(data, separator=SEPARATOR, template=TEMPLATE):
    """All entries in one line: "tea: 3, milk: 1"."""
    return separator.join(format_rows(data, template))


def join_entries(table, sign="=", separator=SEPARATOR):
    """ "tea=3&milk=1": every entry as key, sign and value."""
    return separator.join(f"{_plain(key)}{sign}{_plain(value)}" for key, value in _rows_of(table))


def _is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def lines_with_total(data, total=TOTAL, template=TEMPLATE):
    """The lines, then the sum of the last values: "Total: 4"."""
    rows = _rows_of(data)
    sum_ = 0
    for row in rows:
        sum_ += next((value for value in reversed(_values(row)) if _is_number(value)), 0)
    return [*format_rows(data, template), format_row([total, math.floor(sum_ * 1e6 + 0.5) / 1e6], TEMPLATE)]


def bullet_lines(items, mark=MARK):
    """Each item with a mark in front."""
    return [f"{mark}{_plain(item)}" for item in items]


def numbered_lines(items, sign=". ", start=1):
    """ "1. tea": items numbered from 1."""
    return [f"{start + i}{sign}{_plain(item)}" for i, item in enumerate(items)]
