import unittest

from histogram_buckets import (
    bucket_counts,
    bucket_labels,
    bucket_items,
    bucket_of,
    counts_between,
    histogram_counts,
    counting_table,
    bar_lines,
    labelled_bars,
    column_chart,
    bucket_labels_of_all,
    bucket_labels_from_one,
    counts_up_to,
)


class HistogramBucketsTest(unittest.TestCase):
    def test_ranges(self):
        self.assertEqual(bucket_counts([3, 15, 9, 27, 11]), {"0": 2, "10": 2, "20": 1})
        self.assertEqual(bucket_counts([3, 6], 5), {"0": 1, "5": 1})
        self.assertEqual(bucket_counts([]), {})
        self.assertEqual(bucket_labels([3, 15, 9]), {"0-9": 2, "10-19": 1})
        self.assertEqual(bucket_labels([6, 3], 5, " to "), {"0 to 4": 1, "5 to 9": 1})
        self.assertEqual(bucket_items([15, 3, 11]), {"0": [3], "10": [15, 11]})
        self.assertEqual(bucket_items([4, 7], 5), {"0": [4], "5": [7]})
        self.assertEqual(bucket_of(25), "20-29")
        self.assertEqual(bucket_of(7, 5, ".."), "5..9")
        self.assertEqual(counts_between([5, 10, 15, 20, 30], [10, 20]), [1, 2, 2])
        self.assertEqual(counts_between([], [1]), [0, 0])
        self.assertEqual(histogram_counts([1, 2, 3, 4, 10], 3), [3, 1, 1])
        self.assertEqual(histogram_counts([1, 1], 2), [2, 0])
        self.assertEqual(histogram_counts([-1, 0, 5, 10, 11], 2, 0, 10), [1, 2])
        self.assertEqual(histogram_counts([0, 100]), [1, 0, 0, 0, 0, 0, 0, 0, 0, 1])
        self.assertEqual(counting_table([1, 3, 1]), [0, 2, 0, 1])
        self.assertEqual(counting_table([1], 2), [0, 1, 0])
        self.assertEqual(counting_table([]), [])

    def test_bars(self):
        self.assertEqual(bar_lines([3, 0, 1]), ["***", "", "*"])
        self.assertEqual(bar_lines([2], "#"), ["##"])
        self.assertEqual(labelled_bars({"a": 2, "b": 0}), ["a: **", "b: "])
        self.assertEqual(labelled_bars({"a": 2}, "#", " | "), ["a | ##"])
        self.assertEqual(column_chart([1, 3, 2]), [" * ", " **", "***"])
        self.assertEqual(column_chart([1, 2], "#", "."), [".#", "##"])
        self.assertEqual(column_chart([]), [])

    def test_readings_that_differ(self):
        self.assertEqual(bucket_labels_of_all([3, 25]), {"0-9": 1, "10-19": 0, "20-29": 1})
        self.assertEqual(bucket_labels_of_all([3, 7], 5, " to "), {"0 to 4": 1, "5 to 9": 1})
        self.assertEqual(bucket_labels_of_all([]), {})
        self.assertEqual(bucket_labels_from_one([10, 1, 11]), {"1-10": 2, "11-20": 1})
        self.assertEqual(bucket_labels_from_one([5, 6], 5, ".."), {"1..5": 1, "6..10": 1})
        self.assertEqual(counts_up_to([5, 10, 15, 20, 30], [10, 20]), [2, 2, 1])
        self.assertEqual(counts_up_to([], [1]), [0, 0])

    def test_ranges_of_a_width_that_is_not_whole(self):
        self.assertEqual(bucket_labels_of_all([3], 0), {})
        self.assertEqual(bucket_counts([3, 6], 5.5), {"0": 1, "5.5": 1})
        self.assertEqual(bucket_labels([6, 3], 5.5), {"0-4.5": 1, "5.5-10": 1})
        self.assertEqual(bucket_items([4], 5.5), {"0": [4]})


if __name__ == "__main__":
    unittest.main()
