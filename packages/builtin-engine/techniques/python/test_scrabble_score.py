import unittest

from scrabble_score import (
    letter_score,
    scrabble_score,
    best_scrabble_word,
    alphabet_positions,
    alphabet_score,
    highest_scoring_word,
    letter_at,
    letter_range,
    best_scrabble_word_or_last,
    best_scrabble_word_by_alphabet,
    highest_scoring_word_or_last,
    letter_at_as_is,
)


class ScrabbleScoreTest(unittest.TestCase):
    def test_scrabble(self):
        self.assertEqual(scrabble_score("quirky"), 22)
        self.assertEqual(scrabble_score("OXYPHENBUTAZONE"), 41)
        self.assertEqual(scrabble_score("street", 2), 12)
        self.assertEqual(scrabble_score("a b!"), 4)
        self.assertEqual(scrabble_score(""), 0)
        self.assertEqual(letter_score("K"), 5)
        self.assertEqual(letter_score(""), 0)
        self.assertEqual(letter_score("?"), 0)
        self.assertEqual(best_scrabble_word(["cat", "quiz", "zoo"]), "quiz")
        self.assertEqual(best_scrabble_word(["cat", "act"]), "cat")
        self.assertEqual(best_scrabble_word([]), "")

    def test_places_in_the_alphabet(self):
        self.assertEqual(alphabet_positions("Abc z!"), [1, 2, 3, 26])
        self.assertEqual(alphabet_score("abc"), 6)
        self.assertEqual(alphabet_score(""), 0)
        self.assertEqual(highest_scoring_word("man i need a taxi up to ubud"), "taxi")
        self.assertEqual(highest_scoring_word("aa b"), "aa")
        self.assertEqual(highest_scoring_word(""), "")
        self.assertEqual(letter_at(1), "a")
        self.assertEqual(letter_at(26), "z")
        with self.assertRaises(ValueError):
            letter_at(0)
        with self.assertRaises(ValueError):
            letter_at(27)
        self.assertEqual(letter_range("a", "e"), ["a", "b", "c", "d", "e"])
        self.assertEqual(letter_range("b", "a"), [])

    def test_other_readings(self):
        self.assertEqual(best_scrabble_word_or_last(["ab", "ba", "e"]), "ba")
        self.assertEqual(best_scrabble_word_or_last(["q", "a"]), "q")
        self.assertEqual(best_scrabble_word_or_last([]), "")
        self.assertEqual(best_scrabble_word_by_alphabet(["ba", "ab", "e"]), "ab")
        self.assertEqual(highest_scoring_word_or_last("ab ba a"), "ba")
        self.assertEqual(highest_scoring_word_or_last("z a"), "z")
        self.assertEqual(highest_scoring_word_or_last(""), "")
        self.assertEqual(letter_at_as_is(2), "B")


if __name__ == "__main__":
    unittest.main()
