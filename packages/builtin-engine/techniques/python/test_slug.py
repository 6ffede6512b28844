import unittest

from slug import slugify


class SlugTest(unittest.TestCase):
    def test_words_are_joined_signs_and_accents_are_dropped(self):
        self.assertEqual(slugify("Hello, World!"), "hello-world")
        self.assertEqual(slugify("  Crème Brûlée_2  "), "creme-brulee-2")
        self.assertEqual(slugify("don't stop"), "don-t-stop")
        self.assertEqual(slugify("Привет мир"), "привет-мир")

    def test_nothing_stays_nothing(self):
        self.assertEqual(slugify(""), "")
        self.assertEqual(slugify("--- !!"), "")

    def test_separator_and_length_can_be_chosen(self):
        self.assertEqual(slugify("one two three", "_"), "one_two_three")
        self.assertEqual(slugify("one two three", "-", 7), "one-two")
        self.assertEqual(slugify("one two three", "-", 6), "one")
        self.assertEqual(slugify("extraordinary", "-", 5), "extra")
        self.assertEqual(slugify("a" * 61), "a" * 60)


if __name__ == "__main__":
    unittest.main()
