"""
title: Read CSV with quotes, commas and line breaks inside fields
when: CSV or TSV text has to be read into rows or objects without a library.
words: csv, tsv, parse, delimiter, quotes, RFC 4180, spreadsheet, table, comma separated, csv to objects, csv line, split by comma, csv to json
param DELIMITER: "," — what parts the fields
"""

import csv
import io
import re

DELIMITER = ","


def parse_csv(text, delimiter=DELIMITER):
    """Rows of texts. Quoted fields may hold the delimiter, line breaks and doubled quotes."""
    # A byte order mark is no part of the first field.
    plain = text[1:] if text.startswith("\ufeff") else text
    plain = plain.replace("\r\n", "\n").replace("\r", "\n")
    try:
        # newline="" keeps line breaks inside quotes; strict finds a quote that does not end.
        rows = list(csv.reader(io.StringIO(plain, newline=""), delimiter=delimiter, strict=True))
    except csv.Error as error:
        raise ValueError(str(error)) from error
    # The reader gives [] for a blank line.
    return [row or [""] for row in rows]


def parse_csv_objects(text, delimiter=DELIMITER):
    """Dictionaries by the names in the first row.

    Missing fields are empty texts, blank lines are left out.
    """
    rows = parse_csv(text, delimiter)
    names = rows[0] if rows else []
    filled = [row for row in rows[1:] if row != [""]]
    return [dict(zip(names, row + [""] * (len(names) - len(row)))) for row in filled]


def _typed_cell(cell):
    bare = cell.strip()
    if re.fullmatch(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)", bare):
        return int(bare) if re.fullmatch("[+-]?[0-9]+", bare) else float(bare)
    return {"true": True, "false": False}.get(bare.lower(), cell)


def parse_csv_into_objects(text, typed=True, trimmed=False):
    """Dictionaries by the names in the first row, with numbers, true and false as values of their kind, or texts."""
    found = []
    for row in parse_csv_objects(text):
        pairs = [(k.strip(), v.strip()) if trimmed else (k, v) for k, v in row.items()]
        found.append({key: _typed_cell(cell) if typed else cell for key, cell in pairs})
    return found


def split_csv(text, trimmed=False):
    """Rows of texts parted at each comma, quotes are signs as others. Blank lines are left out."""
    lines = [line for line in text.replace("\r\n", "\n").split("\n") if line.strip() != ""]
    return [[cell.strip() if trimmed else cell for cell in line.split(DELIMITER)] for line in lines]


def parse_csv_line(line, trimmed=False, delimiter=DELIMITER):
    """The cells of one line; quoted cells may hold commas, and are trimmed where that is wanted."""
    row = (parse_csv(line, delimiter) or [[""]])[0]
    return [cell.strip() for cell in row] if trimmed else row
