import unittest

from subarray_sum import (
    count_subarrays_with_sum,
    subarray_with_sum,
    longest_subarray_with_sum,
    shortest_subarray_at_least,
    product_except_self,
    sum_except_self,
    equilibrium_index,
    max_product_subarray,
)


class SubarraySumTest(unittest.TestCase):
    def test_parts_with_a_sum(self):
        self.assertEqual(count_subarrays_with_sum([1, 1, 1], 2), 2)
        self.assertEqual(count_subarrays_with_sum([1, -1, 0], 0), 3)
        self.assertEqual(count_subarrays_with_sum([], 0), 0)
        self.assertEqual(subarray_with_sum([1, 4, 20, 3, 10, 5], 33), [20, 3, 10])
        self.assertEqual(subarray_with_sum([1, 2], 9), None)
        self.assertEqual(longest_subarray_with_sum([10, 5, 2, 7, 1, 9], 15), 4)
        self.assertEqual(longest_subarray_with_sum([1], 9), 0)
        self.assertEqual(shortest_subarray_at_least(7, [2, 3, 1, 2, 4, 3]), 2)
        self.assertEqual(shortest_subarray_at_least(4, [1, 4, 4]), 1)
        self.assertEqual(shortest_subarray_at_least(11, [1, 1]), 0)

    def test_all_but_one(self):
        self.assertEqual(product_except_self([1, 2, 3, 4]), [24, 12, 8, 6])
        self.assertEqual(product_except_self([0, 2, 3]), [6, 0, 0])
        self.assertEqual(product_except_self([]), [])
        self.assertEqual(sum_except_self([1, 2, 3]), [5, 4, 3])

    def test_balance_and_products(self):
        self.assertEqual(equilibrium_index([1, 7, 3, 6, 5, 6]), 3)
        self.assertEqual(equilibrium_index([2, 1, -1]), 0)
        self.assertEqual(equilibrium_index([1, 2, 3]), -1)
        self.assertEqual(equilibrium_index([1, 2], None), None)
        self.assertEqual(max_product_subarray([2, 3, -2, 4]), 6)
        self.assertEqual(max_product_subarray([-2, 3, -4]), 24)
        self.assertEqual(max_product_subarray([-2]), -2)
        self.assertEqual(max_product_subarray([]), 0)


if __name__ == "__main__":
    unittest.main()
