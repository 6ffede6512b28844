import unittest

from temperature import (
    celsius_to_fahrenheit,
    fahrenheit_to_celsius,
    celsius_to_kelvin,
    kelvin_to_celsius,
    fahrenheit_to_kelvin,
    kelvin_to_fahrenheit,
    convert_temperature,
)


class TemperatureTest(unittest.TestCase):
    def test_from_one_to_another(self):
        self.assertEqual(celsius_to_fahrenheit(100), 212)
        self.assertEqual(celsius_to_fahrenheit(-40), -40)
        self.assertEqual(celsius_to_fahrenheit(37.5), 99.5)
        self.assertEqual(celsius_to_fahrenheit(21.37, 1), 70.5)
        self.assertEqual(fahrenheit_to_celsius(32), 0)
        self.assertEqual(fahrenheit_to_celsius(100), 37.77777777777778)
        self.assertEqual(fahrenheit_to_celsius(100, 1), 37.8)
        self.assertEqual(fahrenheit_to_celsius(0, 0), -18)
        self.assertEqual(celsius_to_kelvin(0), 273.15)
        self.assertEqual(kelvin_to_celsius(273.15), 0)
        self.assertEqual(kelvin_to_celsius(300, 2), 26.85)
        self.assertEqual(fahrenheit_to_kelvin(32), 273.15)
        self.assertEqual(kelvin_to_fahrenheit(273.15), 32)

    def test_units_by_name(self):
        self.assertEqual(convert_temperature(100, "C", "F"), 212)
        self.assertEqual(convert_temperature(212, "fahrenheit", "celsius"), 100)
        self.assertEqual(convert_temperature(0, "celsius", "Kelvin"), 273.15)
        self.assertEqual(convert_temperature(32, "F", "K"), 273.15)
        self.assertEqual(convert_temperature(273.15, "K", "C"), 0)
        self.assertEqual(convert_temperature(273.15, "K", "F"), 32)
        self.assertEqual(convert_temperature(20.55, "C", "C", 1), 20.6)
        with self.assertRaises(ValueError):
            convert_temperature(1, "X", "C")
        with self.assertRaises(ValueError):
            convert_temperature(1, "C", "")


if __name__ == "__main__":
    unittest.main()
