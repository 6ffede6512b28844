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


if __name__ == "__main__":
    unittest.main()
