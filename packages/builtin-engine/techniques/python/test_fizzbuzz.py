import unittest

from fizzbuzz import (
    fizz_buzz_value,
    fizz_buzz,
    words_for_divisors,
    raindrops,
    fizz_buzz_with_own,
    fizz_buzz_list_with_own,
    fizz_buzz_or_nothing,
)


class FizzbuzzTest(unittest.TestCase):
    def test_one_number(self):
        self.assertEqual(fizz_buzz_value(9), "Fizz")
        self.assertEqual(fizz_buzz_value(10), "Buzz")
        self.assertEqual(fizz_buzz_value(30), "FizzBuzz")
        self.assertEqual(fizz_buzz_value(7), "7")
        self.assertEqual(fizz_buzz_value(7, False), 7)
        self.assertEqual(fizz_buzz_value(15, True, "fizz", "buzz"), "fizzbuzz")

    def test_the_list(self):
        self.assertEqual(fizz_buzz(5), ["1", "2", "Fizz", "4", "Buzz"])
        self.assertEqual(fizz_buzz(3, False), [1, 2, "Fizz"])
        self.assertEqual(fizz_buzz(0), [])

    def test_other_words(self):
        self.assertEqual(raindrops(28), "Plong")
        self.assertEqual(raindrops(105), "PlingPlangPlong")
        self.assertEqual(raindrops(34), "34")
        self.assertEqual(words_for_divisors(6, [[2, "Even"], [3, "Three"]]), "EvenThree")
        self.assertEqual(words_for_divisors(5, []), "5")

    def test_readings_that_differ(self):
        self.assertEqual(fizz_buzz_with_own(15), "FizzBuzz")
        self.assertEqual(fizz_buzz_with_own(30, "a", "b", "c"), "c")
        self.assertEqual(fizz_buzz_with_own(9, "a", "b", "c"), "a")
        self.assertEqual(fizz_buzz_with_own(10, "a", "b", "c"), "b")
        self.assertEqual(fizz_buzz_with_own(7), "7")
        self.assertEqual(fizz_buzz_list_with_own(5, "a", "b"), ["1", "2", "a", "4", "b"])
        self.assertEqual(fizz_buzz_list_with_own(0), [])
        self.assertEqual(fizz_buzz_or_nothing(15), "FizzBuzz")
        self.assertEqual(fizz_buzz_or_nothing(7), "")
        self.assertEqual(fizz_buzz_or_nothing(3, "a"), "a")
        self.assertEqual(fizz_buzz_or_nothing(5, "a", "b"), "b")


if __name__ == "__main__":
    unittest.main()
