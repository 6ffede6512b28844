import unittest

from permutations_and_combinations import (
    permutations,
    combinations,
    combinations_with_repeats,
    arrangements,
    text_permutations,
    next_permutation,
    permutations_only_one,
    text_permutations_as_is,
    combinations_only_one,
)


class PermutationsAndCombinationsTest(unittest.TestCase):
    def test_permutations(self):
        self.assertEqual(
            permutations([1, 2, 3]),
            [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]],
        )
        self.assertEqual(permutations([]), [[]])
        self.assertEqual(text_permutations("cba"), ["abc", "acb", "bac", "bca", "cab", "cba"])
        self.assertEqual(text_permutations("aab"), ["aab", "aba", "baa"])
        self.assertEqual(text_permutations("aa", False), ["aa", "aa"])
        self.assertEqual(arrangements([1, 2, 3]), [[1, 2], [1, 3], [2, 1], [2, 3], [3, 1], [3, 2]])
        self.assertEqual(arrangements([1, 2], 0), [[]])
        self.assertEqual(arrangements([1, 2], 1), [[1], [2]])

    def test_combinations(self):
        self.assertEqual(combinations([1, 2, 3]), [[1, 2], [1, 3], [2, 3]])
        self.assertEqual(
            combinations(["a", "b", "c", "d"], 3),
            [["a", "b", "c"], ["a", "b", "d"], ["a", "c", "d"], ["b", "c", "d"]],
        )
        self.assertEqual(combinations([1, 2], 0), [[]])
        self.assertEqual(combinations([1], 2), [])
        self.assertEqual(combinations_with_repeats([1, 2]), [[1, 1], [1, 2], [2, 2]])
        self.assertEqual(combinations_with_repeats([1, 2], 0), [[]])

    def test_the_next_order(self):
        self.assertEqual(next_permutation([1, 2, 3]), [1, 3, 2])
        self.assertEqual(next_permutation([1, 3, 2]), [2, 1, 3])
        self.assertEqual(next_permutation([3, 2, 1]), [1, 2, 3])
        self.assertEqual(next_permutation([1, 1, 5]), [1, 5, 1])
        self.assertEqual(next_permutation([]), [])

    def test_other_readings(self):
        self.assertEqual(permutations_only_one([1, 1, 2]), [[1, 1, 2], [1, 2, 1], [2, 1, 1]])
        self.assertEqual(text_permutations_as_is("ba"), ["ba", "ab"])
        self.assertEqual(text_permutations_as_is("aa"), ["aa", "aa"])
        self.assertEqual(text_permutations_as_is("aa", True), ["aa"])
        self.assertEqual(combinations_only_one([1, 1, 2]), [[1, 1], [1, 2]])
        self.assertEqual(combinations_only_one([1, 2], 1), [[1], [2]])


if __name__ == "__main__":
    unittest.main()
