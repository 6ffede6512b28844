import unittest

from common_letters import (
    common_letters,
    common_letters_sorted,
    count_common_letters,
    letters_in_all,
    letters_only_in_first,
    letters_in_one_only,
    added_letter,
    use_same_letters,
    common_words,
    count_common_words,
    uncommon_words,
    all_letters_sorted,
)


class CommonLettersTest(unittest.TestCase):
    def test_letters(self):
        self.assertEqual(common_letters("Hello", "world"), ["l", "o"])
        self.assertEqual(common_letters("hello", "lil l", True), ["l", "l"])
        self.assertEqual(common_letters("aB", "b", False, False), [])
        self.assertEqual(common_letters("", "a"), [])
        self.assertEqual(common_letters_sorted("world", "Old"), "dlo")
        self.assertEqual(common_letters_sorted("aab", "aa", True), "aa")
        self.assertEqual(count_common_letters("hello", "yellow"), 3)
        self.assertEqual(count_common_letters("hello", "yellow", True), 4)
        self.assertEqual(count_common_letters("aa", "aa"), 1)
        self.assertEqual(count_common_letters("aA", "a", False, False), 1)
        self.assertEqual(letters_in_all(["bella", "label", "roller"]), ["e", "l", "l"])
        self.assertEqual(letters_in_all(["bella", "label", "roller"], False), ["e", "l"])
        self.assertEqual(letters_in_all([]), [])
        self.assertEqual(letters_only_in_first("Hello", "help"), ["o"])
        self.assertEqual(letters_only_in_first("A", "a", False), ["A"])
        self.assertEqual(letters_in_one_only("abc", "bcd"), ["a", "d"])
        self.assertEqual(added_letter("abcd", "abecd"), "e")
        self.assertEqual(added_letter("aa", "a"), "a")
        self.assertEqual(added_letter("ab", "ba"), "")
        self.assertEqual(use_same_letters("aab", "bA"), True)
        self.assertEqual(use_same_letters("aab", "bA", False), False)
        self.assertEqual(all_letters_sorted("hello", "Bob"), "behlo")

    def test_words(self):
        self.assertEqual(common_words("The cat sat", "a cat on the mat"), ["the", "cat"])
        self.assertEqual(common_words("", "a"), [])
        self.assertEqual(count_common_words("The cat sat", "a cat on the mat"), 2)
        self.assertEqual(uncommon_words("this apple is sweet", "this apple is sour"), ["sweet", "sour"])


if __name__ == "__main__":
    unittest.main()
