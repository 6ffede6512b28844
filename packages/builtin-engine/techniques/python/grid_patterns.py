"""
title: Squares, checkerboards, crosses and frames of characters
when: A square, rectangle, checkerboard, cross, X, plus or hollow frame of signs is wanted, as a text or a list of lines.
words: square, rectangle, checkerboard, chessboard, chess pattern, hollow square, hollow rectangle, cross, letter x, plus sign, grid of characters, star square, ascii pattern, frame, alternating pattern, zigzag, board
param MARK: "*" — sign of which the pattern is made
param AS_LIST: False — whether the lines come as a list instead of one text
param GAP: "" — what stands between two signs of a line
param OTHER: " " — second sign, or what is left empty
"""

MARK = "*"
AS_LIST = False
GAP = ""
OTHER = " "


def _shown(lines, as_list):
    return lines if as_list else "\n".join(lines)


def _drawn(height, width, is_marked, mark, other, gap):
    """A line for each row, with the mark where the test says so and else the other sign."""
    return [
        gap.join(mark if is_marked(row, column) else other for column in range(width)) for row in range(height)
    ]


def star_square(size, mark=MARK, as_list=AS_LIST, gap=GAP):
    return star_rectangle(size, size, mark, as_list, gap)


def star_rectangle(width, height, mark=MARK, as_list=AS_LIST, gap=GAP):
    """So many columns in so many rows."""
    return _shown(_drawn(height, width, lambda row, column: True, mark, OTHER, gap), as_list)


def hollow_rectangle(width, height, mark=MARK, as_list=AS_LIST, other=OTHER):
    """Only the outline."""
    def is_edge(row, column):
        return row in (0, height - 1) or column in (0, width - 1)

    return _shown(_drawn(height, width, is_edge, mark, other, ""), as_list)


def hollow_square(size, mark=MARK, as_list=AS_LIST, other=OTHER):
    """Only the outline."""
    return hollow_rectangle(size, size, mark, as_list, other)


def checkerboard(size, mark=MARK, other=OTHER, as_list=AS_LIST, gap=GAP):
    """The mark at the top left, then by turns with the other sign."""
    return _shown(_drawn(size, size, lambda row, column: (row + column) % 2 == 0, mark, other, gap), as_list)


def checkerboard_numbers(size, first=1):
    """Rows of 1 and 0 by turns as lists of numbers."""
    return [[first if (row + column) % 2 == 0 else 1 - first for column in range(size)] for row in range(size)]


def cross_pattern(size, mark=MARK, other=OTHER, as_list=AS_LIST):
    """Both diagonals of a square."""
    def is_marked(row, column):
        return row == column or row + column == size - 1

    lines = _drawn(size, size, is_marked, mark, other, "")
    return _shown([line.rstrip() for line in lines] if other == " " else lines, as_list)


def plus_pattern(size, mark=MARK, other=OTHER, as_list=AS_LIST):
    """The middle row and the middle column of a square of odd size."""
    half = size // 2
    lines = _drawn(size, size, lambda row, column: half in (row, column), mark, other, "")
    return _shown([line.rstrip() for line in lines] if other == " " else lines, as_list)


def alternating_text(length, first="1", second="0"):
    """One sign by turns with the other: "1010"."""
    return "".join(first if i % 2 == 0 else second for i in range(length))


def grid_of(width, height, value=0):
    """A grid of one value as a list of lists."""
    return [[value] * width for _ in range(height)]


def cross_pattern_of(size, as_list=AS_LIST, mark=MARK):
    """As cross_pattern with every line as wide as the square, spaces at its end too."""
    lines = _drawn(size, size, lambda row, column: column in (row, size - 1 - row), mark, OTHER, "")
    return _shown(lines, as_list)


def plus_pattern_of(size, as_list=AS_LIST, mark=MARK):
    """As plus_pattern with every line as wide as the square, spaces at its end too."""
    half = size // 2
    return _shown(_drawn(size, size, lambda row, column: half in (row, column), mark, OTHER, ""), as_list)
