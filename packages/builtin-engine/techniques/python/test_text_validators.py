import unittest

from text_validators import (
    is_phone_number,
    is_us_phone_number,
    is_zip_code,
    is_hex_color,
    is_url,
    is_ipv4_address,
    is_username,
    is_pin,
    is_integer_text,
    is_numeric,
    is_alphabetic,
    is_alphanumeric,
    is_uppercase,
    is_lowercase,
    is_blank,
    is_phone_number_only,
    is_phone_number_as_is,
    is_zip_code_only,
    is_hex_color_only,
    is_hex_color_or_not,
    is_pin_only,
    is_pin_of_all,
    is_username_of_all,
    is_username_only,
    is_username_as_is,
    is_numeric_only,
    is_alphabetic_or_not,
    is_uppercase_as_is,
    is_lowercase_as_is,
    is_uppercase_only,
    is_lowercase_only,
)


class TextValidatorsTest(unittest.TestCase):
    def test_phones_and_post(self):
        self.assertEqual(is_phone_number("(555) 123-4567"), True)
        self.assertEqual(is_phone_number("555.123.4567"), True)
        self.assertEqual(is_phone_number("+49 30 1234567"), True)
        self.assertEqual(is_phone_number("12345"), False)
        self.assertEqual(is_phone_number("555-123-456a"), False)
        self.assertEqual(is_us_phone_number("(123) 456-7890"), True)
        self.assertEqual(is_us_phone_number("(123)456-7890"), False)
        self.assertEqual(is_zip_code("12345"), True)
        self.assertEqual(is_zip_code("12345-6789"), True)
        self.assertEqual(is_zip_code("1234"), False)

    def test_web(self):
        self.assertEqual(is_hex_color("#fff"), True)
        self.assertEqual(is_hex_color("#A1B2C3"), True)
        self.assertEqual(is_hex_color("#ffff"), False)
        self.assertEqual(is_url("https://example.com/a?b=c#d"), True)
        self.assertEqual(is_url("http://localhost:8080"), True)
        self.assertEqual(is_url("example.com"), False)
        self.assertEqual(is_url("http://example"), False)
        self.assertEqual(is_ipv4_address("192.168.1.255"), True)
        self.assertEqual(is_ipv4_address("256.1.1.1"), False)
        self.assertEqual(is_ipv4_address("1.2.3"), False)
        self.assertEqual(is_ipv4_address("1.2.3.04"), False)

    def test_names_and_numbers(self):
        self.assertEqual(is_username("john_doe1"), True)
        self.assertEqual(is_username("1john"), False)
        self.assertEqual(is_username("jo"), False)
        self.assertEqual(is_username("jon"), True)
        self.assertEqual(is_username("abcdefghijklmnop"), True)
        self.assertEqual(is_username("abcdefghijklmnopq"), False)
        self.assertEqual(is_username("ab", 2, 4), True)
        self.assertEqual(is_pin("1234"), True)
        self.assertEqual(is_pin("12345"), False)
        self.assertEqual(is_integer_text("-42"), True)
        self.assertEqual(is_integer_text("4.2"), False)
        self.assertEqual(is_numeric("4.2"), True)
        self.assertEqual(is_numeric("4,2"), False)
        self.assertEqual(is_numeric(""), False)

    def test_letters(self):
        self.assertEqual(is_alphabetic("Été"), True)
        self.assertEqual(is_alphabetic("a1"), False)
        self.assertEqual(is_alphabetic(""), False)
        self.assertEqual(is_alphanumeric("a1"), True)
        self.assertEqual(is_alphanumeric("a b"), False)
        self.assertEqual(is_uppercase("ABC!"), True)
        self.assertEqual(is_uppercase("AbC"), False)
        self.assertEqual(is_uppercase("12"), False)
        self.assertEqual(is_lowercase("abc 1"), True)
        self.assertEqual(is_lowercase("aBc"), False)
        self.assertEqual(is_lowercase("12"), False)
        self.assertEqual(is_blank("  "), True)
        self.assertEqual(is_blank(" a "), False)

    def test_other_readings(self):
        self.assertEqual(is_phone_number_only("1234567890"), True)
        self.assertEqual(is_phone_number_only("123-456-7890"), False)
        self.assertEqual(is_phone_number_as_is("123-456-7890"), True)
        self.assertEqual(is_phone_number_as_is("1234567890"), False)
        self.assertEqual(is_zip_code_only("12345-6789"), False)
        self.assertEqual(is_zip_code_only("12345"), True)
        self.assertEqual(is_hex_color_only("#fff"), False)
        self.assertEqual(is_hex_color_only("#A1b2c3"), True)
        self.assertEqual(is_hex_color_or_not("fff"), True)
        self.assertEqual(is_hex_color_or_not("#ffff"), False)
        self.assertEqual(is_pin_only("123456"), False)
        self.assertEqual(is_pin_only("1234"), True)
        self.assertEqual(is_pin_of_all("12345"), True)
        self.assertEqual(is_pin_of_all("123"), False)
        self.assertEqual(is_pin_of_all("1234567"), False)
        self.assertEqual(is_pin_of_all("123456"), True)
        self.assertEqual(is_pin_of_all("12", 2, 3), True)
        self.assertEqual(is_pin_of_all("1a34"), False)
        self.assertEqual(is_username_of_all("1_b"), True)
        self.assertEqual(is_username_of_all("ab"), False)
        self.assertEqual(is_username_of_all("abcdefghijklmnopq"), False)
        self.assertEqual(is_username_of_all("abcdefghijklmnop"), True)
        self.assertEqual(is_username_of_all("ab-", 2, 5), False)
        self.assertEqual(is_username_only("a_b"), False)
        self.assertEqual(is_username_only("A1b"), True)
        self.assertEqual(is_username_only("ab"), False)
        self.assertEqual(is_username_only("abcdefghijklmnopq"), False)
        self.assertEqual(is_username_only("abcdefghijklmnop"), True)
        self.assertEqual(is_username_only("ab", 2, 2), True)
        self.assertEqual(is_username_as_is("Ab1"), False)
        self.assertEqual(is_username_as_is("a_1"), True)
        self.assertEqual(is_username_as_is("ab"), False)
        self.assertEqual(is_username_as_is("abcdefghijklmnopq"), False)
        self.assertEqual(is_username_as_is("abcdefghijklmnop"), True)
        self.assertEqual(is_username_as_is("ab", 2, 2), True)
        self.assertEqual(is_numeric_only("12.5"), False)
        self.assertEqual(is_numeric_only("012"), True)
        self.assertEqual(is_alphabetic_or_not("ab c"), True)
        self.assertEqual(is_alphabetic_or_not(""), False)
        self.assertEqual(is_alphabetic_or_not("a1"), False)
        self.assertEqual(is_uppercase_as_is(""), True)
        self.assertEqual(is_uppercase_as_is("A1!"), True)
        self.assertEqual(is_uppercase_as_is("Ab"), False)
        self.assertEqual(is_lowercase_as_is("a1"), True)
        self.assertEqual(is_lowercase_as_is("Ab"), False)
        self.assertEqual(is_uppercase_only("AB"), True)
        self.assertEqual(is_uppercase_only("A1"), False)
        self.assertEqual(is_lowercase_only("ab"), True)
        self.assertEqual(is_lowercase_only(""), False)


if __name__ == "__main__":
    unittest.main()
