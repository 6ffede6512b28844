import unittest

from tax_brackets import (
    bracket_tax,
    flat_bracket_tax,
    marginal_rate,
    effective_rate,
    income_after_tax,
    tax_above_allowance,
    net_above_allowance,
    two_rate_tax,
)


class TaxBracketsTest(unittest.TestCase):
    def test_brackets(self):
        self.assertEqual(bracket_tax(5000, [[10000, 10], [40000, 20], [None, 30]]), 500)
        self.assertEqual(bracket_tax(10000, [[10000, 10], [40000, 20], [None, 30]]), 1000)
        self.assertEqual(bracket_tax(30000, [[10000, 10], [40000, 20], [None, 30]]), 5000)
        self.assertEqual(bracket_tax(50000, [[10000, 10], [40000, 20], [None, 30]]), 10000)
        self.assertEqual(bracket_tax(0, [[10000, 10], [40000, 20], [None, 30]]), 0)
        self.assertEqual(bracket_tax(100, [[50, 0], [None, 50]]), 25)
        self.assertEqual(flat_bracket_tax(10000, [[10000, 10], [40000, 20], [None, 30]]), 1000)
        self.assertEqual(flat_bracket_tax(30000, [[10000, 10], [40000, 20], [None, 30]]), 6000)
        self.assertEqual(marginal_rate(10000, [[10000, 10], [40000, 20], [None, 30]]), 10)
        self.assertEqual(marginal_rate(10001, [[10000, 10], [40000, 20], [None, 30]]), 20)
        self.assertEqual(marginal_rate(10000, [[10000, 10], [None, 20]], False), 20)
        self.assertEqual(marginal_rate(99999, [[100, 5]]), 0)
        self.assertEqual(effective_rate(50000, [[10000, 10], [40000, 20], [None, 30]]), 20)
        self.assertEqual(effective_rate(0, [[10000, 10], [40000, 20], [None, 30]]), 0)
        self.assertEqual(income_after_tax(30000, [[10000, 10], [40000, 20], [None, 30]]), 25000)

    def test_allowance(self):
        self.assertEqual(tax_above_allowance(15000, 10000, 20), 1000)
        self.assertEqual(tax_above_allowance(9000, 10000, 20), 0)
        self.assertEqual(tax_above_allowance(5000, 1000, 25), 1000)
        self.assertEqual(net_above_allowance(15000, 10000, 20), 14000)
        self.assertEqual(two_rate_tax(15000, 10000, 10, 20), 2000)
        self.assertEqual(two_rate_tax(500, 100, 5, 10), 45)


if __name__ == "__main__":
    unittest.main()
