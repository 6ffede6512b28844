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
    common_characters,
    count_common_characters,
    common_words_only,
    count_common_words_only,
    uncommon_words_only,
    uncommon_words_in_one,
    common_letters_only,
    common_letters_as_text,
)


class CommonLettersTest(unittest.TestCase):
    def test_letters(self):
        self.assertEqual(common_letters("Hello", "world"), ["l", "o"])
        self.assertEqual(common_letters("hello", "lil l", False, True), ["l", "l"])
        self.assertEqual(common_letters("aB", "b", False, False), [])
        self.assertEqual(common_letters("", "a"), [])
        self.assertEqual(common_letters_sorted("world", "Old", True), "dlo")
        self.assertEqual(common_letters_sorted("aab", "aa", False, True), "aa")
        self.assertEqual(count_common_letters("hello", "yellow"), 3)
        self.assertEqual(count_common_letters("hello", "yellow", False, True), 4)
        self.assertEqual(count_common_letters("aa", "aa"), 1)
        self.assertEqual(count_common_letters("aA", "a", False, False), 1)
        self.assertEqual(letters_in_all(["bella", "label", "roller"]), ["e", "l", "l"])
        self.assertEqual(letters_in_all(["bella", "label", "roller"], False), ["e", "l"])
        self.assertEqual(letters_in_all([]), [])
        self.assertEqual(letters_only_in_first("Hello", "help", True), ["o"])
        self.assertEqual(letters_only_in_first("A", "a"), ["A"])
        self.assertEqual(letters_in_one_only("abc", "bcd"), ["a", "d"])
        self.assertEqual(added_letter("abcd", "abecd"), "e")
        self.assertEqual(added_letter("aa", "a"), "a")
        self.assertEqual(added_letter("ab", "ba"), "")
        self.assertEqual(use_same_letters("aab", "bA", True), True)
        self.assertEqual(use_same_letters("aab", "bA", False), False)
        self.assertEqual(all_letters_sorted("hello", "Bob"), "behlo")

    def test_words(self):
        self.assertEqual(common_words("The cat sat", "a cat on the mat", True), ["the", "cat"])
        self.assertEqual(common_words("", "a"), [])
        self.assertEqual(count_common_words("The cat sat", "a cat on the mat", True), 2)
        self.assertEqual(uncommon_words("this apple is sweet", "this apple is sour"), ["sweet", "sour"])

    def test_readings_that_differ(self):
        self.assertEqual(common_letters("Hello", "hL"), [])
        self.assertEqual(common_letters("Hello", "hL", True), ["h", "l"])
        self.assertEqual(common_letters("a b", "b a"), ["a", "b"])
        self.assertEqual(common_characters("a-b A", "b - a"), ["a", "-", "b", " "])
        self.assertEqual(common_characters("aaA", "aA", True), ["a"])
        self.assertEqual(common_characters("aab", "aa", False, True), ["a", "a"])
        self.assertEqual(count_common_characters("a b", "b a"), 3)
        self.assertEqual(count_common_characters("aa", "aA", True), 1)
        self.assertEqual(count_common_characters("aa", "aa", False, True), 2)
        self.assertEqual(count_common_letters("aA", "a"), 1)
        self.assertEqual(count_common_letters("A", "a"), 0)
        self.assertEqual(letters_in_all(["Bell", "bl"]), ["l"])
        self.assertEqual(use_same_letters("aab", "bA"), False)
        self.assertEqual(common_words("The cat, sat", "the cat sat"), ["sat"])
        self.assertEqual(common_words("The cat", "the", True), ["the"])
        self.assertEqual(common_words_only("The cat, sat.", "the CAT sat"), ["the", "cat", "sat"])
        self.assertEqual(common_words_only("The cat, sat.", "the cat sat", False), ["cat", "sat"])
        self.assertEqual(count_common_words("The cat", "the cat"), 1)
        self.assertEqual(count_common_words_only("The cat,", "the cat"), 2)
        self.assertEqual(count_common_words_only("The cat,", "the cat", False), 1)
        self.assertEqual(uncommon_words("this apple", "This apple sour sour"), ["this", "This"])
        self.assertEqual(uncommon_words("this apple", "This apple", True), [])
        self.assertEqual(uncommon_words_only("an apple.", "An apple now"), ["now"])
        self.assertEqual(uncommon_words_only("an apple.", "An apple", False), ["an", "An"])
        self.assertEqual(uncommon_words_in_one("a a b", "b c c"), ["a", "c"])
        self.assertEqual(uncommon_words_in_one("A b", "a b", True), [])
        self.assertEqual(all_letters_sorted("bA", "a", False), "Aab")

    def test_letters_alone(self):
        self.assertEqual(common_letters_only("a-1b", "b1-a"), ["a", "b"])
        self.assertEqual(common_letters_only("A1", "a1", True), ["a"])
        self.assertEqual(common_letters_only("aa", "aa", False, True), ["a", "a"])
        self.assertEqual(common_letters_as_text("hello", "low"), "lo")
        self.assertEqual(common_letters_as_text("Hi", "ih", True), "hi")
        self.assertEqual(common_letters_as_text("ll", "ll", False, True), "ll")


if __name__ == "__main__":
    unittest.main()
