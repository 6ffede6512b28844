import unittest

from household_meters import (
    energy_used,
    electricity_cost,
    units_over_zero,
    meter_bill,
    bill_for_units,
    units_per_period,
    battery_hours,
    battery_after,
    minutes_to_full,
    thermostat,
    heating_states,
)


class HouseholdMetersTest(unittest.TestCase):
    def test_energy(self):
        self.assertEqual(energy_used(60, 5), 0.3)
        self.assertEqual(energy_used(1500, 2, 30), 90)
        self.assertEqual(electricity_cost(1000, 5), 1.5)
        self.assertEqual(electricity_cost(60, 10, 0.25, 30), 4.5)
        self.assertEqual(units_over_zero(1200, 1350, 5), 150)
        self.assertEqual(units_over_zero(99990, 10, 5), 20)
        self.assertEqual(units_over_zero(990, 10, 3), 20)
        self.assertEqual(meter_bill(100, 200), 30)
        self.assertEqual(meter_bill(100, 150, 2, 9.5), 109.5)
        self.assertEqual(bill_for_units(100), 30)
        self.assertEqual(bill_for_units(12, 1.5, 4), 22)
        self.assertEqual(units_per_period([10, 25, 45]), [15, 20])
        self.assertEqual(units_per_period([]), [])

    def test_battery(self):
        self.assertEqual(battery_hours(2000, 300), 6.67)
        self.assertEqual(battery_after(80, 3), 50)
        self.assertEqual(battery_after(20, 3), 0)
        self.assertEqual(minutes_to_full(40), 60)
        self.assertEqual(minutes_to_full(45, 2), 28)
        self.assertEqual(minutes_to_full(100), 0)

    def test_heating(self):
        self.assertEqual(thermostat(18), "heat")
        self.assertEqual(thermostat(19), "off")
        self.assertEqual(thermostat(21), "off")
        self.assertEqual(thermostat(22), "cool")
        self.assertEqual(thermostat(22, 22, 0), "off")
        self.assertEqual(heating_states([18, 20, 22, 20]), [True, True, False, False])
        self.assertEqual(heating_states([19, 21]), [False, False])
        self.assertEqual(heating_states([24, 26], 25, 0.5), [True, False])


if __name__ == "__main__":
    unittest.main()
