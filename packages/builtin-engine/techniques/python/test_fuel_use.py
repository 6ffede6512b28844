import unittest

from fuel_use import (
    fuel_needed,
    fuel_cost,
    fuel_share,
    fuel_cost_by_mileage,
    fuel_consumption,
    fuel_economy,
    fuel_range,
    can_reach,
    refuel_stops,
)


class FuelUseTest(unittest.TestCase):
    def test_fuel(self):
        self.assertEqual(fuel_needed(250), 17.5)
        self.assertEqual(fuel_needed(123, 6.55), 8.06)
        self.assertEqual(fuel_needed(123, 6.5, 1), 8)
        self.assertEqual(fuel_cost(100), 10.5)
        self.assertEqual(fuel_cost(200, 6, 1.75), 21)
        self.assertEqual(fuel_share(400, 3), 14)
        self.assertEqual(fuel_cost_by_mileage(300, 25, 4), 48)
        self.assertEqual(fuel_cost_by_mileage(20, 10), 3)
        self.assertEqual(fuel_consumption(40, 500), 8)
        self.assertEqual(fuel_consumption(40, 0), 0)
        self.assertEqual(fuel_economy(300, 12), 25)
        self.assertEqual(fuel_economy(300, 0), 0)

    def test_range(self):
        self.assertEqual(fuel_range(35), 500)
        self.assertEqual(fuel_range(50, 6, 0), 833)
        self.assertEqual(can_reach(50, 25, 2), True)
        self.assertEqual(can_reach(100, 50, 1), False)
        self.assertEqual(refuel_stops(1000, 400), 2)
        self.assertEqual(refuel_stops(400, 400), 0)


if __name__ == "__main__":
    unittest.main()
