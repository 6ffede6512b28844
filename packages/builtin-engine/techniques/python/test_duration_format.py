import unittest

from duration_format import (
    format_duration,
    format_clock,
    format_the_duration,
    format_as_clock,
    format_minutes_and_seconds,
)


class DurationFormatTest(unittest.TestCase):
    def test_the_largest_units_are_written(self):
        self.assertEqual(format_duration(3725, 2), "1h 2m")
        self.assertEqual(format_duration(3725, 3), "1h 2m 5s")
        self.assertEqual(format_duration(59), "59s")
        self.assertEqual(format_duration(60), "1m")
        self.assertEqual(format_duration(90061), "1d 1h 1m 1s")
        self.assertEqual(format_duration(86405, 2), "1d")

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

    def test_readings_that_differ(self):
        self.assertEqual(format_duration(3605), "1h 5s")
        self.assertEqual(format_the_duration(3605), "1h 0m 5s")
        self.assertEqual(format_the_duration(65), "1m 5s")
        self.assertEqual(format_the_duration(5), "5s")
        self.assertEqual(format_the_duration(5, True), "0h 0m 5s")
        self.assertEqual(format_the_duration(90000), "25h 0m 0s")
        self.assertEqual(format_the_duration(-60), "-1m 0s")
        self.assertEqual(format_as_clock(3725), "01:02:05")
        self.assertEqual(format_as_clock(0), "00:00:00")
        self.assertEqual(format_as_clock(-65), "-00:01:05")
        self.assertEqual(format_as_clock(-65, False), "00:01:05")
        self.assertEqual(format_as_clock(359999), "99:59:59")
        self.assertEqual(format_minutes_and_seconds(65), "01:05")
        self.assertEqual(format_minutes_and_seconds(3725), "62:05")
        self.assertEqual(format_minutes_and_seconds(65, False), "1:05")
        self.assertEqual(format_clock(65, True), "01:05")
        self.assertEqual(format_clock(3725, True), "01:02:05")


if __name__ == "__main__":
    unittest.main()
