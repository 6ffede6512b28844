import unittest

from merge_sorted_lists import (
    merge_sorted,
    merge_all_sorted,
    merge_sorted_unique,
    merge_descending,
    insert_sorted,
    insert_place,
    median_of_two,
    is_merge_of,
)


class MergeSortedListsTest(unittest.TestCase):
    def test_merged(self):
        self.assertEqual(merge_sorted([1, 3, 5], [2, 3, 10]), [1, 2, 3, 3, 5, 10])
        self.assertEqual(merge_sorted([1, 3], [3], True), [1, 3])
        self.assertEqual(merge_sorted([], []), [])
        self.assertEqual(merge_sorted(["a", "c"], ["b"]), ["a", "b", "c"])
        self.assertEqual(merge_all_sorted([[1, 10], [2], [1]]), [1, 1, 2, 10])
        self.assertEqual(merge_all_sorted([[1], [1]], True), [1])
        self.assertEqual(merge_all_sorted([[5], [1]]), [1, 5])
        self.assertEqual(merge_sorted_unique([1, 1, 2], [2, 3]), [1, 2, 3])
        self.assertEqual(merge_descending([1, 3], [2, 3]), [3, 3, 2, 1])
        self.assertEqual(merge_descending([1], [1], True), [1])
        self.assertEqual(median_of_two([1, 3], [2]), 2)
        self.assertEqual(median_of_two([1, 2], [3, 4]), 2.5)
        self.assertEqual(median_of_two([1, 3], []), 2)
        self.assertEqual(median_of_two([], []), None)
        self.assertEqual(is_merge_of("codewars", "code", "wars"), True)
        self.assertEqual(is_merge_of("codewars", "cdw", "oears"), True)
        self.assertEqual(is_merge_of("codewars", "cod", "wars"), False)
        self.assertEqual(is_merge_of("codewars", "code", "wasr"), False)

    def test_places(self):
        self.assertEqual(insert_sorted([1, 3, 5], 4), [1, 3, 4, 5])
        self.assertEqual(insert_sorted([1, 3], 9), [1, 3, 9])
        self.assertEqual(insert_sorted([], 1), [1])
        self.assertEqual(insert_sorted([2, 3], 1), [1, 2, 3])
        self.assertEqual(insert_place([1, 3, 5, 6], 5), 2)
        self.assertEqual(insert_place([1, 3, 5, 6], 7), 4)
        self.assertEqual(insert_place([1, 3], 2), 1)


if __name__ == "__main__":
    unittest.main()
