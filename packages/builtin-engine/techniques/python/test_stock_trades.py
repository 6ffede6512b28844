import unittest

from stock_trades import (
    best_trade_days,
    best_trade_prices,
    best_trade_or_loss,
    profit_of_many_trades,
    profit_of_trades,
    largest_drop,
    day_of_largest_rise,
    profit_of_shares,
)


class StockTradesTest(unittest.TestCase):
    def test_one_trade(self):
        self.assertEqual(best_trade_days([7, 1, 5, 3, 6, 4]), [1, 4])
        self.assertEqual(best_trade_days([5, 4]), None)
        self.assertEqual(best_trade_days([]), None)
        self.assertEqual(best_trade_prices([7, 1, 5, 3, 6, 4]), [1, 6])
        self.assertEqual(best_trade_prices([5, 4]), None)
        self.assertEqual(best_trade_or_loss([9, 7, 4, 1]), -2)
        self.assertEqual(best_trade_or_loss([7, 1, 5]), 4)
        self.assertEqual(best_trade_or_loss([7]), None)
        self.assertEqual(largest_drop([3, 9, 4, 8, 1]), 8)
        self.assertEqual(largest_drop([1, 2]), 0)
        self.assertEqual(day_of_largest_rise([1, 3, 2, 6, 10]), 3)
        self.assertEqual(day_of_largest_rise([3, 2]), -1)
        self.assertEqual(day_of_largest_rise([]), -1)
        self.assertEqual(profit_of_shares(10, 5, 7.25), 22.5)
        self.assertEqual(profit_of_shares(10, 5, 4, 2.5), -12.5)

    def test_more_trades(self):
        self.assertEqual(profit_of_many_trades([7, 1, 5, 3, 6, 4]), 7)
        self.assertEqual(profit_of_many_trades([1, 3, 2, 8, 4, 9], 2), 8)
        self.assertEqual(profit_of_many_trades([]), 0)
        self.assertEqual(profit_of_trades([3, 3, 5, 0, 0, 3, 1, 4]), 6)
        self.assertEqual(profit_of_trades([3, 2, 6, 5, 0, 3], 1), 4)
        self.assertEqual(profit_of_trades([5, 1]), 0)


if __name__ == "__main__":
    unittest.main()
