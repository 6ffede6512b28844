import unittest

from basket_by_names import (
    basket_total,
    order_total,
    order_lines,
    unknown_items,
    can_afford,
    is_enough,
    most_items,
    affordable_items,
    buy_in_order,
    best_pair_within,
    vending_machine,
    basket_total_or_not,
    order_total_or_not,
    items_cheaper_than,
    buy_in_order_until,
)


class BasketByNamesTest(unittest.TestCase):
    def test_totals(self):
        self.assertEqual(basket_total(["tea", "cake", "tea"], {"tea": 2, "cake": 3.5}), 7.5)
        self.assertEqual(basket_total(["tea"], {"tea": 2}, 10), 2.2)
        self.assertEqual(basket_total(["milk"], {"tea": 2}), 0)
        self.assertEqual(basket_total([], {}), 0)
        self.assertEqual(order_total({"tea": 2, "cake": 1}, {"tea": 2, "cake": 3.5}), 7.5)
        self.assertEqual(order_total({"tea": 2, "milk": 9}, {"tea": 2}, 25), 5)
        self.assertEqual(order_lines({"tea": 2, "cake": 1}, {"tea": 2, "cake": 3.5}), {"tea": 4, "cake": 3.5})
        self.assertEqual(unknown_items(["tea", "milk", "milk"], {"tea": 2}), ["milk"])

    def test_money(self):
        self.assertEqual(can_afford(5, ["tea", "tea"], {"tea": 2.5}), True)
        self.assertEqual(can_afford(4.99, ["tea", "tea"], {"tea": 2.5}), False)
        self.assertEqual(is_enough(10, [5, 5]), True)
        self.assertEqual(is_enough(9, [5, 5]), False)
        self.assertEqual(most_items([1, 12, 5, 111, 200, 1000, 10], 50), 4)
        self.assertEqual(most_items([5], 4), 0)
        self.assertEqual(affordable_items({"tea": 2, "cake": 5}, 2), ["tea"])
        self.assertEqual(buy_in_order(["cake", "tea", "cake"], {"tea": 2, "cake": 5}, 8), ["cake", "tea"])
        self.assertEqual(best_pair_within([3, 1], [5, 2, 8], 10), 9)
        self.assertEqual(best_pair_within([4], [5], 5), -1)
        self.assertEqual(vending_machine("tea", 5, {"tea": 2.5}), {"ok": True, "change": 2.5})
        self.assertEqual(
            vending_machine("tea", 1, {"tea": 2.5}),
            {"ok": False, "message": "not enough money"},
        )
        self.assertEqual(vending_machine("milk", 1, {"tea": 2.5}), {"ok": False, "message": "unknown item"})

    def test_readings_that_differ(self):
        self.assertEqual(basket_total_or_not(["tea", "tea"], {"tea": 1.5}), 3)
        self.assertEqual(basket_total_or_not(["tea", "x"], {"tea": 1.5}), None)
        self.assertEqual(basket_total_or_not(["x"], {"tea": 1.5}, -1), -1)
        self.assertEqual(order_total_or_not({"tea": 2}, {"tea": 1.5}), 3)
        self.assertEqual(order_total_or_not({"x": 2}, {"tea": 1.5}), None)
        self.assertEqual(order_total_or_not({"x": 2}, {"tea": 1.5}, "unknown"), "unknown")
        self.assertEqual(items_cheaper_than({"b": 3, "a": 2, "c": 5}, 5), ["b", "a"])
        self.assertEqual(items_cheaper_than({"b": 3, "a": 2, "c": 5}, 5, True), ["a", "b"])
        self.assertEqual(buy_in_order_until(["a", "b", "a"], {"a": 1, "b": 5}, 4), ["a"])
        self.assertEqual(buy_in_order_until(["a", "b"], {"a": 1, "b": 3}, 4), ["a", "b"])


if __name__ == "__main__":
    unittest.main()
