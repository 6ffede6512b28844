import unittest

from base64_url import (
    encode_base64,
    decode_base64,
    encode_base64_without_padding,
    decode_base64_text,
)


class Base64UrlTest(unittest.TestCase):
    def test_the_test_vectors_of_rfc_4648(self):
        self.assertEqual(encode_base64("", False), "")
        self.assertEqual(encode_base64("f"), "Zg==")
        self.assertEqual(encode_base64("fo", False), "Zm8=")
        self.assertEqual(encode_base64("foobar", False), "Zm9vYmFy")

    def test_the_alphabet_for_addresses_has_no_padding(self):
        self.assertEqual(encode_base64("fo", True), "Zm8")
        self.assertEqual(encode_base64("ü?>", True), "w7w_Pg")
        self.assertEqual(encode_base64("ü?>", False), "w7w/Pg==")
        self.assertEqual(encode_base64(bytes([251, 255]), True), "-_8")

    def test_decoding_gives_the_bytes_back(self):
        self.assertEqual(decode_base64("-_8="), bytes([251, 255]))
        self.assertEqual(decode_base64("w7w/Pg").decode(), "ü?>")
        self.assertEqual(decode_base64(""), b"")

    def test_what_no_encoder_writes_is_refused(self):
        with self.assertRaises(ValueError):
            decode_base64("A")
        with self.assertRaises(ValueError):
            decode_base64("Zm9*")
        with self.assertRaises(ValueError):
            decode_base64("Zh==")
        with self.assertRaises(ValueError):
            decode_base64("Zm8==")

    def test_whole_groups_and_zeros(self):
        self.assertEqual(decode_base64("Zm9vYmFy"), b"foobar")
        self.assertEqual(decode_base64("AAAA"), bytes(3))
        self.assertEqual(decode_base64("Zg=="), b"f")
        with self.assertRaises(ValueError):
            decode_base64("Z===")

    def test_readings_that_differ(self):
        self.assertEqual(encode_base64_without_padding("ü?>"), "w7w/Pg")
        self.assertEqual(decode_base64_text("Zm9vYmE="), "fooba")
        self.assertEqual(decode_base64_text("w7w_Pg"), "ü?>")
        self.assertEqual(decode_base64_text(""), "")


if __name__ == "__main__":
    unittest.main()
