import unittest

from digit_puzzles import (
    armstrong_numbers,
    palindrome_numbers,
    happy_numbers,
    harshad_numbers,
    self_dividing_numbers,
    sum_digit_powers,
    ugly_numbers,
    next_palindrome,
    nearest_palindrome,
    reverse_integer,
    reverse_and_add,
    steps_to_palindrome,
    largest_from_digits,
    smallest_from_digits,
    next_bigger_number,
    remove_one_digit,
    digit_frequency,
    has_repeated_digits,
    have_same_digits,
    are_digits_increasing,
    digit_place_difference,
    kaprekar_steps,
)


class DigitPuzzlesTest(unittest.TestCase):
    def test_lists(self):
        self.assertEqual(armstrong_numbers(100, 500), [153, 370, 371, 407])
        self.assertEqual(armstrong_numbers(), [1, 2, 3, 4, 5, 6, 7, 8, 9, 153, 370, 371, 407])
        self.assertEqual(palindrome_numbers(95, 125), [99, 101, 111, 121])
        self.assertEqual(palindrome_numbers(990), [999])
        self.assertEqual(happy_numbers(1, 20), [1, 7, 10, 13, 19])
        self.assertEqual(happy_numbers(-5, 1), [1])
        self.assertEqual(harshad_numbers(10, 24), [10, 12, 18, 20, 21, 24])
        self.assertEqual(self_dividing_numbers(1, 22), [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 15, 22])
        self.assertEqual(sum_digit_powers(10, 150), [89, 135])
        self.assertEqual(sum_digit_powers(90, 100), [])
        self.assertEqual(ugly_numbers(), [1, 2, 3, 4, 5, 6, 8, 9, 10, 12])
        self.assertEqual(ugly_numbers(0), [])

    def test_palindromes(self):
        self.assertEqual(next_palindrome(11), 22)
        self.assertEqual(next_palindrome(11, True), 11)
        self.assertEqual(next_palindrome(99), 101)
        self.assertEqual(next_palindrome(-7), 0)
        self.assertEqual(nearest_palindrome(10), 9)
        self.assertEqual(nearest_palindrome(22), 22)
        self.assertEqual(nearest_palindrome(98), 99)
        self.assertEqual(nearest_palindrome(-3), 0)
        self.assertEqual(reverse_integer(-120), -21)
        self.assertEqual(reverse_integer(123), 321)
        self.assertEqual(reverse_and_add(57), 132)
        self.assertEqual(steps_to_palindrome(59), 3)
        self.assertEqual(steps_to_palindrome(11), 0)
        self.assertEqual(steps_to_palindrome(59, 2), -1)
        self.assertEqual(steps_to_palindrome(196), -1)

    def test_digits(self):
        self.assertEqual(largest_from_digits(2613), 6321)
        self.assertEqual(smallest_from_digits(3021), 1023)
        self.assertEqual(smallest_from_digits(0), 0)
        self.assertEqual(smallest_from_digits(100), 100)
        self.assertEqual(next_bigger_number(2017), 2071)
        self.assertEqual(next_bigger_number(531), -1)
        self.assertEqual(next_bigger_number(144), 414)
        self.assertEqual(remove_one_digit(152), 52)
        self.assertEqual(remove_one_digit(1001), 101)
        self.assertEqual(remove_one_digit(5), 0)
        self.assertEqual(digit_frequency(1223), {"1": 1, "2": 2, "3": 1})
        self.assertEqual(has_repeated_digits(1231), True)
        self.assertEqual(has_repeated_digits(123), False)
        self.assertEqual(have_same_digits(123, 312), True)
        self.assertEqual(have_same_digits(12, 122), False)
        self.assertEqual(are_digits_increasing(1359), True)
        self.assertEqual(are_digits_increasing(1335), False)
        self.assertEqual(are_digits_increasing(1335, False), True)
        self.assertEqual(are_digits_increasing(31, False), False)
        self.assertEqual(digit_place_difference(1234), -2)
        self.assertEqual(digit_place_difference(1234, True), 2)
        self.assertEqual(digit_place_difference(914), 12)
        self.assertEqual(kaprekar_steps(3524), 3)
        self.assertEqual(kaprekar_steps(6174), 0)
        self.assertEqual(kaprekar_steps(1111), -1)

    def test_readings_that_differ(self):
        self.assertEqual(nearest_palindrome(11, False), 9)
        self.assertEqual(nearest_palindrome(12, False), 11)
        self.assertEqual(smallest_from_digits(310, True), 13)
        self.assertEqual(smallest_from_digits(0, True), 0)
        self.assertEqual(has_repeated_digits(1213, True), False)
        self.assertEqual(has_repeated_digits(1123, True), True)
        self.assertEqual(have_same_digits(112, 122, True), True)
        self.assertEqual(have_same_digits(112, 122), False)
        self.assertEqual(have_same_digits(112, 123, True), False)


if __name__ == "__main__":
    unittest.main()
