import unittest

from base_conversion import to_base, from_base, value_in_base, to_base_uppercase, from_base_to_base


class BaseConversionTest(unittest.TestCase):
    def test_known_numbers(self):
        self.assertEqual(to_base(255), "ff")
        self.assertEqual(to_base(10, 2), "1010")
        self.assertEqual(to_base(0, 7), "0")
        self.assertEqual(to_base(-35, 36), "-z")
        self.assertEqual(to_base(61, 62), "Z")

    def test_reading_them_back_at_any_size(self):
        self.assertEqual(from_base("FF"), 255)
        self.assertEqual(from_base("-1010", 2), -10)
        self.assertEqual(from_base("Z", 62), 61)
        self.assertEqual(
            from_base(to_base(340282366920938463463374607431768211455, 62), 62),
            340282366920938463463374607431768211455,
        )

    def test_what_is_no_number_in_this_base_is_refused(self):
        with self.assertRaises(ValueError):
            from_base("12", 2)
        with self.assertRaises(ValueError):
            from_base("")
        with self.assertRaises(ValueError):
            from_base("-")
        with self.assertRaises(ValueError):
            to_base(1, 1)
        with self.assertRaises(ValueError):
            to_base(1, 63)

    def test_readings_that_differ(self):
        self.assertEqual(value_in_base("ff"), 255)
        self.assertEqual(value_in_base("-101", 2), -5)
        self.assertEqual(to_base_uppercase(255), "FF")
        self.assertEqual(to_base_uppercase(11, 12), "B")
        self.assertEqual(from_base_to_base("1010", 2), "a")
        self.assertEqual(from_base_to_base("ff", 16, 2), "11111111")


if __name__ == "__main__":
    unittest.main()
