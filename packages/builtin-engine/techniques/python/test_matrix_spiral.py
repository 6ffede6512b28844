import unittest

from matrix_spiral import read_spiral, fill_spiral


class MatrixSpiralTest(unittest.TestCase):
    def test_every_cell_once_from_outside_to_inside(self):
        self.assertEqual(
            read_spiral([[1, 2, 3], [4, 5, 6], [7, 8, 9]]),
            [1, 2, 3, 6, 9, 8, 7, 4, 5],
        )
        self.assertEqual(
            read_spiral([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]),
            [1, 2, 3, 4, 8, 12, 11, 10, 9, 5, 6, 7],
        )

    def test_single_rows_and_columns(self):
        self.assertEqual(read_spiral([[1, 2, 3]]), [1, 2, 3])
        self.assertEqual(read_spiral([[1], [2], [3]]), [1, 2, 3])
        self.assertEqual(read_spiral([[1, 2], [3, 4], [5, 6]]), [1, 2, 4, 6, 5, 3])
        self.assertEqual(read_spiral([]), [])

    def test_filled_from_a_first_number(self):
        self.assertEqual(fill_spiral(3), [[1, 2, 3], [8, 9, 4], [7, 6, 5]])
        self.assertEqual(fill_spiral(2, 3), [[1, 2, 3], [6, 5, 4]])
        self.assertEqual(fill_spiral(2, 2, 0), [[0, 1], [3, 2]])
        self.assertEqual(fill_spiral(0), [])


if __name__ == "__main__":
    unittest.main()
