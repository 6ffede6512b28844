import unittest

from leap_years import is_leap_year, days_in_month, day_of_year, leap_years_between


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


if __name__ == "__main__":
    unittest.main()
