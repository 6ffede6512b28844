import unittest

from shipping_cost import (
    shipping_fee,
    shipping_fee_above,
    total_with_shipping,
    total_with_shipping_above,
    cart_with_shipping,
    missing_to_free_shipping,
    shipping_by_weight,
    shipping_by_exact_weight,
    shipping_by_table,
    shipping_fee_over,
    total_with_shipping_over,
)


class ShippingCostTest(unittest.TestCase):
    def test_free_from_an_amount(self):
        self.assertEqual(shipping_fee(49.99), 4.99)
        self.assertEqual(shipping_fee(50), 0)
        self.assertEqual(shipping_fee(50, 60, 3), 3)
        self.assertEqual(shipping_fee_above(50), 4.99)
        self.assertEqual(shipping_fee_above(50.01), 0)
        self.assertEqual(total_with_shipping(20), 24.99)
        self.assertEqual(total_with_shipping(50), 50)
        self.assertEqual(total_with_shipping(30, 25, 5), 30)
        self.assertEqual(total_with_shipping_above(50), 54.99)
        self.assertEqual(cart_with_shipping([10, 5.5], 50, 4.99), 20.49)
        self.assertEqual(cart_with_shipping([30, 20], 50, 4.99), 50)
        self.assertEqual(cart_with_shipping([], 50, 5), 0)
        self.assertEqual(missing_to_free_shipping(35.5), 14.5)
        self.assertEqual(missing_to_free_shipping(80), 0)

    def test_by_weight(self):
        self.assertEqual(shipping_by_weight(1), 5)
        self.assertEqual(shipping_by_weight(0.4), 5)
        self.assertEqual(shipping_by_weight(2.2), 8)
        self.assertEqual(shipping_by_weight(4, 3, 2), 9)
        self.assertEqual(shipping_by_weight(12, 6, 0.5, 10), 7)
        self.assertEqual(shipping_by_exact_weight(2.5), 8.75)
        self.assertEqual(shipping_by_exact_weight(2.5, 5, 2, 2), 6)
        self.assertEqual(shipping_by_table(0.5, [[1, 3.9], [5, 5.9]]), 3.9)
        self.assertEqual(shipping_by_table(1, [[1, 3.9], [5, 5.9]]), 3.9)
        self.assertEqual(shipping_by_table(3, [[1, 3.9], [5, 5.9]]), 5.9)
        self.assertEqual(shipping_by_table(6, [[1, 3.9], [5, 5.9]]), None)
        self.assertEqual(shipping_by_table(6, [[1, 3.9], [None, 9]]), 9)

    def test_other_readings(self):
        self.assertEqual(shipping_fee_over(50), 4.99)
        self.assertEqual(shipping_fee_over(50.01), 0)
        self.assertEqual(shipping_fee_over(20, 20, 3), 3)
        self.assertEqual(total_with_shipping_over(50), 54.99)
        self.assertEqual(total_with_shipping_over(60), 60)
        self.assertEqual(total_with_shipping_over(20, 20, 3), 23)


if __name__ == "__main__":
    unittest.main()
