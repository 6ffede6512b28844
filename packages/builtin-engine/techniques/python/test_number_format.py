import unittest

from number_format import (
    add_thousands,
    round_to,
    fixed_decimals,
    format_number,
    compact_number,
    parse_number,
    round_to_out,
    round_to_not,
    round_down,
    round_up,
    round_to_one,
    round_to_multiple,
    compact_number_as_it_is,
    compact_number_with_one,
    compact_number_only,
    fixed_decimals_or_not,
)


class NumberFormatTest(unittest.TestCase):
    def test_separators(self):
        self.assertEqual(add_thousands(1234567), "1,234,567")
        self.assertEqual(add_thousands(-1234567.891), "-1,234,567.891")
        self.assertEqual(add_thousands(999), "999")
        self.assertEqual(add_thousands(1000, "."), "1.000")
        self.assertEqual(add_thousands(0), "0")
        self.assertEqual(format_number(1234.5), "1,234.50")
        self.assertEqual(format_number(1234567.891, 1), "1,234,567.9")
        self.assertEqual(format_number(1234.5, 0, " "), "1 235")

    def test_decimals(self):
        self.assertEqual(round_to(8.76543), 8.77)
        self.assertEqual(round_to(2.5, 0), 3)
        self.assertEqual(round_to(-2.345, 1), -2.3)
        self.assertEqual(fixed_decimals(2.5), "2.50")
        self.assertEqual(fixed_decimals(-0.05, 1), "-0.1")
        self.assertEqual(fixed_decimals(-0.001), "0.00")
        self.assertEqual(fixed_decimals(7, 0), "7")
        self.assertEqual(fixed_decimals(0.07, 3), "0.070")

    def test_short_and_read_back(self):
        self.assertEqual(compact_number(1500), "1.5K")
        self.assertEqual(compact_number(2000000), "2M")
        self.assertEqual(compact_number(-1000), "-1K")
        self.assertEqual(compact_number(3250000000), "3.3B")
        self.assertEqual(compact_number(999), "999")
        self.assertEqual(compact_number(1.25), "1.25")
        self.assertEqual(parse_number("1,234.5"), 1234.5)
        self.assertEqual(parse_number(" -12 "), -12)
        self.assertEqual(parse_number("1.234", "."), 1234)
        self.assertEqual(parse_number("abc"), None)

    def test_other_readings(self):
        self.assertEqual(round_to_out(-2.5, 0), -3)
        self.assertEqual(round_to_out(1.005), 1.01)
        self.assertEqual(round_to_out(2.344), 2.34)
        self.assertEqual(round_to_out(0, 0), 0)
        self.assertEqual(round_to_not(-2.59, 1), -2.5)
        self.assertEqual(round_to_not(2.999), 2.99)
        self.assertEqual(round_to_not(1.1, 1), 1.1)
        self.assertEqual(round_down(-2.5), -3)
        self.assertEqual(round_down(2.59, 1), 2.5)
        self.assertEqual(round_up(2.1), 3)
        self.assertEqual(round_up(2.51, 1), 2.6)
        self.assertEqual(round_up(2.3, 1), 2.3)
        self.assertEqual(round_to_one(-2.5), -2)
        self.assertEqual(round_to_one(2.5), 3)
        self.assertEqual(round_to_multiple(12.5), 15)
        self.assertEqual(round_to_multiple(149, 100), 100)
        self.assertEqual(compact_number_as_it_is(1500), "1.5k")
        self.assertEqual(compact_number_with_one(2000000), "2.0M")
        self.assertEqual(compact_number_with_one(1540), "1.5K")
        self.assertEqual(compact_number_with_one(12), "12")
        self.assertEqual(compact_number_only(1999), "1K")
        self.assertEqual(compact_number_only(-2500000), "-2M")
        self.assertEqual(compact_number_only(999), "999")
        self.assertEqual(compact_number_only(1000), "1K")
        self.assertEqual(fixed_decimals_or_not(2.5), "2.5")
        self.assertEqual(fixed_decimals_or_not(2), "2")
        self.assertEqual(fixed_decimals_or_not(2.456), "2.46")
        self.assertEqual(fixed_decimals_or_not(10, 0), "10")


if __name__ == "__main__":
    unittest.main()
