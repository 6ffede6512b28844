import unittest

from interest import (
    simple_interest,
    simple_amount,
    compound_amount,
    compound_interest,
    years_to_reach,
    monthly_payment,
    simple_interest_by_part,
    simple_amount_by_part,
    compound_amount_by_part,
    compound_interest_by_part,
    balances_by_year,
    years_to_reach_over,
)


class InterestTest(unittest.TestCase):
    def test_simple_interest(self):
        self.assertEqual(simple_interest(1000, 5, 3), 150)
        self.assertEqual(simple_interest(99.99, 3.5, 1), 3.5)
        self.assertEqual(simple_interest(100, 0.125, 1, 3), 0.125)
        self.assertEqual(simple_interest(100, 0.125, 1), 0.13)
        self.assertEqual(simple_amount(1000, 5, 3), 1150)

    def test_compound_interest(self):
        self.assertEqual(compound_amount(1000, 5, 2), 1102.5)
        self.assertEqual(compound_amount(1000, 5, 10, 12), 1647.01)
        self.assertEqual(compound_amount(1000, 5, 10, 1, 0), 1629)
        self.assertEqual(compound_amount(1000, 4, 0.5), 1019.8)
        self.assertEqual(compound_interest(1000, 5, 2), 102.5)
        self.assertEqual(compound_interest(100, 0, 9), 0)

    def test_years_and_payments(self):
        self.assertEqual(years_to_reach(1000, 5, 1100), 2)
        self.assertEqual(years_to_reach(100, 7, 200), 11)
        self.assertEqual(years_to_reach(100, 100, 200), 1)
        self.assertEqual(years_to_reach(100, 5, 100), 0)
        self.assertEqual(years_to_reach(100, 0, 200), -1)
        self.assertEqual(years_to_reach(0, 5, 200), -1)
        self.assertEqual(monthly_payment(200000, 6, 30), 1199.1)
        self.assertEqual(monthly_payment(1200, 0, 1), 100)

    def test_readings_that_differ(self):
        self.assertEqual(simple_interest_by_part(1000, 0.05, 2), 100)
        self.assertEqual(simple_interest_by_part(10, 0.05, 0.5, 1), 0.3)
        self.assertEqual(simple_amount_by_part(1000, 0.05, 2), 1100)
        self.assertEqual(simple_amount_by_part(10, 0.05, 0.5, 1), 10.3)
        self.assertEqual(compound_amount_by_part(1000, 0.1, 2), 1210)
        self.assertEqual(compound_amount_by_part(1000, 0.1, 1, 2, 1), 1102.5)
        self.assertEqual(compound_interest_by_part(1000, 0.1, 2), 210)
        self.assertEqual(compound_interest_by_part(1000, 0.1, 1, 2), 102.5)
        self.assertEqual(balances_by_year(1000, 10, 2), [1100, 1210])
        self.assertEqual(balances_by_year(0.33, 10, 3), [0.36, 0.4, 0.44])
        self.assertEqual(balances_by_year(0.33, 10, 3, True), [0.36, 0.4, 0.44])
        self.assertEqual(balances_by_year(0.14, 10, 3), [0.15, 0.17, 0.19])
        self.assertEqual(balances_by_year(0.14, 10, 3, True), [0.15, 0.17, 0.19])
        self.assertEqual(years_to_reach_over(100, 100, 200), 2)
        self.assertEqual(years_to_reach_over(100, 100, 99), 0)
        self.assertEqual(years_to_reach_over(100, 0, 100), -1)
        self.assertEqual(years_to_reach_over(0, 5, 100), -1)


if __name__ == "__main__":
    unittest.main()
