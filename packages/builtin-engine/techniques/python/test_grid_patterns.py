import unittest

from grid_patterns import (
    star_square,
    star_rectangle,
    hollow_rectangle,
    hollow_square,
    checkerboard,
    checkerboard_numbers,
    cross_pattern,
    plus_pattern,
    alternating_text,
    grid_of,
    cross_pattern_of,
    plus_pattern_of,
)


class GridPatternsTest(unittest.TestCase):
    def test_squares(self):
        self.assertEqual(star_square(2), "**\n**")
        self.assertEqual(star_square(2, "#", True, " "), ["# #", "# #"])
        self.assertEqual(star_square(0), "")
        self.assertEqual(star_rectangle(3, 2), "***\n***")
        self.assertEqual(star_rectangle(3, 1, "x", True), ["xxx"])
        self.assertEqual(hollow_square(3), "***\n* *\n***")
        self.assertEqual(hollow_rectangle(4, 3), "****\n*  *\n****")
        self.assertEqual(hollow_rectangle(4, 3, "#", True, "."), ["####", "#..#", "####"])
        self.assertEqual(hollow_rectangle(1, 2), "*\n*")

    def test_by_turns(self):
        self.assertEqual(checkerboard(2), "* \n *")
        self.assertEqual(checkerboard(3, "X", "O"), "XOX\nOXO\nXOX")
        self.assertEqual(checkerboard(2, "#", ".", True, " "), ["# .", ". #"])
        self.assertEqual(checkerboard_numbers(2), [[1, 0], [0, 1]])
        self.assertEqual(checkerboard_numbers(2, 0), [[0, 1], [1, 0]])
        self.assertEqual(alternating_text(5), "10101")
        self.assertEqual(alternating_text(3, "0", "1"), "010")
        self.assertEqual(grid_of(2, 1), [[0, 0]])
        self.assertEqual(grid_of(1, 2, "x"), [["x"], ["x"]])

    def test_crosses(self):
        self.assertEqual(cross_pattern(3), "* *\n *\n* *")
        self.assertEqual(cross_pattern(3, "x", ".", True), ["x.x", ".x.", "x.x"])
        self.assertEqual(plus_pattern(3), " *\n***\n *")
        self.assertEqual(plus_pattern(3, "+", "-", True), ["-+-", "+++", "-+-"])

    def test_readings_that_differ(self):
        self.assertEqual(cross_pattern_of(3), "* *\n * \n* *")
        self.assertEqual(cross_pattern_of(3, True, "x"), ["x x", " x ", "x x"])
        self.assertEqual(plus_pattern_of(3), " * \n***\n * ")
        self.assertEqual(plus_pattern_of(3, True, "x"), [" x ", "xxx", " x "])


if __name__ == "__main__":
    unittest.main()
