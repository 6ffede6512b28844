import unittest

from time_zones import (
    convert_time_zone,
    convert_time_zone_day,
    utc_to_local,
    local_to_utc,
    offset_hours,
    offset_text,
    convert_date_time_zone,
    arrival_local_time,
    is_awake_there,
)


class TimeZonesTest(unittest.TestCase):
    def test_times(self):
        self.assertEqual(convert_time_zone("14:30"), "15:30")
        self.assertEqual(convert_time_zone("14:30", 1, -5), "08:30")
        self.assertEqual(convert_time_zone("23:30", 0, 5.5), "05:00")
        self.assertEqual(convert_time_zone("01:00", 2, -8), "15:00")
        self.assertEqual(convert_time_zone_day("23:30"), ["00:30", 1])
        self.assertEqual(convert_time_zone_day("01:00", 2, -8), ["15:00", -1])
        self.assertEqual(utc_to_local("10:00"), "11:00")
        self.assertEqual(utc_to_local("10:00", -4), "06:00")
        self.assertEqual(local_to_utc("10:00"), "09:00")
        self.assertEqual(local_to_utc("10:00", -4), "14:00")
        self.assertEqual(arrival_local_time("10:00", 8, 1, -5), "12:00")
        self.assertEqual(arrival_local_time("10:00", 2.5), "13:30")
        self.assertEqual(is_awake_there("20:59"), True)
        self.assertEqual(is_awake_there("21:00"), False)
        self.assertEqual(is_awake_there("07:00"), True)
        self.assertEqual(is_awake_there("06:59"), False)
        self.assertEqual(is_awake_there("12:00", 0, 9), True)
        self.assertEqual(is_awake_there("12:00", 0, 9, "08:00", "20:00"), False)

    def test_offsets_and_dates(self):
        self.assertEqual(offset_hours("+05:30"), 5.5)
        self.assertEqual(offset_hours("UTC-3"), -3)
        self.assertEqual(offset_hours("Z"), 0)
        self.assertEqual(offset_text(5.5), "+05:30")
        self.assertEqual(offset_text(-3), "-03:00")
        self.assertEqual(offset_text(0), "+00:00")
        self.assertEqual(convert_date_time_zone("2024-02-29 23:30"), "2024-03-01 00:30")
        self.assertEqual(convert_date_time_zone("2024-03-01T02:00", 1, -5), "2024-02-29T20:00")


if __name__ == "__main__":
    unittest.main()
