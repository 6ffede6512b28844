import unittest

from binary_text import (
    to_binary,
    from_binary,
    to_hex,
    from_hex,
    to_octal,
    from_octal,
    character_codes,
    from_character_codes,
    sum_of_character_codes,
    text_to_binary,
    binary_to_text,
    add_binary,
    xor_binary,
    and_binary,
    or_binary,
    to_binary_with_prefix,
    to_uppercase_hex,
    to_hex_with_prefix,
    from_binary_or,
    add_binary_with_zeros,
)


class BinaryTextTest(unittest.TestCase):
    def test_numbers(self):
        self.assertEqual(to_binary(10), "1010")
        self.assertEqual(to_binary(0), "0")
        self.assertEqual(to_binary(5, 8), "00000101")
        self.assertEqual(to_binary(-5), "-101")
        self.assertEqual(from_binary("1010"), 10)
        self.assertEqual(from_binary("0b11"), 3)
        with self.assertRaises(ValueError):
            from_binary("12")
        self.assertEqual(to_hex(255), "ff")
        self.assertEqual(to_hex(10, 2), "0a")
        self.assertEqual(from_hex("0xFF"), 255)
        self.assertEqual(from_hex("0b1"), 177)
        with self.assertRaises(ValueError):
            from_hex("fg")
        self.assertEqual(to_octal(64), "100")
        self.assertEqual(from_octal("755"), 493)
        with self.assertRaises(ValueError):
            from_octal("8")

    def test_characters(self):
        self.assertEqual(character_codes("Hi!"), [72, 105, 33])
        self.assertEqual(character_codes(""), [])
        self.assertEqual(from_character_codes([72, 105]), "Hi")
        self.assertEqual(sum_of_character_codes("abc"), 294)
        self.assertEqual(text_to_binary("Hi"), "01001000 01101001")
        self.assertEqual(text_to_binary("Hi", 7, ""), "10010001101001")
        self.assertEqual(binary_to_text("01001000 01101001"), "Hi")
        self.assertEqual(binary_to_text("10010001101001", 7), "Hi")
        self.assertEqual(binary_to_text(""), "")

    def test_binary_texts_together(self):
        self.assertEqual(add_binary("11", "1"), "100")
        self.assertEqual(add_binary("0", "0"), "0")
        self.assertEqual(xor_binary("1010", "0110"), "1100")
        self.assertEqual(xor_binary("101", "101"), "000")
        self.assertEqual(and_binary("1100", "10"), "0000")
        self.assertEqual(and_binary("1100", "1010"), "1000")
        self.assertEqual(or_binary("1100", "1010"), "1110")

    def test_readings_that_differ(self):
        self.assertEqual(to_binary_with_prefix(10), "0b1010")
        self.assertEqual(to_binary_with_prefix(-2, 4), "-0b0010")
        self.assertEqual(to_uppercase_hex(255), "FF")
        self.assertEqual(to_uppercase_hex(255, True), "0xFF")
        self.assertEqual(to_uppercase_hex(-10, False, 2), "-0A")
        self.assertEqual(to_hex_with_prefix(255), "0xff")
        self.assertEqual(to_hex_with_prefix(-1, 2), "-0x01")
        self.assertEqual(from_binary_or("101"), 5)
        self.assertEqual(from_binary_or("102"), None)
        self.assertEqual(from_binary_or("", 0), 0)
        self.assertEqual(add_binary_with_zeros("0001", "01"), "0010")
        self.assertEqual(add_binary_with_zeros("1", "1"), "10")


if __name__ == "__main__":
    unittest.main()
