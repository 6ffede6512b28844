import unittest

from order_totals import (
    line_totals,
    order_total,
    order_total_with_tax,
    order_total_with_discount,
    order_total_discount_over,
    order_total_discount_and_tax,
    order_total_with_shipping,
    count_pieces,
)


class OrderTotalsTest(unittest.TestCase):
    def test_totals(self):
        self.assertEqual(
            line_totals(
                [
                    {"id": 4, "name": "tea", "price": 2.5, "quantity": 3},
                    {"name": "pen", "price": 0.1, "qty": 3},
                ],
            ),
            [7.5, 0.3],
        )
        self.assertEqual(line_totals([{"quantity": 2, "unitPrice": 4}, {"count": 3, "value": 2}]), [8, 6])
        self.assertEqual(line_totals([["tea", 2.5, 2], ["pen", 4]]), [5, 4])
        self.assertEqual(order_total([{"price": 19.99, "quantity": 3}, {"price": 5, "quantity": 1}]), 64.97)
        self.assertEqual(order_total([{"name": "x", "price": 7}]), 7)
        self.assertEqual(order_total([1.005, 2]), 3.01)
        self.assertEqual(order_total([{"price": 1.25, "qty": 1}], 1), 1.3)
        self.assertEqual(order_total([]), 0)
        self.assertEqual(order_total([{"name": "gift"}]), 0)
        self.assertEqual(count_pieces([{"price": 1, "qty": 3}, {"price": 2}, ["a", 5, 2]]), 6)

    def test_tax_and_discount(self):
        self.assertEqual(order_total_with_tax([{"price": 100, "quantity": 2}]), 220)
        self.assertEqual(order_total_with_tax([{"price": 9.99, "quantity": 1}], 8.25), 10.81)
        self.assertEqual(order_total_with_discount([{"price": 100, "quantity": 2}], 15), 170)
        self.assertEqual(order_total_with_discount([{"price": 20}]), 18)
        self.assertEqual(order_total_discount_over([{"price": 60, "quantity": 2}]), 108)
        self.assertEqual(order_total_discount_over([{"price": 50, "quantity": 2}]), 100)
        self.assertEqual(order_total_discount_over([{"price": 50, "quantity": 2}], 100, 10, True), 90)
        self.assertEqual(order_total_discount_over([{"price": 30}], 20, 50), 15)
        self.assertEqual(order_total_discount_and_tax([{"price": 100}], 20, 5), 84)
        self.assertEqual(order_total_discount_and_tax([{"price": 100}]), 99)
        self.assertEqual(order_total_with_shipping([{"price": 30}]), 35)
        self.assertEqual(order_total_with_shipping([{"price": 100}]), 100)
        self.assertEqual(order_total_with_shipping([{"price": 30}], 4.99, 25), 30)
        self.assertEqual(order_total_with_shipping([{"price": 20}], 4.99, 25), 24.99)


if __name__ == "__main__":
    unittest.main()
