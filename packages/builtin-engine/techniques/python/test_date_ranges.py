import unittest

from date_ranges import (
    dates_between,
    quarter_of,
    first_of_month,
    last_of_month,
    is_weekend,
    count_weekend_days,
    count_weekday,
    months_between,
    is_date_between,
    is_date_in_between,
    dates_in_between,
    count_weekday_in_between,
)


class DateRangesTest(unittest.TestCase):
    def test_lists_of_dates(self):
        self.assertEqual(
            dates_between("2024-02-28", "2024-03-01"),
            ["2024-02-28", "2024-02-29", "2024-03-01"],
        )
        self.assertEqual(
            dates_between("2024-01-01", "2024-01-15", 7),
            ["2024-01-01", "2024-01-08", "2024-01-15"],
        )
        self.assertEqual(dates_between("2024-01-02", "2024-01-01"), [])
        with self.assertRaises(ValueError):
            dates_between("2024-01-01", "2024-01-32")

    def test_parts_of_the_year(self):
        self.assertEqual(quarter_of("2024-01-31"), 1)
        self.assertEqual(quarter_of("2024-03-31"), 1)
        self.assertEqual(quarter_of("2024-04-01"), 2)
        self.assertEqual(quarter_of("2024-12-31"), 4)
        with self.assertRaises(ValueError):
            quarter_of("2023-02-29")
        self.assertEqual(first_of_month("2024-02-17"), "2024-02-01")
        self.assertEqual(last_of_month("2024-02-17"), "2024-02-29")
        self.assertEqual(last_of_month("2023-12-31"), "2023-12-31")

    def test_weekdays(self):
        self.assertEqual(is_weekend("2024-03-02"), True)
        self.assertEqual(is_weekend("2024-03-03"), True)
        self.assertEqual(is_weekend("2024-03-04"), False)
        self.assertEqual(is_weekend("2024-03-01"), False)
        self.assertEqual(count_weekend_days("2024-03-01", "2024-03-31"), 10)
        self.assertEqual(count_weekday("2024-03-01", "2024-03-31", 7), 5)
        self.assertEqual(count_weekday("2024-03-01", "2024-03-31", 1), 4)

    def test_distances(self):
        self.assertEqual(months_between("2024-01-31", "2024-03-30"), 1)
        self.assertEqual(months_between("2023-11-15", "2024-03-15"), 4)
        self.assertEqual(months_between("2024-03-15", "2023-11-15"), -4)
        self.assertEqual(months_between("2024-03-15", "2024-03-15"), 0)
        self.assertEqual(is_date_between("2024-03-05", "2024-03-05", "2024-04-01"), True)
        self.assertEqual(is_date_between("2024-04-02", "2024-03-05", "2024-04-01"), False)
        self.assertEqual(is_date_between("2024-03-04", "2024-03-05", "2024-04-01"), False)

    def test_readings_that_differ(self):
        self.assertEqual(months_between("2024-01-31", "2024-02-01", True), 1)
        self.assertEqual(months_between("2024-02-01", "2024-01-31", True), -1)
        self.assertEqual(is_date_between("2024-03-05", "2024-03-05", "2024-04-01", False), False)
        self.assertEqual(is_date_between("2024-04-01", "2024-03-05", "2024-04-01", False, True), True)
        self.assertEqual(is_date_between("2024-04-01", "2024-03-05", "2024-04-01", True, False), False)
        self.assertEqual(is_date_between("2024-03-20", "2024-03-05", "2024-04-01", True, False), True)
        self.assertEqual(is_date_between("2024-03-05", "2024-03-05", "2024-04-01", True, False), True)
        self.assertEqual(is_date_in_between("2024-03-05", "2024-03-05", "2024-04-01"), False)
        self.assertEqual(is_date_in_between("2024-03-06", "2024-03-05", "2024-04-01"), True)
        self.assertEqual(is_date_in_between("2024-04-01", "2024-03-05", "2024-04-01"), False)
        self.assertEqual(dates_in_between("2024-02-28", "2024-03-01"), ["2024-02-29"])
        self.assertEqual(dates_in_between("2024-02-28", "2024-03-01", True), ["2024-02-28", "2024-02-29"])
        self.assertEqual(dates_in_between("2024-02-28", "2024-03-01", False, True), ["2024-02-29", "2024-03-01"])
        self.assertEqual(dates_in_between("2024-02-28", "2024-02-28"), [])
        self.assertEqual(count_weekday_in_between("2024-03-03", "2024-03-31", 7), 3)
        self.assertEqual(count_weekday_in_between("2024-03-03", "2024-03-31", 7, True), 4)
        self.assertEqual(count_weekday_in_between("2024-03-03", "2024-03-31", 7, False, True), 4)
        self.assertEqual(count_weekday_in_between("2024-03-03", "2024-03-31", 1), 4)


if __name__ == "__main__":
    unittest.main()
