import unittest

from form_checks import (
    username_problems,
    is_username_allowed,
    password_problems,
    is_password_with_digit,
    is_password_of_letters_and_digits,
    is_password_with_capital_and_digit,
    has_length_between,
    confirmation_problem,
    form_problems,
    is_form_valid,
    is_password_of_all_kinds,
    is_password_of_all_kinds_with_sign,
    is_username_of,
    is_username_of_letters_and_digits,
)


class FormChecksTest(unittest.TestCase):
    def test_names(self):
        self.assertEqual(username_problems("ann_3"), [])
        self.assertEqual(
            username_problems("1 "),
            [
                "must have at least 3 characters",
                "must start with a letter",
                "may only contain letters, digits and underscores",
            ],
        )
        self.assertEqual(username_problems("abcdefghijklmnopqrstu"), ["must have at most 20 characters"])
        self.assertEqual(username_problems("abcdef", 2, 5), ["must have at most 5 characters"])
        self.assertEqual(is_username_allowed("ann"), True)
        self.assertEqual(is_username_allowed("an"), False)
        self.assertEqual(has_length_between("abc"), True)
        self.assertEqual(has_length_between("ab"), False)
        self.assertEqual(has_length_between("abcdefghijklmnopqrst"), True)
        self.assertEqual(has_length_between("abcdef", 1, 5), False)

    def test_passwords(self):
        self.assertEqual(password_problems("Abcdef1!"), [])
        self.assertEqual(
            password_problems("abc de"),
            [
                "must have at least 8 characters",
                "must contain an uppercase letter",
                "must contain a digit",
                "must contain a special character",
                "must not contain spaces",
            ],
        )
        self.assertEqual(password_problems("ABC1", 4, False), ["must contain a lowercase letter"])
        self.assertEqual(is_password_with_digit("abcdefg1"), True)
        self.assertEqual(is_password_with_digit("abcdefgh"), False)
        self.assertEqual(is_password_with_digit("abc1"), False)
        self.assertEqual(is_password_of_letters_and_digits("abcdefg1"), True)
        self.assertEqual(is_password_of_letters_and_digits("12345678"), False)
        self.assertEqual(is_password_of_letters_and_digits("abc1"), False)
        self.assertEqual(is_password_of_letters_and_digits("abcdef1!", 8, True), False)
        self.assertEqual(is_password_with_capital_and_digit("Abcdefg1"), True)
        self.assertEqual(is_password_with_capital_and_digit("abcdefg1"), False)
        self.assertEqual(is_password_with_capital_and_digit("Abc1"), False)
        self.assertEqual(confirmation_problem("a", "a"), "")
        self.assertEqual(confirmation_problem("a", "b"), "passwords do not match")
        self.assertEqual(confirmation_problem("", ""), "password is required")

    def test_forms(self):
        self.assertEqual(
            form_problems({"name": " ", "email": "x", "age": 17, "password": "abc"}),
            {
                "name": "name is required",
                "email": "email is not valid",
                "age": "age must be at least 18",
                "password": "password must have at least 8 characters",
            },
        )
        self.assertEqual(form_problems({"name": "Ann", "age": 18}), {})
        self.assertEqual(form_problems({"age": "20"}), {"age": "age must be at least 18"})
        self.assertEqual(
            form_problems({"age": 20, "password": "abcd"}, 21, 4),
            {"age": "age must be at least 21"},
        )
        self.assertEqual(is_form_valid({"name": "Ann", "email": "a@b.org", "password": "12345678"}), True)
        self.assertEqual(is_form_valid({"age": 17}), False)

    def test_readings_that_differ(self):
        self.assertEqual(is_password_of_all_kinds("abc DEF 1"), True)
        self.assertEqual(is_password_of_all_kinds("abcDEF1"), False)
        self.assertEqual(is_password_of_all_kinds("abcdefg1"), False)
        self.assertEqual(is_password_of_all_kinds("abcDEF12", True), False)
        self.assertEqual(is_password_of_all_kinds("abcDEF1-", True), True)
        self.assertEqual(is_password_of_all_kinds("aB1", False, 3), True)
        self.assertEqual(is_password_of_all_kinds_with_sign("abcDEF1-"), False)
        self.assertEqual(is_password_of_all_kinds_with_sign("abc DEF1!"), True)
        self.assertEqual(is_password_of_all_kinds_with_sign("abc DEF1!", True), False)
        self.assertEqual(is_password_of_all_kinds_with_sign("aB1!", False, 4), True)
        self.assertEqual(is_username_of("1_a"), True)
        self.assertEqual(is_username_of("1_a", True), False)
        self.assertEqual(is_username_of("a1_", True), True)
        self.assertEqual(is_username_of("a-b"), False)
        self.assertEqual(is_username_of("ab"), False)
        self.assertEqual(is_username_of("abcdef", False, 1, 5), False)
        self.assertEqual(is_username_of_letters_and_digits("Ab1"), True)
        self.assertEqual(is_username_of_letters_and_digits("Ab1", True), False)
        self.assertEqual(is_username_of_letters_and_digits("a_b1"), False)
        self.assertEqual(is_username_of_letters_and_digits("ab"), False)
        self.assertEqual(is_username_of_letters_and_digits("abcdef", True, 1, 5), False)


if __name__ == "__main__":
    unittest.main()
