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


def wrap_text_as_one(text, width=WIDTH):
    """The lines as one text with line feeds."""
    return "\n".join(wrap_text(text, width))


def wrap_text_as_it_is(text, width=WIDTH):
    """Lines of whole words: a word longer than a line stands alone on a line and is not cut."""
    lines = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return lines


def wrap_text_as_it_is_to_one(text, width=WIDTH):
    """As wrap_text_as_it_is, as one text with line feeds."""
    return "\n".join(wrap_text_as_it_is(text, width))


def wrap_text_by_all(text, width=WIDTH):
    """Cut after every so many characters, wherever that is."""
    return [text[i : i + width] for i in range(0, len(text), width)]
