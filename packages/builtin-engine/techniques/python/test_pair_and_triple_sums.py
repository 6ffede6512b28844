import unittest

from pair_and_triple_sums import (
    pair_indexes,
    unique_pairs,
    count_unique_pairs,
    disjoint_pairs,
    count_pairs_divisible,
    closest_pair_sum,
    count_triples,
    first_triple,
    has_triple,
    closest_triple_sum,
    largest_product_of_three,
    pythagorean_triples,
    is_right_triangle,
)


class PairAndTripleSumsTest(unittest.TestCase):
    def test_pairs(self):
        self.assertEqual(pair_indexes([2, 7, 11, 15, -2], 9), [[0, 1], [2, 4]])
        self.assertEqual(pair_indexes([1, -1]), [[0, 1]])
        self.assertEqual(unique_pairs([1, 5, 3, 3, 3, 5, 1], 6), [[1, 5], [3, 3]])
        self.assertEqual(unique_pairs([2, -2]), [[-2, 2]])
        self.assertEqual(count_unique_pairs([1, 5, 3, 3, 1, 5], 6), 2)
        self.assertEqual(count_unique_pairs([]), 0)
        self.assertEqual(disjoint_pairs([1, 3, 2, 2, 3, 4], 5), [[1, 4], [3, 2], [2, 3]])
        self.assertEqual(disjoint_pairs([1, 4, 4], 5), [[1, 4]])
        self.assertEqual(count_pairs_divisible([1, 3, 2, 6, 1, 2]), 5)
        self.assertEqual(count_pairs_divisible([1, 2, 3], 4), 1)
        self.assertEqual(closest_pair_sum([1, 4, 8], 10), [1, 8])
        self.assertEqual(closest_pair_sum([-3, 5, 1]), [-3, 5])
        self.assertEqual(closest_pair_sum([1], 2), None)

    def test_triples(self):
        self.assertEqual(count_triples([1, 2, 3, 4, 5], 9), 2)
        self.assertEqual(count_triples([0, 0, 0]), 1)
        self.assertEqual(first_triple([1, 2, 3, 4, 5], 9), [1, 3, 5])
        self.assertEqual(first_triple([1, 2], 3), None)
        self.assertEqual(has_triple([1, 2, 3], 6), True)
        self.assertEqual(has_triple([1, 2, 3], 7), False)
        self.assertEqual(closest_triple_sum([-1, 2, 1, -4], 1), 2)
        self.assertEqual(closest_triple_sum([1, 1, 1, 2]), 3)
        self.assertEqual(closest_triple_sum([1, 2]), None)
        self.assertEqual(largest_product_of_three([-10, -10, 5, 2]), 500)
        self.assertEqual(largest_product_of_three([1, 2]), None)
        self.assertEqual(pythagorean_triples(12), [[3, 4, 5]])
        self.assertEqual(pythagorean_triples(5), [])
        self.assertEqual(is_right_triangle(5, 3, 4), True)
        self.assertEqual(is_right_triangle(2, 3, 4), False)
        self.assertEqual(is_right_triangle(0, 2, 2), False)


if __name__ == "__main__":
    unittest.main()
