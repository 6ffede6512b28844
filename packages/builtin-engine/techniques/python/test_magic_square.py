import unittest

from magic_square import (
    is_magic_square,
    magic_constant,
    build_magic_square,
    is_latin_square,
    is_valid_sudoku,
    is_solved_sudoku,
)


class MagicSquareTest(unittest.TestCase):
    def test_magic_squares(self):
        self.assertEqual(is_magic_square([[2, 7, 6], [9, 5, 1], [4, 3, 8]]), True)
        self.assertEqual(is_magic_square([[2, 7, 6], [9, 5, 1], [4, 8, 3]]), False)
        self.assertEqual(is_magic_square([[1, 1], [1, 1]]), False)
        self.assertEqual(is_magic_square([[1, 1], [1, 1]], False), True)
        self.assertEqual(is_magic_square([[1, 2, 3], [3, 1, 2], [2, 3, 1]], False), False)
        self.assertEqual(is_magic_square([[1, 2]]), False)
        self.assertEqual(is_magic_square([]), False)
        self.assertEqual(magic_constant(3), 15)
        self.assertEqual(magic_constant(4), 34)
        self.assertEqual(build_magic_square(3), [[8, 1, 6], [3, 5, 7], [4, 9, 2]])
        self.assertEqual(build_magic_square(1), [[1]])
        with self.assertRaises(ValueError):
            build_magic_square(4)

    def test_latin_squares(self):
        self.assertEqual(is_latin_square([[1, 2], [2, 1]]), True)
        self.assertEqual(is_latin_square([[1, 2], [1, 2]]), False)
        self.assertEqual(is_latin_square([[1, 2], [3, 1]]), False)
        self.assertEqual(is_latin_square([[1, 2]]), False)

    def test_sudoku(self):
        self.assertEqual(
            is_valid_sudoku(["53..7....", "6..195...", ".98....6.", "8...6...3", "4..8.3..1", "7...2...6", ".6....28.", "...419..5", "....8..79"]),
            True,
        )
        self.assertEqual(
            is_valid_sudoku(["83..7....", "6..195...", ".98....6.", "8...6...3", "4..8.3..1", "7...2...6", ".6....28.", "...419..5", "....8..79"]),
            False,
        )
        self.assertEqual(
            is_solved_sudoku(["534678912", "672195348", "198342567", "859761423", "426853791", "713924856", "961537284", "287419635", "345286179"]),
            True,
        )
        self.assertEqual(
            is_solved_sudoku(["534678912", "672195348", "198342567", "859761423", "426853791", "713924856", "961537284", "287419635", "34528617."]),
            False,
        )


if __name__ == "__main__":
    unittest.main()
