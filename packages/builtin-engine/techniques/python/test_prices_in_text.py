import unittest

from prices_in_text import (
    prices_in,
    sum_of_prices_in,
    highest_price_in,
    lowest_price_in,
    parse_price,
    to_cents,
    cents_to_price,
    as_price,
    as_price_behind,
    sum_of_price_texts,
)


class PricesInTextTest(unittest.TestCase):
    def test_in_a_text(self):
        self.assertEqual(prices_in("Tea $2.50, TV $1,200 and 3 for $ 5"), [2.5, 1200, 5])
        self.assertEqual(prices_in("a €3 b $4", "€"), [3])
        self.assertEqual(prices_in(""), [])
        self.assertEqual(sum_of_prices_in("$0.10 and $0.20"), 0.3)
        self.assertEqual(sum_of_prices_in("$0.126", "$", 1), 0.1)
        self.assertEqual(highest_price_in("$3 or $12.5"), 12.5)
        self.assertEqual(lowest_price_in("$3 or $12.5"), 3)
        self.assertEqual(highest_price_in("no"), None)
        self.assertEqual(lowest_price_in("no"), None)

    def test_one_price(self):
        self.assertEqual(parse_price("$1,234.50"), 1234.5)
        self.assertEqual(parse_price("1.234,50 €"), 1234.5)
        self.assertEqual(parse_price("12,5"), 12.5)
        self.assertEqual(parse_price("1,200"), 1200)
        self.assertEqual(parse_price("-$5"), -5)
        self.assertEqual(parse_price("(5.00)"), -5)
        self.assertEqual(parse_price("-0"), 0)
        self.assertEqual(parse_price("free"), None)
        self.assertEqual(to_cents("$12.34"), 1234)
        self.assertEqual(to_cents(1.005), 101)
        self.assertEqual(to_cents("free"), 0)
        self.assertEqual(cents_to_price(1250), "$12.50")
        self.assertEqual(cents_to_price(-5, "€"), "-€0.05")
        self.assertEqual(as_price(12.5), "$12.50")
        self.assertEqual(as_price(-3, "€", 0), "-€3")
        self.assertEqual(as_price_behind(12.5), "12.50 €")
        self.assertEqual(as_price_behind(-1.5, "EUR", 1, ","), "-1,5 EUR")
        self.assertEqual(sum_of_price_texts(["$0.10", "0,20 €", "x"]), 0.3)


if __name__ == "__main__":
    unittest.main()
