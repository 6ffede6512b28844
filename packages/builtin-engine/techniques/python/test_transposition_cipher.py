import unittest

from transposition_cipher import (
    read_by_columns,
    scytale_encrypt,
    write_by_columns,
    columnar_encrypt,
    square_code,
    alternating_split,
    undo_alternating_split,
    even_then_odd,
    reverse_blocks,
    swap_neighbours,
)


class TranspositionCipherTest(unittest.TestCase):
    def test_columns(self):
        self.assertEqual(read_by_columns("abcdefgh"), "aebfcgdh")
        self.assertEqual(read_by_columns("abcde", 2), "acebd")
        self.assertEqual(scytale_encrypt("abcdef"), "aebfcxdx")
        self.assertEqual(scytale_encrypt("abcd", 3, "_"), "adb_c_")
        self.assertEqual(write_by_columns("aebfcgdh"), "abcdefgh")
        self.assertEqual(write_by_columns("acebd", 2), "abcde")
        self.assertEqual(columnar_encrypt("wearediscovered", "zebra"), "eodasreiercewdv")
        self.assertEqual(columnar_encrypt("abc", "ba", "-"), "b-ac")
        self.assertEqual(columnar_encrypt("abcdef", "aba"), "adcfbe")
        self.assertEqual(columnar_encrypt("abcdef", "baa"), "becfad")
        self.assertEqual(
            square_code("If man was meant to stay on the ground, god would have given us roots."),
            "imtgdvs fearwer mayoogo anouuio ntnnlvt wttddes aohghn  sseoau ",
        )
        self.assertEqual(square_code(""), "")

    def test_halves_and_blocks(self):
        self.assertEqual(alternating_split("This is a test!"), "hsi  etTi sats!")
        self.assertEqual(alternating_split("This is a test!", 2), "s eT ashi tist!")
        self.assertEqual(undo_alternating_split("hsi  etTi sats!"), "This is a test!")
        self.assertEqual(undo_alternating_split("s eT ashi tist!", 2), "This is a test!")
        self.assertEqual(even_then_odd("abcde"), "acebd")
        self.assertEqual(even_then_odd("Hacker", " "), "Hce akr")
        self.assertEqual(reverse_blocks("abcdefgh"), "dcbahgfe")
        self.assertEqual(reverse_blocks("abcde", 3), "cbaed")
        self.assertEqual(swap_neighbours("abcde"), "badce")


if __name__ == "__main__":
    unittest.main()
