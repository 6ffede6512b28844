import unittest

from anagram_groups import (
    anagram_groups,
    are_anagrams,
    is_anagram_of,
    group_anagrams,
    group_anagrams_sorted,
    anagrams_of,
)


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
        self.assertEqual(are_anagrams("Dusty", "study", True), True)
        self.assertEqual(are_anagrams("", ""), True)
        self.assertEqual(are_anagrams("été", "tée"), False)
        self.assertEqual(anagram_groups(["constructor", "a"], 1), [["constructor"], ["a"]])

    def test_readings_that_differ(self):
        self.assertEqual(are_anagrams("Listen", "Silent"), False)
        self.assertEqual(are_anagrams("Listen", "Silent", True), True)
        self.assertEqual(are_anagrams("a gentleman", "elegant man"), True)
        self.assertEqual(are_anagrams("dirty room", "dormitory"), False)
        self.assertEqual(are_anagrams("Dirty room!", "dormitory", False, True), True)
        self.assertEqual(are_anagrams("ab", "abb"), False)
        self.assertEqual(are_anagrams("", ""), True)
        self.assertEqual(is_anagram_of("Tea", "tea"), False)
        self.assertEqual(is_anagram_of("tea", "eat"), True)
        self.assertEqual(is_anagram_of("te a", "eat", True), True)
        self.assertEqual(is_anagram_of("te a", "eat"), False)
        self.assertEqual(group_anagrams(["Eat", "tea", "ate", "bat"]), [["Eat"], ["tea", "ate"], ["bat"]])
        self.assertEqual(group_anagrams(["Eat", "tea", "bat"], True), [["Eat", "tea"], ["bat"]])
        self.assertEqual(group_anagrams(["eat", "tea", "bat"], False, True), [["eat", "tea"]])
        self.assertEqual(group_anagrams_sorted(["tea", "eat", "bat"]), [["bat"], ["eat", "tea"]])
        self.assertEqual(group_anagrams_sorted(["tea", "eat", "bat"], True), [["eat", "tea"]])
        self.assertEqual(anagrams_of("tea", ["eat", "Tea", "toe"]), ["eat"])
        self.assertEqual(anagrams_of("tea", ["eat", "Tea", "toe"], True), ["eat", "Tea"])


if __name__ == "__main__":
    unittest.main()
