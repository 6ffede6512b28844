import unittest

from compare_lists import (
    list_changes,
    missing_items,
    extra_item,
    first_difference_index,
    same_places,
    count_same_places,
    compare_triplets,
    compare_in_order,
    exam_score,
    percent_right,
    larger_of_each,
    is_reverse_of,
    are_one_swap_away,
    exam_score_and_up,
    items_only_in_first,
    items_in_one_only,
)


class CompareListsTest(unittest.TestCase):
    def test_changes(self):
        self.assertEqual(list_changes([1, 2, 3], [2, 4]), {"added": [4], "removed": [1, 3], "kept": [2]})
        self.assertEqual(list_changes([], []), {"added": [], "removed": [], "kept": []})
        self.assertEqual(missing_items(["a", "b", "a"], ["a"]), ["b", "a"])
        self.assertEqual(missing_items([1], [1, 2]), [])
        self.assertEqual(extra_item("abc", "cabx"), "x")
        self.assertEqual(extra_item([1], [1]), None)

    def test_places(self):
        self.assertEqual(first_difference_index("table", "tablet"), 5)
        self.assertEqual(first_difference_index([1, 2, 3], [1, 5, 3]), 1)
        self.assertEqual(first_difference_index("a", "a"), -1)
        self.assertEqual(first_difference_index([1, 2], [1]), 1)
        self.assertEqual(same_places("abcd", "abxd"), [0, 1, 3])
        self.assertEqual(count_same_places([1, 2, 3], [3, 2, 1]), 1)
        self.assertEqual(compare_triplets([5, 6, 7], [3, 6, 10]), [1, 1])
        self.assertEqual(compare_triplets([2, 2], [1, 1]), [2, 0])
        self.assertEqual(compare_in_order([1, 2], [1, 3]), -1)
        self.assertEqual(compare_in_order([1, 2, 0], [1, 2]), 1)
        self.assertEqual(compare_in_order([1], [1, 2]), -1)
        self.assertEqual(compare_in_order("b", "ab"), 1)
        self.assertEqual(compare_in_order([], []), 0)
        self.assertEqual(larger_of_each([1, 5], [3, 2]), [3, 5])
        self.assertEqual(larger_of_each([1, 5], [3, 2], True), [1, 2])
        self.assertEqual(is_reverse_of([1, 2, 3], [3, 2, 1]), True)
        self.assertEqual(is_reverse_of("abc", "abc"), False)
        self.assertEqual(are_one_swap_away("converse", "conserve"), True)
        self.assertEqual(are_one_swap_away("abc", "bca"), False)
        self.assertEqual(are_one_swap_away("aab", "abb"), False)
        self.assertEqual(are_one_swap_away("ab", "abc"), False)

    def test_answers(self):
        self.assertEqual(exam_score(["a", "a", "b", "b"], ["a", "c", "b", "d"]), 6)
        self.assertEqual(exam_score(["a", "a", "c", "b"], ["a", "a", "b", ""]), 7)
        self.assertEqual(exam_score(["b", "c", "b", "a"], ["", "a", "a", "c"]), -3)
        self.assertEqual(exam_score("abc", "ab-", 1, 0, "-"), 2)
        self.assertEqual(exam_score("abc", "a--", 5, -2, "-"), 5)
        self.assertEqual(percent_right(["a", "b", "c"], ["a", "b", "d"]), 67)
        self.assertEqual(percent_right([], []), 0)

    def test_readings_that_differ(self):
        self.assertEqual(exam_score_and_up(["b", "c"], ["a", "a"]), 0)
        self.assertEqual(exam_score_and_up("ab", "aa", 3, -2), 1)
        self.assertEqual(exam_score_and_up("ab", "a-", 3, -2, "-"), 3)
        self.assertEqual(percent_right("abc", "abd", True), 66.66666666666667)
        self.assertEqual(same_places("abcd", "abxd", True), [1, 2, 4])
        self.assertEqual(items_only_in_first([1, 2, 2, 3], [3, 2]), [1])
        self.assertEqual(items_only_in_first([1, 1, 2], [2]), [1, 1])
        self.assertEqual(items_only_in_first([1, 1, 2], [2], True), [1])
        self.assertEqual(items_in_one_only([1, 1, 2], [2, 4, 4]), [1, 1, 4, 4])
        self.assertEqual(items_in_one_only([1, 1, 2], [2, 4, 4], True), [1, 4])


if __name__ == "__main__":
    unittest.main()
