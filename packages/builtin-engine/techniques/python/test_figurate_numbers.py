import unittest

from figurate_numbers import (
    triangular_number,
    sum_of_first,
    triangular_numbers,
    is_triangular,
    polygonal_number,
    tetrahedral_number,
    sum_of_first_squares,
    sum_of_first_cubes,
    arithmetic_sequence,
    geometric_sequence,
)


class FigurateNumbersTest(unittest.TestCase):
    def test_triangular_numbers(self):
        self.assertEqual(triangular_number(1), 1)
        self.assertEqual(triangular_number(7), 28)
        self.assertEqual(triangular_number(0), 0)
        self.assertEqual(sum_of_first(100), 5050)
        self.assertEqual(triangular_numbers(5), [1, 3, 6, 10, 15])
        self.assertEqual(triangular_numbers(0), [])
        self.assertEqual(is_triangular(28), True)
        self.assertEqual(is_triangular(27), False)
        self.assertEqual(is_triangular(0), True)
        self.assertEqual(is_triangular(-1), False)
        self.assertEqual(is_triangular(-3), False)

    def test_other_figures(self):
        self.assertEqual(polygonal_number(4), 10)
        self.assertEqual(polygonal_number(4, 4), 16)
        self.assertEqual(polygonal_number(4, 5), 22)
        self.assertEqual(polygonal_number(3, 6), 15)
        self.assertEqual(tetrahedral_number(4), 20)
        self.assertEqual(sum_of_first_squares(3), 14)
        self.assertEqual(sum_of_first_cubes(3), 36)

    def test_sequences(self):
        self.assertEqual(arithmetic_sequence(2, 3, 4), [2, 5, 8, 11])
        self.assertEqual(arithmetic_sequence(1, 1, 0), [])
        self.assertEqual(geometric_sequence(3, 2, 4), [3, 6, 12, 24])


if __name__ == "__main__":
    unittest.main()
