import unittest

from insert_separators import (
    pieces_of,
    filled_pieces,
    pieces_from_right,
    insert_every,
    insert_every_from_right,
    insert_between,
    insert_text_at,
    format_key,
    text_ngrams,
    word_ngrams,
    ngram_counts,
    dash_between_odd,
    insert_after_every,
    format_key_from,
    whole_pieces,
    dash_between_even,
    dash_and_asterisk,
    ngram_counts_of,
)


class InsertSeparatorsTest(unittest.TestCase):
    def test_pieces(self):
        self.assertEqual(pieces_of("abcde"), ["ab", "cd", "e"])
        self.assertEqual(pieces_of("abcdef", 3), ["abc", "def"])
        self.assertEqual(pieces_of(""), [])
        self.assertEqual(filled_pieces("abc"), ["ab", "c_"])
        self.assertEqual(filled_pieces("abcd", 3, "-"), ["abc", "d--"])
        self.assertEqual(pieces_from_right("abcde"), ["a", "bc", "de"])
        self.assertEqual(text_ngrams("abcd"), ["ab", "bc", "cd"])
        self.assertEqual(text_ngrams("abcd", 3), ["abc", "bcd"])
        self.assertEqual(text_ngrams("a"), [])
        self.assertEqual(word_ngrams("the big red fox"), ["the big", "big red", "red fox"])
        self.assertEqual(word_ngrams("the big red fox", 3), ["the big red", "big red fox"])
        self.assertEqual(ngram_counts("abab"), {"ab": 2, "ba": 1})

    def test_separators(self):
        self.assertEqual(insert_every("abcdef"), "ab-cd-ef")
        self.assertEqual(insert_every("abcde", 4, " "), "abcd e")
        self.assertEqual(insert_every_from_right("1234567", 3, ","), "1,234,567")
        self.assertEqual(insert_every_from_right("abc"), "a-bc")
        self.assertEqual(insert_between("abc"), "a-b-c")
        self.assertEqual(insert_between("abc", " "), "a b c")
        self.assertEqual(insert_text_at("abcd", 2, "X"), "abXcd")
        self.assertEqual(format_key("2-5g-3-J"), "2-5G-3J")
        self.assertEqual(format_key("5F3Z-2e-9-w", 4), "5F3Z-2E9W")
        self.assertEqual(dash_between_odd(454793), "4547-9-3")
        self.assertEqual(dash_between_odd("1357", "*"), "1*3*5*7")

    def test_readings_that_differ(self):
        self.assertEqual(insert_after_every("abcde"), "ab-cd-e")
        self.assertEqual(insert_after_every("abcd"), "ab-cd-")
        self.assertEqual(insert_after_every("abcd", 3, "/"), "abc/d")
        self.assertEqual(format_key_from("2-5g-3-J"), "25-G3-J")
        self.assertEqual(format_key_from("2-5g-3-J", 3, " "), "25G 3J")
        self.assertEqual(whole_pieces("abcde"), ["ab", "cd"])
        self.assertEqual(whole_pieces("abc", 3), ["abc"])
        self.assertEqual(dash_between_even(24608), "2-4-608")
        self.assertEqual(dash_between_even(24608, True), "2-4-6-0-8")
        self.assertEqual(dash_between_even(22, False, "*"), "2*2")
        self.assertEqual(dash_and_asterisk(1324680), "1-32*4*6*80")
        self.assertEqual(dash_and_asterisk(1122, "+", "x"), "1+12x2")
        self.assertEqual(ngram_counts_of("Ab aB"), {"ab": 2, "ba": 1})
        self.assertEqual(ngram_counts_of("Ab a", 1, True), {"A": 1, "b": 1, "a": 1})


if __name__ == "__main__":
    unittest.main()
