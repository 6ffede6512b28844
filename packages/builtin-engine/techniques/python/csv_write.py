"""
title: Write CSV with the right quotes
when: Rows or objects have to be written as CSV that a spreadsheet reads back unchanged.
words: csv, tsv, write, export, escape, quote, RFC 4180, formula injection, spreadsheet, to csv, list to csv, objects to csv, json to csv
param DELIMITER: "," — what parts the fields
param GUARD_FORMULAS: False — whether texts that a spreadsheet would run as a formula get an apostrophe
"""

DELIMITER = ","
GUARD_FORMULAS = False


def _field(value, delimiter, guard_formulas):
    if value is None:
        return ""
    # As JavaScript and JSON write it: true, and 2 for 2.0.
    text = str(value).lower() if isinstance(value, bool) else str(value)
    if isinstance(value, float) and value.is_integer():
        text = str(int(value))
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


def _plain(value):
    return _field(value, "\0", False) if isinstance(value, (bool, float)) else "" if value is None else str(value)


def to_csv(rows, all_quoted=False):
    """Rows with line breaks between, none at the end; cells in quotes where they need them, or all of them."""

    def cell(value):
        if all_quoted:
            return '"' + _plain(value).replace('"', '""') + '"'
        return _field(value, DELIMITER, False)

    return "\n".join(DELIMITER.join(cell(value) for value in row) for row in rows)


def to_csv_of_objects(objects, all_quoted=False):
    """Objects with their names in the first row; line breaks between, none at the end."""
    names = list(dict.fromkeys(name for item in objects for name in item))
    if not names:
        return ""
    return to_csv([names] + [[item.get(name) for name in names] for item in objects], all_quoted)


def to_csv_without_quotes(rows, delimiter=DELIMITER):
    """Cells joined by commas as they are, never in quotes; a line for each row."""
    return "\n".join(delimiter.join(_plain(value) for value in row) for row in rows)
