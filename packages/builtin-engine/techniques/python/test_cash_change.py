import unittest

from cash_change import (
    change_due,
    change_list,
    change_counts,
    change_pairs,
    change_numbers,
    count_change,
    give_change,
    american_coins,
    coins_value,
    american_coins_value,
    give_change_or_not,
    change_list_of_cents,
    american_coins_of_dollars,
)


class CashChangeTest(unittest.TestCase):
    def test_coins_of_an_amount(self):
        self.assertEqual(change_due(7.3, 10), 2.7)
        self.assertEqual(change_due(10, 8), -2)
        self.assertEqual(change_list(37), [20, 10, 5, 2])
        self.assertEqual(change_list(0), [])
        self.assertEqual(change_list(0.3, [0.2, 0.1, 0.05]), [0.2, 0.1])
        self.assertEqual(change_counts(45), {"5": 1, "20": 2})
        self.assertEqual(change_counts(45, [1, 10]), {"1": 5, "10": 4})
        self.assertEqual(change_pairs(45), [[20, 2], [5, 1]])
        self.assertEqual(change_numbers(88), [1, 1, 1, 1, 1, 1])
        self.assertEqual(change_numbers(30, [25, 10, 5, 1]), [1, 0, 1, 0])
        self.assertEqual(count_change(37), 4)
        self.assertEqual(give_change(12.5, 20, [5, 2, 1, 0.5]), [5, 2, 0.5])
        self.assertEqual(give_change(5, 3), [])

    def test_coins_counted(self):
        self.assertEqual(american_coins(87), {"quarters": 3, "dimes": 1, "nickels": 0, "pennies": 2})
        self.assertEqual(american_coins(41, ["q", "d", "n", "p"]), {"q": 1, "d": 1, "n": 1, "p": 1})
        self.assertEqual(coins_value({"2": 3, "0.5": 1}), 6.5)
        self.assertEqual(coins_value({}), 0)
        self.assertEqual(american_coins_value(3, 1, 0, 2), 0.87)
        self.assertEqual(american_coins_value(4), 1)

    def test_readings_that_differ(self):
        self.assertEqual(give_change_or_not(5, 8), [2, 1])
        self.assertEqual(give_change_or_not(5, 4), None)
        self.assertEqual(give_change_or_not(5, 4, "no"), "no")
        self.assertEqual(give_change_or_not(5, 5), [])
        self.assertEqual(give_change_or_not(5, 8, None, [1]), [1, 1, 1])
        self.assertEqual(change_list_of_cents(0.41), [0.2, 0.2, 0.01])
        self.assertEqual(change_list_of_cents(12), [10, 2])
        self.assertEqual(american_coins_of_dollars(0.41), {"quarters": 1, "dimes": 1, "nickels": 1, "pennies": 1})


if __name__ == "__main__":
    unittest.main()
