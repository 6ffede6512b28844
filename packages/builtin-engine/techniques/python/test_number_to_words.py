import unittest

from number_to_words import (
    number_to_words,
    number_to_words_with_and,
    number_to_words_without,
    number_to_words_as_it_is,
    number_to_words_by_each,
)


class NumberToWordsTest(unittest.TestCase):
    def test_small_numbers(self):
        self.assertEqual(number_to_words(0), "zero")
        self.assertEqual(number_to_words(13), "thirteen")
        self.assertEqual(number_to_words(20), "twenty")
        self.assertEqual(number_to_words(99), "ninety-nine")
        self.assertEqual(number_to_words(100), "one hundred")

    def test_groups_of_thousands_empty_ones_left_out(self):
        self.assertEqual(number_to_words(342), "three hundred forty-two")
        self.assertEqual(number_to_words(1000001), "one million one")
        self.assertEqual(number_to_words(12345), "twelve thousand three hundred forty-five")
        self.assertEqual(
            number_to_words(9007199254740993),
            "nine quadrillion seven trillion one hundred ninety-nine billion two hundred fifty-four million seven hundred forty thousand nine hundred ninety-three",
        )

    def test_negative_british_too_large(self):
        self.assertEqual(number_to_words(-15), "minus fifteen")
        self.assertEqual(number_to_words(342, " and "), "three hundred and forty-two")
        with self.assertRaises(ValueError):
            number_to_words(1000000000000000000000)

    def test_other_readings(self):
        self.assertEqual(number_to_words_with_and(1001), "one thousand and one")
        self.assertEqual(number_to_words_with_and(1100), "one thousand one hundred")
        self.assertEqual(number_to_words_with_and(342), "three hundred and forty-two")
        self.assertEqual(number_to_words_with_and(2000), "two thousand")
        self.assertEqual(number_to_words_with_and(12), "twelve")
        self.assertEqual(number_to_words_with_and(-12), "minus twelve")
        self.assertEqual(number_to_words_with_and(1000021), "one million and twenty-one")
        self.assertEqual(number_to_words_with_and(0), "zero")
        self.assertEqual(number_to_words_without(121), "one hundred twenty one")
        self.assertEqual(number_to_words_without(-121, " and "), "minus one hundred and twenty one")
        self.assertEqual(number_to_words_as_it_is(-5), "negative five")
        self.assertEqual(number_to_words_as_it_is(0), "zero")
        self.assertEqual(number_to_words_as_it_is(101, " and "), "one hundred and one")
        self.assertEqual(number_to_words_by_each(205), "two zero five")
        self.assertEqual(number_to_words_by_each(-1, "-"), "minus-one")


if __name__ == "__main__":
    unittest.main()
