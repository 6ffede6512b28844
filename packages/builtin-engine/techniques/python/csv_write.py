"""
title: Write CSV with the right quotes
when: Rows or objects have to be written as CSV that a spreadsheet reads back unchanged.
words: csv, tsv, write, export, escape, quote, RFC 4180, formula injection, spreadsheet
param DELIMITER: "," — what parts the fields
param GUARD_FORMULAS: False — whether texts that a spreadsheet would run as a formula get an apostrophe
"""

DELIMITER = ","
GUARD_FORMULAS = False


def _field(value, delimiter, guard_formulas):
    if value is None:
        return ""
    text = str(value)
    # Numbers may begin with a minus; texts that begin like a formula are made harmless.
    if guard_formulas and isinstance(value, str) and text[:1] in tuple("=+-@\t\r"):
        text = "'" + text
    special = any(c in text for c in ('"', "\r", "\n", delimiter)) or text != text.strip()
    return '"' + text.replace('"', '""') + '"' if special else text


def write_csv(rows, delimiter=DELIMITER, guard_formulas=GUARD_FORMULAS):
    """Every row ends with a line feed."""
    return "".join(
        delimiter.join(_field(value, delimiter, guard_formulas) for value in row) + "\n"
        for row in rows
    )


def write_csv_objects(objects, delimiter=DELIMITER, guard_formulas=GUARD_FORMULAS):
    """The first row holds the names, of all objects, in the order of their first occurrence."""
    names = list(dict.fromkeys(name for item in objects for name in item))
    if not names:
        return ""
    rows = [[item.get(name) for name in names] for item in objects]
    return write_csv([names] + rows, delimiter, guard_formulas)
