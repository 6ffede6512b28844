import unittest

from work_hours import (
    minutes_worked,
    hours_worked,
    time_worked,
    total_hours,
    total_time_worked,
    pay_for_shifts,
    hours_by_name,
    hours_balance,
    round_minutes,
    round_time,
    end_of_work,
    is_late,
    minutes_late,
)


class WorkHoursTest(unittest.TestCase):
    def test_one_shift(self):
        self.assertEqual(minutes_worked("09:00", "17:30"), 510)
        self.assertEqual(minutes_worked("22:00", "06:00", 30), 450)
        self.assertEqual(minutes_worked("09:00", "09:10", 30), 0)
        self.assertEqual(hours_worked("09:00", "17:30", 60), 7.5)
        self.assertEqual(hours_worked("08:00", "08:20"), 0.33)
        self.assertEqual(time_worked("09:00", "17:30", 45), "7:45")
        self.assertEqual(time_worked("22:00", "06:05"), "8:05")

    def test_many_shifts(self):
        self.assertEqual(total_hours([["09:00", "17:00"], ["22:00", "06:30"]]), 16.5)
        self.assertEqual(total_hours([["09:00", "17:00", 30], ["09:00", "12:00"]], 15), 10.25)
        self.assertEqual(total_hours([]), 0)
        self.assertEqual(total_time_worked([["09:00", "17:00"], ["09:00", "12:20"]]), "11:20")
        self.assertEqual(total_time_worked([["09:00", "17:00"]], 45), "7:15")
        self.assertEqual(pay_for_shifts([["09:00", "17:30"]], 12), 102)
        self.assertEqual(pay_for_shifts([["09:00", "17:30"]], 10.5, 30), 84)
        self.assertEqual(
            hours_by_name([["Ann", "09:00", "17:00"], ["Bob", "10:00", "12:30"], ["Ann", "09:00", "10:00"]]),
            {"Ann": 9, "Bob": 2.5},
        )
        self.assertEqual(hours_by_name([["Ann", "09:00", "17:00"]], 30), {"Ann": 7.5})
        self.assertEqual(hours_balance([8, 9.5, 7]), 0.5)
        self.assertEqual(hours_balance([6], 7.5), -1.5)

    def test_rounding_and_lateness(self):
        self.assertEqual(round_minutes(22), 15)
        self.assertEqual(round_minutes(23), 30)
        self.assertEqual(round_minutes(14, 10), 10)
        self.assertEqual(round_time("08:07"), "08:00")
        self.assertEqual(round_time("23:55"), "00:00")
        self.assertEqual(round_time("08:08", 10), "08:10")
        self.assertEqual(end_of_work("08:30"), "16:30")
        self.assertEqual(end_of_work("08:30", 7.6, 30), "16:36")
        self.assertEqual(is_late("09:01"), True)
        self.assertEqual(is_late("09:00"), False)
        self.assertEqual(is_late("08:35", "08:30", 5), False)
        self.assertEqual(minutes_late("09:12"), 12)
        self.assertEqual(minutes_late("07:50", "08:00"), 0)


if __name__ == "__main__":
    unittest.main()
