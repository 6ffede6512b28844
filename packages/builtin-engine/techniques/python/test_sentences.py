import unittest

from sentences import (
    sentences_of,
    bare_sentences,
    capitalize_sentences,
    longest_sentence,
    shortest_sentence,
    words_per_sentence,
    most_words_in_sentence,
    average_words_per_sentence,
    as_sentence,
    reverse_sentences,
    questions_in,
    longest_sentence_or_last,
    sentences_of_only,
    capitalize_sentences_and_all,
    as_sentence_of_all,
    as_sentence_and_one,
)


class SentencesTest(unittest.TestCase):
    def test_split(self):
        self.assertEqual(sentences_of("Hi there. How are you? Fine!"), ["Hi there.", "How are you?", "Fine!"])
        self.assertEqual(sentences_of("No end"), ["No end"])
        self.assertEqual(sentences_of(""), [])
        self.assertEqual(bare_sentences("Hi there. Wait... what?!"), ["Hi there", "Wait", "what"])
        self.assertEqual(questions_in("Hi. Who? Me! Why?"), ["Who?", "Why?"])
        self.assertEqual(reverse_sentences("One. Two? Three!"), "Three! Two? One.")

    def test_written(self):
        self.assertEqual(
            capitalize_sentences("hello there. how ARE you? fine"),
            "Hello there. How ARE you? Fine",
        )
        self.assertEqual(capitalize_sentences(" a. 2 b"), " A. 2 b")
        self.assertEqual(as_sentence(" hello world "), "Hello world.")
        self.assertEqual(as_sentence("Why?"), "Why?")
        self.assertEqual(as_sentence("wow", "!"), "Wow!")
        self.assertEqual(as_sentence(" "), "")

    def test_measured(self):
        self.assertEqual(longest_sentence("I am. Immediately! You are not."), "You are not.")
        self.assertEqual(longest_sentence("I am a. Immediately!", False), "Immediately!")
        self.assertEqual(shortest_sentence("I am a. Immediately! Yes."), "Immediately!")
        self.assertEqual(shortest_sentence("I am a. Immediately!", False), "I am a.")
        self.assertEqual(shortest_sentence(""), "")
        self.assertEqual(words_per_sentence("I am. You are not."), [2, 3])
        self.assertEqual(most_words_in_sentence("I am. You are not."), 3)
        self.assertEqual(most_words_in_sentence(["a b c d", "e"]), 4)
        self.assertEqual(most_words_in_sentence([]), 0)
        self.assertEqual(average_words_per_sentence("I am. You are not."), 2.5)
        self.assertEqual(average_words_per_sentence(""), 0)

    def test_other_readings(self):
        self.assertEqual(longest_sentence_or_last("A b. C d! E."), "C d!")
        self.assertEqual(longest_sentence_or_last("A bc. Def g. H i.", False), "Def g.")
        self.assertEqual(longest_sentence_or_last("Abcdef. A b."), "A b.")
        self.assertEqual(longest_sentence_or_last("A b. C."), "A b.")
        self.assertEqual(longest_sentence_or_last(""), "")
        self.assertEqual(sentences_of_only("A b. C! D.."), ["A b", "C! D"])
        self.assertEqual(capitalize_sentences_and_all("heLLO. yOU"), "Hello. You")
        self.assertEqual(as_sentence_of_all(" heLLO "), "Hello.")
        self.assertEqual(as_sentence_of_all("a", "!"), "A!")
        self.assertEqual(as_sentence_and_one("hello!"), "Hello!.")
        self.assertEqual(as_sentence_and_one("a", "!"), "A!")


if __name__ == "__main__":
    unittest.main()
