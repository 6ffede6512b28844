import unittest

from rising_and_equal_runs import (
    rising_runs,
    falling_runs,
    longest_rising_items,
    longest_falling_items,
    longest_falling_run,
    longest_monotonic_run,
    equal_runs,
    count_runs,
    longest_plateau,
    longest_run_item,
    longest_repetition,
    count_rises,
    count_falls,
    trends,
    count_turns,
    longest_rising_items_or_last,
    longest_run_item_of_all,
    count_rises_or_not,
)


class RisingAndEqualRunsTest(unittest.TestCase):
    def test_rising_and_falling(self):
        self.assertEqual(rising_runs([1, 3, 2, 2, 5]), [[1, 3], [2], [2, 5]])
        self.assertEqual(rising_runs([1, 3, 2, 2, 5], False), [[1, 3], [2, 2, 5]])
        self.assertEqual(falling_runs([3, 3, 1]), [[3], [3, 1]])
        self.assertEqual(falling_runs([3, 3, 1, 2], False), [[3, 3, 1], [2]])
        self.assertEqual(longest_rising_items([1, 3, 2, 4]), [1, 3])
        self.assertEqual(longest_rising_items([1, 3, 2, 4], True, True), [2, 4])
        self.assertEqual(longest_rising_items([2, 2, 1], False), [2, 2])
        self.assertEqual(longest_rising_items([]), [])
        self.assertEqual(longest_falling_items([3, 2, 5, 4]), [3, 2])
        self.assertEqual(longest_falling_items([3, 3, 5, 4], False, True), [5, 4])
        self.assertEqual(longest_falling_run([1, 5, 4, 4]), 2)
        self.assertEqual(longest_falling_run([1, 5, 4, 4], False), 3)
        self.assertEqual(longest_monotonic_run([1, 2, 5, 4, 3, 2]), 4)
        self.assertEqual(longest_monotonic_run([1, 1], False), 2)
        self.assertEqual(count_rises([199, 200, 208, 210, 200, 207]), 4)
        self.assertEqual(count_rises([1, 1]), 0)
        self.assertEqual(count_rises([3, 2, 1, 2]), 1)
        self.assertEqual(count_falls([3, 2, 2, 1, 5]), 2)
        self.assertEqual(count_falls([3, 2, 1]), 2)
        self.assertEqual(trends([1, 2, 2, 1]), ["up", "same", "down"])
        self.assertEqual(trends([1, 2, 2, 1], 1, -1, 0), [1, 0, -1])
        self.assertEqual(count_turns([1, 3, 3, 2, 5, 6]), 2)
        self.assertEqual(count_turns([]), 0)

    def test_equal_items(self):
        self.assertEqual(equal_runs([1, 1, 2]), [[1, 1], [2]])
        self.assertEqual(count_runs([1, 1, 2, 1]), 3)
        self.assertEqual(count_runs("aab"), 2)
        self.assertEqual(longest_plateau([1, 2, 2, 3, 3]), [2, 2])
        self.assertEqual(longest_plateau([1, 2, 2, 3, 3], True), [3, 3])
        self.assertEqual(longest_run_item([1, 2, 2, 3, 3]), 2)
        self.assertEqual(longest_run_item("abbcc", True), "c")
        self.assertEqual(longest_run_item([]), None)
        self.assertEqual(longest_repetition("aabbb"), ["b", 3])
        self.assertEqual(longest_repetition("aabb", True), ["b", 2])
        self.assertEqual(longest_repetition(""), ["", 0])

    def test_other_readings(self):
        self.assertEqual(longest_rising_items_or_last([1, 2, 1, 3]), [1, 3])
        self.assertEqual(longest_rising_items_or_last([1, 1, 0, 0], False), [0, 0])
        self.assertEqual(longest_run_item_of_all([3, 3, 1, 1, 2]), 1)
        self.assertEqual(longest_run_item_of_all([]), None)
        self.assertEqual(longest_run_item_of_all([1, 3, 3]), 3)
        self.assertEqual(count_rises_or_not([1, 1, 2, 0]), 2)


if __name__ == "__main__":
    unittest.main()
