import unittest

from justify_text import justify_text


class JustifyTextTest(unittest.TestCase):
    def test_spaces_are_spread_from_the_left_the_last_line_stays_ragged(self):
        self.assertEqual(
            justify_text("This is an example of text justification.", 16),
            ["This    is    an", "example  of text", "justification."],
        )
        self.assertEqual(justify_text("a b c d e", 6), ["a  b c", "d e"])
        self.assertEqual(justify_text("a b c", 5), ["a b c"])

    def test_a_word_alone_on_a_line_stands_at_the_left(self):
        self.assertEqual(justify_text("abcdef gh ij", 5), ["abcdef", "gh ij"])
        self.assertEqual(justify_text("one three", 5), ["one", "three"])

    def test_the_edges(self):
        self.assertEqual(justify_text(""), [])
        self.assertEqual(justify_text("word"), ["word"])
        self.assertEqual(justify_text("é é ok", 3), ["é é", "ok"])
        self.assertEqual(len(justify_text("a" * 30 + " " + "b" * 29)), 1)
        self.assertEqual(len(justify_text("a" * 30 + " " + "b" * 30)), 2)

    def test_readings_that_differ(self):
        self.assertEqual(justify_text(["a", "b", "c", "d"], 5, True), ["a b c", "d    "])
        self.assertEqual(justify_text(["abcd", "e"], 5, True), ["abcd ", "e    "])
        self.assertEqual(justify_text(["abcd", "e"], 5), ["abcd", "e"])


if __name__ == "__main__":
    unittest.main()
