import unittest

from binary_search import lower_bound, upper_bound, binary_search, count_occurrences


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


if __name__ == "__main__":
    unittest.main()
