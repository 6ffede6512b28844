import unittest

from slug import (
    slugify,
    slugify_as_it_is,
    slugify_as_one,
    slugify_without,
    slugify_by_all,
    slugify_by_each,
    slugify_to_all,
)


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

    def test_other_readings(self):
        self.assertEqual(slugify_as_it_is("A  b!"), "a--b!")
        self.assertEqual(slugify_as_it_is("A b", "_"), "a_b")
        self.assertEqual(slugify_as_one(" A  b! "), "a-b!")
        self.assertEqual(slugify_as_one("A b", "_"), "a_b")
        self.assertEqual(slugify_without("Don't - stop, é now!"), "dont-stop-now")
        self.assertEqual(slugify_without("a b", "_"), "a_b")
        self.assertEqual(slugify_by_all(" Don't stop! "), "don-t-stop")
        self.assertEqual(slugify_by_all("a b", "_"), "a_b")
        self.assertEqual(slugify_by_each("A, b!"), "a--b-")
        self.assertEqual(slugify_by_each("a b", "_"), "a_b")
        self.assertEqual(slugify_to_all("A, b!"), "a-b-")
        self.assertEqual(slugify_to_all("a b", "_"), "a_b")


if __name__ == "__main__":
    unittest.main()
