"""
title: Lines of a text: number, sort, unique, longest, transpose, sums per line
when: The lines of a text have to be numbered, sorted, filtered, made unique, reversed, transposed, aligned, or the numbers of each line added or compared.
words: lines, number lines, line numbers, sort lines, unique lines, longest line, filter lines, grep, reverse lines, transpose text, indent, stdin, input lines, sum per line, max per line, sum of numbers in input
param START: 1 — number of the first line
param SEPARATOR: ". " — text between a number and its line
param INDENT: "  " — text put in front of each line
"""

import re

START = 1
SEPARATOR = ". "
INDENT = "  "


def lines_of(text):
    """A line feed at the end begins no line."""
    lines = re.split("\r?\n", text)
    return lines[:-1] if lines[-1] == "" else lines


def _joined(lines):
    return "\n".join(lines)


def number_lines(text, start=START, separator=SEPARATOR):
    return _joined(f"{start + i}{separator}{line}" for i, line in enumerate(lines_of(text)))


def sort_lines(text):
    return _joined(sorted(lines_of(text)))


def unique_lines(text):
    """Each line once, at its first place."""
    return _joined(dict.fromkeys(lines_of(text)))


def reverse_lines(text):
    return _joined(lines_of(text)[::-1])


def remove_blank_lines(text):
    return _joined(line for line in lines_of(text) if line.strip() != "")


def lines_containing(text, part):
    """Lines that hold a part."""
    return [line for line in lines_of(text) if part in line]


def longest_line(text):
    """The first among equals; "" when there is none."""
    return max(lines_of(text), key=len, default="")


def indent_lines(text, indent=INDENT):
    return _joined(line if line == "" else indent + line for line in lines_of(text))


def transpose_lines(text):
    """Columns become lines; short lines are filled with spaces, spaces at the end are taken away."""
    lines = lines_of(text)
    width = max(map(len, lines), default=0)
    columns = zip(*(line.ljust(width) for line in lines))
    return _joined("".join(column).rstrip() for column in columns)


def _numbers_of(text):
    found = re.findall(r"(?:(?<![^\W_])-)?[0-9]+(?:\.[0-9]+)?", text)
    return [float(number) if "." in number else int(number) for number in found]


def _sum_of(numbers):
    total = 0
    # Added one by one: the built-in sum would round decimals in its own way.
    for number in numbers:
        total += number
    return total


def sum_of_lines(text):
    """All numbers of the text added up."""
    return _sum_of(_numbers_of(text))


def sum_per_line(text):
    """The sum of the numbers of each line."""
    return [_sum_of(_numbers_of(line)) for line in lines_of(text)]


def max_per_line(text):
    """The largest number of each line; None for a line without numbers."""
    return [max(_numbers_of(line), default=None) for line in lines_of(text)]


def number_rows(text):
    """The lists of numbers of the lines."""
    return [_numbers_of(line) for line in lines_of(text)]


def sort_lines_in_any_case(text):
    """Lines in alphabetical order where case does not matter."""
    return _joined(sorted(lines_of(text), key=str.lower))


def sort_lines_descending(text):
    """Lines in falling order."""
    return _joined(sorted(lines_of(text), reverse=True))


def remove_blank_lines_only(text):
    """Only lines without any character go: lines of spaces stay."""
    return _joined(line for line in lines_of(text) if line != "")


def longest_line_or_last(text):
    """The last among equals; "" when there is none."""
    return max(reversed(lines_of(text)), key=len, default="")


def number_lines_without_blank(text, start=START, separator=SEPARATOR):
    """Lines with text are numbered, blank ones stay and do not count."""
    number = start - 1
    numbered = []
    for line in lines_of(text):
        if line.strip() != "":
            number += 1
            line = f"{number}{separator}{line}"
        numbered.append(line)
    return _joined(numbered)


def indent_lines_all(text, indent=INDENT):
    """Every line, a blank one too."""
    return _joined(indent + line for line in lines_of(text))


def lines_containing_in_any_case(text, part):
    """Lines that hold a part, in either case."""
    return [line for line in lines_of(text) if part.lower() in line.lower()]


def count_lines_containing(text, part):
    """How many lines hold a part."""
    return len(lines_containing(text, part))


def trim_lines(text):
    """Each line without the spaces at its ends."""
    return _joined(line.strip() for line in lines_of(text))
