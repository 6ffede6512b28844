import unittest

from binary_search import (
    lower_bound,
    upper_bound,
    binary_search,
    count_occurrences,
    binary_search_for_any,
    last_occurrence,
    first_and_last_place,
    insertion_point,
)


class BinarySearchTest(unittest.TestCase):
    def test_the_first_occurrence_is_found(self):
        self.assertEqual(binary_search([1, 3, 3, 3, 7, 9], 3), 1)
        self.assertEqual(binary_search([1, 3, 5], 1), 0)
        self.assertEqual(binary_search([1, 3, 5], 5), 2)
        self.assertEqual(binary_search(["a", "b", "d"], "d"), 2)

    def test_a_value_that_is_missing(self):
        self.assertEqual(binary_search([1, 3, 5], 4), -1)
        self.assertEqual(binary_search([1, 3, 5], 9), -1)
        self.assertEqual(binary_search([], 1), -1)
        self.assertEqual(binary_search([], 1, None), None)

    def test_where_a_value_belongs(self):
        self.assertEqual(lower_bound([1, 3, 3, 7], 3), 1)
        self.assertEqual(upper_bound([1, 3, 3, 7], 3), 3)
        self.assertEqual(lower_bound([1, 3], 9), 2)
        self.assertEqual(upper_bound([2, 3], 1), 0)
        self.assertEqual(count_occurrences([1, 3, 3, 3, 7], 3), 3)
        self.assertEqual(count_occurrences([1, 3], 2), 0)

    def test_readings_that_differ(self):
        self.assertEqual(binary_search_for_any([1, 2, 2, 2, 3, 4], 2), 2)
        self.assertEqual(binary_search_for_any([1, 3], 3), 1)
        self.assertEqual(binary_search_for_any([1, 3], 1), 0)
        self.assertEqual(binary_search_for_any([1, 3], 2), -1)
        self.assertEqual(binary_search_for_any([], 2, 99), 99)
        self.assertEqual(last_occurrence([1, 2, 2, 3], 2), 2)
        self.assertEqual(last_occurrence([1, 3], 2), -1)
        self.assertEqual(last_occurrence([2], 1, 9), 9)
        self.assertEqual(first_and_last_place([1, 2, 2, 3], 2), [1, 2])
        self.assertEqual(first_and_last_place([], 2), [-1, -1])
        self.assertEqual(insertion_point([1, 2, 2, 3], 2), 1)
        self.assertEqual(insertion_point([1, 2, 2, 3], 2, True), 3)


if __name__ == "__main__":
    unittest.main()
