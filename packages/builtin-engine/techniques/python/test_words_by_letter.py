import unittest

from words_by_letter import (
    words_by_first_letter,
    words_by_last_letter,
    words_by_length,
    words_starting_with,
    words_ending_with,
    words_containing,
    words_not_containing,
    count_words_starting_with,
    count_words_ending_with,
    first_letter_counts,
    capitalized_words,
    same_ends_words,
    words_starting_with_as_is,
    words_ending_with_as_is,
    words_containing_as_is,
    count_words_starting_with_as_is,
    count_words_ending_with_as_is,
    count_words_containing,
    same_ends_words_from_two,
    same_ends_words_as_is,
    words_in_capitals,
)


class WordsByLetterTest(unittest.TestCase):
    def test_groups(self):
        self.assertEqual(
            words_by_first_letter("Apple pie and Ants"),
            {"a": ["Apple", "and", "Ants"], "p": ["pie"]},
        )
        self.assertEqual(words_by_first_letter(["Ann", "al"], False), {"A": ["Ann"], "a": ["al"]})
        self.assertEqual(words_by_first_letter([]), {})
        self.assertEqual(words_by_last_letter("one two tie"), {"e": ["one", "tie"], "o": ["two"]})
        self.assertEqual(words_by_last_letter(["aB", "ab"], False), {"B": ["aB"], "b": ["ab"]})
        self.assertEqual(words_by_length("one three two"), {"3": ["one", "two"], "5": ["three"]})
        self.assertEqual(first_letter_counts("Apple pie and"), {"a": 2, "p": 1})
        self.assertEqual(first_letter_counts(["A", "a"], False), {"A": 1, "a": 1})

    def test_kept(self):
        self.assertEqual(words_starting_with("An apple, big and red"), ["An", "apple", "and"])
        self.assertEqual(words_starting_with(["Bob", "bill", "Al"], "b", False), ["bill"])
        self.assertEqual(words_ending_with("sing the song", "ing"), ["sing"])
        self.assertEqual(words_ending_with("pizza and A"), ["pizza", "A"])
        self.assertEqual(words_ending_with(["xA", "xa"], "a", False), ["xa"])
        self.assertEqual(words_containing("The other one", "the"), ["The", "other"])
        self.assertEqual(words_containing(["xay", "xAy", "b"]), ["xay", "xAy"])
        self.assertEqual(words_containing(["xay", "xAy"], "a", False), ["xay"])
        self.assertEqual(words_not_containing("bad cat dog"), ["dog"])
        self.assertEqual(words_not_containing(["xAy"], "a", False), ["xAy"])
        self.assertEqual(count_words_starting_with("An apple, big"), 2)
        self.assertEqual(count_words_starting_with("An apple", "a", False), 1)
        self.assertEqual(count_words_ending_with("pizza and A"), 2)
        self.assertEqual(count_words_ending_with("pizza and A", "a", False), 1)
        self.assertEqual(capitalized_words("Ann met bob in Rome"), ["Ann", "Rome"])
        self.assertEqual(same_ends_words("Anna saw a level dog"), ["Anna", "a", "level"])

    def test_other_readings(self):
        self.assertEqual(words_starting_with_as_is("Ann! (apple) at"), ["Ann!", "at"])
        self.assertEqual(words_starting_with_as_is("Ann at", "a", False), ["at"])
        self.assertEqual(words_ending_with_as_is("pea tea, sea"), ["pea", "sea"])
        self.assertEqual(words_ending_with_as_is("A pea", "a", False), ["pea"])
        self.assertEqual(words_containing_as_is("a! b A"), ["a!", "A"])
        self.assertEqual(words_containing_as_is("a! A", "a", False), ["a!"])
        self.assertEqual(count_words_starting_with_as_is("(a a A"), 2)
        self.assertEqual(count_words_starting_with_as_is("a A", "a", False), 1)
        self.assertEqual(count_words_ending_with_as_is("a, a A"), 2)
        self.assertEqual(count_words_ending_with_as_is("a A", "a", False), 1)
        self.assertEqual(count_words_containing("a b ba A"), 3)
        self.assertEqual(count_words_containing("a A", "a", False), 1)
        self.assertEqual(same_ends_words_from_two("a Anna bob on"), ["Anna", "bob"])
        self.assertEqual(same_ends_words_from_two("aa"), ["aa"])
        self.assertEqual(same_ends_words_as_is("a Anna bob on"), ["a", "bob"])
        self.assertEqual(same_ends_words_as_is(["", "x"]), ["x"])
        self.assertEqual(words_in_capitals("NASA and 12 A1 Bob"), ["NASA", "A1"])


if __name__ == "__main__":
    unittest.main()
