import unittest

from percentiles import (
    percentile,
    median,
    mean,
    standard_deviation,
    standard_deviation_of_all,
    variance_of_all,
    variance_of_sample,
    mean_or_not,
    median_to_one,
    median_at,
)


class PercentilesTest(unittest.TestCase):
    def test_numbers_are_ordered_as_numbers(self):
        self.assertEqual(median([10, 9, 100]), 10)
        self.assertEqual(median([4, 1, 3, 2]), 2.5)
        self.assertEqual(median([7]), 7)

    def test_percentiles_by_interpolation_and_by_the_nearest_rank(self):
        self.assertEqual(percentile([15, 20, 35, 40, 50], 40), 29)
        self.assertEqual(percentile([15, 20, 35, 40, 50], 40, True), 20)
        self.assertEqual(percentile([15, 20, 35, 40, 50], 30, True), 20)
        self.assertEqual(percentile([1, 2, 3], 0, True), 1)
        self.assertEqual(percentile([1, 2, 3], 100), 3)

    def test_centre_and_spread(self):
        self.assertEqual(mean([-1, 0, 4]), 1)
        self.assertAlmostEqual(standard_deviation([2, 4, 4, 4, 5, 5, 7, 9]), 2.1380899352993947)
        self.assertEqual(standard_deviation([3, 3]), 0)

    def test_nothing_has_no_centre(self):
        with self.assertRaises(ValueError):
            mean([])
        with self.assertRaises(ValueError):
            percentile([1], 101)
        with self.assertRaises(ValueError):
            standard_deviation([1])

    def test_other_readings(self):
        self.assertEqual(standard_deviation_of_all([2, 4, 4, 4, 5, 5, 7, 9]), 2)
        self.assertEqual(variance_of_all([1, 3]), 1)
        self.assertEqual(variance_of_sample([1, 2, 3]), 1)
        self.assertEqual(mean_or_not([]), 0)
        self.assertEqual(mean_or_not([1, 2]), 1.5)
        self.assertEqual(median_to_one([4, 1, 3, 2]), 2)
        self.assertEqual(median_to_one([3, 1, 2]), 2)
        self.assertEqual(median_at([4, 1, 3, 2]), 3)


if __name__ == "__main__":
    unittest.main()
