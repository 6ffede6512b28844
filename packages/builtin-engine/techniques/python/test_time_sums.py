import unittest

from time_sums import (
    sum_times,
    sum_times_padded,
    add_times,
    subtract_times,
    average_time_text,
    time_to_seconds,
    time_to_minutes,
    time_to_hours,
    hours_to_time,
    seconds_to_minutes,
    seconds_to_hours,
    sum_long_times,
    fastest_time,
    slowest_time,
    sort_times,
    lap_times,
    lap_numbers,
)


class TimeSumsTest(unittest.TestCase):
    def test_sums(self):
        self.assertEqual(sum_times(["1:30", "2:45"]), "4:15")
        self.assertEqual(sum_times([]), "0:00")
        self.assertEqual(sum_times(["0:30"], 2), "00:30")
        self.assertEqual(sum_times_padded(["1:30", "2:45"]), "04:15")
        self.assertEqual(sum_times_padded(["1:30"], 3), "001:30")
        self.assertEqual(add_times("3:59", "0:01"), "4:00")
        self.assertEqual(subtract_times("4:00", "3:59"), "0:01")
        self.assertEqual(subtract_times("3:00", "4:30"), "-1:30")
        self.assertEqual(sum_long_times(["59:30", "1:00:40"]), "2:00:10")
        self.assertEqual(sum_long_times(["3:05"], 2), "00:03:05")
        self.assertEqual(average_time_text(["1:00", "2:01"]), "1:31")
        self.assertEqual(average_time_text([]), "0:00")

    def test_units(self):
        self.assertEqual(time_to_seconds("1:02:03"), 3723)
        self.assertEqual(time_to_seconds("02:03"), 123)
        self.assertEqual(time_to_seconds("45"), 45)
        self.assertEqual(time_to_minutes("1:30"), 90)
        self.assertEqual(time_to_minutes("2"), 120)
        self.assertEqual(time_to_hours("1:30"), 1.5)
        self.assertEqual(time_to_hours("0:20"), 0.33)
        self.assertEqual(hours_to_time(1.5), "1:30")
        self.assertEqual(hours_to_time(0.25, 2), "00:15")
        self.assertEqual(seconds_to_minutes(125), "2:05")
        self.assertEqual(seconds_to_minutes(5, 2), "00:05")
        self.assertEqual(seconds_to_hours(3723), "1:02:03")
        self.assertEqual(seconds_to_hours(59, 2), "00:00:59")

    def test_laps(self):
        self.assertEqual(fastest_time(["1:05", "0:59", "1:10"]), "0:59")
        self.assertEqual(fastest_time([]), None)
        self.assertEqual(slowest_time(["1:05", "0:59", "1:10"]), "1:10")
        self.assertEqual(slowest_time([]), None)
        self.assertEqual(sort_times(["1:05", "0:59", "10:00"]), ["0:59", "1:05", "10:00"])
        self.assertEqual(lap_times(["1:00", "2:05", "3:00"]), ["1:00", "1:05", "0:55"])
        self.assertEqual(lap_numbers([62, 125, 180]), [62, 63, 55])
        self.assertEqual(lap_numbers([]), [])


if __name__ == "__main__":
    unittest.main()
