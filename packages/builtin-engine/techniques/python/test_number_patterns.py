import unittest

from number_patterns import (
    number_triangle,
    inverted_number_triangle,
    repeated_number_triangle,
    running_number_triangle,
    number_pyramid,
    letter_triangle,
    repeated_letter_triangle,
    text_triangle,
    multiplication_lines,
    multiplication_grid,
    countdown_text,
    number_triangle_out,
    inverted_number_triangle_out,
    repeated_number_triangle_out,
    number_pyramid_out,
    letter_triangle_out,
    repeated_letter_triangle_out,
    number_triangle_with_all,
    repeated_number_triangle_with_all,
    inverted_number_triangle_with_all,
)


class NumberPatternsTest(unittest.TestCase):
    def test_triangles(self):
        self.assertEqual(number_triangle(3), "1\n12\n123")
        self.assertEqual(number_triangle(3, " ", True), ["1", "1 2", "1 2 3"])
        self.assertEqual(number_triangle(0), "")
        self.assertEqual(inverted_number_triangle(3), "123\n12\n1")
        self.assertEqual(repeated_number_triangle(3), "1\n22\n333")
        self.assertEqual(running_number_triangle(3), "1\n2 3\n4 5 6")
        self.assertEqual(number_pyramid(3), "  1\n 121\n12321")
        self.assertEqual(letter_triangle(3), "A\nAB\nABC")
        self.assertEqual(letter_triangle(2, " ", True), ["A", "A B"])
        self.assertEqual(repeated_letter_triangle(3), "A\nBB\nCCC")
        self.assertEqual(text_triangle("hey"), "h\nhe\nhey")
        self.assertEqual(text_triangle("", True), [])

    def test_tables(self):
        self.assertEqual(multiplication_lines(3, 2), ["3 x 1 = 3", "3 x 2 = 6"])
        self.assertEqual(
            multiplication_lines(5),
            [
                "5 x 1 = 5",
                "5 x 2 = 10",
                "5 x 3 = 15",
                "5 x 4 = 20",
                "5 x 5 = 25",
                "5 x 6 = 30",
                "5 x 7 = 35",
                "5 x 8 = 40",
                "5 x 9 = 45",
                "5 x 10 = 50",
            ],
        )
        self.assertEqual(multiplication_lines(2, 2, "*", False), "2 * 1 = 2\n2 * 2 = 4")
        self.assertEqual(multiplication_grid(3), "1 2 3\n2 4 6\n3 6 9")
        self.assertEqual(
            multiplication_grid(4, " ", True),
            [" 1  2  3  4", " 2  4  6  8", " 3  6  9 12", " 4  8 12 16"],
        )
        self.assertEqual(countdown_text(3), "3, 2, 1")
        self.assertEqual(countdown_text(2, 0, "Go!", " "), "2 1 0 Go!")

    def test_as_lists_of_lines(self):
        self.assertEqual(number_triangle_out(3, " "), ["1", "1 2", "1 2 3"])
        self.assertEqual(number_triangle_out(2), ["1", "12"])
        self.assertEqual(inverted_number_triangle_out(2), ["12", "1"])
        self.assertEqual(inverted_number_triangle_out(2, " "), ["1 2", "1"])
        self.assertEqual(repeated_number_triangle_out(2), ["1", "22"])
        self.assertEqual(repeated_number_triangle_out(2, " "), ["1", "2 2"])
        self.assertEqual(number_pyramid_out(2), [" 1", "121"])
        self.assertEqual(number_pyramid_out(1, " "), ["1"])
        self.assertEqual(letter_triangle_out(2), ["A", "AB"])
        self.assertEqual(letter_triangle_out(2, " "), ["A", "A B"])
        self.assertEqual(repeated_letter_triangle_out(2), ["A", "BB"])
        self.assertEqual(repeated_letter_triangle_out(2, "-"), ["A", "B-B"])

    def test_with_spaces(self):
        self.assertEqual(number_triangle_with_all(2), "1\n1 2")
        self.assertEqual(number_triangle_with_all(2, True), ["1", "1 2"])
        self.assertEqual(repeated_number_triangle_with_all(2), "1\n2 2")
        self.assertEqual(repeated_number_triangle_with_all(2, True), ["1", "2 2"])
        self.assertEqual(inverted_number_triangle_with_all(2), "1 2\n1")
        self.assertEqual(inverted_number_triangle_with_all(2, True), ["1 2", "1"])


if __name__ == "__main__":
    unittest.main()
