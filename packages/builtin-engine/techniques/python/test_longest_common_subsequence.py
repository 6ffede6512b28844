import unittest

from longest_common_subsequence import (
    longest_common_subsequence,
    longest_common_subsequence_length,
    longest_common_subsequence_as_one,
    longest_common_substring,
    longest_common_substring_length,
)


class LongestCommonSubsequenceTest(unittest.TestCase):
    def test_known_subsequences(self):
        self.assertEqual(longest_common_subsequence("AGGTAB", "GXTXAYB"), ["G", "T", "A", "B"])
        self.assertEqual(
            longest_common_subsequence("nematode knowledge", "empty bottle"),
            ["e", "m", "t", " ", "o", "l", "e"],
        )
        self.assertEqual(longest_common_subsequence([1, 2, 3, 4], [2, 4, 3, 4]), [2, 3, 4])

    def test_the_order_counts(self):
        self.assertEqual(longest_common_subsequence("ab", "ba"), ["b"])
        self.assertEqual(longest_common_subsequence("abc", "abc"), ["a", "b", "c"])

    def test_nothing_in_common(self):
        self.assertEqual(longest_common_subsequence("abc", "xyz"), [])
        self.assertEqual(longest_common_subsequence("", "abc"), [])
        self.assertEqual(longest_common_subsequence([], []), [])

    def test_another_known_pair(self):
        self.assertEqual(longest_common_subsequence("XMJYAUZ", "MZJAWXU"), ["M", "J", "A", "U"])
        self.assertEqual(longest_common_subsequence("abcd", "acbd"), ["a", "c", "d"])

    def test_other_readings(self):
        self.assertEqual(longest_common_subsequence_length("abcbdab", "bdcaba"), 4)
        self.assertEqual(longest_common_subsequence_as_one("axbyc", "abc"), "abc")
        self.assertEqual(longest_common_subsequence_as_one("", "abc"), "")
        self.assertEqual(longest_common_substring("xabcy", "zabcab"), "abc")
        self.assertEqual(longest_common_substring("ab cd", "cd ab"), "ab")
        self.assertEqual(longest_common_substring("a", "b"), "")
        self.assertEqual(longest_common_substring_length("xabcy", "zabcab"), 3)


if __name__ == "__main__":
    unittest.main()
