"""
title: Boxes, banners, frames and underlined headings of text
when: A text or list of words has to be drawn in a frame of stars or lines, centred in a line, or underlined as a heading or banner.
words: box, frame, border, banner, text box, surround with asterisks, star frame, add border, heading, underline, header line, centre text, center title, divider, ascii box, picture border, label
param MARK: "*" — character of the frame
param WIDTH: 40 — characters of a banner line
param PAD: 1 — spaces between the frame and the text
"""

MARK = "*"
WIDTH = 40
PAD = 1


def _lines_in(text):
    return text if isinstance(text, list) else text.split("\n")


def _width_of(lines):
    return max(map(len, lines), default=0)


def box_lines(text, mark=MARK, pad=PAD):
    """Lines of a frame round the lines of a text, or round a list of words."""
    lines = _lines_in(text)
    width = _width_of(lines)
    space = " " * pad
    edge = mark * (width + 2 * pad + 2)
    return [edge, *(mark + space + line.ljust(width) + space + mark for line in lines), edge]


def box_text(text, mark=MARK, pad=PAD):
    """The frame as one text."""
    return "\n".join(box_lines(text, mark, pad))


def add_border(rows, mark=MARK):
    """A frame right at the text: ["abc"] -> ["*****", "*abc*", "*****"]."""
    return box_lines(rows, mark, 0)


def line_box(text, pad=PAD):
    """A frame of +, - and |."""
    lines = _lines_in(text)
    width = _width_of(lines)
    edge = f"+{'-' * (width + 2 * pad)}+"
    space = " " * pad
    return "\n".join([edge, *(f"|{space}{line.ljust(width)}{space}|" for line in lines), edge])


def underline_text(text, mark="="):
    """The text and below it a line of its length."""
    return f"{text}\n{mark * _width_of(_lines_in(text))}"


def banner_line(text, width=WIDTH, mark=MARK):
    """ "===== Title =====": the text in the middle of a line, an odd rest on the right."""
    rest = max(0, width - len(text) - 2)
    left = rest // 2
    return f"{mark * left} {text} {mark * (rest - left)}"


def banner_box(text, width=WIDTH, mark=MARK):
    """A line of marks above and below the text in the middle."""
    left = max(0, (width - len(text)) // 2)
    return "\n".join([mark * width, (" " * left + text).rstrip(), mark * width])


def centre_lines(text):
    """Each line in the middle of the longest one, without spaces at its end."""
    lines = _lines_in(text)
    return "\n".join(" " * ((_width_of(lines) - len(line)) // 2) + line for line in lines)


def right_align_lines(text):
    """Each line at the right side of the longest one."""
    lines = _lines_in(text)
    return "\n".join(line.rjust(_width_of(lines)) for line in lines)
