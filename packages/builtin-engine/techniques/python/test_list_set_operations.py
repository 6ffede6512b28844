import unittest

from list_set_operations import (
    intersection,
    union,
    difference,
    symmetric_difference,
    is_subset,
    is_superset,
    are_disjoint,
    have_same_items,
    common_to_all,
    jaccard,
    intersection_as_it_is,
    intersection_in_all,
    union_in_all,
    difference_only_one,
    difference_by_each,
    difference_in_all,
    symmetric_difference_in_all,
    symmetric_difference_as_it_is,
    is_subset_by_each,
    is_subset_only,
    have_same_items_at_all,
    count_in_common,
)


class ListSetOperationsTest(unittest.TestCase):
    def test_new_lists(self):
        self.assertEqual(intersection([3, 1, 2, 2], [2, 3, 2]), [3, 2])
        self.assertEqual(intersection([1, 2, 2, 1], [2, 2, 2], True), [2, 2])
        self.assertEqual(intersection([], [1]), [])
        self.assertEqual(union([3, 1, 1], [2, 3]), [3, 1, 2])
        self.assertEqual(union([], []), [])
        self.assertEqual(difference([1, 2, 2, 3], [3]), [1, 2, 2])
        self.assertEqual(symmetric_difference([1, 2, 3], [3, 4]), [1, 2, 4])
        self.assertEqual(common_to_all([[1, 2, 3], [2, 3], [3, 2, 9]]), [2, 3])
        self.assertEqual(common_to_all([]), [])

    def test_tests(self):
        self.assertEqual(is_subset([1, 2], [2, 1, 3]), True)
        self.assertEqual(is_subset([1, 4], [1, 2]), False)
        self.assertEqual(is_subset([], []), True)
        self.assertEqual(is_superset([1, 2, 3], [3]), True)
        self.assertEqual(is_superset([1], [3]), False)
        self.assertEqual(are_disjoint([1, 2], [3]), True)
        self.assertEqual(are_disjoint([1, 2], [2]), False)
        self.assertEqual(have_same_items(["a", "b", "a"], ["a", "a", "b"]), True)
        self.assertEqual(have_same_items(["a", "b", "b"], ["a", "a", "b"]), False)
        self.assertEqual(have_same_items([1], [1, 2]), False)
        self.assertEqual(jaccard([1, 2, 3], [2, 3, 4]), 0.5)
        self.assertEqual(jaccard([], []), 1)

    def test_other_readings(self):
        self.assertEqual(intersection_as_it_is([1, 1, 2, 3], [1, 3]), [1, 1, 3])
        self.assertEqual(intersection_in_all([3, 1, 3], [1, 3]), [1, 3])
        self.assertEqual(intersection_in_all([10, 9], [9, 10]), [9, 10])
        self.assertEqual(union_in_all([3, 1], [2, 3]), [1, 2, 3])
        self.assertEqual(difference_only_one([1, 1, 2], [2]), [1])
        self.assertEqual(difference_by_each([1, 1, 2], [1]), [1, 2])
        self.assertEqual(difference_by_each([1], [2]), [1])
        self.assertEqual(difference_in_all([3, 1, 3, 2], [2]), [1, 3])
        self.assertEqual(symmetric_difference_in_all([3, 2], [2, 1]), [1, 3])
        self.assertEqual(symmetric_difference_as_it_is([1, 1, 2], [2, 3, 3]), [1, 1, 3, 3])
        self.assertEqual(is_subset_by_each([1, 1], [1, 2]), False)
        self.assertEqual(is_subset_by_each([1], [1, 2]), True)
        self.assertEqual(is_subset_only([1], [1, 2]), True)
        self.assertEqual(is_subset_only([1], [1]), False)
        self.assertEqual(have_same_items_at_all([1, 1, 2], [2, 1]), True)
        self.assertEqual(have_same_items_at_all([1, 2], [1]), False)
        self.assertEqual(count_in_common([1, 1, 2], [1, 2, 3]), 2)


if __name__ == "__main__":
    unittest.main()
