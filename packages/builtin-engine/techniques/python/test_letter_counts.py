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
    character_counts_in_any_case,
    character_counts_without_spaces,
    letter_counts_and_digits,
    letter_counts_as_is,
    first_unique_character_in_any_case,
    first_unique_letter,
    first_repeated_character_of_all,
    most_common_character_by_alphabet,
    most_common_character_or_last,
    most_common_character_to_get,
    most_common_letter,
    most_common_letter_by_alphabet,
    most_common_letter_as_it_is,
    is_isogram_with_all,
    is_isogram_as_it_is,
    has_unique_characters_in_any_case,
    is_pangram_as_it_is,
    is_perfect_pangram,
    count_unique_characters_in_any_case,
    count_unique_letters,
    count_unique_characters_only_one,
    characters_occurring_once,
    repeated_characters,
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

    def test_other_readings(self):
        self.assertEqual(character_counts_in_any_case("Aa b"), {"a": 2, " ": 1, "b": 1})
        self.assertEqual(character_counts_without_spaces("Aa b!"), {"A": 1, "a": 1, "b": 1, "!": 1})
        self.assertEqual(letter_counts_and_digits("Aa b1"), {"a": 2, "b": 1, "1": 1})
        self.assertEqual(letter_counts_as_is("Aa b1"), {"A": 1, "a": 1, "b": 1})
        self.assertEqual(first_unique_character_in_any_case("aABc"), "B")
        self.assertEqual(first_unique_character_in_any_case("aA"), None)
        self.assertEqual(first_unique_letter("aa 1b"), "b")
        self.assertEqual(first_unique_letter("aa 1"), None)
        self.assertEqual(first_repeated_character_of_all("abba"), "a")
        self.assertEqual(first_repeated_character_of_all("abc", ""), "")
        self.assertEqual(most_common_character_by_alphabet("bbaac"), "a")
        self.assertEqual(most_common_character_by_alphabet(""), None)
        self.assertEqual(most_common_character_or_last("aabb"), "b")
        self.assertEqual(most_common_character_to_get("abba"), "b")
        self.assertEqual(most_common_character_to_get("", ""), "")
        self.assertEqual(most_common_letter("B b  a 1"), "b")
        self.assertEqual(most_common_letter_by_alphabet("Bb aa"), "a")
        self.assertEqual(most_common_letter_as_it_is("B b aa  "), "a")
        self.assertEqual(most_common_letter_as_it_is("Bbbaaa"), "a")
        self.assertEqual(is_isogram_with_all("a b c"), False)
        self.assertEqual(is_isogram_with_all("ab c"), True)
        self.assertEqual(is_isogram_with_all("aA"), False)
        self.assertEqual(is_isogram_as_it_is("aA b c"), True)
        self.assertEqual(is_isogram_as_it_is("aa"), False)
        self.assertEqual(has_unique_characters_in_any_case("aA"), False)
        self.assertEqual(has_unique_characters_in_any_case("ab"), True)
        self.assertEqual(is_pangram_as_it_is("abcdefghijklmnopqrstuvwxyz"), True)
        self.assertEqual(is_pangram_as_it_is("Abcdefghijklmnopqrstuvwxyz"), False)
        self.assertEqual(is_perfect_pangram("abcdefghijklm nopqrstuvwxyz"), True)
        self.assertEqual(is_perfect_pangram("abcdefghijklmnopqrstuvwxyza"), False)
        self.assertEqual(is_perfect_pangram("abc"), False)
        self.assertEqual(count_unique_characters_in_any_case("Aab "), 3)
        self.assertEqual(count_unique_letters("Aab 1!"), 2)
        self.assertEqual(count_unique_characters_only_one("aab c"), 3)
        self.assertEqual(characters_occurring_once("aabcb"), "c")
        self.assertEqual(repeated_characters("abcba"), "ab")
        self.assertEqual(repeated_characters(""), "")


if __name__ == "__main__":
    unittest.main()
