"""
title: Rows by a yes or no field: done tasks, active users, completed items
when: Rows or objects with a true or false field (done, active, paid, present, in stock) have to be kept, counted, named or toggled.
words: done, completed tasks, pending tasks, open tasks, active users, todo list, checklist, paid invoices, unpaid, present, absent, attendance, available, boolean field, toggle, mark as done, percent complete, true or false
param WANTED: True — value that the field has to have
param FLAG: None — field with True or False; without a name the first that holds one
param LABEL: None — field that names a row; without a name "name", or the first that holds a text
"""

WANTED = True
FLAG = None
LABEL = None


def _cells(row):
    return list(row.items()) if isinstance(row, dict) else list(enumerate(row))


def _get(row, field):
    return dict(_cells(row)).get(field)


def _flag_field(rows, flag):
    """The named field, else the first one that holds True or False."""
    cells = [cell for row in rows for cell in _cells(row)]
    return flag if flag is not None else next((k for k, v in cells if isinstance(v, bool)), None)


def _label_field(rows, label):
    """The named field, else "name", else the first one that holds a text."""
    cells = [cell for row in rows for cell in _cells(row)]
    if label is None and any(key == "name" for key, _ in cells):
        return "name"
    return label if label is not None else next((k for k, v in cells if isinstance(v, str)), None)


def rows_flagged(rows, wanted=WANTED, flag=FLAG):
    """Rows whose field has the wanted value; a row without the field counts as False."""
    key = _flag_field(rows, flag)
    return [row for row in rows if bool(_get(row, key)) == wanted]


def names_flagged(rows, wanted=WANTED, flag=FLAG, label=LABEL):
    key = _label_field(rows, label)
    return [_get(row, key) for row in rows_flagged(rows, wanted, flag)]


def names_not_flagged(rows, flag=FLAG, label=LABEL):
    """Names of the rows that are not done, active or whatever the field says."""
    return names_flagged(rows, False, flag, label)


def count_flagged(rows, wanted=WANTED, flag=FLAG):
    return len(rows_flagged(rows, wanted, flag))


def percent_flagged(rows, wanted=WANTED, flag=FLAG):
    """How many percent of the rows are done, rounded to a whole number; 0 of no rows."""
    return int(count_flagged(rows, wanted, flag) * 100 / len(rows) + 0.5) if rows else 0


def are_all_flagged(rows, wanted=WANTED, flag=FLAG):
    """Whether all rows are done."""
    return count_flagged(rows, wanted, flag) == len(rows)


def set_flag(rows, name, wanted=WANTED, flag=FLAG, label=LABEL):
    """Sets the field of the rows with this name."""
    key, named = _flag_field(rows, flag), _label_field(rows, label)
    return [{**row, key: wanted} if _get(row, named) == name else row for row in rows]


def toggle_flag(rows, name, flag=FLAG, label=LABEL):
    """Turns the field of the rows with this name round."""
    key, named = _flag_field(rows, flag), _label_field(rows, label)
    return [{**row, key: not row.get(key)} if _get(row, named) == name else row for row in rows]
