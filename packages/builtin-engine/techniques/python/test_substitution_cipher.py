import unittest

from substitution_cipher import (
    substitute_letters,
    unsubstitute_letters,
    keyword_alphabet,
    keyword_encrypt,
    keyword_decrypt,
    encode_with_table,
    decode_with_table,
    exchange_pairs,
    polybius_encode,
    polybius_decode,
    affine_encrypt,
    affine_decrypt,
)


class SubstitutionCipherTest(unittest.TestCase):
    def test_key_alphabets(self):
        self.assertEqual(substitute_letters("Hello, a b"), "Itssg, q w")
        self.assertEqual(substitute_letters("abc", "zyxwvutsrqponmlkjihgfedcba"), "zyx")
        self.assertEqual(unsubstitute_letters("Itssg"), "Hello")
        self.assertEqual(keyword_alphabet(), "secrtabdfghijklmnopquvwxyz")
        self.assertEqual(keyword_alphabet("Zebra!"), "zebracdfghijklmnopqstuvwxy")
        self.assertEqual(keyword_encrypt("Abc"), "Sec")
        self.assertEqual(keyword_decrypt("sec"), "abc")
        self.assertEqual(keyword_encrypt("flee", "zebra"), "cjaa")
        self.assertEqual(exchange_pairs("Ala has a cat", "gaderypoluki"), "Gug hgs g cgt")
        self.assertEqual(affine_encrypt("Affine cipher"), "Ihhwvc swfrcp")
        self.assertEqual(affine_decrypt("Ihhwvc swfrcp"), "Affine cipher")
        self.assertEqual(affine_encrypt("abc", 1, 1), "bcd")

    def test_codes(self):
        self.assertEqual(encode_with_table("abx", {"a": "1", "b": "2"}), "12x")
        self.assertEqual(encode_with_table("ab", {"a": ".-", "b": "-..."}, " "), ".- -...")
        self.assertEqual(decode_with_table(".- -... ?", {"a": ".-", "b": "-..."}), "ab?")
        self.assertEqual(decode_with_table("1-2", {"a": 1, "b": 2}, "-"), "ab")
        self.assertEqual(polybius_encode("Hi j"), "23 24 24")
        self.assertEqual(polybius_encode("az", ""), "1155")
        self.assertEqual(polybius_decode("23 24"), "hi")


if __name__ == "__main__":
    unittest.main()
