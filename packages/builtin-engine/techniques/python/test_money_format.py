import unittest

from money_format import format_money


class MoneyFormatTest(unittest.TestCase):
    def test_cents_become_an_amount(self):
        self.assertEqual(format_money(123456789), "$1,234,567.89")
        self.assertEqual(format_money(5), "$0.05")
        self.assertEqual(format_money(0), "$0.00")
        self.assertEqual(format_money(100000), "$1,000.00")
        self.assertEqual(format_money(99999), "$999.99")

    def test_the_sign_stands_first(self):
        self.assertEqual(format_money(-123456), "-$1,234.56")

    def test_other_currencies(self):
        self.assertEqual(format_money(1234567, "", 2, ".", ","), "12.345,67")
        self.assertEqual(format_money(1500, "¥", 0), "¥1,500")
        self.assertEqual(format_money(1234, "", 3), "1.234")
        self.assertEqual(format_money(123456789012345678901, "€"), "€1,234,567,890,123,456,789.01")

    def test_fractions_of_a_cent_are_refused(self):
        with self.assertRaises(ValueError):
            format_money(0.5)


if __name__ == "__main__":
    unittest.main()
