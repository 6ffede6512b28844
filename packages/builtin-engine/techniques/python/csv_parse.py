"""
title: Read CSV with quotes, commas and line breaks inside fields
when: CSV or TSV text has to be read into rows or objects without a library.
words: csv, tsv, parse, delimiter, quotes, RFC 4180, spreadsheet, table, comma separated
param DELIMITER: "," — what parts the fields
"""

import csv
import io

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
