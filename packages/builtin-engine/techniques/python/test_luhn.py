import unittest

from luhn import (
    is_luhn_valid,
    luhn_digit,
    is_luhn_valid_as_it_is,
    is_luhn_valid_or_not,
    luhn_sum_of,
    with_luhn_digit,
)


class LuhnTest(unittest.TestCase):
    def test_known_numbers(self):
        self.assertEqual(is_luhn_valid("4539 3195 0343 6467"), True)
        self.assertEqual(is_luhn_valid("4539 3195 0343 6476"), False)
        self.assertEqual(is_luhn_valid("79927398713"), True)
        self.assertEqual(is_luhn_valid("79927398710"), False)
        self.assertEqual(is_luhn_valid("059"), True)

    def test_the_check_digit(self):
        self.assertEqual(luhn_digit("7992739871"), 3)
        self.assertEqual(luhn_digit("0"), 0)
        self.assertEqual(luhn_digit("453931950343646"), 7)
        with self.assertRaises(ValueError):
            luhn_digit("12a")
        with self.assertRaises(ValueError):
            luhn_digit("")

    def test_what_is_no_number_is_not_valid(self):
        self.assertEqual(is_luhn_valid("0"), False)
        self.assertEqual(is_luhn_valid(""), False)
        self.assertEqual(is_luhn_valid("4539.3195.0343.6467"), False)
        self.assertEqual(is_luhn_valid("4539.3195.0343.6467", "."), True)
        self.assertEqual(is_luhn_valid("٠٠"), False)

    def test_other_readings(self):
        self.assertEqual(is_luhn_valid_as_it_is("0"), True)
        self.assertEqual(is_luhn_valid_as_it_is("4539 1488 0343 6467"), False)
        self.assertEqual(is_luhn_valid_as_it_is("4539148803436467"), True)
        self.assertEqual(is_luhn_valid_as_it_is("4539148803436468"), False)
        self.assertEqual(is_luhn_valid_as_it_is(""), False)
        self.assertEqual(is_luhn_valid_or_not("a4539.1488/0343 6467"), True)
        self.assertEqual(is_luhn_valid_or_not("x"), False)
        self.assertEqual(luhn_sum_of("18 x"), 10)
        self.assertEqual(with_luhn_digit("7992739871"), "79927398713")
        self.assertEqual(with_luhn_digit("7992.739871", "."), "7992.7398713")


if __name__ == "__main__":
    unittest.main()
