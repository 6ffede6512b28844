import unittest

from price_with_tax import (
    gross_price,
    net_price,
    tax_included,
    tax_row,
    tax_details,
    invoice_total,
    line_total,
    receipt_totals,
    bill_with_tax_and_tip,
)


class PriceWithTaxTest(unittest.TestCase):
    def test_one_price(self):
        self.assertEqual(gross_price(100), 120)
        self.assertEqual(gross_price(19.99, 19), 23.79)
        self.assertEqual(net_price(120), 100)
        self.assertEqual(net_price(23.79, 19), 19.99)
        self.assertEqual(tax_included(120), 20)
        self.assertEqual(tax_included(10, 7), 0.65)
        self.assertEqual(tax_row(50), [50, 10, 60])
        self.assertEqual(tax_details(9.99, 10), {"net": 9.99, "tax": 1, "gross": 10.99})

    def test_more_prices(self):
        self.assertEqual(invoice_total([10, 20]), 36)
        self.assertEqual(invoice_total([10, 20], 10, 50), 16.5)
        self.assertEqual(invoice_total([]), 0)
        self.assertEqual(line_total(2.5, 4), 12)
        self.assertEqual(line_total(2.5, 4, 10, 10), 9.9)
        self.assertEqual(receipt_totals([4.5, 5.5]), {"subtotal": 10, "tax": 2, "total": 12})
        self.assertEqual(receipt_totals([3.33], 8), {"subtotal": 3.33, "tax": 0.27, "total": 3.6})
        self.assertEqual(bill_with_tax_and_tip(100), 135)
        self.assertEqual(bill_with_tax_and_tip(40, 8, 20), 51.2)


if __name__ == "__main__":
    unittest.main()
