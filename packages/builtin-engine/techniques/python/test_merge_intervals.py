import unittest

from merge_intervals import (
    merge_intervals,
    gaps,
    covered_length,
    merge_intervals_by_one,
    covered_length_by_one,
    gaps_only,
)


class MergeIntervalsTest(unittest.TestCase):
    def test_overlaps_become_one_in_order(self):
        self.assertEqual(
            merge_intervals([[8, 10], [1, 3], [2, 6], [15, 18]]),
            [[1, 6], [8, 10], [15, 18]],
        )
        self.assertEqual(merge_intervals([[1, 10], [2, 3], [4, 12]]), [[1, 12]])
        self.assertEqual(merge_intervals([[1, 10], [2, 3]]), [[1, 10]])
        self.assertEqual(merge_intervals([]), [])
        with self.assertRaises(ValueError):
            merge_intervals([[3, 1]])

    def test_touching_ends_by_choice(self):
        self.assertEqual(merge_intervals([[1, 3], [3, 5]]), [[1, 5]])
        self.assertEqual(merge_intervals([[1, 3], [3, 5]], False), [[1, 3], [3, 5]])

    def test_numbers_are_ordered_as_numbers(self):
        self.assertEqual(merge_intervals([[10, 11], [9, 9]]), [[9, 9], [10, 11]])

    def test_gaps_and_lengths(self):
        self.assertEqual(gaps([[3, 5], [4, 8]], 0, 10), [[0, 3], [8, 10]])
        self.assertEqual(gaps([[0, 4], [12, 20]], 0, 10), [[4, 10]])
        self.assertEqual(gaps([], 1, 2), [[1, 2]])
        self.assertEqual(gaps([[0, 9]], 2, 5), [])
        self.assertEqual(covered_length([[1, 4], [2, 6], [8, 9]]), 6)
        self.assertEqual(gaps([[0, 5]], 0, 5), [])
        self.assertEqual(gaps([[0, 5], [7, 9]], 0, 5), [])

    def test_other_readings(self):
        self.assertEqual(merge_intervals_by_one([[4, 6], [1, 3], [8, 9]]), [[1, 6], [8, 9]])
        self.assertEqual(covered_length_by_one([[1, 3], [3, 4]]), 4)
        self.assertEqual(gaps_only([[5, 6], [1, 2], [2, 3]]), [[3, 5]])
        self.assertEqual(gaps_only([]), [])

    def test_an_empty_stretch_has_no_gaps(self):
        self.assertEqual(gaps([[3, 5]], 0, 0), [])
        self.assertEqual(gaps([[3, 5]], 5, 4), [])
        self.assertEqual(gaps([[1, 2], [3, 5]], 0, 2), [[0, 1]])


if __name__ == "__main__":
    unittest.main()
