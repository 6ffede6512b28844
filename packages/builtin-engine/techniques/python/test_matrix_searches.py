import unittest

from matrix_searches import (
    find_in_matrix,
    find_all_in_matrix,
    matrix_includes,
    count_in_matrix,
    saddle_points,
    lucky_numbers,
    set_zeroes,
    rows_of,
    largest_row_index,
    largest_row_sum,
    without_row,
    without_column,
    swap_rows,
    find_in_matrix_or_not,
    find_in_matrix_from_one,
    saddle_points_by_all,
    largest_row_index_or_last,
    largest_row_index_from_one,
)


class MatrixSearchesTest(unittest.TestCase):
    def test_search(self):
        self.assertEqual(find_in_matrix([[1, 2], [3, 0]]), [1, 1])
        self.assertEqual(find_in_matrix([[1, 2], [2, 0]], 2), [0, 1])
        self.assertEqual(find_in_matrix([[1]], 5), None)
        self.assertEqual(find_all_in_matrix([[1, 2], [2, 0]], 2), [[0, 1], [1, 0]])
        self.assertEqual(find_all_in_matrix([[0]]), [[0, 0]])
        self.assertEqual(matrix_includes([[1, 2], [3, 4]], 3), True)
        self.assertEqual(matrix_includes([[1, 2]]), False)
        self.assertEqual(count_in_matrix([[1, 2], [2, 0]], 2), 2)
        self.assertEqual(count_in_matrix([[1, 2], [2, 0]]), 1)
        self.assertEqual(saddle_points([[9, 8, 7], [5, 3, 2], [6, 6, 7]]), [[1, 0]])
        self.assertEqual(saddle_points([[1, 2], [3, 0]]), [])
        self.assertEqual(saddle_points([[2, 2]]), [[0, 0], [0, 1]])
        self.assertEqual(lucky_numbers([[3, 7, 8], [9, 11, 13], [15, 16, 17]]), [15])

    def test_rows_and_columns(self):
        self.assertEqual(rows_of([[0, 0], [0, 1], [0, 0]]), [0, 2])
        self.assertEqual(rows_of([[1, 1], [0, 1]], 1), [0])
        self.assertEqual(largest_row_index([[1, 5], [7, 3], [3, 7]]), 1)
        self.assertEqual(largest_row_index([]), -1)
        self.assertEqual(largest_row_sum([[1, 5], [7, 3]]), 10)
        self.assertEqual(largest_row_sum([]), None)
        self.assertEqual(set_zeroes([[1, 1, 1], [1, 0, 1], [1, 1, 1]]), [[1, 0, 1], [0, 0, 0], [1, 0, 1]])
        self.assertEqual(set_zeroes([]), [])
        self.assertEqual(without_row([[1], [2], [3]], 1), [[1], [3]])
        self.assertEqual(without_column([[1, 2], [3, 4]], 0), [[2], [4]])
        self.assertEqual(swap_rows([[1], [2], [3]], 0, 2), [[3], [2], [1]])

    def test_other_readings(self):
        self.assertEqual(find_in_matrix_or_not([[1, 2]], 3), [-1, -1])
        self.assertEqual(find_in_matrix_or_not([[1, 0]]), [0, 1])
        self.assertEqual(find_in_matrix_from_one([[1, 2]], 2), [1, 2])
        self.assertEqual(find_in_matrix_from_one([[1, 2]]), None)
        self.assertEqual(saddle_points_by_all([[1, 2], [0, 5]]), [[0, 0]])
        self.assertEqual(largest_row_index_or_last([[1, 2], [3, 0], [1, 1]]), 1)
        self.assertEqual(largest_row_index_or_last([]), -1)
        self.assertEqual(largest_row_index_from_one([[1, 2], [3, 0]]), 1)


if __name__ == "__main__":
    unittest.main()
