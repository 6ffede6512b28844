import unittest

from weekdays_of_month import (
    day_name_of,
    short_day_name,
    weekday_after,
    next_weekday,
    previous_weekday,
    weekdays_of_month,
    nth_weekday_date,
    last_weekday_date,
    meetup_date,
    count_friday13,
    friday13_dates,
    start_of_week,
    week_dates,
    next_weekend,
    weekday_number,
    weekday_number_of,
    weekday_number_from_one,
    weekday_number_by_one,
    is_weekend,
    is_weekday,
    count_weekdays_of_month,
)


class WeekdaysOfMonthTest(unittest.TestCase):
    def test_names(self):
        self.assertEqual(day_name_of("2024-03-01"), "Friday")
        self.assertEqual(day_name_of("2024-03-04", ["Lu", "Ma"]), "Lu")
        self.assertEqual(short_day_name("2024-03-01"), "Fri")
        self.assertEqual(short_day_name("2024-03-03", 2), "Su")
        self.assertEqual(weekday_after("Monday", 10), "Thursday")
        self.assertEqual(weekday_after("sun", -1), "Saturday")
        self.assertEqual(weekday_after("B", 1, ["A", "B", "C", "D", "E", "F", "G"]), "C")
        with self.assertRaises(ValueError):
            weekday_after("Someday", 1)

    def test_next_and_previous(self):
        self.assertEqual(next_weekday("2024-03-01", "Monday"), "2024-03-04")
        self.assertEqual(next_weekday("2024-03-01", "Friday"), "2024-03-08")
        self.assertEqual(next_weekday("2024-03-01", 5, True), "2024-03-01")
        self.assertEqual(previous_weekday("2024-03-01", "Friday"), "2024-02-23")
        self.assertEqual(previous_weekday("2024-03-01", "fri", True), "2024-03-01")
        self.assertEqual(previous_weekday("2024-03-01", "Monday"), "2024-02-26")
        self.assertEqual(start_of_week("2024-03-03"), "2024-02-26")
        self.assertEqual(start_of_week("2024-03-02", True), "2024-02-25")
        self.assertEqual(
            week_dates("2024-03-01"),
            [
                "2024-02-26",
                "2024-02-27",
                "2024-02-28",
                "2024-02-29",
                "2024-03-01",
                "2024-03-02",
                "2024-03-03",
            ],
        )
        self.assertEqual(next_weekend("2024-03-01"), "2024-03-02")
        self.assertEqual(next_weekend("2024-03-03"), "2024-03-03")

    def test_months(self):
        self.assertEqual(
            weekdays_of_month(2024, 2, "Thursday"),
            ["2024-02-01", "2024-02-08", "2024-02-15", "2024-02-22", "2024-02-29"],
        )
        self.assertEqual(nth_weekday_date(2024, 11, "Thursday", 4), "2024-11-28")
        self.assertEqual(nth_weekday_date(2024, 3, "Monday"), "2024-03-04")
        self.assertEqual(nth_weekday_date(2024, 3, "Monday", 5), None)
        self.assertEqual(nth_weekday_date(2024, 3, "Monday", -1), "2024-03-25")
        self.assertEqual(last_weekday_date(2024, 3), "2024-03-29")
        self.assertEqual(last_weekday_date(2024, 2, "Thu"), "2024-02-29")
        self.assertEqual(meetup_date(2013, 5, "teenth", "Monday"), "2013-05-13")
        self.assertEqual(meetup_date(2013, 5, "last", "Monday"), "2013-05-27")
        self.assertEqual(meetup_date(2013, 5, "second", "Friday"), "2013-05-10")
        self.assertEqual(meetup_date(2013, 5, "fifth", "Monday"), None)
        self.assertEqual(count_friday13(2015), 3)
        self.assertEqual(count_friday13(2024, "Monday", 1), 3)
        self.assertEqual(friday13_dates(2024), ["2024-09-13", "2024-12-13"])
        self.assertEqual(friday13_dates(2024, "Sunday", 31), ["2024-03-31"])

    def test_other_readings(self):
        self.assertEqual(weekday_number("2024-03-10"), 0)
        self.assertEqual(weekday_number("2024-03-09"), 6)
        self.assertEqual(weekday_number_of("2024-03-10"), 6)
        self.assertEqual(weekday_number_from_one("2024-03-10"), 7)
        self.assertEqual(weekday_number_by_one("2024-03-10"), 1)
        self.assertEqual(is_weekend("2024-03-09"), True)
        self.assertEqual(is_weekend("2024-03-08"), False)
        self.assertEqual(is_weekday("2024-03-09"), False)
        self.assertEqual(is_weekday("2024-03-08"), True)
        self.assertEqual(count_weekdays_of_month(2024, 3, "Friday"), 5)

    def test_years_of_the_first_century(self):
        self.assertEqual(weekdays_of_month(2, 6, "Thursday"), ["0002-06-06", "0002-06-13", "0002-06-20", "0002-06-27"])

    def test_there_is_no_zeroth_weekday(self):
        self.assertEqual(nth_weekday_date(2024, 3, "Monday", 0), None)
        self.assertEqual(nth_weekday_date(2024, 3, "Monday", 1), "2024-03-04")


if __name__ == "__main__":
    unittest.main()
