import unittest

from prose_list import (
    list_in_words,
    oxford_list,
    list_with_or,
    list_with_ampersand,
    names_in_words,
    list_with_others,
    list_with_more,
    likes_text,
    quoted_list,
    items_of_prose,
    list_in_words_by_all,
    list_in_words_from_two,
    list_in_words_without,
)


class ProseListTest(unittest.TestCase):
    def test_joined(self):
        self.assertEqual(list_in_words(["a", "b", "c"]), "a, b and c")
        self.assertEqual(list_in_words(["a", "b"]), "a and b")
        self.assertEqual(list_in_words(["a"]), "a")
        self.assertEqual(list_in_words([]), "")
        self.assertEqual(list_in_words([], "and", False, "nobody"), "nobody")
        self.assertEqual(list_in_words([1, 2, 3], "or"), "1, 2 or 3")
        self.assertEqual(list_in_words(["a", "b", "c"], "and", True), "a, b, and c")
        self.assertEqual(oxford_list(["a", "b", "c"]), "a, b, and c")
        self.assertEqual(oxford_list(["a", "b"]), "a and b")
        self.assertEqual(list_with_or(["a", "b", "c"]), "a, b or c")
        self.assertEqual(list_with_ampersand(["a", "b", "c"]), "a, b & c")
        self.assertEqual(names_in_words([{"name": "Ann"}, {"name": "Bob"}]), "Ann and Bob")
        self.assertEqual(quoted_list(["a", "b"]), "\"a\" and \"b\"")

    def test_shortened(self):
        self.assertEqual(list_with_others(["a", "b", "c", "d"]), "a, b and 2 others")
        self.assertEqual(list_with_others(["a", "b", "c"]), "a, b and 1 other")
        self.assertEqual(list_with_others(["a", "b"]), "a and b")
        self.assertEqual(list_with_others(["a", "b", "c"], 1, True), "a and 2 others")
        self.assertEqual(list_with_more(["a", "b", "c", "d"]), "a, b, +2 more")
        self.assertEqual(list_with_more(["a", "b"]), "a, b")
        self.assertEqual(likes_text([]), "no one likes this")
        self.assertEqual(likes_text(["Peter"]), "Peter likes this")
        self.assertEqual(likes_text(["Jacob", "Alex"]), "Jacob and Alex like this")
        self.assertEqual(likes_text(["Max", "John", "Mark"]), "Max, John and Mark like this")
        self.assertEqual(likes_text(["Alex", "Jacob", "Mark", "Max"]), "Alex, Jacob and 2 others like this")

    def test_split(self):
        self.assertEqual(items_of_prose("a, b and c"), ["a", "b", "c"])
        self.assertEqual(items_of_prose("sand, b, and c or d"), ["sand", "b", "c", "d"])
        self.assertEqual(items_of_prose(""), [])

    def test_other_readings(self):
        self.assertEqual(list_in_words_by_all(["a", "b", "c"]), "a and b and c")
        self.assertEqual(list_in_words_by_all([]), "")
        self.assertEqual(list_in_words_by_all([1, 2], "or"), "1 or 2")
        self.assertEqual(list_in_words_from_two(["a", "b"]), "a, and b")
        self.assertEqual(list_in_words_from_two(["a", "b", "c"], "or"), "a, b, or c")
        self.assertEqual(list_in_words_from_two(["a"]), "a")
        self.assertEqual(list_in_words_from_two([]), "")
        self.assertEqual(list_in_words_without(["a", "", "b", None]), "a and b")
        self.assertEqual(list_in_words_without(["a", "b", "c"], "or", True), "a, b, or c")
        self.assertEqual(list_in_words_without([""]), "")


if __name__ == "__main__":
    unittest.main()
