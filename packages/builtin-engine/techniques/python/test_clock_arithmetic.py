import unittest

from clock_arithmetic import (
    minutes_of_time,
    time_of_minutes,
    add_minutes,
    add_hours,
    minutes_between,
    to_twelve_hours,
    to_twenty_four_hours,
    is_valid_time,
    clock_angle,
    to_twelve_hours_and,
    to_twelve_hours_only,
    to_twelve_hours_with,
    clock_angle_over,
    minutes_in_between,
    add_minutes_over,
)


class ClockArithmeticTest(unittest.TestCase):
    def test_minutes(self):
        self.assertEqual(minutes_of_time("01:30"), 90)
        self.assertEqual(minutes_of_time("23:59:10"), 1439)
        with self.assertRaises(ValueError):
            minutes_of_time("24:00")
        self.assertEqual(time_of_minutes(90), "01:30")
        self.assertEqual(time_of_minutes(1445), "00:05")
        self.assertEqual(time_of_minutes(-5), "23:55")
        self.assertEqual(add_minutes("23:50", 20), "00:10")
        self.assertEqual(add_minutes("00:05", -10), "23:55")
        self.assertEqual(add_hours("22:15", 3), "01:15")
        self.assertEqual(minutes_between("09:15", "10:00"), 45)
        self.assertEqual(minutes_between("23:30", "00:15"), 45)
        self.assertEqual(minutes_between("23:30", "00:15", False), -1395)
        self.assertEqual(minutes_between("09:15", "09:15"), 0)

    def test_two_kinds_of_clock(self):
        self.assertEqual(to_twelve_hours("13:05"), "1:05 PM")
        self.assertEqual(to_twelve_hours("00:30"), "12:30 AM")
        self.assertEqual(to_twelve_hours("12:00"), "12:00 PM")
        self.assertEqual(to_twenty_four_hours("1:05 PM"), "13:05")
        self.assertEqual(to_twenty_four_hours("12:30 am"), "00:30")
        self.assertEqual(to_twenty_four_hours("07:05:45PM"), "19:05:45")
        self.assertEqual(to_twenty_four_hours("1 p.m."), "13:00")
        self.assertEqual(to_twenty_four_hours("1:05 AM"), "01:05")
        with self.assertRaises(ValueError):
            to_twenty_four_hours("13:00 PM")
        with self.assertRaises(ValueError):
            to_twenty_four_hours("0:10 AM")
        with self.assertRaises(ValueError):
            to_twenty_four_hours("10:00")

    def test_tests_and_angles(self):
        self.assertEqual(is_valid_time("9:05"), True)
        self.assertEqual(is_valid_time("09:60"), False)
        self.assertEqual(is_valid_time("24:00"), False)
        self.assertEqual(clock_angle("3:00"), 90)
        self.assertEqual(clock_angle("9:00"), 90)
        self.assertEqual(clock_angle("12:30"), 165)

    def test_readings_that_differ(self):
        self.assertEqual(to_twelve_hours("13:05", True), "01:05 PM")
        self.assertEqual(to_twelve_hours("13:05", False, True), "1:05 pm")
        self.assertEqual(to_twelve_hours("00:30", True), "12:30 AM")
        self.assertEqual(to_twelve_hours_and("09:05"), "9:05AM")
        self.assertEqual(to_twelve_hours_and("21:05", True), "09:05PM")
        self.assertEqual(to_twelve_hours_only("12:00"), "12:00pm")
        self.assertEqual(to_twelve_hours_only("01:00", True), "01:00am")
        self.assertEqual(to_twelve_hours_with("23:59"), "11:59 p.m.")
        self.assertEqual(to_twelve_hours_with("03:59", True), "03:59 a.m.")
        self.assertEqual(is_valid_time("9:05", True), False)
        self.assertEqual(is_valid_time("09:05", True), True)
        self.assertEqual(is_valid_time("09:05:10", True), False)
        self.assertEqual(is_valid_time("24:00", True), False)
        self.assertEqual(clock_angle_over("9:00"), 90)
        self.assertEqual(clock_angle_over("3:00"), 270)
        self.assertEqual(clock_angle_over("12:00"), 0)
        self.assertEqual(minutes_in_between("10:00", "09:15"), 45)
        self.assertEqual(add_minutes_over("23:50", 20), "24:10")
        self.assertEqual(add_minutes_over("00:05", 60), "01:05")

    def test_before_midnight(self):
        self.assertEqual(add_minutes_over("00:05", -60), "-1:05")

    def test_hours_in_parts(self):
        self.assertEqual(add_hours("22:15", 3.5), "01:45")
        self.assertEqual(time_of_minutes(90.5), "01:30.5")


if __name__ == "__main__":
    unittest.main()
