import unittest

from number_properties import (
    is_happy,
    is_harshad,
    is_automorphic,
    reverse_number,
    is_palindrome_number,
    is_strong_number,
    is_kaprekar,
    digit_product,
    persistence,
    count_digits,
    sort_digits_descending,
    reverse_number_as_it_is,
    reverse_number_without,
    is_palindrome_number_without,
    digit_product_without,
    sort_digits_descending_as_it_is,
    sort_digits_ascending,
    additive_persistence,
)


class NumberPropertiesTest(unittest.TestCase):
    def test_numbers_known_by_their_digits(self):
        self.assertEqual(is_happy(19), True)
        self.assertEqual(is_happy(4), False)
        self.assertEqual(is_happy(1), True)
        self.assertEqual(is_happy(0), False)
        self.assertEqual(is_harshad(18), True)
        self.assertEqual(is_harshad(19), False)
        self.assertEqual(is_harshad(0), False)
        self.assertEqual(is_automorphic(25), True)
        self.assertEqual(is_automorphic(7), False)
        self.assertEqual(is_automorphic(0), True)
        self.assertEqual(is_automorphic(-5), False)
        self.assertEqual(is_strong_number(145), True)
        self.assertEqual(is_strong_number(123), False)
        self.assertEqual(is_strong_number(0), False)
        self.assertEqual(is_kaprekar(45), True)
        self.assertEqual(is_kaprekar(1), True)
        self.assertEqual(is_kaprekar(10), False)
        self.assertEqual(is_kaprekar(46), False)
        self.assertEqual(is_kaprekar(-45), False)
        self.assertEqual(is_kaprekar(0), False)

    def test_reversed(self):
        self.assertEqual(reverse_number(1234), 4321)
        self.assertEqual(reverse_number(-120), -21)
        self.assertEqual(reverse_number(0), 0)
        self.assertEqual(reverse_number(6, 2), 3)
        self.assertEqual(is_palindrome_number(12321), True)
        self.assertEqual(is_palindrome_number(-121), False)
        self.assertEqual(is_palindrome_number(10), False)
        self.assertEqual(is_palindrome_number(5, 2), True)

    def test_digits(self):
        self.assertEqual(digit_product(234), 24)
        self.assertEqual(digit_product(10), 0)
        self.assertEqual(persistence(39), 3)
        self.assertEqual(persistence(999), 4)
        self.assertEqual(persistence(4), 0)
        self.assertEqual(count_digits(-123), 3)
        self.assertEqual(count_digits(0), 1)
        self.assertEqual(sort_digits_descending(42145), 54421)
        self.assertEqual(sort_digits_descending(0), 0)

    def test_other_readings(self):
        self.assertEqual(reverse_number_as_it_is(120), "021")
        self.assertEqual(reverse_number_without(-12), 21)
        self.assertEqual(reverse_number_without(6, 2), 3)
        self.assertEqual(is_palindrome_number_without(-121), True)
        self.assertEqual(is_palindrome_number_without(12), False)
        self.assertEqual(is_palindrome_number_without(5, 2), True)
        self.assertEqual(digit_product_without(203), 6)
        self.assertEqual(digit_product_without(0), 1)
        self.assertEqual(digit_product_without(5, 2), 1)
        self.assertEqual(sort_digits_descending_as_it_is(-132), -321)
        self.assertEqual(sort_digits_descending_as_it_is(132), 321)
        self.assertEqual(sort_digits_descending_as_it_is(5, 2), 6)
        self.assertEqual(sort_digits_descending_as_it_is(0), 0)
        self.assertEqual(sort_digits_ascending(3102), 123)
        self.assertEqual(sort_digits_ascending(6, 2), 3)
        self.assertEqual(additive_persistence(199), 3)
        self.assertEqual(additive_persistence(-10), 1)
        self.assertEqual(additive_persistence(3, 2), 2)


if __name__ == "__main__":
    unittest.main()
