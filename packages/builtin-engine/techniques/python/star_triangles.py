"""
title: Star triangles and staircases: left, right, upside down
when: A triangle or staircase of stars or another sign with so many rows is wanted, as a text or a list of lines.
words: triangle, star pattern, asterisk triangle, staircase, stairs, right triangle, inverted triangle, upside down triangle, half pyramid, ascii art, print stars, pattern of stars, rows of stars, hashes, right aligned, arrow
param MARK: "*" — sign of which the pattern is made
param AS_LIST: False — whether the lines come as a list instead of one text
param GAP: "" — what stands between the signs of a line
"""

MARK = "*"
AS_LIST = False
GAP = ""


def _shown(lines, as_list):
    return lines if as_list else "\n".join(lines)


def _counts(rows):
    return list(range(1, rows + 1))


def _row(count, mark, gap):
    return gap.join([mark] * count)


def left_triangle(rows, mark=MARK, as_list=AS_LIST, gap=GAP):
    """One sign in the first line, one more in each next."""
    return _shown([_row(count, mark, gap) for count in _counts(rows)], as_list)


def inverted_triangle(rows, mark=MARK, as_list=AS_LIST, gap=GAP):
    """The longest line first."""
    return _shown([_row(count, mark, gap) for count in reversed(_counts(rows))], as_list)


def right_triangle(rows, mark=MARK, as_list=AS_LIST):
    """Pushed to the right with spaces: a staircase."""
    return _shown([" " * (rows - count) + mark * count for count in _counts(rows)], as_list)


def inverted_right_triangle(rows, mark=MARK, as_list=AS_LIST):
    """Pushed to the right, the longest line first."""
    return _shown([" " * (rows - count) + mark * count for count in reversed(_counts(rows))], as_list)


def padded_staircase(rows, mark="#", as_list=True):
    """Lines of equal width, filled with spaces at their end: ["#  ", "## ", "###"]."""
    return _shown([mark * count + " " * (rows - count) for count in _counts(rows)], as_list)


def arrow_pattern(rows, mark=MARK, as_list=AS_LIST, gap=GAP):
    """Up to the longest line and down again."""
    up = _counts(rows)
    return _shown([_row(count, mark, gap) for count in [*up, *up[:-1][::-1]]], as_list)


def hollow_triangle(rows, mark=MARK, as_list=AS_LIST):
    """A triangle of which only the outline is drawn."""
    lines = []
    for count in _counts(rows):
        is_full = count <= 2 or count == rows
        lines.append(mark * count if is_full else mark + " " * (count - 2) + mark)
    return _shown(lines, as_list)


def wide_staircase(rows, step=2, mark=MARK, as_list=AS_LIST):
    """Steps of so many signs: 3 rows of 2 are "**", "****", "******"."""
    return _shown([mark * (count * step) for count in _counts(rows)], as_list)


def left_triangle_out(rows, mark=MARK):
    """As left_triangle, as a list of lines."""
    return left_triangle(rows, mark, True)


def inverted_triangle_out(rows, mark=MARK):
    """As inverted_triangle, as a list of lines."""
    return inverted_triangle(rows, mark, True)


def right_triangle_out(rows, mark=MARK):
    """As right_triangle, as a list of lines."""
    return right_triangle(rows, mark, True)


def inverted_right_triangle_out(rows, mark=MARK):
    """As inverted_right_triangle, as a list of lines."""
    return inverted_right_triangle(rows, mark, True)


def arrow_pattern_out(rows, mark=MARK):
    """As arrow_pattern, as a list of lines."""
    return arrow_pattern(rows, mark, True)


def hollow_triangle_out(rows, mark=MARK):
    """As hollow_triangle, as a list of lines."""
    return hollow_triangle(rows, mark, True)
