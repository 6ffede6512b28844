import unittest

from consecutive_ranges import (
    consecutive_groups,
    consecutive_ranges,
    range_texts,
    ranges_to_text,
    range_extraction,
    summary_ranges,
    missing_ranges,
    longest_consecutive_group,
    are_consecutive,
    count_missing_between,
    first_non_consecutive,
    ranges_to_text_of,
    missing_between,
    are_consecutive_in_order,
    longest_consecutive_length,
)


class ConsecutiveRangesTest(unittest.TestCase):
    def test_groups(self):
        self.assertEqual(consecutive_groups([1, 2, 3, 7, 9, 10]), [[1, 2, 3], [7], [9, 10]])
        self.assertEqual(consecutive_groups([]), [])
        self.assertEqual(consecutive_ranges([1, 2, 3, 7]), [[1, 3], [7, 7]])
        self.assertEqual(missing_ranges([0, 1, 3, 50, 75], 0, 99), [[2, 2], [4, 49], [51, 74], [76, 99]])
        self.assertEqual(missing_ranges([1, 9], 2, 4), [[2, 4]])
        self.assertEqual(longest_consecutive_group([1, 2, 5, 6]), [1, 2])
        self.assertEqual(longest_consecutive_group([]), [])
        self.assertEqual(are_consecutive([3, 1, 2]), True)
        self.assertEqual(are_consecutive([1, 3]), False)
        self.assertEqual(are_consecutive([1, 1]), False)
        self.assertEqual(count_missing_between([6, 2, 3, 8]), 3)
        self.assertEqual(count_missing_between([]), 0)
        self.assertEqual(first_non_consecutive([1, 2, 4, 5]), 4)
        self.assertEqual(first_non_consecutive([1, 2]), None)

    def test_texts(self):
        self.assertEqual(range_texts([1, 2, 4]), ["1-2", "4"])
        self.assertEqual(range_texts([1, 2, 4, 5, 6], "..", 3), ["1", "2", "4..6"])
        self.assertEqual(ranges_to_text([1, 2, 3, 5]), "1-3,5")
        self.assertEqual(ranges_to_text([1, 2, 3, 5], ", ", " to "), "1 to 3, 5")
        self.assertEqual(ranges_to_text([]), "")
        self.assertEqual(ranges_to_text([5, 3, 1, 2, 2]), "1-3,5")
        self.assertEqual(ranges_to_text([11, 9, 10], "; ", "~", 4), "9; 10; 11")
        self.assertEqual(range_extraction([-6, -3, -2, -1, 0, 1, 3, 4]), "-6,-3-1,3,4")
        self.assertEqual(range_extraction([1, 2, 3], ";", ":"), "1:3")
        self.assertEqual(summary_ranges([0, 1, 2, 4, 5, 7]), ["0->2", "4->5", "7"])
        self.assertEqual(summary_ranges([1, 2], "~"), ["1~2"])

    def test_readings_that_differ(self):
        self.assertEqual(ranges_to_text_of([2, 1, 2, 3]), "2,1-3")
        self.assertEqual(ranges_to_text_of([1, 2, 4], " ", "..", 3), "1 2 4")
        self.assertEqual(ranges_to_text_of([1, 2], ";", ".."), "1..2")
        self.assertEqual(missing_between([7, 3, 5]), [4, 6])
        self.assertEqual(missing_between([3, 5], True), [1, 2, 4])
        self.assertEqual(missing_between([]), [])
        self.assertEqual(are_consecutive_in_order([1, 2, 3]), True)
        self.assertEqual(are_consecutive_in_order([1, 3, 2]), False)
        self.assertEqual(are_consecutive_in_order([3, 2, 1]), False)
        self.assertEqual(are_consecutive_in_order([3, 2, 1], True), True)
        self.assertEqual(are_consecutive_in_order([3, 2, 3], True), False)
        self.assertEqual(longest_consecutive_length([100, 4, 200, 1, 3, 2, 2]), 4)
        self.assertEqual(longest_consecutive_length([100, 4, 200, 1, 2], True), 2)
        self.assertEqual(longest_consecutive_length([]), 0)


if __name__ == "__main__":
    unittest.main()
