import unittest

from fizzbuzz_variants import (
    fizz_buzz_with,
    fizz_buzz_range,
    fizz_buzz_up_to,
    fizz_buzz_text,
    fizz_buzz_list,
    fizz_buzz_or_null,
    fizz_buzz_counts,
    fizz_buzz_counts_below,
    fizz_buzz_digits,
    clap_game,
    fizz_buzz_range_of,
)


class FizzbuzzVariantsTest(unittest.TestCase):
    def test_numbers(self):
        self.assertEqual(fizz_buzz_with(15), "FizzBuzz")
        self.assertEqual(fizz_buzz_with(14, 2, 7), "FizzBuzz")
        self.assertEqual(fizz_buzz_with(7, 2, 7, "Foo", "Bar"), "Bar")
        self.assertEqual(fizz_buzz_with(9, 2, 7), "9")
        self.assertEqual(fizz_buzz_or_null(10), "Buzz")
        self.assertEqual(fizz_buzz_or_null(9), "Fizz")
        self.assertEqual(fizz_buzz_or_null(7), None)
        self.assertEqual(fizz_buzz_digits(13), "Fizz")
        self.assertEqual(fizz_buzz_digits(53), "FizzBuzz")
        self.assertEqual(fizz_buzz_digits(30), "FizzBuzz")
        self.assertEqual(fizz_buzz_digits(7, 7, 2, "Bang"), "Bang")
        self.assertEqual(fizz_buzz_digits(14), "14")

    def test_lists(self):
        self.assertEqual(fizz_buzz_range(9, 11), ["Fizz", "Buzz", "11"])
        self.assertEqual(fizz_buzz_range(3, 1), [])
        self.assertEqual(fizz_buzz_up_to(5), ["1", "2", "Fizz", "4", "Buzz"])
        self.assertEqual(fizz_buzz_up_to(4, 2, 4, "a", "b"), ["1", "a", "3", "ab"])
        self.assertEqual(fizz_buzz_text(5), "1 2 Fizz 4 Buzz")
        self.assertEqual(fizz_buzz_text(3, ", ", 2), "1, Fizz, 3")
        self.assertEqual(fizz_buzz_list([3, 4, 10]), ["Fizz", 4, "Buzz"])
        self.assertEqual(fizz_buzz_list([3, 4], 4, 9, "x"), [3, "x"])
        self.assertEqual(fizz_buzz_counts(20), [5, 3, 1])
        self.assertEqual(fizz_buzz_counts(20, 2, 5), [8, 2, 2])
        self.assertEqual(fizz_buzz_counts_below(20), [5, 2, 1])
        self.assertEqual(clap_game(8), [1, 2, 3, 4, 5, 6, "clap", 8])
        self.assertEqual(clap_game(14, 4, "x"), [1, 2, 3, "x", 5, 6, 7, "x", 9, 10, 11, "x", 13, "x"])

    def test_readings_that_differ(self):
        self.assertEqual(fizz_buzz_range_of(14, 16), [14, "FizzBuzz", 16])
        self.assertEqual(fizz_buzz_range_of(2, 4, 2, 3, "a", "b"), ["a", "b", "a"])
        self.assertEqual(fizz_buzz_range_of(3, 2), [])


if __name__ == "__main__":
    unittest.main()
