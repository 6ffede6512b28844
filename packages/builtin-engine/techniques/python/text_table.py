"""
title: Lay out rows as a text table
when: Rows have to be printed in aligned columns, plain or as a Markdown table.
words: table, columns, align, pad, markdown table, report, print, text layout
param GAP: "  " — what stands between the columns
"""

import re

GAP = "  "


def _text(value):
    return "" if value is None else str(value)


def text_table(rows, gap=GAP):
    """Numbers stand at the right, all else at the left.

    Short rows are filled up; no spaces at the end of a line.
    """
    columns = max(map(len, rows), default=0)
    texts = [[_text(value) for value in row] + [""] * (columns - len(row)) for row in rows]
    widths = [max(len(row[i]) for row in texts) for i in range(columns)]

    def cell(text, width):
        return text.rjust(width) if re.fullmatch(r"[-+]?[0-9][0-9,.]*%?", text) else text.ljust(width)

    return [gap.join(map(cell, row, widths)).rstrip() for row in texts]


def markdown_table(rows):
    """Lines of a Markdown table; the first row is the head."""
    if not rows:
        return []
    columns = len(rows[0])

    def line(row):
        filled = (list(row) + [None] * columns)[:columns]
        cells = [_text(value).replace("|", "\\|").replace("\n", " ") for value in filled]
        return "| " + " | ".join(cells) + " |"

    return [line(rows[0]), "|" + " --- |" * columns] + [line(row) for row in rows[1:]]
