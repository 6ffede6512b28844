import unittest

from postal_codes import (
    is_postal_code,
    is_canadian_postal_code,
    is_uk_postcode,
    is_five_digit_code,
    countries_of_postal_code,
    format_canadian_code,
    format_uk_postcode,
    format_zip_code,
    pad_zip_code,
)


class PostalCodesTest(unittest.TestCase):
    def test_tests(self):
        self.assertEqual(is_postal_code("12345"), True)
        self.assertEqual(is_postal_code("12345-6789"), True)
        self.assertEqual(is_postal_code("1234"), False)
        self.assertEqual(is_postal_code("12-345", "PL"), True)
        self.assertEqual(is_postal_code("SW1A 1AA", "gb"), True)
        self.assertEqual(is_postal_code("12345", "XX"), False)
        self.assertEqual(is_canadian_postal_code("k1a 0b1"), True)
        self.assertEqual(is_canadian_postal_code("D1A 0B1"), False)
        self.assertEqual(is_uk_postcode("M1 1AE"), True)
        self.assertEqual(is_uk_postcode("12345"), False)
        self.assertEqual(is_five_digit_code("01067"), True)
        self.assertEqual(is_five_digit_code("01067-1"), False)
        self.assertEqual(countries_of_postal_code("1010"), ["AT", "CH", "AU"])
        self.assertEqual(countries_of_postal_code("x"), [])

    def test_written(self):
        self.assertEqual(format_canadian_code("k1a0b1"), "K1A 0B1")
        self.assertEqual(format_canadian_code("x"), None)
        self.assertEqual(format_uk_postcode("sw1a1aa"), "SW1A 1AA")
        self.assertEqual(format_uk_postcode("x", ""), "")
        self.assertEqual(format_zip_code("123456789"), "12345-6789")
        self.assertEqual(format_zip_code("12345"), "12345")
        self.assertEqual(format_zip_code("123"), None)
        self.assertEqual(pad_zip_code(501), "00501")


if __name__ == "__main__":
    unittest.main()
