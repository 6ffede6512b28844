import unittest

from duration_format import format_duration, format_clock


class DurationFormatTest(unittest.TestCase):
    def test_the_largest_units_are_written(self):
        self.assertEqual(format_duration(3725), "1h 2m")
        self.assertEqual(format_duration(3725, 3), "1h 2m 5s")
        self.assertEqual(format_duration(59), "59s")
        self.assertEqual(format_duration(60), "1m")
        self.assertEqual(format_duration(90061, 4), "1d 1h 1m 1s")
        self.assertEqual(format_duration(86405), "1d")

    def test_zero_and_negative(self):
        self.assertEqual(format_duration(0), "0s")
        self.assertEqual(format_duration(-90), "-1m 30s")
        with self.assertRaises(ValueError):
            format_duration(1.5)

    def test_as_a_clock(self):
        self.assertEqual(format_clock(3725), "1:02:05")
        self.assertEqual(format_clock(65), "1:05")
        self.assertEqual(format_clock(3600), "1:00:00")
        self.assertEqual(format_clock(0), "0:00")
        self.assertEqual(format_clock(-9), "-0:09")
        self.assertEqual(format_clock(90000), "25:00:00")


if __name__ == "__main__":
    unittest.main()
