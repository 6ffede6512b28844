import unittest

from unit_price import (
    unit_price,
    price_per_kilo,
    price_per_hundred,
    cheaper_offer,
    best_offer_index,
    best_offer_name,
    price_per_area,
)


class UnitPriceTest(unittest.TestCase):
    def test_one_pack(self):
        self.assertEqual(unit_price(6, 4), 1.5)
        self.assertEqual(unit_price(2.49, 250, 100), 1)
        self.assertEqual(unit_price(1, 3, 1, 3), 0.333)
        self.assertEqual(price_per_kilo(2.49, 250), 9.96)
        self.assertEqual(price_per_hundred(2.49, 250), 1)
        self.assertEqual(price_per_hundred(1.99, 330, 3), 0.603)
        self.assertEqual(price_per_area(10, 30, 4), 0.0141)

    def test_several_packs(self):
        self.assertEqual(cheaper_offer(2, 100, 3, 200), "second")
        self.assertEqual(cheaper_offer(1, 100, 3, 200), "first")
        self.assertEqual(cheaper_offer(1, 100, 2, 200), "same")
        self.assertEqual(best_offer_index([[3, 10], [5, 20], [2, 8]]), 1)
        self.assertEqual(best_offer_index([]), -1)
        self.assertEqual(best_offer_name([["small", 3, 10], ["large", 5, 20]]), "large")
        self.assertEqual(best_offer_name([]), None)


if __name__ == "__main__":
    unittest.main()
