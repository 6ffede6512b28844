import unittest

from caesar_cipher import caesar


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


if __name__ == "__main__":
    unittest.main()
