import unittest

from weekday import (
    iso_weekday,
    weekday_name,
    nth_weekday,
)


class WeekdayTest(unittest.TestCase):
    def test_weekdays_of_known_dates(self):
        self.assertEqual(iso_weekday(2024, 2, 29), 4)
        self.assertEqual(iso_weekday(2024, 12, 25), 3)
        self.assertEqual(iso_weekday(2024, 1, 31), 3)
        self.assertEqual(weekday_name(1969, 7, 20), "Sunday")
        self.assertEqual(weekday_name(2000, 1, 1), "Saturday")
        self.assertEqual(weekday_name(1900, 1, 1), "Monday")
        with self.assertRaises(ValueError):
            iso_weekday(2023, 2, 29)
        with self.assertRaises(ValueError):
            iso_weekday(2023, 1, 0)

    def test_the_n_th_weekday_of_a_month(self):
        self.assertEqual(nth_weekday(2024, 11, 4, 4), 28)
        self.assertEqual(nth_weekday(2024, 5, 1, -1), 27)
        self.assertEqual(nth_weekday(2024, 3, 5, 5), 29)
        self.assertEqual(nth_weekday(2024, 3, 7, -1), 31)
        self.assertEqual(nth_weekday(2024, 9, 7, 1), 1)
        self.assertEqual(nth_weekday(2024, 3, 7, 5), 31)

    def test_a_month_without_a_fifth(self):
        self.assertEqual(nth_weekday(2024, 3, 1, 5), None)
        self.assertEqual(nth_weekday(2024, 3, 1, 0), None)

    def test_years_of_the_first_century(self):
        self.assertEqual(weekday_name(1, 7, 1), "Sunday")
        self.assertEqual(nth_weekday(2, 4, 1, -1), 29)


if __name__ == "__main__":
    unittest.main()
