import unittest

from nato_alphabet import to_nato, nato_words, from_nato


class NatoAlphabetTest(unittest.TestCase):
    def test_spelled_out(self):
        self.assertEqual(to_nato("Abc"), "Alfa Bravo Charlie")
        self.assertEqual(to_nato("If you"), "India Foxtrot Yankee Oscar Uniform")
        self.assertEqual(to_nato("jx", ", "), "Juliett, X-ray")
        self.assertEqual(to_nato("Aja", " ", False), "Alpha Juliet Alpha")
        self.assertEqual(to_nato("b2!"), "Bravo Two !")
        self.assertEqual(to_nato(""), "")
        self.assertEqual(nato_words("Hi 0"), ["Hotel", "India", "Zero"])
        self.assertEqual(nato_words("az", False), ["Alpha", "Zulu"])
        self.assertEqual(nato_words("a"), ["Alfa"])

    def test_read_back(self):
        self.assertEqual(from_nato("Hotel echo Lima Lima Oscar Two"), "HELLO2")
        self.assertEqual(from_nato(""), "")


if __name__ == "__main__":
    unittest.main()
