import unittest

from longest_increasing_subsequence import (
    longest_increasing,
    longest_increasing_length,
    longest_decreasing,
    longest_decreasing_length,
)


class LongestIncreasingSubsequenceTest(unittest.TestCase):
    def test_known_selections(self):
        self.assertEqual(longest_increasing([10, 9, 2, 5, 3, 7, 101, 18]), [2, 3, 7, 18])
        self.assertEqual(
            longest_increasing([0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15]),
            [0, 2, 6, 9, 11, 15],
        )
        self.assertEqual(longest_increasing([1, 2, 3]), [1, 2, 3])
        self.assertEqual(longest_increasing([3, 2, 1]), [1])
        self.assertEqual(longest_increasing([-5, -10, -1]), [-10, -1])

    def test_equal_numbers_by_choice(self):
        self.assertEqual(longest_increasing([2, 2, 2]), [2])
        self.assertEqual(longest_increasing([2, 2, 2], False), [2, 2, 2])
        self.assertEqual(longest_increasing([1, 3, 2, 2, 4], False), [1, 2, 2, 4])

    def test_the_edges(self):
        self.assertEqual(longest_increasing([]), [])
        self.assertEqual(longest_increasing([7]), [7])

    def test_other_readings(self):
        self.assertEqual(longest_increasing_length([10, 9, 2, 5, 3, 7, 101, 18]), 4)
        self.assertEqual(longest_increasing_length([1, 1, 1], False), 3)
        self.assertEqual(longest_increasing_length([1, 1, 1]), 1)
        self.assertEqual(longest_decreasing([1, 5, 3, 4, 2]), [5, 4, 2])
        self.assertEqual(longest_decreasing([2, 2, 1], False), [2, 2, 1])
        self.assertEqual(longest_decreasing_length([2, 2, 1]), 2)
        self.assertEqual(longest_decreasing_length([2, 2, 1], False), 3)


if __name__ == "__main__":
    unittest.main()
