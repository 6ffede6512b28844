import unittest

from caesar_cipher import caesar, caesar_back, caesar_with_digits, caesar_in_capitals


class CaesarCipherTest(unittest.TestCase):
    def test_letters_move_and_keep_their_case_all_else_stays(self):
        self.assertEqual(caesar("Hello, World!", 3), "Khoor, Zruog!")
        self.assertEqual(caesar("xyz XYZ", 3), "abc ABC")
        self.assertEqual(caesar("Uryyb"), "Hello")
        self.assertEqual(caesar("é 42 ñ", 5), "é 42 ñ")

    def test_shifts_wrap_round_in_both_directions(self):
        self.assertEqual(caesar("abc", -1), "zab")
        self.assertEqual(caesar("Khoor, Zruog!", -3), "Hello, World!")
        self.assertEqual(caesar("abc", 26), "abc")
        self.assertEqual(caesar("abc", -53), "zab")
        self.assertEqual(caesar("", 7), "")

    def test_readings_that_differ(self):
        self.assertEqual(caesar_back("Dbc 1", 1), "Cab 1")
        self.assertEqual(caesar_back("N"), "A")
        self.assertEqual(caesar_with_digits("xyz 89", 3), "abc 12")
        self.assertEqual(caesar_with_digits("a0", -1), "z9")
        self.assertEqual(caesar_with_digits("a"), "n")
        self.assertEqual(caesar_in_capitals("ab, z", 1), "BC, A")
        self.assertEqual(caesar_in_capitals("ab, z", 1, True), "BCA")
        self.assertEqual(caesar_in_capitals("a"), "N")


if __name__ == "__main__":
    unittest.main()
