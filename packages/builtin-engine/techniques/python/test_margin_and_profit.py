import unittest

from margin_and_profit import (
    profit,
    profit_or_loss,
    margin_percent,
    profit_percent,
    price_for_margin,
    price_for_markup,
    break_even,
    total_profit,
)


class MarginAndProfitTest(unittest.TestCase):
    def test_profit(self):
        self.assertEqual(profit(8, 10), 2)
        self.assertEqual(profit(8.5, 7.25, 4), -5)
        self.assertEqual(profit_or_loss(5, 8), "profit")
        self.assertEqual(profit_or_loss(8, 5), "loss")
        self.assertEqual(profit_or_loss(5, 5), "no profit no loss")
        self.assertEqual(profit_or_loss(5, 5, "Gain", "Loss", "Even"), "Even")
        self.assertEqual(margin_percent(60, 80), 25)
        self.assertEqual(margin_percent(2, 3, 1), 33.3)
        self.assertEqual(margin_percent(5, 0), 0)
        self.assertEqual(profit_percent(60, 80), 33.33)
        self.assertEqual(profit_percent(0, 5), 0)

    def test_prices(self):
        self.assertEqual(price_for_margin(60), 120)
        self.assertEqual(price_for_margin(60, 25), 80)
        self.assertEqual(price_for_markup(60), 90)
        self.assertEqual(price_for_markup(19.99, 10), 21.99)
        self.assertEqual(break_even(1000, 25, 5), 50)
        self.assertEqual(break_even(1001, 25, 5), 51)
        self.assertEqual(break_even(100, 5, 5), None)
        self.assertEqual(break_even(90, 30), 3)
        self.assertEqual(total_profit(100, 5, 2, 120), 180)
        self.assertEqual(total_profit(10, 5), 50)


if __name__ == "__main__":
    unittest.main()
