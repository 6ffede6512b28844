import unittest

from extract_numbers import (
    numbers_in,
    sum_of_numbers_in,
    largest_number_in,
    first_number_in,
    count_numbers_in,
    digits_in,
    sum_of_digits_in,
    count_digits_in,
    increment_text,
    numbers_out_of,
    sum_of_numbers_out_of,
    largest_number_out_of,
    first_number_out_of,
    count_numbers_out_of,
    numbers_by_themselves,
    number_of_all_digits,
)


class ExtractNumbersTest(unittest.TestCase):
    def test_numbers(self):
        self.assertEqual(numbers_in("I bought 3 apples for 2.50 and 10 pears"), [3, 2.5, 10])
        self.assertEqual(numbers_in("from -5 to 7, pages 3-4, x-9"), [-5, 7, 3, 4, 9])
        self.assertEqual(numbers_in("from -5 to 7", False), [5, 7])
        self.assertEqual(numbers_in("none"), [])
        self.assertEqual(sum_of_numbers_in("a1b20c3"), 24)
        self.assertEqual(sum_of_numbers_in("-5 and 3"), -2)
        self.assertEqual(sum_of_numbers_in("-5 and 3", False), 8)
        self.assertEqual(sum_of_numbers_in(""), 0)
        self.assertEqual(largest_number_in("4, -50 and 13"), 13)
        self.assertEqual(largest_number_in("4, -50 and 13", False), 50)
        self.assertEqual(largest_number_in("none"), None)
        self.assertEqual(first_number_in("Room -12, floor 3"), -12)
        self.assertEqual(first_number_in("Room -12", False), 12)
        self.assertEqual(first_number_in("none"), None)
        self.assertEqual(count_numbers_in("1 and 22 and 3"), 3)

    def test_digits(self):
        self.assertEqual(digits_in("a1b22"), [1, 2, 2])
        self.assertEqual(sum_of_digits_in("a1b22"), 5)
        self.assertEqual(count_digits_in("a1b22"), 3)
        self.assertEqual(count_digits_in(""), 0)

    def test_one_more_at_the_end(self):
        self.assertEqual(increment_text("foobar"), "foobar1")
        self.assertEqual(increment_text("foobar099"), "foobar100")
        self.assertEqual(increment_text("foo0042"), "foo0043")
        self.assertEqual(increment_text("9"), "10")

    def test_readings_that_differ(self):
        self.assertEqual(numbers_out_of("a-5 1.5b7"), [5, 1, 5, 7])
        self.assertEqual(numbers_out_of("a-5 1", True), [-5, 1])
        self.assertEqual(numbers_out_of(""), [])
        self.assertEqual(sum_of_numbers_out_of("a-5b2"), 7)
        self.assertEqual(sum_of_numbers_out_of("a-5b2", True), -3)
        self.assertEqual(largest_number_out_of("a-5b2"), 5)
        self.assertEqual(largest_number_out_of("a-5b2", True), 2)
        self.assertEqual(largest_number_out_of("x"), None)
        self.assertEqual(first_number_out_of("a-5b2"), 5)
        self.assertEqual(first_number_out_of("a-5b2", True), -5)
        self.assertEqual(first_number_out_of("x"), None)
        self.assertEqual(count_numbers_out_of("1.5 a2"), 3)
        self.assertEqual(numbers_by_themselves("a1 2, 3 -4 1.5"), [3, -4])
        self.assertEqual(numbers_by_themselves("1.5 2", True), [1.5, 2])
        self.assertEqual(number_of_all_digits("a1b02"), 102)
        self.assertEqual(number_of_all_digits("a0b2", True), "02")
        self.assertEqual(number_of_all_digits(""), 0)


if __name__ == "__main__":
    unittest.main()
