import unittest

from running_statistics import (
    running_means,
    trailing_means,
    rolling_means,
    rolling_means_or_null,
    neighbour_means,
    rolling_sums,
    rolling_max,
    rolling_min,
    exponential_smoothing,
    best_window_start,
    count_window_rises,
    count_windows_at_least,
    running_means_as_is,
    trailing_means_as_is,
    rolling_means_as_is,
    rolling_means_or_null_as_is,
    neighbour_means_as_is,
    exponential_smoothing_as_is,
)


class RunningStatisticsTest(unittest.TestCase):
    def test_means(self):
        self.assertEqual(running_means([1, 2, 6]), [1, 1.5, 3])
        self.assertEqual(running_means([1, 1, 2]), [1, 1, 1.33])
        self.assertEqual(running_means([1, 2], None), [1, 1.5])
        self.assertEqual(running_means([]), [])
        self.assertEqual(trailing_means([3, 5, 10, 6]), [3, 4, 6, 7])
        self.assertEqual(trailing_means([1, 2, 4], 2, 0), [1, 2, 3])
        self.assertEqual(rolling_means([3, 5, 10, 6]), [6, 7])
        self.assertEqual(rolling_means([1, 2, 2], 2, 1), [1.5, 2])
        self.assertEqual(rolling_means([1], 2), [])
        self.assertEqual(rolling_means_or_null([3, 5, 10, 6]), [None, None, 6, 7])
        self.assertEqual(rolling_means_or_null([1, 2], 1, 0), [1, 2])
        self.assertEqual(neighbour_means([1, 3, 8]), [2, 4, 5.5])
        self.assertEqual(neighbour_means([7]), [7])
        self.assertEqual(neighbour_means([1, 2], 0), [2, 2])
        self.assertEqual(exponential_smoothing([10, 20, 30]), [10, 15, 22.5])
        self.assertEqual(exponential_smoothing([10, 20], 0.25, 0), [10, 13])

    def test_windows(self):
        self.assertEqual(rolling_sums([1, 2, 3, 4]), [6, 9])
        self.assertEqual(rolling_sums([1, 2, 3], 2), [3, 5])
        self.assertEqual(rolling_max([1, 3, -1, -3, 5, 3, 6, 7]), [3, 3, 5, 5, 6, 7])
        self.assertEqual(rolling_min([4, 2, 12, 3], 2), [2, 2, 3])
        self.assertEqual(best_window_start([1, 5, 2, 7, 1]), 1)
        self.assertEqual(best_window_start([1], 2), -1)
        self.assertEqual(count_window_rises([199, 200, 208, 210, 200, 207, 240, 269, 260, 263]), 5)
        self.assertEqual(count_window_rises([1, 2, 1], 2), 0)
        self.assertEqual(count_windows_at_least([2, 2, 2, 2, 5, 5, 5, 8], 3, 5), 2)

    def test_without_rounding(self):
        self.assertEqual(running_means_as_is([1, 2, 6]), [1, 1.5, 3])
        self.assertEqual(trailing_means_as_is([3, 5, 10, 6]), [3, 4, 6, 7])
        self.assertEqual(rolling_means_as_is([3, 5, 10, 6]), [6, 7])
        self.assertEqual(rolling_means_or_null_as_is([3, 5, 10, 6]), [None, None, 6, 7])
        self.assertEqual(neighbour_means_as_is([1, 3, 8]), [2, 4, 5.5])
        self.assertEqual(exponential_smoothing_as_is([10, 20, 30]), [10, 15, 22.5])


if __name__ == "__main__":
    unittest.main()
