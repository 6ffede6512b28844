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


if __name__ == "__main__":
    unittest.main()
