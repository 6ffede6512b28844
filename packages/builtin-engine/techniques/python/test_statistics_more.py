import unittest

from statistics_more import (
    mean_rounded,
    median_or_zero,
    median_low,
    median_high,
    variance,
    deviation,
    modes,
    modes_sorted,
    smallest_mode,
    modes_or_none,
    mean_median_mode,
    four_numbers,
    outliers,
    without_outliers,
    z_scores,
    mean_absolute_deviation,
    harmonic_mean,
    root_mean_square,
    quartiles,
    correlation,
    mean_rounded_as_is,
    variance_as_is,
    deviation_as_is,
    mean_median_mode_as_is,
    four_numbers_as_is,
    z_scores_as_is,
    mean_absolute_deviation_as_is,
    harmonic_mean_as_is,
    root_mean_square_as_is,
    correlation_as_is,
    quartiles_with_all,
    interquartile_range,
    outliers_by_quartiles,
    mode_of_all,
    mode_or_not,
)


class StatisticsMoreTest(unittest.TestCase):
    def test_means_and_medians(self):
        self.assertEqual(mean_rounded([1, 2, 2]), 1.67)
        self.assertEqual(mean_rounded([]), 0)
        self.assertEqual(mean_rounded([1, 2], None), 1.5)
        self.assertEqual(median_or_zero([3, 1, 2]), 2)
        self.assertEqual(median_or_zero([4, 1, 2, 3]), 2.5)
        self.assertEqual(median_or_zero([]), 0)
        self.assertEqual(median_low([4, 1, 2, 3]), 2)
        self.assertEqual(median_low([]), None)
        self.assertEqual(median_high([4, 1, 2, 3]), 3)
        self.assertEqual(median_high([3, 1, 2]), 2)
        self.assertEqual(mean_median_mode([1, 2, 2, 3, 4]), {"mean": 2.4, "median": 2, "mode": 2})
        self.assertEqual(mean_median_mode([1, 1, 3], 0), {"mean": 2, "median": 1, "mode": 1})
        self.assertEqual(four_numbers([4, 1, 2]), [1, 4, 2.33, 2])
        self.assertEqual(four_numbers([]), [None, None, None, None])
        self.assertEqual(four_numbers([4, 1], 0), [1, 4, 3, 2.5])
        self.assertEqual(harmonic_mean([1, 4, 4]), 2)
        self.assertEqual(harmonic_mean([2, 3], 1), 2.4)
        self.assertEqual(harmonic_mean([]), 0)
        self.assertEqual(root_mean_square([1, 2, 3]), 2.16)
        self.assertEqual(root_mean_square([3, 3], 0), 3)
        self.assertEqual(root_mean_square([]), 0)
        self.assertEqual(quartiles([1, 2, 3, 4, 5, 6, 7]), [2, 4, 6])
        self.assertEqual(quartiles([1, 2, 3, 4]), [1.5, 2.5, 3.5])

    def test_spread(self):
        self.assertEqual(variance([1, 2, 3, 4]), 1.25)
        self.assertEqual(variance([1, 2, 3, 4], True), 1.67)
        self.assertEqual(variance([], True), 0)
        self.assertEqual(variance([1, 2], False, None), 0.25)
        self.assertEqual(deviation([2, 4, 4, 4, 5, 5, 7, 9]), 2)
        self.assertEqual(deviation([1, 4], True, 3), 2.121)
        self.assertEqual(deviation([5], True), 0)
        self.assertEqual(outliers([10, 11, 12, 11, 10, 50]), [50])
        self.assertEqual(outliers([1, 2, 3], 1), [1, 3])
        self.assertEqual(outliers([1, 2, 3]), [])
        self.assertEqual(outliers([1, 2, 9], 1, True), [9])
        self.assertEqual(without_outliers([10, 11, 12, 11, 10, 50]), [10, 11, 12, 11, 10])
        self.assertEqual(without_outliers([1, 2, 3], 1), [2])
        self.assertEqual(without_outliers([1, 2, 3], 1, True), [1, 2, 3])
        self.assertEqual(z_scores([1, 2, 3]), [-1.22, 0, 1.22])
        self.assertEqual(z_scores([1, 2, 3], True, 1), [-1, 0, 1])
        self.assertEqual(z_scores([5, 5]), [0, 0])
        self.assertEqual(mean_absolute_deviation([2, 2, 4, 4]), 1)
        self.assertEqual(mean_absolute_deviation([1, 2, 2], 1), 0.4)
        self.assertEqual(correlation([1, 2, 3], [2, 4, 6]), 1)
        self.assertEqual(correlation([1, 2, 3], [1, 1, 1]), 0)
        self.assertEqual(correlation([1, 2, 3], [3, 1, 2], 1), -0.5)

    def test_modes(self):
        self.assertEqual(modes([3, 1, 3, 1, 2]), [3, 1])
        self.assertEqual(modes(["a", "b", "b"]), ["b"])
        self.assertEqual(modes([]), [])
        self.assertEqual(modes_sorted([3, 1, 3, 1, 2]), [1, 3])
        self.assertEqual(smallest_mode([3, 1, 3, 1, 2]), 1)
        self.assertEqual(smallest_mode([]), None)
        self.assertEqual(modes_or_none([1, 2, 3]), [])
        self.assertEqual(modes_or_none([1, 2, 2]), [2])

    def test_without_rounding(self):
        self.assertEqual(mean_rounded_as_is([1, 2, 2]), 1.6666666666666667)
        self.assertEqual(variance_as_is([1, 2, 3, 4]), 1.25)
        self.assertEqual(deviation_as_is([2, 4, 4, 4, 5, 5, 7, 9]), 2)
        self.assertEqual(mean_median_mode_as_is([1, 2, 2, 3, 4]), {"mean": 2.4, "median": 2, "mode": 2})
        self.assertEqual(four_numbers_as_is([4, 1, 2]), [1, 4, 2.3333333333333335, 2])
        self.assertEqual(z_scores_as_is([1, 2, 3]), [-1.224744871391589, 0, 1.224744871391589])
        self.assertEqual(mean_absolute_deviation_as_is([2, 2, 4, 4]), 1)
        self.assertEqual(harmonic_mean_as_is([1, 4, 4]), 2)
        self.assertEqual(root_mean_square_as_is([1, 2, 3]), 2.160246899469287)
        self.assertEqual(correlation_as_is([1, 2, 3], [2, 4, 6]), 1)

    def test_quartiles_and_outliers(self):
        self.assertEqual(quartiles_with_all([1, 2, 3, 4, 5]), [2, 3, 4])
        self.assertEqual(quartiles([1, 2, 3, 4, 5]), [1.5, 3, 4.5])
        self.assertEqual(quartiles_with_all([4, 1, 3, 2]), [1.5, 2.5, 3.5])
        self.assertEqual(interquartile_range([1, 2, 3, 4, 5]), 3)
        self.assertEqual(outliers_by_quartiles([1, 2, 3, 4, 100]), [])
        self.assertEqual(outliers_by_quartiles([10, 11, 12, 13, 14, 15, 50]), [50])
        self.assertEqual(outliers_by_quartiles([-50, 10, 11, 12, 13, 14, 15]), [-50])
        self.assertEqual(outliers_by_quartiles([1, 2, 3, 4, 9], 0.1), [9])
        self.assertEqual(mode_of_all([2, 1, 1, 2]), 2)
        self.assertEqual(mode_of_all([]), None)
        self.assertEqual(mode_or_not([2, 1, 1, 2]), None)
        self.assertEqual(mode_or_not([2, 1, 1]), 1)


if __name__ == "__main__":
    unittest.main()
