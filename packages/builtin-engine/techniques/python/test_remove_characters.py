import unittest

from remove_characters import (
    remove_punctuation,
    digits_only,
    letters_only,
    alphanumeric_only,
    letters_and_spaces_only,
    remove_digits,
    remove_letters,
    remove_characters,
    keep_characters,
    remove_first_and_last,
    remove_first,
    remove_last,
    remove_at_index,
    remove_punctuation_only,
    remove_punctuation_without,
    remove_punctuation_by_each,
    alphanumeric_and_spaces_only,
    remove_characters_in_any_case,
    remove_first_and_last_or_not,
    remove_at_index_from_one,
)


class RemoveCharactersTest(unittest.TestCase):
    def test_kinds_of_characters_go(self):
        self.assertEqual(remove_punctuation("Hello, World! It's 5 o'clock."), "Hello World Its 5 oclock")
        self.assertEqual(remove_punctuation("a_b + c"), "ab  c")
        self.assertEqual(remove_digits("a1b22c"), "abc")
        self.assertEqual(remove_letters("a1 b22"), "1 22")
        self.assertEqual(remove_characters("a b c"), "abc")
        self.assertEqual(remove_characters("banana", "an"), "b")

    def test_kinds_of_characters_stay(self):
        self.assertEqual(digits_only("+1 (555) 010-9999"), "15550109999")
        self.assertEqual(digits_only(""), "")
        self.assertEqual(letters_only("Été 42!"), "Été")
        self.assertEqual(alphanumeric_only("a-b_c 1!"), "abc1")
        self.assertEqual(letters_and_spaces_only("It's 5 pm."), "Its  pm")
        self.assertEqual(keep_characters("a b c"), "  ")
        self.assertEqual(keep_characters("1,234.50", "0123456789."), "1234.50")

    def test_by_place(self):
        self.assertEqual(remove_first_and_last("eloquent"), "loquen")
        self.assertEqual(remove_first_and_last("ab"), "")
        self.assertEqual(remove_first("abc"), "bc")
        self.assertEqual(remove_first(""), "")
        self.assertEqual(remove_last("abc"), "ab")
        self.assertEqual(remove_last(""), "")
        self.assertEqual(remove_at_index("abc", 1), "ac")
        self.assertEqual(remove_at_index("abc", 5), "abc")

    def test_other_readings(self):
        self.assertEqual(remove_punctuation_only("a, b-c. (d)!?;:"), "a b-c (d)")
        self.assertEqual(remove_punctuation_without("don't, 'well-known' - x!"), "don't well-known  x")
        self.assertEqual(remove_punctuation_by_each("a,b $c"), "a b  c")
        self.assertEqual(alphanumeric_and_spaces_only("a1, b!"), "a1 b")
        self.assertEqual(remove_characters_in_any_case("AbaB c", "a"), "bB c")
        self.assertEqual(remove_characters_in_any_case("a b"), "ab")
        self.assertEqual(remove_first_and_last_or_not("ab"), "ab")
        self.assertEqual(remove_first_and_last_or_not("abc"), "b")
        self.assertEqual(remove_first_and_last_or_not("abcd"), "bc")
        self.assertEqual(remove_at_index_from_one("abc", 1), "bc")


if __name__ == "__main__":
    unittest.main()
