import unittest

from tiered_price import (
    tiered_price,
    plan_price,
    step_price,
    step_price_by_size,
    volume_price,
    bulk_price,
    bulk_price_over,
    volume_price_over,
)


class TieredPriceTest(unittest.TestCase):
    def test_two_rates(self):
        self.assertEqual(tiered_price(80), 8)
        self.assertEqual(tiered_price(100), 10)
        self.assertEqual(tiered_price(150), 20)
        self.assertEqual(tiered_price(0), 0)
        self.assertEqual(tiered_price(250, 200, 0.5, 0.75, 12), 149.5)
        self.assertEqual(tiered_price(60, 50, 1), 52)
        self.assertEqual(plan_price(120, 20), 24)
        self.assertEqual(plan_price(90, 20), 20)
        self.assertEqual(plan_price(150), 10)
        self.assertEqual(plan_price(520, 10, 500, 0.25), 15)
        self.assertEqual(bulk_price(10, 2.5, 10, 2), 20)
        self.assertEqual(bulk_price(9, 2.5, 10, 2), 22.5)
        self.assertEqual(bulk_price(100, 1, 100, 0.1), 10)

    def test_steps(self):
        self.assertEqual(step_price(50, [[100, 0.1], [200, 0.15], [None, 0.2]]), 5)
        self.assertEqual(step_price(250, [[100, 0.1], [200, 0.15], [None, 0.2]]), 35)
        self.assertEqual(step_price(250, [[100, 0.1], [200, 0.15], [None, 0.2]], 5), 40)
        self.assertEqual(step_price_by_size(350, [[100, 1], [200, 2], [None, 3]]), 650)
        self.assertEqual(step_price_by_size(50, [[100, 1], [200, 2]], 10), 60)
        self.assertEqual(volume_price(5, [[1, 3], [10, 2.5], [50, 2]]), 15)
        self.assertEqual(volume_price(10, [[1, 3], [10, 2.5], [50, 2]]), 25)
        self.assertEqual(volume_price(60, [[1, 3], [10, 2.5], [50, 2]]), 120)
        self.assertEqual(volume_price(0, [[1, 3]]), 0)

    def test_other_readings(self):
        self.assertEqual(bulk_price_over(10, 2, 10, 1), 20)
        self.assertEqual(bulk_price_over(11, 2, 10, 1), 11)
        self.assertEqual(volume_price_over(10, [[0, 2], [10, 1]]), 20)
        self.assertEqual(volume_price_over(11, [[0, 2], [10, 1]]), 11)
        self.assertEqual(volume_price_over(0, [[0, 2]]), 0)


if __name__ == "__main__":
    unittest.main()
