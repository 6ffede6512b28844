import unittest

from price_list import (
    basket_total,
    unknown_items,
    receipt_lines,
    change_for_basket,
    can_afford_basket,
    affordable_items,
)


class PriceListTest(unittest.TestCase):
    def test_totals(self):
        self.assertEqual(basket_total({"tea": 2.5, "milk": 1.2}, ["tea", "milk", "tea"]), 6.2)
        self.assertEqual(basket_total({"tea": 2.5, "milk": 1.2}, {"tea": 1, "milk": 3}), 6.1)
        self.assertEqual(basket_total({"tea": 2.5}, ["tea", "cake"]), 2.5)
        self.assertEqual(basket_total({"tea": 2.5}, ["cake"], 4), 4)
        self.assertEqual(basket_total({"tea": 1.125}, ["tea"]), 1.13)
        self.assertEqual(basket_total({}, []), 0)
        self.assertEqual(unknown_items({"tea": 1}, ["cake", "tea", "cake"]), ["cake"])

    def test_money(self):
        self.assertEqual(
            receipt_lines({"tea": 2.5, "milk": 1}, ["tea", "tea", "milk"]),
            ["2 x tea: $5.00", "1 x milk: $1.00", "Total: $6.00"],
        )
        self.assertEqual(receipt_lines({"tea": 2.5}, {"tea": 3}, "€"), ["3 x tea: €7.50", "Total: €7.50"])
        self.assertEqual(receipt_lines({"tea": 2.5}, []), ["Total: $0.00"])
        self.assertEqual(change_for_basket({"tea": 2.3}, ["tea"], 5), 2.7)
        self.assertEqual(change_for_basket({"tea": 2.3}, ["tea"], 2), -0.3)
        self.assertEqual(can_afford_basket({"tea": 2.3}, ["tea"], 2.3), True)
        self.assertEqual(can_afford_basket({"tea": 2.3}, ["tea"], 2), False)
        self.assertEqual(affordable_items({"tea": 2, "cake": 5, "pie": 4}, 4), ["tea", "pie"])


if __name__ == "__main__":
    unittest.main()
