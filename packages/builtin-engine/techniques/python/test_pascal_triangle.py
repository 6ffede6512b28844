import unittest

from pascal_triangle import (
    pascal_triangle,
    pascal_row,
    pascal_number,
    floyd_triangle,
    pascal_row_from_one,
    pascal_number_from_one,
)


class PascalTriangleTest(unittest.TestCase):
    def test_rows(self):
        self.assertEqual(pascal_triangle(5), [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1], [1, 4, 6, 4, 1]])
        self.assertEqual(pascal_triangle(1), [[1]])
        self.assertEqual(pascal_triangle(0), [])
        self.assertEqual(pascal_triangle(3, 2), [[2], [2, 2], [2, 4, 2]])
        self.assertEqual(pascal_row(3), [1, 3, 3, 1])
        self.assertEqual(pascal_row(0), [1])

    def test_single_numbers_and_floyd_s_triangle(self):
        self.assertEqual(pascal_number(4, 2), 6)
        self.assertEqual(pascal_number(4, 4), 1)
        self.assertEqual(pascal_number(4, 5), 0)
        self.assertEqual(floyd_triangle(3), [[1], [2, 3], [4, 5, 6]])
        self.assertEqual(floyd_triangle(2, 5), [[5], [6, 7]])
        self.assertEqual(floyd_triangle(0), [])

    def test_other_readings(self):
        self.assertEqual(pascal_row_from_one(3), [1, 2, 1])
        self.assertEqual(pascal_row_from_one(2, 5), [5, 5])
        self.assertEqual(pascal_number_from_one(5, 3), 6)
        self.assertEqual(pascal_number_from_one(2, 1, 4), 4)

    def test_places_outside_of_a_row(self):
        self.assertEqual(pascal_number(2, -1), 0)
        self.assertEqual(pascal_number(2, 2), 1)
        self.assertEqual(pascal_number(2, 0), 1)
        self.assertEqual(pascal_number(2, 3), 0)


if __name__ == "__main__":
    unittest.main()
