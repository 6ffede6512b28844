import unittest

from number_to_words import number_to_words


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


if __name__ == "__main__":
    unittest.main()
