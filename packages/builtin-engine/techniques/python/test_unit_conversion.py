import unittest

from unit_conversion import (
    convert_units,
    kilometers_to_miles,
    miles_to_kilometers,
    kilograms_to_pounds,
    pounds_to_kilograms,
    inches_to_centimeters,
    centimeters_to_inches,
    feet_to_meters,
    meters_to_feet,
    liters_to_gallons,
    gallons_to_liters,
    to_seconds,
    degrees_to_radians,
    radians_to_degrees,
)


class UnitConversionTest(unittest.TestCase):
    def test_by_the_name_of_the_function(self):
        self.assertEqual(kilometers_to_miles(10, 2), 6.21)
        self.assertEqual(kilometers_to_miles(1.609344), 1)
        self.assertEqual(miles_to_kilometers(5), 8.04672)
        self.assertEqual(kilograms_to_pounds(70, 2), 154.32)
        self.assertEqual(pounds_to_kilograms(150, 1), 68)
        self.assertEqual(inches_to_centimeters(10), 25.4)
        self.assertEqual(centimeters_to_inches(100, 2), 39.37)
        self.assertEqual(feet_to_meters(6, 2), 1.83)
        self.assertEqual(meters_to_feet(100, 0), 328)
        self.assertEqual(liters_to_gallons(10, 3), 2.642)
        self.assertEqual(gallons_to_liters(1, 2), 3.79)
        self.assertEqual(to_seconds(1, 30), 5400)
        self.assertEqual(to_seconds(1, 1, 1), 3661)
        self.assertEqual(degrees_to_radians(1, 4), 0.0175)
        self.assertEqual(radians_to_degrees(0), 0)

    def test_by_the_signs_of_the_units(self):
        self.assertEqual(convert_units(5, "km", "m"), 5000)
        self.assertEqual(convert_units(1, "mi", "km"), 1.609344)
        self.assertEqual(convert_units(36, "km/h", "m/s"), 10)
        self.assertEqual(convert_units(2, "lb", "kg", 2), 0.91)
        self.assertEqual(convert_units(90, "min", "h"), 1.5)
        with self.assertRaises(ValueError):
            convert_units(1, "kg", "m")
        with self.assertRaises(ValueError):
            convert_units(1, "x", "m")


if __name__ == "__main__":
    unittest.main()
