import unittest

from password_strength import (
    is_strong_password,
    missing_password_rules,
    password_score,
    password_strength,
    characters_to_add,
)


class PasswordStrengthTest(unittest.TestCase):
    def test_rules(self):
        self.assertEqual(is_strong_password("Abcdef1!"), True)
        self.assertEqual(is_strong_password("Abcde1!"), False)
        self.assertEqual(is_strong_password("Abcde1!", 7), True)
        self.assertEqual(is_strong_password("Abcdefg1"), False)
        self.assertEqual(is_strong_password("Abcdefg1", 8, False), True)
        self.assertEqual(is_strong_password(""), False)
        self.assertEqual(missing_password_rules("abc"), ["length", "uppercase", "digit", "special"])
        self.assertEqual(missing_password_rules("ABC", 3, False), ["lowercase", "digit"])
        self.assertEqual(missing_password_rules("Abcdefg1", 8), ["special"])

    def test_strength(self):
        self.assertEqual(password_score("Abcdef1!"), 5)
        self.assertEqual(password_score(""), 0)
        self.assertEqual(password_score("abcdef", 6), 2)
        self.assertEqual(password_strength("abc"), "weak")
        self.assertEqual(password_strength("abcdefgh"), "weak")
        self.assertEqual(password_strength("abcdefg1"), "medium")
        self.assertEqual(password_strength("abcd1", 5), "medium")
        self.assertEqual(password_strength("Abcdef1!"), "strong")
        self.assertEqual(characters_to_add("Ab1"), 5)
        self.assertEqual(characters_to_add("#HackerRank", 6), 1)
        self.assertEqual(characters_to_add("abc", 3), 3)
        self.assertEqual(characters_to_add("abc", 3, False), 2)


if __name__ == "__main__":
    unittest.main()
