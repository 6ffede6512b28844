import unittest

from power_set import (
    power_set,
    subsets_with_sum,
    has_subset_with_sum,
    can_partition,
    sublists,
    substrings,
    count_distinct_substrings,
    power_set_without_it,
    substrings_only_one,
    substrings_by_all,
)


class PowerSetTest(unittest.TestCase):
    def test_subsets(self):
        self.assertEqual(power_set([1, 2, 3]), [[], [1], [2], [1, 2], [3], [1, 3], [2, 3], [1, 2, 3]])
        self.assertEqual(power_set([1, 2, 3], True), [[], [1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]])
        self.assertEqual(power_set([]), [[]])
        self.assertEqual(power_set([], True), [[]])

    def test_sums_of_subsets(self):
        self.assertEqual(subsets_with_sum([1, 2, 3], 3), [[1, 2], [3]])
        self.assertEqual(subsets_with_sum([1, 2, 3], 3, True), [[3], [1, 2]])
        self.assertEqual(has_subset_with_sum([3, 34, 4, 12, 5, 2], 9), True)
        self.assertEqual(has_subset_with_sum([3, 34, 4], 6), False)
        self.assertEqual(has_subset_with_sum([], 0), True)
        self.assertEqual(can_partition([1, 5, 11, 5]), True)
        self.assertEqual(can_partition([1, 2, 5]), False)

    def test_runs(self):
        self.assertEqual(substrings("abc"), ["a", "ab", "abc", "b", "bc", "c"])
        self.assertEqual(substrings(""), [])
        self.assertEqual(sublists([1, 2]), [[1], [1, 2], [2]])
        self.assertEqual(count_distinct_substrings("aaa"), 3)

    def test_other_readings(self):
        self.assertEqual(power_set_without_it([1, 2, 3]), [[1], [2], [1, 2], [3], [1, 3], [2, 3], [1, 2, 3]])
        self.assertEqual(power_set_without_it([1, 2, 3], True), [[1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]])
        self.assertEqual(substrings_only_one("aba"), ["a", "ab", "aba", "b", "ba"])
        self.assertEqual(substrings_by_all("abc"), ["a", "b", "c", "ab", "bc", "abc"])


if __name__ == "__main__":
    unittest.main()
