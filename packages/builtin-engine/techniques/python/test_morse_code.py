import unittest

from morse_code import (
    to_morse,
    from_morse,
    to_morse_without,
    to_morse_by_each,
    from_morse_as_it_is,
    from_morse_by_each,
)


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

    def test_other_readings(self):
        self.assertEqual(to_morse_without("a b"), ".-   -...")
        self.assertEqual(to_morse_by_each("A b#"), ".- / -... #")
        self.assertEqual(from_morse_as_it_is(".- / -..."), "a b")
        self.assertEqual(from_morse_as_it_is(".-|-...", "|", "#"), "ab")
        self.assertEqual(from_morse_by_each(".- / -... ........"), "A B?")
        self.assertEqual(from_morse_by_each("........   .-", "x"), "X A")


if __name__ == "__main__":
    unittest.main()
