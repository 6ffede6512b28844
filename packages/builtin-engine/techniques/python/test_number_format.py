import unittest

from number_format import (
    add_thousands,
    round_to,
    fixed_decimals,
    format_number,
    compact_number,
    parse_number,
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


if __name__ == "__main__":
    unittest.main()
