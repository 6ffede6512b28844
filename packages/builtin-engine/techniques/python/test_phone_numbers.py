import unittest

from phone_numbers import (
    clean_phone_number,
    ten_digits,
    phone_in_brackets,
    phone_with_dashes,
    international_phone,
    international_with_dashes,
    area_code,
    phone_numbers_in,
    hide_phone_number,
    phone_of_digit_list,
    with_country_code,
)


class PhoneNumbersTest(unittest.TestCase):
    def test_cleaned(self):
        self.assertEqual(clean_phone_number("(223) 456-7890"), "2234567890")
        self.assertEqual(clean_phone_number("+1 223.456.7890"), "2234567890")
        self.assertEqual(clean_phone_number("123-456-7890"), None)
        self.assertEqual(clean_phone_number("223-056-7890", ""), "")
        self.assertEqual(clean_phone_number("223 456 7890 x"), None)
        self.assertEqual(ten_digits("+1 (123) 456-7890"), "1234567890")
        self.assertEqual(ten_digits("123"), None)
        self.assertEqual(ten_digits("12345678901234"), None)
        self.assertEqual(ten_digits("1234567890"), "1234567890")
        self.assertEqual(area_code("(123) 456-7890"), "123")
        self.assertEqual(area_code("12"), None)
        self.assertEqual(
            phone_numbers_in("call (123) 456-7890 or 223-456-7890, not 1223-456-78901"),
            ["(123) 456-7890", "223-456-7890"],
        )
        self.assertEqual(phone_numbers_in("none"), [])

    def test_written(self):
        self.assertEqual(phone_in_brackets("123.456.7890"), "(123) 456-7890")
        self.assertEqual(phone_in_brackets(1234567890), "(123) 456-7890")
        self.assertEqual(phone_in_brackets("12", "bad"), "bad")
        self.assertEqual(phone_with_dashes("(123) 4567890"), "123-456-7890")
        self.assertEqual(phone_with_dashes("1234567890", "."), "123.456.7890")
        self.assertEqual(phone_with_dashes("1"), None)
        self.assertEqual(international_phone("123-456-7890"), "+11234567890")
        self.assertEqual(international_phone("1", "+49"), None)
        self.assertEqual(international_with_dashes("1234567890"), "+1-123-456-7890")
        self.assertEqual(international_with_dashes("1"), None)
        self.assertEqual(hide_phone_number("123-456-7890"), "***-***-7890")
        self.assertEqual(hide_phone_number("12345", 2, "x"), "xxx45")
        self.assertEqual(phone_of_digit_list([1, 2, 3, 4, 5, 6, 7, 8, 9, 0]), "(123) 456-7890")
        self.assertEqual(with_country_code("030 1234", "+49"), "+49301234")
        self.assertEqual(with_country_code("0049 30 1234"), "+49301234")
        self.assertEqual(with_country_code("+49 30"), "+4930")
        self.assertEqual(with_country_code("223 4567"), "+12234567")


if __name__ == "__main__":
    unittest.main()
