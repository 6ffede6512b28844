import unittest

from matrix_basics import (
    add_matrices,
    subtract_matrices,
    scale_matrix,
    main_diagonal,
    anti_diagonal,
    trace,
    diagonal_sum,
    diagonal_difference,
    row_sums,
    column_sums,
    matrix_sum,
    matrix_max,
    flatten_matrix,
    identity_matrix,
    filled_matrix,
    reshape,
    is_square_matrix,
    is_symmetric,
    diagonal_sum_of_two,
    anti_diagonal_sum,
    diagonal_difference_as_is,
    matrix_min,
)


class MatrixBasicsTest(unittest.TestCase):
    def test_sums_of_matrices(self):
        self.assertEqual(add_matrices([[1, 2], [3, 4]], [[5, 6], [7, 8]]), [[6, 8], [10, 12]])
        with self.assertRaises(ValueError):
            add_matrices([[1]], [[1, 2]])
        with self.assertRaises(ValueError):
            add_matrices([[1]], [])
        self.assertEqual(subtract_matrices([[5, 6]], [[1, 2]]), [[4, 4]])
        self.assertEqual(scale_matrix([[1, 2], [3, 4]], 3), [[3, 6], [9, 12]])

    def test_diagonals(self):
        self.assertEqual(main_diagonal([[1, 2], [3, 4]]), [1, 4])
        self.assertEqual(anti_diagonal([[1, 2], [3, 4]]), [2, 3])
        self.assertEqual(trace([[1, 2], [3, 4]]), 5)
        self.assertEqual(diagonal_sum([[1, 2, 3], [4, 5, 6], [7, 8, 9]]), 25)
        self.assertEqual(diagonal_sum([[1, 2], [3, 4]]), 10)
        self.assertEqual(diagonal_difference([[11, 2, 4], [4, 5, 6], [10, 8, -12]]), 15)

    def test_rows_and_columns(self):
        self.assertEqual(row_sums([[1, 2], [3, 4]]), [3, 7])
        self.assertEqual(column_sums([[1, 2], [3, 4]]), [4, 6])
        self.assertEqual(column_sums([]), [])
        self.assertEqual(matrix_sum([[1, 2], [3, 4]]), 10)
        self.assertEqual(matrix_max([[1, 7], [3, 4]]), 7)
        self.assertEqual(matrix_max([]), None)
        self.assertEqual(flatten_matrix([[1, 2], [3]]), [1, 2, 3])
        self.assertEqual(reshape([1, 2, 3, 4, 5, 6], 2, 3), [[1, 2, 3], [4, 5, 6]])
        self.assertEqual(reshape([1, 2, 3], 2, 2), None)

    def test_special_matrices(self):
        self.assertEqual(identity_matrix(3), [[1, 0, 0], [0, 1, 0], [0, 0, 1]])
        self.assertEqual(filled_matrix(2, 3), [[0, 0, 0], [0, 0, 0]])
        self.assertEqual(filled_matrix(1, 2, 7), [[7, 7]])
        self.assertEqual(is_square_matrix([[1, 2], [3, 4]]), True)
        self.assertEqual(is_square_matrix([[1, 2]]), False)
        self.assertEqual(is_symmetric([[1, 2], [2, 3]]), True)
        self.assertEqual(is_symmetric([[1, 2], [3, 4]]), False)
        self.assertEqual(is_symmetric([[1, 2]]), False)

    def test_other_readings(self):
        self.assertEqual(diagonal_sum_of_two([[1, 2, 3], [4, 5, 6], [7, 8, 9]]), 30)
        self.assertEqual(diagonal_sum([[1, 2, 3], [4, 5, 6], [7, 8, 9]]), 25)
        self.assertEqual(anti_diagonal_sum([[1, 2], [3, 4]]), 5)
        self.assertEqual(diagonal_difference_as_is([[1, 5], [3, 4]]), -3)
        self.assertEqual(matrix_min([[3, 1], [2, 4]]), 1)
        self.assertEqual(matrix_min([]), None)


if __name__ == "__main__":
    unittest.main()
