"""
title: Justify text to full lines of equal width
when: Text has to be set in lines that all reach the right margin, with the spaces spread evenly.
words: justify, full justification, align, margin, spaces, typesetting
param WIDTH: 60 — width of a line in characters
"""

WIDTH = 60


def _full_line(words, width):
    if len(words) == 1:
        return words[0]
    gaps = len(words) - 1
    each, more = divmod(width - sum(map(len, words)), gaps)
    # What does not divide evenly goes to the gaps on the left.
    line = words[0]
    for i, word in enumerate(words[1:]):
        line += " " * (each + (1 if i < more else 0)) + word
    return line


def justify_text(text, width=WIDTH, padded=False):
    """Lines of a text or a list of words; the last line and single words stay ragged, or get spaces behind them."""
    rows = []
    row = []
    for word in text if isinstance(text, list) else text.split():
        if row and len(" ".join(row)) + 1 + len(word) > width:
            rows.append(row)
            row = []
        row.append(word)
    # The last line stays ragged.
    lines = [_full_line(words, width) for words in rows] + ([" ".join(row)] if row else [])
    return [line.ljust(width) for line in lines] if padded else lines
