import unittest

from text_compare import (
    are_equal_texts,
    are_similar_texts,
    starts_with_text,
    ends_with_text,
    contains_text,
    either_ends_with,
    contains_word,
    is_reverse_of,
    longer_text,
    shorter_text,
    compare_texts,
    alphabetically_first,
    alphabetically_last,
    without_prefix,
    without_suffix,
    ensure_prefix,
    ensure_suffix,
    longer_text_or_one,
    longer_text_or_two,
    shorter_text_or_one,
    shorter_text_or_two,
    contains_word_as_is,
)


class TextCompareTest(unittest.TestCase):
    def test_tests(self):
        self.assertEqual(are_equal_texts("Hello", "hELLO"), True)
        self.assertEqual(are_equal_texts("Hello", "hELLO", False), False)
        self.assertEqual(are_equal_texts("a", "b"), False)
        self.assertEqual(are_similar_texts("Hello, World!", "helloworld"), True)
        self.assertEqual(are_similar_texts("a", "b"), False)
        self.assertEqual(starts_with_text("Hello", "he"), True)
        self.assertEqual(starts_with_text("Hello", "he", False), False)
        self.assertEqual(ends_with_text("Hello", "LO"), True)
        self.assertEqual(ends_with_text("Hello", "LO", False), False)
        self.assertEqual(contains_text("Hello", "ELL"), True)
        self.assertEqual(contains_text("Hello", "ELL", False), False)
        self.assertEqual(either_ends_with("bc", "ABC"), True)
        self.assertEqual(either_ends_with("Hi", "there"), False)
        self.assertEqual(either_ends_with("bc", "ABC", False), False)
        self.assertEqual(contains_word("The cat sat.", "SAT"), True)
        self.assertEqual(contains_word("The cat sat.", "at"), False)
        self.assertEqual(contains_word("The cat", "the", False), False)
        self.assertEqual(is_reverse_of("Stop", "pots"), True)
        self.assertEqual(is_reverse_of("Stop", "pots", False), False)

    def test_which(self):
        self.assertEqual(longer_text("abc", "de"), "abc")
        self.assertEqual(longer_text("a", "b"), "equal")
        self.assertEqual(shorter_text("abc", "de"), "de")
        self.assertEqual(shorter_text("a", "b", None), None)
        self.assertEqual(compare_texts("apple", "Banana"), -1)
        self.assertEqual(compare_texts("a", "A"), 0)
        self.assertEqual(compare_texts("a", "A", False), 1)
        self.assertEqual(alphabetically_first(["pear", "Apple", "fig"]), "Apple")
        self.assertEqual(alphabetically_first(["b", "C"], False), "C")
        self.assertEqual(alphabetically_first([]), "")
        self.assertEqual(alphabetically_last(["pear", "Apple", "Zoe"]), "Zoe")
        self.assertEqual(alphabetically_last(["b", "C"], False), "b")

    def test_ends(self):
        self.assertEqual(without_prefix("unhappy", "un"), "happy")
        self.assertEqual(without_prefix("happy", "un"), "happy")
        self.assertEqual(without_suffix("file.txt", ".txt"), "file")
        self.assertEqual(without_suffix("file", ".txt"), "file")
        self.assertEqual(ensure_prefix("x.org", "https://"), "https://x.org")
        self.assertEqual(ensure_prefix("https://x.org", "https://"), "https://x.org")
        self.assertEqual(ensure_suffix("folder", "/"), "folder/")
        self.assertEqual(ensure_suffix("folder/", "/"), "folder/")

    def test_other_readings(self):
        self.assertEqual(longer_text_or_one("ab", "cd"), "ab")
        self.assertEqual(longer_text_or_one("a", "cd"), "cd")
        self.assertEqual(longer_text_or_two("ab", "cd"), "cd")
        self.assertEqual(shorter_text_or_one("ab", "cd"), "ab")
        self.assertEqual(shorter_text_or_one("abc", "cd"), "cd")
        self.assertEqual(shorter_text_or_two("ab", "cd"), "cd")
        self.assertEqual(contains_word_as_is("a cat, b", "cat"), False)
        self.assertEqual(contains_word_as_is("a Cat b", "cat"), True)
        self.assertEqual(contains_word_as_is("a Cat b", "cat", False), False)


if __name__ == "__main__":
    unittest.main()
