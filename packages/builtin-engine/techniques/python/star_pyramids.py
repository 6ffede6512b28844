"""
title: Pyramids, diamonds and hourglasses of stars
when: A pyramid, diamond, hourglass, Christmas tree or hollow one of stars or another sign is wanted, as a text or a list of lines.
words: pyramid, diamond, inverted pyramid, star pattern, hourglass, christmas tree, tower, full pyramid, ascii art, print diamond, centered triangle, hollow diamond, asterisks, rhombus, build tower, letter diamond
param MARK: "*" — sign of which the pattern is made
param AS_LIST: False — whether the lines come as a list instead of one text
param FILLED: False — whether lines have spaces at their end too, to the full width
"""

MARK = "*"
AS_LIST = False
FILLED = False


def _shown(lines, as_list):
    return lines if as_list else "\n".join(lines)


def _middle(count, width, mark, filled):
    """A line of an odd number of signs in the middle of a width."""
    space = " " * ((width - count) // 2)
    return space + mark * count + (space if filled else "")


def _odd_numbers(rows):
    return [2 * i + 1 for i in range(rows)]


def star_pyramid(rows, mark=MARK, as_list=AS_LIST, filled=FILLED):
    return _shown([_middle(count, 2 * rows - 1, mark, filled) for count in _odd_numbers(rows)], as_list)


def inverted_pyramid(rows, mark=MARK, as_list=AS_LIST, filled=FILLED):
    """The widest line first."""
    counts = _odd_numbers(rows)[::-1]
    return _shown([_middle(count, 2 * rows - 1, mark, filled) for count in counts], as_list)


def star_diamond(rows, mark=MARK, as_list=AS_LIST, filled=FILLED):
    """So many rows down to the widest line, and back again."""
    up = _odd_numbers(rows)
    counts = up + up[:-1][::-1]
    return _shown([_middle(count, 2 * rows - 1, mark, filled) for count in counts], as_list)


def diamond_of_width(width, mark=MARK, as_list=AS_LIST, filled=FILLED):
    """A diamond whose widest line has this odd number of signs; None of an even or negative one."""
    if width > 0 and width % 2 == 1:
        return star_diamond((width + 1) // 2, mark, as_list, filled)
    return None


def hourglass(rows, mark=MARK, as_list=AS_LIST, filled=FILLED):
    """From the widest line down to one sign and up again."""
    down = _odd_numbers(rows)[::-1]
    counts = down + down[:-1][::-1]
    return _shown([_middle(count, 2 * rows - 1, mark, filled) for count in counts], as_list)


def spaced_pyramid(rows, mark=MARK, as_list=AS_LIST):
    r"""Lines of a pyramid with a space after each sign: " * \n* *"."""
    return _shown([" " * (rows - 1 - i) + " ".join([mark] * (i + 1)) for i in range(rows)], as_list)


def christmas_tree(rows, mark=MARK, trunk="|", as_list=AS_LIST):
    """A pyramid with a trunk of one sign below."""
    return _shown([*star_pyramid(rows, mark, True), " " * max(0, rows - 1) + trunk], as_list)


def hollow_diamond(rows, mark=MARK, as_list=AS_LIST):
    """Only the outline of a diamond."""
    lines = []
    for line in star_diamond(rows, mark, True):
        signs = line.strip()
        inside = " " * max(0, len(signs) - 2)
        lines.append(line[: len(line) - len(signs)] + mark + inside + mark if len(signs) > 1 else line)
    return _shown(lines, as_list)


def letter_diamond(letter, as_list=AS_LIST):
    """The diamond of letters from A out to the given one and back, in lines of equal width."""
    last = ord(letter.upper()) - 65

    def line(i):
        sign = chr(65 + i)
        side = " " * (last - i)
        return side + (sign + " " * (2 * i - 1) + sign if i > 0 else sign) + side

    up = [line(i) for i in range(last + 1)]
    return _shown(up + up[:-1][::-1], as_list)


def star_pyramid_out(rows, filled=FILLED, mark=MARK):
    """A pyramid as a list of lines; with True the lines are filled with spaces to the same width."""
    return star_pyramid(rows, mark, True, filled)


def star_pyramid_with_all(rows, mark=MARK):
    """A pyramid with the lines filled with spaces to the same width."""
    return star_pyramid(rows, mark, False, True)


def star_diamond_out(rows, filled=FILLED, mark=MARK):
    """A diamond as a list of lines; with True the lines are filled with spaces to the same width."""
    return star_diamond(rows, mark, True, filled)


def star_diamond_with_all(rows, mark=MARK):
    """A diamond with the lines filled with spaces to the same width."""
    return star_diamond(rows, mark, False, True)


def inverted_pyramid_out(rows, filled=FILLED, mark=MARK):
    """A pyramid upside down as a list of lines; with True the lines are filled with spaces to the same width."""
    return inverted_pyramid(rows, mark, True, filled)
