import unittest

from hex_bytes import (
    encode_hex,
    decode_hex,
    hex_dump,
    encode_hex_text,
    encode_hex_text_spaced,
    decode_hex_text,
)


class HexBytesTest(unittest.TestCase):
    def test_two_digits_for_each_byte(self):
        self.assertEqual(encode_hex([0, 15, 16, 255]), "000f10ff")
        self.assertEqual(encode_hex([]), "")
        self.assertEqual(list(decode_hex("000F10ff")), [0, 15, 16, 255])
        self.assertEqual(decode_hex(""), b"")

    def test_what_is_no_hex_is_refused(self):
        with self.assertRaises(ValueError):
            decode_hex("abc")
        with self.assertRaises(ValueError):
            decode_hex("0g")
        with self.assertRaises(ValueError):
            decode_hex("0 1 ")

    def test_a_dump_with_offsets_and_characters(self):
        self.assertEqual(
            hex_dump([72, 105, 10, 32, 126, 127, 31], 4),
            ["00000000  48 69 0a 20  Hi. ", "00000004  7e 7f 1f     ~.."],
        )
        self.assertEqual(
            hex_dump([65]),
            ["00000000  41                                               A"],
        )
        self.assertEqual(hex_dump([]), [])

    def test_readings_that_differ(self):
        self.assertEqual(encode_hex_text("Jo"), "4a6f")
        self.assertEqual(encode_hex_text("Jo", True), "4A6F")
        self.assertEqual(encode_hex_text_spaced("Jo"), "4a 6f")
        self.assertEqual(encode_hex_text_spaced("Jo", True), "4A 6F")
        self.assertEqual(encode_hex_text_spaced(""), "")
        self.assertEqual(decode_hex_text("4A 6f"), "Jo")
        self.assertEqual(decode_hex_text(""), "")


if __name__ == "__main__":
    unittest.main()
