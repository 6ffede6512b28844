import unittest

from currency_conversion import (
    convert_currency,
    convert_back,
    convert_with_fee,
    convert_after_fee,
    convert_by_rates,
    convert_by_worth,
    wallet_worth,
    convert_currency_to_whole,
    convert_by_rates_or_not,
)


class CurrencyConversionTest(unittest.TestCase):
    def test_one_rate(self):
        self.assertEqual(convert_currency(100), 110)
        self.assertEqual(convert_currency(19.99, 0.85), 16.99)
        self.assertEqual(convert_back(110), 100)
        self.assertEqual(convert_back(50, 0.8), 62.5)
        self.assertEqual(convert_with_fee(100), 107.8)
        self.assertEqual(convert_with_fee(200, 2, 1), 396)
        self.assertEqual(convert_after_fee(102), 110)
        self.assertEqual(convert_after_fee(1, 2, 5), 0)

    def test_tables(self):
        self.assertEqual(convert_by_rates(110, "USD", "EUR", {"EUR": 1, "USD": 1.1}), 100)
        self.assertEqual(convert_by_rates(5, "USD", "XXX", {"EUR": 1, "USD": 1.1}), None)
        self.assertEqual(convert_by_worth(100, "USD", "EUR", {"EUR": 1, "USD": 0.9}), 90)
        self.assertEqual(convert_by_worth(100, "XXX", "EUR", {"EUR": 1}), None)
        self.assertEqual(wallet_worth({"EUR": 10, "USD": 20, "OLD": 5}, {"EUR": 1, "USD": 0.9}), 28)

    def test_readings_that_differ(self):
        self.assertEqual(convert_currency_to_whole(5, 1.5), 8)
        self.assertEqual(convert_currency_to_whole(5, 1.5, True), 7)
        self.assertEqual(convert_currency_to_whole(10), 11)
        self.assertEqual(convert_by_rates_or_not(10, "EUR", "USD", {"EUR": 1, "USD": 1.1}), 11)
        self.assertEqual(convert_by_rates_or_not(10, "EUR", "XXX", {"EUR": 1}), None)
        self.assertEqual(convert_by_rates_or_not(10, "EUR", "XXX", {"EUR": 1}, -1), -1)


if __name__ == "__main__":
    unittest.main()
