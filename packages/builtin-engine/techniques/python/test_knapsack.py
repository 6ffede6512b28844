import unittest

from knapsack import knapsack, knapsack_of, knapsack_of_both, knapsack_of_each


class KnapsackTest(unittest.TestCase):
    def test_the_most_value_within_the_limit(self):
        self.assertEqual(knapsack([[1, 1], [3, 4], [4, 5], [5, 7]], 7), (9, [1, 2]))
        self.assertEqual(knapsack([[10, 60], [20, 100], [30, 120]], 50), (220, [1, 2]))
        self.assertEqual(knapsack([[5, 10], [4, 40], [6, 30], [3, 50]], 10), (90, [1, 3]))

    def test_items_taken_once_or_again(self):
        self.assertEqual(knapsack([[2, 3]], 7), (3, [0]))
        self.assertEqual(knapsack([[2, 3]], 7, True), (9, [0, 0, 0]))
        self.assertEqual(knapsack([[5, 10], [3, 5]], 11, True), (20, [0, 0]))

    def test_nothing_fits_nothing_is_there(self):
        self.assertEqual(knapsack([[5, 10]], 4), (0, []))
        self.assertEqual(knapsack([[5, 10]], 5), (10, [0]))
        self.assertEqual(knapsack([], 10), (0, []))
        self.assertEqual(knapsack([[0, 3]], 0), (3, [0]))

    def test_worthless_items_are_left_odd_ones_refused(self):
        self.assertEqual(knapsack([[1, 0], [1, -5]], 3), (0, []))
        with self.assertRaises(ValueError):
            knapsack([[1, 1]], -1)
        with self.assertRaises(ValueError):
            knapsack([[-1, 1]], 3)

    def test_readings_that_differ(self):
        self.assertEqual(knapsack_of([[2, 3], [3, 4]], 4), 4)
        self.assertEqual(knapsack_of([[2, 3], [3, 4]], 4, True), 6)
        self.assertEqual(knapsack_of_both([2, 3], [3, 4], 5), 7)
        self.assertEqual(knapsack_of_both([2, 3], [3, 4], 4, True), 6)
        self.assertEqual(knapsack_of_both([2, 3], [3, 4], 4), 4)
        self.assertEqual(knapsack_of_each([{"weight": 2, "value": 3}], 4), 3)
        self.assertEqual(knapsack_of_each([{"weight": 2, "value": 3}], 4, True), 6)


if __name__ == "__main__":
    unittest.main()
