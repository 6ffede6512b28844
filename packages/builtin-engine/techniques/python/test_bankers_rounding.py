import unittest

from bankers_rounding import round_half_even, round_half_to_even


class BankersRoundingTest(unittest.TestCase):
    def test_a_half_goes_to_the_even_neighbour(self):
        self.assertEqual(round_half_even("2.675"), "2.68")
        self.assertEqual(round_half_even("2.665"), "2.66")
        self.assertEqual(round_half_even("2.6650001"), "2.67")
        self.assertEqual(round_half_even("0.5", 0), "0")
        self.assertEqual(round_half_even("1.5", 0), "2")
        self.assertEqual(round_half_even("-2.5", 0), "-2")

    def test_places_are_filled_up_or_carried_over(self):
        self.assertEqual(round_half_even("7"), "7.00")
        self.assertEqual(round_half_even("9.999"), "10.00")
        self.assertEqual(round_half_even("0.05", 1), "0.0")
        self.assertEqual(round_half_even("-0.004"), "0.00")

    def test_tens_and_long_numbers(self):
        self.assertEqual(round_half_even("250", -2), "200")
        self.assertEqual(round_half_even("351", -2), "400")
        self.assertEqual(round_half_even("40", -2), "0")
        self.assertEqual(
            round_half_even("12345678901234567890123456789012.345"),
            "12345678901234567890123456789012.34",
        )
        with self.assertRaises(ValueError):
            round_half_even("1e5")
        with self.assertRaises(ValueError):
            round_half_even("")

    def test_readings_that_differ(self):
        self.assertEqual(round_half_to_even(2.5), 2)
        self.assertEqual(round_half_to_even(3.5), 4)
        self.assertEqual(round_half_to_even(-2.5), -2)
        self.assertEqual(round_half_to_even(-0.5), 0)
        self.assertEqual(round_half_to_even(2.675, 2), 2.68)
        self.assertEqual(round_half_to_even(2.665, 2), 2.66)
        self.assertEqual(round_half_to_even(250, -2), 200)


if __name__ == "__main__":
    unittest.main()
