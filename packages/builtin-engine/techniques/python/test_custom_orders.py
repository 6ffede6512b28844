import unittest

from custom_orders import (
    sort_by_item,
    sort_by_second_descending,
    sort_by_second_then_first,
    sort_by_order,
    sort_text_by_order,
    sort_sizes,
    sort_weekdays,
    sort_months,
    negatives_first,
    arrange_around,
    sort_by_count,
    sort_text_by_count,
    sort_by_last_word,
    largest_smallest_in_turn,
    sorted_indexes,
    sort_by_the_count,
    sort_by_count_then_larger,
    negatives_first_of,
)


class CustomOrdersTest(unittest.TestCase):
    def test_pairs(self):
        self.assertEqual(sort_by_item([["a", 3], ["b", 1], ["c", 2]]), [["b", 1], ["c", 2], ["a", 3]])
        self.assertEqual(sort_by_item([["b", 1], ["a", 3]], 0), [["a", 3], ["b", 1]])
        self.assertEqual(
            sort_by_item([["a", 1], ["b", 3], ["c", 1]], 1, True),
            [["b", 3], ["a", 1], ["c", 1]],
        )
        self.assertEqual(
            sort_by_second_descending([["c", 1], ["b", 3], ["a", 1]]),
            [["b", 3], ["a", 1], ["c", 1]],
        )
        self.assertEqual(
            sort_by_second_then_first([["c", 1], ["b", 3], ["a", 1]]),
            [["a", 1], ["c", 1], ["b", 3]],
        )
        self.assertEqual(sorted_indexes([30, 10, 20]), [1, 2, 0])
        self.assertEqual(sorted_indexes([30, 10, 30], True), [0, 2, 1])

    def test_given_orders(self):
        self.assertEqual(
            sort_by_order([2, 3, 1, 3, 2, 4, 6, 19], [2, 1, 4, 3, 9, 6]),
            [2, 2, 1, 4, 3, 3, 6, 19],
        )
        self.assertEqual(sort_by_order([9, 7, 1, 8], [1]), [1, 9, 7, 8])
        self.assertEqual(sort_by_order([9, 7, 1, 8], [1], True), [1, 7, 8, 9])
        self.assertEqual(sort_text_by_order("abcd", "cba"), "cbad")
        self.assertEqual(sort_sizes(["L", "S", "XL", "M"]), ["S", "M", "L", "XL"])
        self.assertEqual(sort_weekdays(["Sunday", "Wed", "monday"]), ["monday", "Wed", "Sunday"])
        self.assertEqual(sort_weekdays(["Wed", "Sun"], True), ["Sun", "Wed"])
        self.assertEqual(sort_months(["March", "Jan", "december"]), ["Jan", "March", "december"])
        self.assertEqual(
            sort_by_last_word(["Ann Smith", "Bob Adams", "Al Smith"]),
            ["Bob Adams", "Al Smith", "Ann Smith"],
        )

    def test_groups(self):
        self.assertEqual(negatives_first([3, -1, 0, -2, 5]), [-1, -2, 3, 0, 5])
        self.assertEqual(arrange_around([9, 12, 5, 10, 14, 3, 10], 10), [9, 5, 3, 10, 10, 12, 14])
        self.assertEqual(arrange_around([1, -1, 0]), [-1, 0, 1])
        self.assertEqual(sort_by_count([1, 1, 2, 2, 2, 3]), [2, 2, 2, 1, 1, 3])
        self.assertEqual(sort_by_count([5, 1, 2, 2], False), [1, 5, 2, 2])
        self.assertEqual(sort_text_by_count("tree"), "eetr")
        self.assertEqual(sort_text_by_count(""), "")
        self.assertEqual(largest_smallest_in_turn([1, 2, 3, 4, 5]), [5, 1, 4, 2, 3])
        self.assertEqual(largest_smallest_in_turn([]), [])

    def test_readings_that_differ(self):
        self.assertEqual(sort_by_the_count([3, 1, 3, 1, 2]), [3, 3, 1, 1, 2])
        self.assertEqual(sort_by_the_count([3, 1, 3, 1, 2], False), [2, 3, 3, 1, 1])
        self.assertEqual(sort_by_the_count([3, 1, 3, 1, 2], True, True), [3, 1, 3, 1, 2])
        self.assertEqual(sort_by_count_then_larger([1, 2, 2, 3]), [3, 1, 2, 2])
        self.assertEqual(sort_by_count_then_larger([1, 2, 2, 3], True), [2, 2, 3, 1])
        self.assertEqual(sort_text_by_count("treer", True), "eerrt")
        self.assertEqual(sort_text_by_count("treer"), "rreet")
        self.assertEqual(sort_by_last_word(["Bob Smith", "Ann Smith", "Al Adams"], True), ["Al Adams", "Bob Smith", "Ann Smith"])
        self.assertEqual(negatives_first_of([3, 0, -1, 5, -2, 0]), [-1, -2, 0, 0, 3, 5])
        self.assertEqual(negatives_first_of([3, 0, -1, 5], True), [-1, 3, 5, 0])


if __name__ == "__main__":
    unittest.main()
