import unittest

from common_prefix import (
    common_prefix,
    common_suffix,
    longest_common_prefix,
    longest_common_suffix,
    longest_common_substring,
    common_words_from_beginning,
    longest_common_substrings,
)


class CommonPrefixTest(unittest.TestCase):
    def test_of_two_texts(self):
        self.assertEqual(common_prefix("interview", "internet"), "inter")
        self.assertEqual(common_prefix("abc", "abc"), "abc")
        self.assertEqual(common_prefix("abc", "xyz"), "")
        self.assertEqual(common_prefix("ABc", "abd"), "")
        self.assertEqual(common_prefix("ABc", "abd", True), "AB")
        self.assertEqual(common_suffix("testing", "resting"), "esting")
        self.assertEqual(common_suffix("a", ""), "")

    def test_of_a_list(self):
        self.assertEqual(longest_common_prefix(["flower", "flow", "flight"]), "fl")
        self.assertEqual(longest_common_prefix(["dog", "racecar", "car"]), "")
        self.assertEqual(longest_common_prefix(["alone"]), "alone")
        self.assertEqual(longest_common_prefix([]), "")
        self.assertEqual(longest_common_suffix(["walking", "talking", "king"]), "king")
        self.assertEqual(longest_common_suffix([]), "")

    def test_inside_two_texts(self):
        self.assertEqual(longest_common_substring("ABABC", "BABCA"), "BABC")
        self.assertEqual(longest_common_substring("abxcd", "cdyab"), "ab")
        self.assertEqual(longest_common_substring("abc", "xyz"), "")
        self.assertEqual(longest_common_substring("Hello", "yELLow", True), "ello")
        self.assertEqual(longest_common_substring("", "a"), "")

    def test_readings_that_differ(self):
        self.assertEqual(common_words_from_beginning("the big  cat", "the big dog"), "the big")
        self.assertEqual(common_words_from_beginning("The cat", "the cat"), "")
        self.assertEqual(common_words_from_beginning("The cat", "the cat sat", True), "The cat")
        self.assertEqual(common_words_from_beginning("", "a"), "")
        self.assertEqual(longest_common_substrings("abxcd", "cdyab"), ["ab", "cd"])
        self.assertEqual(longest_common_substrings("ab", "xy"), [])
        self.assertEqual(longest_common_substrings("aBab", "ab", True), ["aB", "ab"])


if __name__ == "__main__":
    unittest.main()
