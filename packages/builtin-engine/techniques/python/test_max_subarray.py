import unittest

from max_subarray import (
    max_subarray,
    best_trade,
    max_subarray_sum,
    max_subarray_sum_or_not,
    max_subarray_items,
    min_subarray_sum,
)


class MaxSubarrayTest(unittest.TestCase):
    def test_the_run_with_the_largest_sum(self):
        self.assertEqual(max_subarray([-2, 1, -3, 4, -1, 2, 1, -5, 4]), (6, 3, 7))
        self.assertEqual(max_subarray([5, 4, -1, 7, 8]), (23, 0, 5))
        self.assertEqual(max_subarray([0, 5]), (5, 1, 2))
        self.assertEqual(max_subarray([1, -1, 1]), (1, 0, 1))

    def test_all_numbers_negative(self):
        self.assertEqual(max_subarray([-3, -1, -2]), (-1, 1, 2))
        self.assertEqual(max_subarray([-3, -1], True), (0, 0, 0))

    def test_no_numbers(self):
        with self.assertRaises(ValueError):
            max_subarray([])
        self.assertEqual(max_subarray([], True), (0, 0, 0))

    def test_the_best_trade(self):
        self.assertEqual(best_trade([7, 1, 5, 3, 6, 4]), 5)
        self.assertEqual(best_trade([7, 6, 4]), 0)
        self.assertEqual(best_trade([2, 9, 1, 5]), 7)
        self.assertEqual(best_trade([]), 0)

    def test_other_readings(self):
        self.assertEqual(max_subarray_sum([-2, 1, -3, 4, -1, 2, 1, -5, 4]), 6)
        self.assertEqual(max_subarray_sum([-3, -1, -2]), -1)
        self.assertEqual(max_subarray_sum([]), 0)
        self.assertEqual(max_subarray_sum_or_not([-3, -1]), 0)
        self.assertEqual(max_subarray_sum_or_not([2, -1, 2]), 3)
        self.assertEqual(max_subarray_items([-2, 1, -3, 4, -1, 2, 1, -5, 4]), [4, -1, 2, 1])
        self.assertEqual(max_subarray_items([-3, -1]), [-1])
        self.assertEqual(max_subarray_items([]), [])
        self.assertEqual(min_subarray_sum([3, -4, 2, -3, -1, 7]), -6)
        self.assertEqual(min_subarray_sum([2, 1]), 1)
        self.assertEqual(min_subarray_sum([]), 0)


if __name__ == "__main__":
    unittest.main()
