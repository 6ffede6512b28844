import unittest

from order_discounts import (
    discount_from,
    cart_discount,
    quantity_discount,
    amount_off,
    tiered_discount,
    stacked_discounts,
    paid_items,
    buy_get_free,
    cheapest_free,
    one_cheapest_free,
    multi_buy,
    apply_coupon,
    discount_from_over,
    quantity_discount_over,
    amount_off_over,
    tiered_discount_over,
    stacked_discounts_of_one,
)


class OrderDiscountsTest(unittest.TestCase):
    def test_from_an_amount(self):
        self.assertEqual(discount_from(100, 100, 10), 90)
        self.assertEqual(discount_from(99.99, 100, 10), 99.99)
        self.assertEqual(discount_from(100, 100, 10, False), 100)
        self.assertEqual(discount_from(100.5, 100, 10, False), 90.45)
        self.assertEqual(discount_from(60, 50, 20), 48)
        self.assertEqual(cart_discount([60, 50], 100, 10), 99)
        self.assertEqual(cart_discount([], 100, 10), 0)
        self.assertEqual(cart_discount([50, 50], 100, 5, False), 100)
        self.assertEqual(quantity_discount(2, 10, 10, 10), 18)
        self.assertEqual(quantity_discount(2, 9, 10, 10), 18)
        self.assertEqual(quantity_discount(5, 3, 3, 20), 12)
        self.assertEqual(amount_off(50), 40)
        self.assertEqual(amount_off(5), 0)
        self.assertEqual(amount_off(40, 5, 50), 40)
        self.assertEqual(amount_off(50, 5, 50), 45)
        self.assertEqual(tiered_discount(250, [[100, 5], [200, 10], [500, 20]]), 225)
        self.assertEqual(tiered_discount(50, [[100, 5], [200, 10]]), 50)
        self.assertEqual(tiered_discount(100, [[200, 10], [100, 5]]), 95)

    def test_offers(self):
        self.assertEqual(stacked_discounts(100, [20, 10]), 72)
        self.assertEqual(stacked_discounts(19.99, []), 19.99)
        self.assertEqual(paid_items(3), 2)
        self.assertEqual(paid_items(7), 5)
        self.assertEqual(paid_items(8), 6)
        self.assertEqual(paid_items(5, 1), 3)
        self.assertEqual(buy_get_free(3, 2.5), 5)
        self.assertEqual(buy_get_free(4, 2, 3, 1), 6)
        self.assertEqual(cheapest_free([10, 4, 7]), 17)
        self.assertEqual(cheapest_free([1, 2, 3, 4, 5, 6]), 16)
        self.assertEqual(cheapest_free([3, 8], 2), 8)
        self.assertEqual(one_cheapest_free([10, 4, 7, 5], 3), 22)
        self.assertEqual(one_cheapest_free([10, 4], 3), 14)
        self.assertEqual(multi_buy(7, 2, 3, 5), 12)
        self.assertEqual(multi_buy(2, 2, 3, 5), 4)
        self.assertEqual(multi_buy(5, 1.5, 2, 2.5), 6.5)
        self.assertEqual(apply_coupon(80, "SAVE25", {"SAVE25": 25}), 60)
        self.assertEqual(apply_coupon(80, "NONE", {"SAVE25": 25}), 80)

    def test_other_readings(self):
        self.assertEqual(discount_from_over(100, 100, 10), 100)
        self.assertEqual(discount_from_over(101, 100, 10), 90.9)
        self.assertEqual(quantity_discount_over(10, 5, 5, 10), 50)
        self.assertEqual(quantity_discount_over(10, 6, 5, 10), 54)
        self.assertEqual(amount_off_over(50, 10, 50), 50)
        self.assertEqual(amount_off_over(51, 10, 50), 41)
        self.assertEqual(amount_off_over(5), 0)
        self.assertEqual(tiered_discount_over(100, [[50, 5], [100, 10]]), 95)
        self.assertEqual(tiered_discount_over(110, [[50, 5], [100, 10]]), 99)
        self.assertEqual(tiered_discount_over(50, [[50, 5]]), 50)
        self.assertEqual(stacked_discounts_of_one(100, [20, 10]), 70)
        self.assertEqual(stacked_discounts_of_one(100, [80, 30]), 0)


if __name__ == "__main__":
    unittest.main()
