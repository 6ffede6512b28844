import unittest

from inventory import (
    add_stock,
    remove_stock,
    sell_if_enough,
    add_deliveries,
    apply_sales,
    low_stock,
    out_of_stock,
    reorder_amounts,
    can_fulfil,
    stock_value,
    remove_stock_of,
    apply_sales_if_enough,
    stock_up_to,
)


class InventoryTest(unittest.TestCase):
    def test_changes(self):
        self.assertEqual(add_stock({"tea": 3}, "tea", 2), {"tea": 5})
        self.assertEqual(add_stock({"tea": 3}, "milk"), {"tea": 3, "milk": 1})
        self.assertEqual(remove_stock({"tea": 3, "milk": 1}, "tea", 2), {"tea": 1, "milk": 1})
        self.assertEqual(remove_stock({"tea": 3}, "tea"), {"tea": 2})
        self.assertEqual(remove_stock({"tea": 3}, "tea", 5), {"tea": 0})
        self.assertEqual(remove_stock({"tea": 3, "milk": 1}, "tea", 3, True), {"milk": 1})
        self.assertEqual(remove_stock({"tea": 3, "milk": 2}, "milk", 1, True), {"tea": 3, "milk": 1})
        self.assertEqual(remove_stock({"tea": 3}, "cake"), {"tea": 3})
        self.assertEqual(sell_if_enough({"tea": 3}, "tea", 3), {"tea": 0})
        self.assertEqual(sell_if_enough({"tea": 3}, "tea"), {"tea": 2})
        self.assertEqual(sell_if_enough({"tea": 3}, "tea", 4), {"tea": 3})
        self.assertEqual(add_deliveries({"tea": 1}, {"tea": 2, "milk": 5}), {"tea": 3, "milk": 5})
        self.assertEqual(add_deliveries({"tea": 1}, [["tea", 2], ["pen", 4]]), {"tea": 3, "pen": 4})
        self.assertEqual(add_deliveries({"tea": 1}, ["tea", "tea"]), {"tea": 3})
        self.assertEqual(apply_sales({"tea": 3, "milk": 1}, {"tea": 1, "milk": 2}), {"tea": 2, "milk": 0})
        self.assertEqual(apply_sales({"tea": 3, "milk": 1}, ["milk"], True), {"tea": 3})

    def test_looks(self):
        self.assertEqual(low_stock({"tea": 4, "milk": 5, "pen": 3}), ["tea", "pen"])
        self.assertEqual(low_stock({"tea": 10, "milk": 9}, 10, True), ["tea", "milk"])
        self.assertEqual(low_stock({}), [])
        self.assertEqual(out_of_stock({"tea": 0, "milk": 5}), ["tea"])
        self.assertEqual(
            reorder_amounts({"tea": 2, "milk": 9}, {"tea": 5, "milk": 5, "pen": 1}),
            {"tea": 3, "pen": 1},
        )
        self.assertEqual(can_fulfil({"tea": 2}, {"tea": 2}), True)
        self.assertEqual(can_fulfil({"tea": 2}, {"tea": 2, "pen": 1}), False)
        self.assertEqual(stock_value({"tea": 3, "pen": 2}, {"tea": 1.1}), 3.3)

    def test_readings_that_differ(self):
        self.assertEqual(remove_stock_of({"a": 1}, "a", 3), {"a": -2})
        self.assertEqual(remove_stock_of({}, "a"), {"a": -1})
        self.assertEqual(apply_sales_if_enough({"a": 2, "b": 1}, {"a": 3, "b": 1}), {"a": 2, "b": 0})
        self.assertEqual(stock_up_to({"a": 5, "b": 2, "c": 6}), ["a", "b"])
        self.assertEqual(stock_up_to({"a": 5, "b": 2}, 5, True), ["b", "a"])


if __name__ == "__main__":
    unittest.main()
