import unittest

from character_kinds import (
    count_uppercase,
    count_lowercase,
    count_letters,
    count_spaces,
    count_special_characters,
    count_non_spaces,
    letters_and_digits,
    upper_and_lower,
    character_kinds,
    character_kind_counts,
    uppercase_letters,
    uppercase_positions,
    majority_case,
    count_punctuation,
    count_digits,
    upper_minus_lower,
)


class CharacterKindsTest(unittest.TestCase):
    def test_one_kind(self):
        self.assertEqual(count_uppercase("Hello World"), 2)
        self.assertEqual(count_lowercase("Hello World"), 8)
        self.assertEqual(count_letters("a1 b2!"), 2)
        self.assertEqual(count_spaces("a b\tc\n"), 3)
        self.assertEqual(count_special_characters("a!b c#1"), 2)
        self.assertEqual(count_non_spaces(" a b "), 2)
        self.assertEqual(count_uppercase(""), 0)
        self.assertEqual(uppercase_letters("Hello World"), "HW")
        self.assertEqual(uppercase_positions("aBcD"), [1, 3])
        self.assertEqual(majority_case("HELlo"), "HELLO")
        self.assertEqual(majority_case("HElo"), "helo")

    def test_several_kinds(self):
        self.assertEqual(letters_and_digits("abc 12!"), {"letters": 3, "digits": 2})
        self.assertEqual(letters_and_digits("a1", "LETTERS", "DIGITS"), {"LETTERS": 1, "DIGITS": 1})
        self.assertEqual(upper_and_lower("Hello"), {"upper": 1, "lower": 4})
        self.assertEqual(upper_and_lower("Hello", "uppercase", "lowercase"), {"uppercase": 1, "lowercase": 4})
        self.assertEqual(character_kinds("Ab 12 !?"), {"letters": 2, "digits": 2, "spaces": 2, "others": 2})
        self.assertEqual(character_kinds("", "a", "b", "c", "d"), {"a": 0, "b": 0, "c": 0, "d": 0})
        self.assertEqual(character_kind_counts("Ab1!? c"), [1, 2, 1, 2])

    def test_readings_that_differ(self):
        self.assertEqual(count_spaces("a b\tc\nd"), 3)
        self.assertEqual(count_spaces("a b\tc\nd", True), 1)
        self.assertEqual(count_special_characters("a b!_"), 2)
        self.assertEqual(count_special_characters("a b!_", True), 3)
        self.assertEqual(count_punctuation("Hi, you_@!"), 4)
        self.assertEqual(count_punctuation("Hi, you_@!", True), 2)
        self.assertEqual(count_punctuation("a 1"), 0)
        self.assertEqual(count_digits("a1b22"), 3)
        self.assertEqual(majority_case("aB"), "ab")
        self.assertEqual(majority_case("aB", True), "AB")
        self.assertEqual(majority_case("abC", True), "abc")
        self.assertEqual(majority_case("ABc"), "ABC")
        self.assertEqual(upper_minus_lower("ABc"), 1)


if __name__ == "__main__":
    unittest.main()
