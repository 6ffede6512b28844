"""
title: Coordinates: parse latitude and longitude, degrees, chess squares, cells of a sheet
when: A text such as "48.85, 2.35", an angle in degrees, minutes and seconds, a chess square or a cell of a spreadsheet has to be read, tested or written.
words: coordinates, latitude, longitude, gps, parse coordinates, degrees minutes seconds, dms, decimal degrees, chess square, chessboard color, spreadsheet column, excel column, cell reference, a1 notation, column letter, grid position, battleship, quadrant
param PLACES: 4 — decimals of an angle, halves up
param SIZE: 8 — squares on a side of the board
"""

import math
import re

PLACES = 4
SIZE = 8


def _rounded(number, places):
    """Halves away from zero; a hair is added, since 1.005 is stored as a little less."""
    if places is None:
        return number
    size = math.floor(abs(number) * 10**places + 0.5 + 1e-9) / 10**places
    return 0 - size if number < 0 else size


def _plain(value):
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def parse_coordinates(text):
    """[latitude, longitude] of "48.85, 2.35" or "48.85 2.35"; None where it is none or out of bounds."""
    number = r"([+-]?[0-9]+(?:\.[0-9]+)?)"
    match = re.fullmatch(rf"\s*\(?\s*{number}\s*[,;\s]\s*{number}\s*\)?\s*", text)
    if not match:
        return None
    latitude, longitude = float(match[1]), float(match[2])
    return [latitude, longitude] if are_coordinates(latitude, longitude) else None


def are_coordinates(latitude, longitude):
    """Latitude from -90 to 90, longitude from -180 to 180."""
    return abs(latitude) <= 90 and abs(longitude) <= 180


def dms_to_decimal(degrees, minutes=0, seconds=0, side="N", places=PLACES):
    """Decimal degrees of degrees, minutes and seconds; S and W are negative."""
    size = abs(degrees) + minutes / 60 + seconds / 3600
    return _rounded(-size if degrees < 0 or side in "SWsw" else size, places)


def decimal_to_dms(angle):
    """[degrees, minutes, seconds] with the seconds rounded to whole ones; the degrees have the sign."""
    seconds = math.floor(abs(angle) * 3600 + 0.5)
    degrees = seconds // 3600
    return [0 - degrees if angle < 0 else degrees, seconds % 3600 // 60, seconds % 60]


def format_coordinates(latitude, longitude):
    """ "48.85° N, 2.35° E"."""
    north, east = "S" if latitude < 0 else "N", "W" if longitude < 0 else "E"
    return f"{_plain(abs(latitude))}° {north}, {_plain(abs(longitude))}° {east}"


def quadrant_of(x, y):
    """1 to 4, counted against the clock from the top right; 0 on an axis."""
    if x == 0 or y == 0:
        return 0
    if y > 0:
        return 1 if x > 0 else 2
    return 4 if x > 0 else 3


def parse_chess_square(square, size=SIZE):
    """[column, row] of "c4", both counted from 1; None where there is no such square."""
    match = re.fullmatch("([A-Za-z])([0-9]{1,2})", square)
    if not match:
        return None
    column, row = ord(match[1].lower()) - 96, int(match[2])
    return [column, row] if column <= size and 1 <= row <= size else None


def chess_square_color(square, black="black", white="white"):
    """ "black" or "white"; a1 is black."""
    column, row = parse_chess_square(square)
    return black if (column + row) % 2 == 0 else white


def have_same_color(a, b):
    """Whether two squares have the same colour."""
    return chess_square_color(a) == chess_square_color(b)


def column_letters(number, from_zero=False):
    """ "A" of 1, "AA" of 27; or "A" of 0 where columns are counted from 0."""
    letters, number = "", number + (1 if from_zero else 0)
    while number > 0:
        letters = chr(65 + (number - 1) % 26) + letters
        number = (number - 1) // 26
    return letters


def column_number(letters, from_zero=False):
    """1 of "A", 27 of "AA"; or 0 of "A" where columns are counted from 0."""
    total = 0
    for letter in letters.upper():
        total = total * 26 + ord(letter) - 64
    return total - 1 if from_zero else total


def parse_cell(cell, from_zero=False, column_first=False):
    """[row, column] of "B3", both counted from 1, or from 0; or [column, row]; None of no cell."""
    match = re.fullmatch("([A-Za-z]+)([0-9]+)", cell)
    if not match:
        return None
    place = [int(match[2]) - (1 if from_zero else 0), column_number(match[1], from_zero)]
    return place[::-1] if column_first else place


def cell_name(row, column):
    """ "B3" of row 3 and column 2."""
    return f"{column_letters(column)}{row}"


def quadrant_name(x, y, origin="origin", on_x="x-axis", on_y="y-axis"):
    """ "Q1" to "Q4", or the words for the origin and the axes."""
    if x == 0 and y == 0:
        return origin
    if y == 0:
        return on_x
    return on_y if x == 0 else f"Q{quadrant_of(x, y)}"
