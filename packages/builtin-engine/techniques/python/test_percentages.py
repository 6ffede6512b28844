import unittest

from percentages import (
    percent_of,
    percentage,
    percent_change,
    apply_discount,
    discount_amount,
    price_before_discount,
    add_percent,
    tax_amount,
    price_before_tax,
    tip_amount,
    split_bill,
    markup_percent,
    percentage_as_one,
    percent_change_as_it_is,
    percent_change_without,
    percentage_difference,
    split_bill_without,
)


class PercentagesTest(unittest.TestCase):
    def test_parts_and_changes(self):
        self.assertEqual(percent_of(20, 50), 10)
        self.assertEqual(percent_of(12.5, 99.99, 2), 12.5)
        self.assertEqual(percentage(1, 4), 25)
        self.assertEqual(percentage(1, 3, 2), 33.33)
        self.assertEqual(percentage(5, 0), 0)
        self.assertEqual(percent_change(50, 75), 50)
        self.assertEqual(percent_change(80, 60), -25)
        self.assertEqual(percent_change(3, 4, 1), 33.3)
        self.assertEqual(markup_percent(40, 50), 25)

    def test_prices(self):
        self.assertEqual(apply_discount(200, 15), 170)
        self.assertEqual(apply_discount(19.99, 10, 2), 17.99)
        self.assertEqual(discount_amount(80, 25), 20)
        self.assertEqual(price_before_discount(75, 25), 100)
        self.assertEqual(add_percent(100, 19), 119)
        self.assertEqual(add_percent(9.99, 8.25, 2), 10.81)
        self.assertEqual(tax_amount(50, 20), 10)
        self.assertEqual(price_before_tax(120, 20), 100)
        self.assertEqual(tip_amount(50, 15), 7.5)
        self.assertEqual(split_bill(100, 20, 4), 30)
        self.assertEqual(split_bill(100, 15, 3, 2), 38.33)

    def test_other_readings(self):
        self.assertEqual(percentage_as_one(1, 4), "25%")
        self.assertEqual(percentage_as_one(1, 3, 1), "33.3%")
        self.assertEqual(percent_change_as_it_is(-10, -5), -50)
        self.assertEqual(percent_change(-10, -5), 50)
        self.assertEqual(percent_change_as_it_is(3, 4, 1), 33.3)
        self.assertEqual(percent_change_without(10, 5), 50)
        self.assertEqual(percent_change_without(3, 2, 1), 33.3)
        self.assertEqual(percentage_difference(10, 30), 100)
        self.assertEqual(percentage_difference(1, 2, 1), 66.7)
        self.assertEqual(split_bill_without(10, 4), 2.5)
        self.assertEqual(split_bill_without(10, 3, 2), 3.33)


if __name__ == "__main__":
    unittest.main()
