"""
title: Columns of CSV text: sum, average, values, filter rows
when: A column of a CSV text has to be read, summed, averaged, or its rows filtered or counted by a column's value.
words: csv, column, sum of column, average of column, csv total, column values, filter rows, csv filter, header, group by column, spreadsheet, table, maximum of column, minimum of column, unique values of column, count rows
param SEPARATOR: "," — sign between two columns
"""

import re

SEPARATOR = ","


def csv_rows(text, separator=SEPARATOR):
    """Rows as lists of trimmed texts; quotes round a cell are taken away, blank lines are left out."""
    return [_cells(line, separator) for line in re.split("\r?\n", text) if line.strip()]


def _cells(line, separator):
    """A separator inside quotes belongs to the cell."""
    parts = [""]
    in_quotes = False
    for letter in line:
        if letter == '"':
            in_quotes = not in_quotes
        if letter == separator and not in_quotes:
            parts.append("")
        else:
            parts[-1] += letter
    return [re.sub('^"(.*)"$', r"\1", part.strip()).replace('""', '"') for part in parts]


def column_values(text, column, separator=SEPARATOR):
    """Texts of a column by its name in the first line."""
    rows = csv_rows(text, separator)
    if not rows or column not in rows[0]:
        raise ValueError(f"no column {column}")
    place = rows[0].index(column)
    return [row[place] if place < len(row) else "" for row in rows[1:]]


def column_numbers(text, column, separator=SEPARATOR):
    """Cells that are no numbers are left out."""
    cells = column_values(text, column, separator)
    written = [cell for cell in cells if re.fullmatch(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)", cell)]
    return [float(cell) if "." in cell else int(cell) for cell in written]


def sum_column(text, column, separator=SEPARATOR):
    total = 0
    # Added one by one: the built-in sum would round decimals in its own way.
    for number in column_numbers(text, column, separator):
        total += number
    return total


def average_column(text, column, separator=SEPARATOR):
    """0 of no numbers."""
    numbers = column_numbers(text, column, separator)
    return sum_column(text, column, separator) / len(numbers) if numbers else 0


def max_column(text, column, separator=SEPARATOR):
    """None of no numbers."""
    return max(column_numbers(text, column, separator), default=None)


def filter_csv_rows(text, column, value, separator=SEPARATOR):
    """Rows, as lists of texts and without the header, whose column has this value."""
    cells = column_values(text, column, separator)
    rows = csv_rows(text, separator)[1:]
    return [row for row, cell in zip(rows, cells) if cell == str(value)]


def count_column_values(text, column, separator=SEPARATOR):
    """How often each value stands in a column."""
    counts = {}
    for cell in column_values(text, column, separator):
        counts[cell] = counts.get(cell, 0) + 1
    return counts


def average_column_of_all(text, column, separator=SEPARATOR):
    """As average_column with empty cells and texts counted as 0."""
    count = len(column_values(text, column, separator))
    return sum_column(text, column, separator) / count if count > 0 else 0


def min_column(text, column, separator=SEPARATOR):
    """None of no numbers."""
    return min(column_numbers(text, column, separator), default=None)


def distinct_column_values(text, column, sorted_too=False):
    """Each value of a column once, in the order in which they come, or sorted."""
    values = list(dict.fromkeys(column_values(text, column)))
    return sorted(values) if sorted_too else values


def count_csv_rows(text, with_header=False):
    """How many rows there are below the header, or with it where that is wanted; blank lines do not count."""
    return max(0, len(csv_rows(text)) - (0 if with_header else 1))
