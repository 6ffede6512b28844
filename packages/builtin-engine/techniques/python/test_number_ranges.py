import unittest

from number_ranges import (
    expand_ranges,
    expand_ranges_sorted,
    count_in_ranges,
    is_in_ranges,
    range_pairs,
    collapse_ranges,
    range_texts,
    missing_ranges,
    collapse_ranges_only,
    range_texts_only,
    collapse_ranges_of_all,
    expand_ranges_also,
)


class NumberRangesTest(unittest.TestCase):
    def test_expanded(self):
        self.assertEqual(expand_ranges("1-3,7"), [1, 2, 3, 7])
        self.assertEqual(expand_ranges("9; 2..4", ";", ".."), [9, 2, 3, 4])
        self.assertEqual(expand_ranges("-3--1,5"), [-3, -2, -1, 5])
        self.assertEqual(expand_ranges(""), [])
        self.assertEqual(expand_ranges_sorted("5,1-3,2"), [1, 2, 3, 5])
        self.assertEqual(count_in_ranges("1-3,7"), 4)
        self.assertEqual(is_in_ranges(2, "1-3,7"), True)
        self.assertEqual(is_in_ranges(3, "1-3,7"), True)
        self.assertEqual(is_in_ranges(1, "1-3"), True)
        self.assertEqual(is_in_ranges(5, "1-3,7"), False)

    def test_written(self):
        self.assertEqual(range_pairs([3, 1, 2, 7, 7]), [[1, 3], [7, 7]])
        self.assertEqual(collapse_ranges([1, 2, 3, 7]), "1-3,7")
        self.assertEqual(collapse_ranges([1, 2, 4, 5, 6], 3), "1,2,4-6")
        self.assertEqual(collapse_ranges([1, 2, 4], 2, ", ", ".."), "1..2, 4")
        self.assertEqual(collapse_ranges([]), "")
        self.assertEqual(range_texts([0, 1, 2, 4]), ["0-2", "4"])
        self.assertEqual(range_texts([0, 1, 3], "->"), ["0->1", "3"])
        self.assertEqual(range_texts([0, 1, 3], "-", 1), ["0-1", "3-3"])
        self.assertEqual(missing_ranges([2, 5], 1, 6), ["1", "3-4", "6"])
        self.assertEqual(missing_ranges([1], 1, 1), [])

    def test_other_readings(self):
        self.assertEqual(collapse_ranges_only([1, 2, 4, 5, 6]), "1,2,4-6")
        self.assertEqual(collapse_ranges_only([1, 2, 3, 5], ", ", ".."), "1..3, 5")
        self.assertEqual(range_texts_only([1, 2, 4, 5, 6]), ["1", "2", "4-6"])
        self.assertEqual(range_texts_only([1, 2, 3], ":"), ["1:3"])
        self.assertEqual(collapse_ranges_of_all([1, 2, 7]), "1-2,7-7")
        self.assertEqual(collapse_ranges_of_all([7], ";", ".."), "7..7")
        self.assertEqual(expand_ranges_also("5-3,7,1-2"), [5, 4, 3, 7, 1, 2])
        self.assertEqual(expand_ranges_also("2..2;4..3", ";", ".."), [2, 4, 3])


if __name__ == "__main__":
    unittest.main()
