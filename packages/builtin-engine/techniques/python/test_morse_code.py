import unittest

from morse_code import to_morse, from_morse


class MorseCodeTest(unittest.TestCase):
    def test_to_dots_and_dashes(self):
        self.assertEqual(to_morse("SOS"), "... --- ...")
        self.assertEqual(to_morse("Hello world"), ".... . .-.. .-.. --- / .-- --- .-. .-.. -..")
        self.assertEqual(to_morse("a b", "|", "||"), ".-||-...")
        self.assertEqual(to_morse("it's 5, $~"), ".. - .----. ... / ..... --..-- / ...-..-")
        self.assertEqual(to_morse(""), "")

    def test_and_back(self):
        self.assertEqual(from_morse("... --- ..."), "SOS")
        self.assertEqual(from_morse(".... . .-.. .-.. --- / .-- --- .-. .-.. -.."), "HELLO WORLD")
        self.assertEqual(from_morse(".... . -.--   .--- ..- -.. ."), "HEY JUDE")
        self.assertEqual(from_morse(".-|-...", "|"), "AB")
        self.assertEqual(from_morse("..-..-..- ...-"), "V")
        self.assertEqual(from_morse(".- # -...", " ", "#"), "A B")
        self.assertEqual(from_morse(".-   -...", " ", "   "), "A B")
        self.assertEqual(from_morse(""), "")


if __name__ == "__main__":
    unittest.main()
