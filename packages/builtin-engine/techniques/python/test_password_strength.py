import unittest

from password_strength import (
    is_strong_password,
    missing_password_rules,
    password_score,
    password_strength,
    characters_to_add,
    is_strong_password_without,
    is_strong_password_with,
    is_strong_password_or_not,
    is_strong_password_by_all,
    password_score_without,
    password_strength_from,
    password_strength_by_all,
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

    def test_other_readings(self):
        self.assertEqual(is_strong_password_without("Abcdef1!"), True)
        self.assertEqual(is_strong_password_without("Abc ef1!"), False)
        self.assertEqual(is_strong_password_without("Abcdef12", 8, False), True)
        self.assertEqual(is_strong_password_without("Abcdef1"), False)
        self.assertEqual(is_strong_password_without("Abcde12", 7, True), False)
        self.assertEqual(is_strong_password_with("Abcdef1?"), False)
        self.assertEqual(is_strong_password_with("Abcdef1!"), True)
        self.assertEqual(is_strong_password_with("Abcdef1?", "?", 9), False)
        self.assertEqual(is_strong_password_with("Abcde1!"), False)
        self.assertEqual(is_strong_password_with("Ab1-", "-", 4), True)
        self.assertEqual(is_strong_password_or_not("abcdefg1"), True)
        self.assertEqual(is_strong_password_or_not("ABCDEF1"), False)
        self.assertEqual(is_strong_password_or_not("abcdefgh"), False)
        self.assertEqual(is_strong_password_or_not("12345678"), False)
        self.assertEqual(is_strong_password_or_not("a1", 2), True)
        self.assertEqual(is_strong_password_by_all("Abcdef1 "), True)
        self.assertEqual(is_strong_password_by_all("Abcdef12"), False)
        self.assertEqual(is_strong_password_by_all("Ab1 ", 4), True)
        self.assertEqual(password_score_without("aA1!"), 4)
        self.assertEqual(password_score_without(""), 0)
        self.assertEqual(password_strength_from("Abcdefg1"), "strong")
        self.assertEqual(password_strength_from("abcdefg1"), "medium")
        self.assertEqual(password_strength_from("abc1"), "weak")
        self.assertEqual(password_strength_from("ab1", 3), "medium")
        self.assertEqual(password_strength_by_all("Abcd1!"), "weak")
        self.assertEqual(password_strength_by_all("Abcdef1!"), "strong")
        self.assertEqual(password_strength_by_all("abcdefgh"), "medium")
        self.assertEqual(password_strength_by_all("aA1!", 4), "strong")


if __name__ == "__main__":
    unittest.main()
