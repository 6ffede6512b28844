import unittest

from suggest_words import suggest_words


class SuggestWordsTest(unittest.TestCase):
    def test_the_nearest_come_first_equals_in_the_given_order(self):
        self.assertEqual(
            suggest_words("stauts", ["start", "status", "stats", "commit"]),
            ["stats", "start", "status"],
        )
        self.assertEqual(suggest_words("comit", ["commit", "merge"]), ["commit"])
        self.assertEqual(suggest_words("bat", ["cat", "bat", "hat"]), ["bat", "cat", "hat"])
        self.assertEqual(suggest_words("Push", ["push"], 0), ["push"])

    def test_too_far_is_no_suggestion(self):
        self.assertEqual(suggest_words("xyzzy", ["commit", "merge"]), [])
        self.assertEqual(suggest_words("ab", ["cd", "x"]), [])
        self.assertEqual(suggest_words("kitten", ["sitting"], 3), ["sitting"])

    def test_the_number_is_limited(self):
        self.assertEqual(suggest_words("a", ["ab", "ac", "ad", "ae"]), ["ab", "ac", "ad"])
        self.assertEqual(suggest_words("a", ["ab", "ac"], 2, 1), ["ab"])
        self.assertEqual(suggest_words("", []), [])
        self.assertEqual(suggest_words("abcdef", ["abcxyz", "abcdxy"]), ["abcdxy"])


if __name__ == "__main__":
    unittest.main()
