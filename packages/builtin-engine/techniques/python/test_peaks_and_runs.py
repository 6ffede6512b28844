import unittest

from peaks_and_runs import (
    cumulative_max,
    cumulative_min,
    peak_positions,
    peak_values,
    count_peaks,
    longest_run,
    longest_run_of,
    longest_rising_run,
    longest_consecutive,
    leaders,
    next_greater,
    trapped_water,
    peak_positions_with_all,
    peak_values_with_all,
    count_peaks_with_all,
    count_peaks_or_not,
    valley_positions,
    leaders_or_not,
    next_greater_or_it,
    longest_run_in_any_case,
)


class PeaksAndRunsTest(unittest.TestCase):
    def test_so_far(self):
        self.assertEqual(cumulative_max([1, 3, 2, 5, 4]), [1, 3, 3, 5, 5])
        self.assertEqual(cumulative_min([3, 4, 1, 2]), [3, 3, 1, 1])
        self.assertEqual(cumulative_max([]), [])
        self.assertEqual(leaders([16, 17, 4, 3, 5, 2]), [17, 5, 2])
        self.assertEqual(leaders([1, 1]), [1])
        self.assertEqual(next_greater([4, 5, 2, 10]), [5, 10, 10, -1])
        self.assertEqual(next_greater([2, 2]), [-1, -1])

    def test_peaks(self):
        self.assertEqual(peak_positions([1, 3, 2, 4, 1]), [1, 3])
        self.assertEqual(peak_positions([1, 2, 2, 1]), [])
        self.assertEqual(peak_values([0, 5, 1, 2]), [5])
        self.assertEqual(count_peaks([1, 3, 2, 4, 1]), 2)
        self.assertEqual(count_peaks([]), 0)
        self.assertEqual(trapped_water([0, 1, 0, 2, 1, 0, 1, 3, 2, 1, 2, 1]), 6)
        self.assertEqual(trapped_water([]), 0)

    def test_runs(self):
        self.assertEqual(longest_run([1, 1, 2, 2, 2, 3]), 3)
        self.assertEqual(longest_run("aabbb"), 3)
        self.assertEqual(longest_run([]), 0)
        self.assertEqual(longest_run_of([1, 1, 0, 1, 1, 1]), 3)
        self.assertEqual(longest_run_of("abbba", "b"), 3)
        self.assertEqual(longest_run_of([0, 0]), 0)
        self.assertEqual(longest_rising_run([1, 3, 5, 4, 7]), 3)
        self.assertEqual(longest_rising_run([2, 2, 2]), 1)
        self.assertEqual(longest_rising_run([2, 2, 3], False), 3)
        self.assertEqual(longest_consecutive([100, 4, 200, 1, 3, 2]), 4)
        self.assertEqual(longest_consecutive([]), 0)

    def test_other_readings(self):
        self.assertEqual(peak_positions_with_all([3, 1, 2, 1, 4]), [0, 2, 4])
        self.assertEqual(peak_positions_with_all([1, 1]), [])
        self.assertEqual(peak_positions_with_all([5]), [0])
        self.assertEqual(peak_values_with_all([3, 1, 4]), [3, 4])
        self.assertEqual(count_peaks_with_all([1, 3, 2]), 1)
        self.assertEqual(count_peaks_or_not([1, 2, 2, 1]), 2)
        self.assertEqual(count_peaks_or_not([3, 1, 3]), 0)
        self.assertEqual(count_peaks_or_not([1, 3, 2]), 1)
        self.assertEqual(valley_positions([3, 1, 2, 0]), [1])
        self.assertEqual(leaders_or_not([5, 2, 5, 1]), [5, 5, 1])
        self.assertEqual(leaders_or_not([1, 2]), [2])
        self.assertEqual(next_greater_or_it([2, 1, 2]), [2, 2, -1])
        self.assertEqual(longest_run_in_any_case("aAab"), 3)


if __name__ == "__main__":
    unittest.main()
