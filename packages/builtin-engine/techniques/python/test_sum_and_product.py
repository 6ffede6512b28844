import unittest

from sum_and_product import (
    sum_of,
    product_of,
    sum_of_powers,
    sum_of_squares,
    sum_of_positives,
    running_totals,
    differences,
    alternating_sum,
    dot_product,
    add_lists,
    sum_of_range,
    square_difference,
    product_of_or_not,
    sum_of_range_without_one,
    sum_of_range_only,
    sum_of_range_without_two,
    differences_without,
    differences_from,
    sum_of_even,
    sum_of_odd,
    sum_of_negatives,
    sum_of_absolute,
    add_lists_only,
    add_lists_at_all,
)


class SumAndProductTest(unittest.TestCase):
    def test_sums_and_products(self):
        self.assertEqual(sum_of([1, 2, 3.5]), 6.5)
        self.assertEqual(sum_of([0.1, 0.2, 0.3]), 0.6000000000000001)
        self.assertEqual(sum_of([]), 0)
        self.assertEqual(product_of([2, 3, 4]), 24)
        self.assertEqual(product_of([]), 1)
        self.assertEqual(sum_of_squares([1, 2, 3]), 14)
        self.assertEqual(sum_of_powers([1, 2, 3]), 14)
        self.assertEqual(sum_of_powers([1, 2, 3], 3), 36)
        self.assertEqual(sum_of_positives([1, -4, 7, 0, 12]), 20)
        self.assertEqual(sum_of_positives([-1]), 0)
        self.assertEqual(alternating_sum([1, 2, 3, 4]), -2)
        self.assertEqual(square_difference([1, 2, 3]), 22)
        self.assertEqual(sum_of_range(1, 100), 5050)
        self.assertEqual(sum_of_range(2, -1), 2)

    def test_lists_of_sums(self):
        self.assertEqual(running_totals([1, 2, 3, 4]), [1, 3, 6, 10])
        self.assertEqual(running_totals([]), [])
        self.assertEqual(differences([1, 4, 9, 16]), [3, 5, 7])
        self.assertEqual(differences([5]), [])

    def test_two_lists(self):
        self.assertEqual(dot_product([1, 2, 3], [4, 5, 6]), 32)
        self.assertEqual(dot_product([], []), 0)
        with self.assertRaises(ValueError):
            dot_product([1], [])
        self.assertEqual(add_lists([1, 2], [3, 4]), [4, 6])
        with self.assertRaises(ValueError):
            add_lists([1], [])

    def test_other_readings(self):
        self.assertEqual(product_of_or_not([]), 0)
        self.assertEqual(product_of_or_not([2, 3]), 6)
        self.assertEqual(sum_of_range_without_one(1, 4), 6)
        self.assertEqual(sum_of_range_without_one(4, 4), 0)
        self.assertEqual(sum_of_range_only(1, 4), 10)
        self.assertEqual(sum_of_range_only(4, 1), 0)
        self.assertEqual(sum_of_range_only(4, 4), 4)
        self.assertEqual(sum_of_range_without_two(1, 4), 5)
        self.assertEqual(sum_of_range_without_two(4, 1), 5)
        self.assertEqual(sum_of_range_without_two(1, 2), 0)
        self.assertEqual(differences_without([1, 4, 2]), [3, 2])
        self.assertEqual(differences_from([1, 4, 2]), [-3, 2])
        self.assertEqual(sum_of_even([1, 2, 3, 4]), 6)
        self.assertEqual(sum_of_odd([1, 2, -3, 4]), -2)
        self.assertEqual(sum_of_negatives([-1, 2, -3, 0]), -4)
        self.assertEqual(sum_of_absolute([-1, 2]), 3)
        self.assertEqual(add_lists_only([1, 2, 3], [1, 1]), [2, 3])
        self.assertEqual(add_lists_at_all([1, 2, 3], [1, 1]), [2, 3, 3])
        self.assertEqual(add_lists_at_all([1], [1, 1]), [2, 1])


if __name__ == "__main__":
    unittest.main()
