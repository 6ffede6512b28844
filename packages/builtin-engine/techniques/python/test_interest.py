import unittest

from interest import (
    simple_interest,
    simple_amount,
    compound_amount,
    compound_interest,
    years_to_reach,
    monthly_payment,
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


if __name__ == "__main__":
    unittest.main()
