import unittest

from card_kinds import (
    card_kind,
    card_kind_by_start,
    group_card_number,
    last_four_digits,
    card_label,
    is_card_expired,
    is_expiry_date,
    is_security_code,
    group_card_number_by_kind,
    card_kind_by_first,
    card_kind_of,
)


class CardKindsTest(unittest.TestCase):
    def test_kinds(self):
        self.assertEqual(card_kind("4111 1111 1111 1111"), "Visa")
        self.assertEqual(card_kind("5500-0000-0000-0004"), "Mastercard")
        self.assertEqual(card_kind("2221000000000009"), "Mastercard")
        self.assertEqual(card_kind("340000000000009"), "American Express")
        self.assertEqual(card_kind("6011000000000004"), "Discover")
        self.assertEqual(card_kind("30000000000004"), "Diners Club")
        self.assertEqual(card_kind("3530111333300000"), "JCB")
        self.assertEqual(card_kind("1234"), "Unknown")
        self.assertEqual(card_kind("1234", ""), "")
        self.assertEqual(card_kind_by_start("4111"), "visa")
        self.assertEqual(card_kind_by_start("34"), "amex")
        self.assertEqual(card_kind_by_start("9"), "unknown")

    def test_numbers_and_dates(self):
        self.assertEqual(group_card_number("4111111111111111"), "4111 1111 1111 1111")
        self.assertEqual(group_card_number_by_kind("340000000000009", "-"), "3400-000000-00009")
        self.assertEqual(group_card_number(""), "")
        self.assertEqual(last_four_digits("4111 1111 1111 1234"), "1234")
        self.assertEqual(card_label("4111111111111111"), "Visa ending in 1111")
        self.assertEqual(is_card_expired("05/24", "2024-05-31"), False)
        self.assertEqual(is_card_expired("05/24", "2024-06-01"), True)
        self.assertEqual(is_card_expired("5/2030", "2024-06-01"), False)
        self.assertEqual(is_expiry_date("12/25"), True)
        self.assertEqual(is_expiry_date("13/25"), False)
        self.assertEqual(is_security_code("123"), True)
        self.assertEqual(is_security_code("1234", "Amex"), True)
        self.assertEqual(is_security_code("123", "amex"), False)
        self.assertEqual(is_security_code("1234"), False)

    def test_readings_that_differ(self):
        self.assertEqual(group_card_number("340000000000009"), "3400 0000 0000 009")
        self.assertEqual(group_card_number_by_kind("4111111111111111"), "4111 1111 1111 1111")
        self.assertEqual(card_kind_by_first("4"), "Visa")
        self.assertEqual(card_kind_by_first("3999"), "American Express")
        self.assertEqual(card_kind_by_first("5", "v", "m"), "m")
        self.assertEqual(card_kind_by_first("6"), "Discover")
        self.assertEqual(card_kind_by_first("9"), "Unknown")
        self.assertEqual(card_kind_by_first(""), "Unknown")
        self.assertEqual(card_kind_of("4111"), "Visa")
        self.assertEqual(card_kind_of("37"), "American Express")
        self.assertEqual(card_kind_of("1", "none"), "none")


if __name__ == "__main__":
    unittest.main()
