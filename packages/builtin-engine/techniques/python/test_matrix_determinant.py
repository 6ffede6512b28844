import unittest

from matrix_determinant import determinant, is_invertible


class MatrixDeterminantTest(unittest.TestCase):
    def test_known_determinants(self):
        self.assertEqual(determinant([[1, 2], [3, 4]]), -2)
        self.assertEqual(determinant([[6, 1, 1], [4, -2, 5], [2, 8, 7]]), -306)
        self.assertEqual(determinant([[2, 0, 0, 1], [0, 3, 0, 0], [1, 0, 4, 0], [0, 5, 0, 6]]), 144)
        self.assertEqual(determinant([[7]]), 7)
        self.assertEqual(determinant([]), 1)

    def test_rows_change_places_where_a_zero_stands_in_the_way(self):
        self.assertEqual(determinant([[0, 1], [1, 0]]), -1)
        self.assertEqual(determinant([[0, 2, 1], [0, 0, 3], [4, 1, 1]]), 24)

    def test_a_matrix_that_cannot_be_inverted(self):
        self.assertEqual(is_invertible([[1, 2], [2, 4]]), False)
        self.assertEqual(is_invertible([[0, 1], [0, 2]]), False)
        self.assertEqual(is_invertible([[1, 2], [3, 5]]), True)

    def test_large_entries_stay_exact(self):
        self.assertEqual(determinant([[94906267, 94906266], [94906266, 94906265]]), -1)
        with self.assertRaises(ValueError):
            determinant([[1, 2, 3], [4, 5, 6]])


if __name__ == "__main__":
    unittest.main()
