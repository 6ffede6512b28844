import unittest

from unix_time import (
    unix_to_iso,
    unix_to_date,
    unix_to_clock,
    unix_to_text,
    milliseconds_to_iso,
    to_unix,
    to_unix_milliseconds,
    seconds_between_times,
    minutes_between_times,
    hours_between_times,
    add_seconds_to,
    add_hours_to,
    is_same_day,
    earliest_time,
    latest_time,
)


class UnixTimeTest(unittest.TestCase):
    def test_from_seconds(self):
        self.assertEqual(unix_to_iso(1709296200), "2024-03-01T12:30:00Z")
        self.assertEqual(unix_to_iso(0), "1970-01-01T00:00:00Z")
        self.assertEqual(unix_to_iso(-1), "1969-12-31T23:59:59Z")
        self.assertEqual(unix_to_date(1709296200), "2024-03-01")
        self.assertEqual(unix_to_clock(1709296205), "12:30:05")
        self.assertEqual(unix_to_text(1709296200), "2024-03-01 12:30:00")
        self.assertEqual(unix_to_text(1709296200, "T"), "2024-03-01T12:30:00")
        self.assertEqual(milliseconds_to_iso(1709296200250), "2024-03-01T12:30:00.250Z")
        self.assertEqual(is_same_day(86399, 0), True)
        self.assertEqual(is_same_day(86400, 0), False)

    def test_to_seconds(self):
        self.assertEqual(to_unix("2024-03-01T12:30:00Z"), 1709296200)
        self.assertEqual(to_unix("1970-01-02"), 86400)
        self.assertEqual(to_unix("1970-01-01 00:01"), 60)
        with self.assertRaises(ValueError):
            to_unix("yesterday")
        with self.assertRaises(ValueError):
            to_unix("2024-13-01")
        self.assertEqual(to_unix_milliseconds("1970-01-02"), 86400000)
        self.assertEqual(seconds_between_times("2024-03-01 12:00", "2024-03-01 12:01:30"), 90)
        self.assertEqual(minutes_between_times("2024-03-01 12:00", "2024-03-02 12:01:30"), 1441)
        self.assertEqual(hours_between_times("2024-03-01 12:00", "2024-03-01 13:20"), 1.33)
        self.assertEqual(add_seconds_to("2024-02-29 23:59:30", 45), "2024-03-01 00:00:15")
        self.assertEqual(add_seconds_to("2024-02-29", 0, "T"), "2024-02-29T00:00:00")
        self.assertEqual(add_hours_to("2024-02-29 20:00", 5), "2024-03-01 01:00:00")
        self.assertEqual(add_hours_to("2024-02-29 20:00", -1, "/"), "2024-02-29/19:00:00")
        self.assertEqual(earliest_time(["2024-03-01 12:30", "2024-03-01"]), "2024-03-01")
        self.assertEqual(earliest_time([]), None)
        self.assertEqual(latest_time(["2024-03-01 12:30", "2024-03-01"]), "2024-03-01 12:30")
        self.assertEqual(latest_time([]), None)


if __name__ == "__main__":
    unittest.main()
