import unittest

from letter_counts import (
    character_counts,
    letter_counts,
    first_unique_character,
    first_unique_index,
    first_repeated_character,
    most_common_character,
    is_isogram,
    has_unique_characters,
    missing_letters,
    is_pangram,
    count_unique_characters,
)


class LetterCountsTest(unittest.TestCase):
    def test_counts_of_each_character_or_letter(self):
        self.assertEqual(character_counts("hello"), {"h": 1, "e": 1, "l": 2, "o": 1})
        self.assertEqual(character_counts("Aa a"), {"A": 1, "a": 2, " ": 1})
        self.assertEqual(character_counts(""), {})
        self.assertEqual(letter_counts("Hello, you!"), {"h": 1, "e": 1, "l": 2, "o": 2, "y": 1, "u": 1})
        self.assertEqual(count_unique_characters("banana"), 3)

    def test_unique_repeated_and_common_characters(self):
        self.assertEqual(first_unique_character("swiss"), "w")
        self.assertEqual(first_unique_character("aabb"), None)
        self.assertEqual(first_unique_character("", "none"), "none")
        self.assertEqual(first_unique_index("loveleetcode"), 2)
        self.assertEqual(first_unique_index("aabb"), -1)
        self.assertEqual(first_repeated_character("abcbda"), "b")
        self.assertEqual(first_repeated_character("abc"), None)
        self.assertEqual(most_common_character("hello world"), "l")
        self.assertEqual(most_common_character("abab"), "a")
        self.assertEqual(most_common_character(""), None)

    def test_isograms_and_pangrams(self):
        self.assertEqual(is_isogram("Dermatoglyphics"), True)
        self.assertEqual(is_isogram("moOse"), False)
        self.assertEqual(is_isogram("six-year-old"), True)
        self.assertEqual(has_unique_characters("abcA"), True)
        self.assertEqual(has_unique_characters("hello"), False)
        self.assertEqual(is_pangram("The quick brown fox jumps over the lazy dog."), True)
        self.assertEqual(is_pangram("Hello"), False)
        self.assertEqual(missing_letters("The quick brown fox jumps over the dog"), "alyz")


if __name__ == "__main__":
    unittest.main()
