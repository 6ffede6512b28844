import unittest

from savings_and_balance import (
    times_to_save,
    rising_savings,
    balance_after,
    balances_after_each,
    first_overdraft,
    balance_of_commands,
    years_to_goal,
    population_years,
    value_after_growth,
    value_after_loss,
    installments,
    months_to_pay_off,
    budget_left,
)


class SavingsAndBalanceTest(unittest.TestCase):
    def test_saving(self):
        self.assertEqual(times_to_save(100, 15), 7)
        self.assertEqual(times_to_save(100, 25, 50), 2)
        self.assertEqual(times_to_save(50, 10, 50), 0)
        self.assertEqual(times_to_save(50, 0), None)
        self.assertEqual(rising_savings(4), 10)
        self.assertEqual(rising_savings(3, 5, 2), 21)
        self.assertEqual(installments(100, 3), [33.33, 33.33, 33.34])
        self.assertEqual(installments(50, 2), [25, 25])
        self.assertEqual(months_to_pay_off(1000, 100, 0), 10)
        self.assertEqual(months_to_pay_off(1000, 100, 12), 11)
        self.assertEqual(months_to_pay_off(1000, 100), 11)
        self.assertEqual(months_to_pay_off(1000, 4), None)
        self.assertEqual(budget_left(100, [25.5, 30]), 44.5)
        self.assertEqual(budget_left(10, [25]), -15)

    def test_balances(self):
        self.assertEqual(balance_after([100, -30, 5.5]), 75.5)
        self.assertEqual(balance_after([-20], 50), 30)
        self.assertEqual(balance_after([]), 0)
        self.assertEqual(balances_after_each([100, -30]), [100, 70])
        self.assertEqual(balances_after_each([-30], 20), [-10])
        self.assertEqual(first_overdraft([100, -130, 50]), 1)
        self.assertEqual(first_overdraft([100, -130], 50), -1)
        self.assertEqual(balance_of_commands(["deposit 50", "withdraw 20", "withdraw 100"]), 30)
        self.assertEqual(balance_of_commands(["W 5"], 5), 0)

    def test_growth(self):
        self.assertEqual(years_to_goal(1000, 10, 2000), 8)
        self.assertEqual(years_to_goal(1000, 0, 2000, 250), 4)
        self.assertEqual(years_to_goal(1000, 0, 2000), None)
        self.assertEqual(years_to_goal(5, 1, 5), 0)
        self.assertEqual(years_to_goal(0, 0, 1001, 1), 1001)
        self.assertEqual(years_to_goal(0, 0, 1003, 1), None)
        self.assertEqual(population_years(1500, 5, 100, 5000), 15)
        self.assertEqual(population_years(1500000, 2.5, 10000, 2000000), 10)
        self.assertEqual(population_years(10, 0, 0, 20), None)
        self.assertEqual(value_after_growth(100), 105)
        self.assertEqual(value_after_growth(100, 10, 2), 121)
        self.assertEqual(value_after_loss(100), 95)
        self.assertEqual(value_after_loss(20000, 20, 3), 10240)


if __name__ == "__main__":
    unittest.main()
