import unittest

from iban import is_iban, check_digits, format_iban, format_any_iban, has_iban_check_digits


class IbanTest(unittest.TestCase):
    def test_known_numbers(self):
        self.assertEqual(is_iban("GB82 WEST 1234 5698 7654 32"), True)
        self.assertEqual(is_iban("de89370400440532013000"), True)
        self.assertEqual(is_iban("FR14 2004 1010 0505 0001 3M02 606"), True)
        self.assertEqual(is_iban("MT84MALT011000012345MTLCAST001S"), True)

    def test_wrong_digits_lengths_and_shapes(self):
        self.assertEqual(is_iban("GB82 WEST 1234 5698 7654 23"), False)
        self.assertEqual(is_iban("GB83 WEST 1234 5698 7654 32"), False)
        self.assertEqual(is_iban("DE8937040044053201300"), False)
        self.assertEqual(is_iban("DE12"), False)
        self.assertEqual(is_iban("DE89-3704-0044-0532-0130-00"), False)
        self.assertEqual(is_iban(""), False)
        self.assertEqual(check_digits("DE", "37040044053201300"), "51")
        self.assertEqual(is_iban("DE5137040044053201300"), False)

    def test_check_digits_have_two_places(self):
        self.assertEqual(check_digits("GB", "WEST12345698765432"), "82")
        self.assertEqual(check_digits("DE", "370400440532013000"), "89")
        self.assertEqual(check_digits("NL", "ABNA0417164300"), "91")

    def test_written_in_groups(self):
        self.assertEqual(format_iban("GB82WEST12345698765432"), "GB82 WEST 1234 5698 7654 32")
        self.assertEqual(format_iban("no9386011117947", 5), "NO938 60111 17947")
        with self.assertRaises(ValueError):
            format_iban("GB00")

    def test_readings_that_differ(self):
        self.assertEqual(format_any_iban("de8937 0400x"), "DE89 3704 00X")
        self.assertEqual(format_any_iban("abc", 2), "AB C")
        self.assertEqual(has_iban_check_digits("DE89370400440532013000"), True)
        self.assertEqual(has_iban_check_digits("DE88370400440532013000"), False)
        self.assertEqual(has_iban_check_digits("x"), False)


if __name__ == "__main__":
    unittest.main()
