import unittest

from anagram_groups import anagram_groups, are_anagrams


class AnagramGroupsTest(unittest.TestCase):
    def test_groups_keep_the_order_of_the_words(self):
        self.assertEqual(
            anagram_groups(["eat", "tea", "tan", "ate", "nat", "bat"]),
            [["eat", "tea", "ate"], ["tan", "nat"], ["bat"]],
        )
        self.assertEqual(anagram_groups(["Listen", "Silent", "google"], 2), [["Listen", "Silent"]])
        self.assertEqual(anagram_groups(["a", "b"], 2), [])
        self.assertEqual(anagram_groups([]), [])

    def test_every_letter_counts_as_often_as_it_occurs(self):
        self.assertEqual(are_anagrams("aab", "abb"), False)
        self.assertEqual(are_anagrams("Dusty", "study"), True)
        self.assertEqual(are_anagrams("", ""), True)
        self.assertEqual(are_anagrams("été", "tée"), False)
        self.assertEqual(anagram_groups(["constructor", "a"], 1), [["constructor"], ["a"]])


if __name__ == "__main__":
    unittest.main()
