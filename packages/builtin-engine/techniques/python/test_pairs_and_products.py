import unittest

from pairs_and_products import (
    two_sum,
    pair_with_sum,
    has_pair_with_sum,
    all_pairs,
    pairs_with_sum,
    count_pairs_with_sum,
    count_pairs_with_difference,
    count_equal_pairs,
    three_sum,
    cartesian_product,
    zip_object,
    unzip,
)


class PairsAndProductsTest(unittest.TestCase):
    def test_a_pair_with_a_sum(self):
        self.assertEqual(two_sum([2, 7, 11, 15], 9), [0, 1])
        self.assertEqual(two_sum([3, 3], 6), [0, 1])
        self.assertEqual(two_sum([1, 1, 2], 3), [0, 2])
        self.assertEqual(two_sum([1, 2], 7), None)
        self.assertEqual(two_sum([4], 8, []), [])
        self.assertEqual(pair_with_sum([1, 4, 6, 9], 10), [4, 6])
        self.assertEqual(pair_with_sum([1, 2], 7), None)
        self.assertEqual(pair_with_sum([], 7, []), [])
        self.assertEqual(has_pair_with_sum([1, 4, 6], 10), True)
        self.assertEqual(has_pair_with_sum([1, 4, 6], 8), False)

    def test_all_pairs(self):
        self.assertEqual(all_pairs([1, 2, 3]), [[1, 2], [1, 3], [2, 3]])
        self.assertEqual(all_pairs([1]), [])
        self.assertEqual(pairs_with_sum([1, 5, 7, -1, 5], 6), [[1, 5], [1, 5], [7, -1]])
        self.assertEqual(count_pairs_with_sum([1, 1, 1], 2), 3)
        self.assertEqual(count_pairs_with_difference([1, 5, 3, 4, 2], 2), 3)
        self.assertEqual(count_equal_pairs([1, 2, 3, 1, 1, 3]), 4)
        self.assertEqual(three_sum([-1, 0, 1, 2, -1, -4]), [[-1, -1, 2], [-1, 0, 1]])
        self.assertEqual(three_sum([1, 2, 3, 4], 8), [[1, 3, 4]])

    def test_several_lists(self):
        self.assertEqual(cartesian_product([1, 2], ["a", "b"]), [[1, "a"], [1, "b"], [2, "a"], [2, "b"]])
        self.assertEqual(cartesian_product([1], [], [2]), [])
        self.assertEqual(zip_object(["a", "b"], [1, 2]), {"a": 1, "b": 2})
        self.assertEqual(zip_object(["a", "b"], [1]), {"a": 1})
        self.assertEqual(unzip([[1, "a"], [2, "b"]]), [[1, 2], ["a", "b"]])
        self.assertEqual(unzip([]), [[], []])


if __name__ == "__main__":
    unittest.main()
