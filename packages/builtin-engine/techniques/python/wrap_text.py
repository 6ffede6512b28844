"""
title: Wrap text to a width at spaces
when: Text has to be broken into lines of at most so many characters, without splitting words that fit.
words: word wrap, line break, reflow, fill, columns, width, textwrap
param WIDTH: 72 — longest line in characters
"""

WIDTH = 72


def wrap_text(text, width=WIDTH):
    if width < 1:
        raise ValueError("width has to be at least 1")
    lines = []
    line = ""
    for word in text.split():
        if line and len(line) + 1 + len(word) <= width:
            line += " " + word
            continue
        if line:
            lines.append(line)
        # A word longer than a line is cut at the width.
        while len(word) > width:
            lines.append(word[:width])
            word = word[width:]
        line = word
    if line:
        lines.append(line)
    return lines
