import unittest

from matrix_transpose import (
    transpose,
    mirror,
    turn,
    turn_by,
    mirror_by_all,
    transpose_by_all,
)


class MatrixTransposeTest(unittest.TestCase):
    def test_rows_become_columns(self):
        self.assertEqual(transpose([[1, 2, 3], [4, 5, 6]]), [[1, 4], [2, 5], [3, 6]])
        self.assertEqual(transpose([[1]]), [[1]])
        self.assertEqual(transpose([]), [])
        with self.assertRaises(ValueError):
            transpose([[1, 2], [3]])

    def test_turns_in_both_directions(self):
        self.assertEqual(turn([[1, 2], [3, 4]]), [[3, 1], [4, 2]])
        self.assertEqual(turn([[1, 2, 3], [4, 5, 6]], -1), [[3, 6], [2, 5], [1, 4]])
        self.assertEqual(turn([[1, 2], [3, 4]], 2), [[4, 3], [2, 1]])
        self.assertEqual(turn([[1, 2], [3, 4]], 4), [[1, 2], [3, 4]])
        self.assertEqual(turn([]), [])

    def test_left_and_right_change_places(self):
        self.assertEqual(mirror([[1, 2, 3], [4, 5, 6]]), [[3, 2, 1], [6, 5, 4]])
        self.assertEqual(mirror([]), [])

    def test_other_readings(self):
        self.assertEqual(turn_by([[1, 2], [3, 4]]), [[2, 4], [1, 3]])
        self.assertEqual(turn_by([[1, 2]], 2), [[2, 1]])
        self.assertEqual(mirror_by_all([[1, 2], [3, 4]]), [[3, 4], [1, 2]])
        self.assertEqual(transpose_by_all([[1, 2], [3]]), [[1, 3], [2, None]])
        self.assertEqual(transpose_by_all([]), [])


if __name__ == "__main__":
    unittest.main()
