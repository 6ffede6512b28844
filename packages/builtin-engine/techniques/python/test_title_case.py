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
    title_case_single_spaces,
    title_case_after_any_sign,
    title_case_after_hyphens,
    capitalize_words_after_any_sign,
    capitalize_first_anywhere,
    headline_case_also,
    alternating_case_only,
    capitalize_last_only,
    capitalize_first_and_last,
    capitalize_only,
    title_case_as_is,
    capitalize_words_and_all,
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

    def test_other_readings(self):
        self.assertEqual(title_case_single_spaces(" a  bC "), "A Bc")
        self.assertEqual(title_case_after_any_sign("o'neil well-KNOWN a1b"), "O'Neil Well-Known A1B")
        self.assertEqual(title_case_after_hyphens("o'neil well-KNOWN"), "O'neil Well-Known")
        self.assertEqual(capitalize_words_after_any_sign("well-kNOWN 1st"), "Well-KNOWN 1St")
        self.assertEqual(capitalize_first_anywhere(" 1. abc d"), " 1. Abc d")
        self.assertEqual(headline_case_also("what is it for"), "What Is It For")
        self.assertEqual(headline_case_also("a b c", ["b", "c"]), "A b C")
        self.assertEqual(alternating_case_only("ab cd"), "Ab Cd")
        self.assertEqual(alternating_case_only("abc", False), "aBc")
        self.assertEqual(capitalize_last_only("aBc De"), "abC dE")
        self.assertEqual(capitalize_first_and_last("abc de"), "AbC DE")

    def test_readings_that_differ_at_the_edges(self):
        self.assertEqual(capitalize_only("aBC d"), "ABC d")
        self.assertEqual(title_case_as_is("aBC d"), "ABC D")
        self.assertEqual(capitalize_words_and_all("aBC d"), "Abc D")


if __name__ == "__main__":
    unittest.main()
