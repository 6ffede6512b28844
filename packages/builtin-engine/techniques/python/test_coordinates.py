import unittest

from coordinates import (
    parse_coordinates,
    are_coordinates,
    dms_to_decimal,
    decimal_to_dms,
    format_coordinates,
    quadrant_of,
    parse_chess_square,
    chess_square_color,
    have_same_color,
    column_letters,
    column_number,
    parse_cell,
    cell_name,
    quadrant_name,
)


class CoordinatesTest(unittest.TestCase):
    def test_on_the_earth(self):
        self.assertEqual(parse_coordinates("48.85, 2.35"), [48.85, 2.35])
        self.assertEqual(parse_coordinates("(-33.8 151)"), [-33.8, 151])
        self.assertEqual(parse_coordinates("91, 0"), None)
        self.assertEqual(parse_coordinates("x, y"), None)
        self.assertEqual(are_coordinates(90, -180), True)
        self.assertEqual(are_coordinates(90.1, 0), False)
        self.assertEqual(are_coordinates(0, 181), False)
        self.assertEqual(dms_to_decimal(48, 51, 24), 48.8567)
        self.assertEqual(dms_to_decimal(2, 30, 0, "W"), -2.5)
        self.assertEqual(dms_to_decimal(-1, 30, 0, "N", 1), -1.5)
        self.assertEqual(decimal_to_dms(48.8567), [48, 51, 24])
        self.assertEqual(decimal_to_dms(-2.5), [-2, 30, 0])
        self.assertEqual(format_coordinates(48.85, -2), "48.85° N, 2° W")
        self.assertEqual(format_coordinates(-1, 3), "1° S, 3° E")
        self.assertEqual(quadrant_of(1, 1), 1)
        self.assertEqual(quadrant_of(-1, 1), 2)
        self.assertEqual(quadrant_of(-1, -1), 3)
        self.assertEqual(quadrant_of(1, -1), 4)
        self.assertEqual(quadrant_of(0, 5), 0)
        self.assertEqual(quadrant_of(5, 0), 0)

    def test_on_a_board_and_a_sheet(self):
        self.assertEqual(parse_chess_square("C4"), [3, 4])
        self.assertEqual(parse_chess_square("h8"), [8, 8])
        self.assertEqual(parse_chess_square("i1"), None)
        self.assertEqual(parse_chess_square("a0"), None)
        self.assertEqual(parse_chess_square("a9"), None)
        self.assertEqual(parse_chess_square("j10", 10), [10, 10])
        self.assertEqual(parse_chess_square("44"), None)
        self.assertEqual(chess_square_color("a1"), "black")
        self.assertEqual(chess_square_color("h1"), "white")
        self.assertEqual(chess_square_color("h1", "dark", "light"), "light")
        self.assertEqual(have_same_color("a1", "c3"), True)
        self.assertEqual(have_same_color("a1", "h1"), False)
        self.assertEqual(column_letters(1), "A")
        self.assertEqual(column_letters(28), "AB")
        self.assertEqual(column_number("zz"), 702)
        self.assertEqual(parse_cell("AA3"), [3, 27])
        self.assertEqual(parse_cell("3A"), None)
        self.assertEqual(cell_name(3, 2), "B3")

    def test_readings_that_differ(self):
        self.assertEqual(column_letters(0, True), "A")
        self.assertEqual(column_letters(26, True), "AA")
        self.assertEqual(column_number("A", True), 0)
        self.assertEqual(column_number("AB", True), 27)
        self.assertEqual(parse_cell("B3", True), [2, 1])
        self.assertEqual(parse_cell("B3", False, True), [2, 3])
        self.assertEqual(parse_cell("3B", True), None)
        self.assertEqual(quadrant_name(0, 0), "origin")
        self.assertEqual(quadrant_name(1, 0), "x-axis")
        self.assertEqual(quadrant_name(0, -1), "y-axis")
        self.assertEqual(quadrant_name(-1, -1), "Q3")
        self.assertEqual(quadrant_name(1, -1, "o"), "Q4")
        self.assertEqual(quadrant_name(0, 0, "o"), "o")


if __name__ == "__main__":
    unittest.main()
