import unittest

from month_calendar import (
    month_weeks,
    calendar_lines,
    calendar_text,
    count_month_weeks,
    week_of_month,
    simple_week_of_year,
    day_number,
    days_left_in_year,
    days_left_in_month,
    is_last_day_of_month,
    workdays_of_month,
    date_of_day_number,
)


class MonthCalendarTest(unittest.TestCase):
    def test_calendars(self):
        self.assertEqual(
            month_weeks(2021, 2),
            [
                [1, 2, 3, 4, 5, 6, 7],
                [8, 9, 10, 11, 12, 13, 14],
                [15, 16, 17, 18, 19, 20, 21],
                [22, 23, 24, 25, 26, 27, 28],
            ],
        )
        self.assertEqual(
            calendar_lines(2024, 2),
            [
                "Mo Tu We Th Fr Sa Su",
                "          1  2  3  4",
                " 5  6  7  8  9 10 11",
                "12 13 14 15 16 17 18",
                "19 20 21 22 23 24 25",
                "26 27 28 29",
            ],
        )
        self.assertEqual(
            calendar_text(2026, 2, True),
            "Su Mo Tu We Th Fr Sa\n 1  2  3  4  5  6  7\n 8  9 10 11 12 13 14\n15 16 17 18 19 20 21\n22 23 24 25 26 27 28",
        )
        self.assertEqual(count_month_weeks(2021, 2), 4)
        self.assertEqual(count_month_weeks(2021, 2, True), 5)
        self.assertEqual(week_of_month("2024-02-04"), 1)
        self.assertEqual(week_of_month("2024-02-05"), 2)
        self.assertEqual(week_of_month("2024-02-04", True), 2)
        self.assertEqual(workdays_of_month(2024, 2), 21)

    def test_days_and_weeks(self):
        self.assertEqual(day_number("2024-12-31"), 366)
        self.assertEqual(day_number("2023-01-01"), 1)
        self.assertEqual(simple_week_of_year("2024-01-07"), 1)
        self.assertEqual(simple_week_of_year("2024-01-08"), 2)
        self.assertEqual(days_left_in_year("2024-12-30"), 1)
        self.assertEqual(days_left_in_year("2023-01-01"), 364)
        self.assertEqual(days_left_in_month("2024-02-27"), 2)
        self.assertEqual(is_last_day_of_month("2024-02-29"), True)
        self.assertEqual(is_last_day_of_month("2024-02-28"), False)
        self.assertEqual(date_of_day_number(2024, 60), "2024-02-29")
        self.assertEqual(date_of_day_number(2023, 60), "2023-03-01")

    def test_years_of_the_first_century(self):
        self.assertEqual(count_month_weeks(2, 3), 5)
        self.assertEqual(date_of_day_number(2, 60), "0002-03-01")
        self.assertEqual(workdays_of_month(1, 1), 23)


if __name__ == "__main__":
    unittest.main()
