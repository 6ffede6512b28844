import unittest

from title_case import (
    capitalize,
    capitalize_first,
    title_case,
    capitalize_words,
    headline_case,
    sentence_case,
    swap_case,
    alternating_case,
    alternating_case_words,
    capitalize_last,
)


class TitleCaseTest(unittest.TestCase):
    def test_first_letters(self):
        self.assertEqual(capitalize("hELLO world"), "Hello world")
        self.assertEqual(capitalize(""), "")
        self.assertEqual(capitalize_first("hello World"), "Hello World")
        self.assertEqual(title_case("the qUICK brown-fox isn't"), "The Quick Brown-fox Isn't")
        self.assertEqual(title_case(""), "")
        self.assertEqual(capitalize_words("hello big  wORLD"), "Hello Big  WORLD")
        self.assertEqual(capitalize_last("hello world"), "hellO worlD")
        self.assertEqual(headline_case("the lord of THE rings"), "The Lord of the Rings")
        self.assertEqual(headline_case("gone with the wind", ["with"]), "Gone with The Wind")
        self.assertEqual(sentence_case("HELLO there. how ARE you? fine!"), "Hello there. How are you? Fine!")

    def test_swapped_and_alternating(self):
        self.assertEqual(swap_case("Hello World 1"), "hELLO wORLD 1")
        self.assertEqual(alternating_case("hello world"), "HeLlO WoRlD")
        self.assertEqual(alternating_case("Hello", False), "hElLo")
        self.assertEqual(alternating_case_words("this is a test"), "ThIs Is A TeSt")
        self.assertEqual(alternating_case_words("Go on", False), "gO oN")


if __name__ == "__main__":
    unittest.main()
