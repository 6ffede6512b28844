import unittest

from double_letters import (
    repeat_each_character,
    double_only,
    accumulate_letters,
    repeat_by_place,
    consecutive_letters,
    has_double_letter,
    count_double_letters,
    words_with_double_letters,
    deletions_to_alternate,
    stutter,
    consecutive_letters_only,
    has_double_character,
    count_the_double_letters,
    count_double_characters,
)


class DoubleLettersTest(unittest.TestCase):
    def test_written(self):
        self.assertEqual(repeat_each_character("abc"), "aabbcc")
        self.assertEqual(repeat_each_character("ab!", 3), "aaabbb!!!")
        self.assertEqual(repeat_each_character(""), "")
        self.assertEqual(double_only("banana", "an"), "baannaannaa")
        self.assertEqual(accumulate_letters("abcd"), "A-Bb-Ccc-Dddd")
        self.assertEqual(accumulate_letters("RqA", " "), "R Qq Aaa")
        self.assertEqual(accumulate_letters(""), "")
        self.assertEqual(repeat_by_place("abc"), "abbccc")
        self.assertEqual(stutter("incredible"), "in... in... incredible?")
        self.assertEqual(stutter("hm", "!", 1), "hm... hm!")

    def test_found(self):
        self.assertEqual(consecutive_letters("bookkeeper aaa"), ["o", "k", "e", "a"])
        self.assertEqual(consecutive_letters("aabbbcccc", 3), ["b", "c"])
        self.assertEqual(has_double_letter("Aardvark", True), True)
        self.assertEqual(has_double_letter("level 11"), False)
        self.assertEqual(count_double_letters("bookkeeper"), 3)
        self.assertEqual(count_double_letters("aaa"), 1)
        self.assertEqual(words_with_double_letters("a good book, my dear"), ["good", "book"])
        self.assertEqual(words_with_double_letters(["all", "of"]), ["all"])
        self.assertEqual(deletions_to_alternate("AAABBB"), 4)
        self.assertEqual(deletions_to_alternate("ABAB"), 0)

    def test_readings_that_differ(self):
        self.assertEqual(consecutive_letters("aaab bb", 2), ["a", "b"])
        self.assertEqual(consecutive_letters("", 1), [])
        self.assertEqual(consecutive_letters_only("aaabbcbb"), ["b", "b"])
        self.assertEqual(consecutive_letters_only("aaabb", 3), ["a"])
        self.assertEqual(has_double_letter("Aardvark"), False)
        self.assertEqual(has_double_letter("boot 11"), True)
        self.assertEqual(has_double_character("level 11"), True)
        self.assertEqual(has_double_character("level 1"), False)
        self.assertEqual(has_double_character("Aa", True), True)
        self.assertEqual(has_double_character("Aa"), False)
        self.assertEqual(count_double_letters("aaaa"), 2)
        self.assertEqual(count_double_letters("aaaa", False, True), 3)
        self.assertEqual(count_double_letters("Aab11"), 0)
        self.assertEqual(count_double_letters("Aab11", True), 1)
        self.assertEqual(count_the_double_letters("aaaabb c"), 2)
        self.assertEqual(count_the_double_letters("Aa"), 0)
        self.assertEqual(count_the_double_letters("Aa", True), 1)
        self.assertEqual(count_double_characters("aaa11"), 3)
        self.assertEqual(count_double_characters("aA", True), 1)
        self.assertEqual(count_double_characters(""), 0)
        self.assertEqual(words_with_double_letters("Eek a book"), ["book"])
        self.assertEqual(words_with_double_letters("Eek a book", True), ["Eek", "book"])


if __name__ == "__main__":
    unittest.main()
