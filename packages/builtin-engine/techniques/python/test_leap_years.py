import unittest

from leap_years import (
    is_leap_year,
    days_in_month,
    day_of_year,
    leap_years_between,
    count_leap_years,
    next_leap_year,
    days_in_year,
)


class LeapYearsTest(unittest.TestCase):
    def test_centuries_are_leap_years_every_fourth_time(self):
        self.assertEqual(is_leap_year(2024), True)
        self.assertEqual(is_leap_year(2023), False)
        self.assertEqual(is_leap_year(1900), False)
        self.assertEqual(is_leap_year(2000), True)
        self.assertEqual(leap_years_between(1896, 1908), [1896, 1904, 1908])
        self.assertEqual(leap_years_between(2001, 2003), [])

    def test_lengths_of_months(self):
        self.assertEqual(days_in_month(2024, 2), 29)
        self.assertEqual(days_in_month(2100, 2), 28)
        self.assertEqual(days_in_month(2023, 4), 30)
        self.assertEqual(days_in_month(2023, 12), 31)
        with self.assertRaises(ValueError):
            days_in_month(2023, 13)
        with self.assertRaises(ValueError):
            days_in_month(2023, 0)

    def test_the_day_of_the_year(self):
        self.assertEqual(day_of_year(2024, 12, 31), 366)
        self.assertEqual(day_of_year(2023, 3, 1), 60)
        self.assertEqual(day_of_year(2023, 1, 1), 1)
        with self.assertRaises(ValueError):
            day_of_year(2023, 2, 29)
        with self.assertRaises(ValueError):
            day_of_year(2023, 2, 0)

    def test_other_readings(self):
        self.assertEqual(is_leap_year(1900, False), True)
        self.assertEqual(is_leap_year(1900), False)
        self.assertEqual(is_leap_year(1901, False), False)
        self.assertEqual(count_leap_years(1896, 1904), 2)
        self.assertEqual(next_leap_year(2024), 2028)
        self.assertEqual(next_leap_year(2024, True), 2024)
        self.assertEqual(next_leap_year(1897), 1904)
        self.assertEqual(days_in_year(2023), 365)
        self.assertEqual(days_in_year(2024), 366)


if __name__ == "__main__":
    unittest.main()
