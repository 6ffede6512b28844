"""
title: Number and letter patterns: number triangle, multiplication table as text
when: Rows of numbers or letters in the form of a triangle or pyramid, or lines of a multiplication table such as "3 x 4 = 12", are wanted.
words: number triangle, number pattern, number pyramid, letter triangle, alphabet pattern, multiplication table, times table, counting rows, repeated digits, countdown, print pattern, 1 12 123, 1 22 333, table of, lines of numbers
param GAP: "" — what stands between the numbers of a line
param AS_LIST: False — whether the lines come as a list instead of one text
param UNTIL: 10 — last factor of a multiplication table
param SIGN: "x" — sign between the factors
"""

GAP = ""
AS_LIST = False
UNTIL = 10
SIGN = "x"


def _shown(lines, as_list):
    return lines if as_list else "\n".join(lines)


def _up_to(last):
    return list(range(1, last + 1))


def _joined(items, gap):
    return gap.join(str(item) for item in items)


def number_triangle(rows, gap=GAP, as_list=AS_LIST):
    """ "1", "12", "123"."""
    return _shown([_joined(_up_to(count), gap) for count in _up_to(rows)], as_list)


def inverted_number_triangle(rows, gap=GAP, as_list=AS_LIST):
    """ "123", "12", "1"."""
    return _shown([_joined(_up_to(count), gap) for count in reversed(_up_to(rows))], as_list)


def repeated_number_triangle(rows, gap=GAP, as_list=AS_LIST):
    """ "1", "22", "333"."""
    return _shown([_joined([count] * count, gap) for count in _up_to(rows)], as_list)


def running_number_triangle(rows, gap=" ", as_list=AS_LIST):
    """ "1", "2 3", "4 5 6": the numbers go on from line to line."""
    def before(count):
        return count * (count - 1) // 2

    lines = [_joined([before(count) + one for one in _up_to(count)], gap) for count in _up_to(rows)]
    return _shown(lines, as_list)


def number_pyramid(rows, gap=GAP, as_list=AS_LIST):
    """ "1", "121", "12321", in the middle of the widest line."""
    def line(count):
        return _joined([*_up_to(count), *reversed(_up_to(count - 1))], gap)

    width = len(line(rows))
    return _shown([" " * ((width - len(line(count))) // 2) + line(count) for count in _up_to(rows)], as_list)


def letter_triangle(rows, gap=GAP, as_list=AS_LIST):
    """ "A", "AB", "ABC"."""
    letters = [chr(64 + place) for place in _up_to(rows)]
    return _shown([gap.join(letters[:count]) for count in _up_to(rows)], as_list)


def repeated_letter_triangle(rows, gap=GAP, as_list=AS_LIST):
    """ "A", "BB", "CCC"."""
    return _shown([gap.join([chr(64 + count)] * count) for count in _up_to(rows)], as_list)


def text_triangle(text, as_list=AS_LIST):
    """ "h", "he", "hel": the beginnings of a text."""
    return _shown([text[:count] for count in _up_to(len(text))], as_list)


def multiplication_lines(number, until=UNTIL, sign=SIGN, as_list=True):
    """ "3 x 1 = 3" up to the last factor."""
    return _shown([f"{number} {sign} {factor} = {number * factor}" for factor in _up_to(until)], as_list)


def multiplication_grid(size, gap=" ", as_list=AS_LIST):
    """The products as a grid of equally wide columns."""
    width = len(str(size * size))
    lines = [gap.join(str(row * column).rjust(width) for column in _up_to(size)) for row in _up_to(size)]
    return _shown(lines, as_list)


def countdown_text(from_, last=1, word="", separator=", "):
    """Numbers from the first down to the last, then a word: "3, 2, 1, Go!"."""
    numbers = [from_ - one + 1 for one in _up_to(from_ - last + 1)]
    return _joined([*numbers, *([] if word == "" else [word])], separator)


def number_triangle_out(rows, gap=GAP):
    """As number_triangle, as a list of lines."""
    return number_triangle(rows, gap, True)


def inverted_number_triangle_out(rows, gap=GAP):
    """As inverted_number_triangle, as a list of lines."""
    return inverted_number_triangle(rows, gap, True)


def repeated_number_triangle_out(rows, gap=GAP):
    """As repeated_number_triangle, as a list of lines."""
    return repeated_number_triangle(rows, gap, True)


def number_pyramid_out(rows, gap=GAP):
    """As number_pyramid, as a list of lines."""
    return number_pyramid(rows, gap, True)


def letter_triangle_out(rows, gap=GAP):
    """As letter_triangle, as a list of lines."""
    return letter_triangle(rows, gap, True)


def repeated_letter_triangle_out(rows, gap=GAP):
    """As repeated_letter_triangle, as a list of lines."""
    return repeated_letter_triangle(rows, gap, True)


def number_triangle_with_all(rows, as_list=AS_LIST):
    """ "1", "1 2", "1 2 3": with a space between the numbers."""
    return number_triangle(rows, " ", as_list)


def repeated_number_triangle_with_all(rows, as_list=AS_LIST):
    """ "1", "2 2", "3 3 3": with a space between the numbers."""
    return repeated_number_triangle(rows, " ", as_list)


def inverted_number_triangle_with_all(rows, as_list=AS_LIST):
    """ "1 2 3", "1 2", "1": with a space between the numbers."""
    return inverted_number_triangle(rows, " ", as_list)
