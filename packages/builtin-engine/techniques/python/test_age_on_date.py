import unittest

from age_on_date import (
    age_on,
    next_birthday,
    days_until_birthday,
    is_adult,
    is_birthday,
    age_on_or_none,
    age_by_year,
)


class AgeOnDateTest(unittest.TestCase):
    def test_the_age(self):
        self.assertEqual(age_on("1990-05-15", "2024-05-14"), 33)
        self.assertEqual(age_on("1990-05-15", "2024-05-15"), 34)
        self.assertEqual(age_on("1990-05-15", "2024-04-30"), 33)
        self.assertEqual(age_on("1990-05-15", "2024-06-01"), 34)
        self.assertEqual(age_on("2000-02-29", "2023-02-28"), 22)
        self.assertEqual(age_on("2000-02-29", "2023-03-01"), 23)
        self.assertEqual(age_on("2024-01-01", "2023-12-31"), -1)
        with self.assertRaises(ValueError):
            age_on("2024-02-30", "2024-03-01")
        with self.assertRaises(ValueError):
            age_on("2024-13-01", "2024-03-01")
        self.assertEqual(is_adult("2006-05-15", "2024-05-15"), True)
        self.assertEqual(is_adult("2006-05-15", "2024-05-14"), False)
        self.assertEqual(is_adult("2006-05-15", "2024-05-15", 21), False)

    def test_birthdays(self):
        self.assertEqual(next_birthday("1990-05-15", "2024-05-15"), "2024-05-15")
        self.assertEqual(next_birthday("1990-05-15", "2024-05-16"), "2025-05-15")
        self.assertEqual(next_birthday("2000-02-29", "2023-01-01"), "2023-03-01")
        self.assertEqual(days_until_birthday("1990-12-25", "2024-12-20"), 5)
        self.assertEqual(days_until_birthday("1990-01-01", "2024-12-31"), 1)
        self.assertEqual(is_birthday("1990-05-15", "2024-05-15"), True)
        self.assertEqual(is_birthday("1990-05-15", "2024-05-16"), False)

    def test_readings_that_differ(self):
        self.assertEqual(age_on("2004-02-29", "2023-02-28"), 18)
        self.assertEqual(age_on("2004-02-29", "2023-02-28", True), 19)
        self.assertEqual(age_on("2004-02-29", "2024-02-28", True), 19)
        self.assertEqual(age_on_or_none("2004-02-29", "2000-01-01"), 0)
        self.assertEqual(age_on_or_none("2004-02-28", "2010-02-28"), 6)
        self.assertEqual(next_birthday("2000-05-05", "2024-05-05"), "2024-05-05")
        self.assertEqual(next_birthday("2000-05-05", "2024-05-05", True), "2025-05-05")
        self.assertEqual(next_birthday("2000-05-05", "2024-05-04", True), "2024-05-05")
        self.assertEqual(next_birthday("2000-02-29", "2023-02-01", False, True), "2023-02-28")
        self.assertEqual(days_until_birthday("2000-05-05", "2023-05-05", True), 366)
        self.assertEqual(days_until_birthday("2000-02-29", "2023-02-27", False, True), 1)
        self.assertEqual(is_adult("2000-05-05", "2018-05-05", 18, True), False)
        self.assertEqual(is_adult("2000-05-05", "2019-05-05", 18, True), True)
        self.assertEqual(is_birthday("2000-02-29", "2023-03-01"), True)
        self.assertEqual(is_birthday("2000-02-29", "2023-02-28", True), True)
        self.assertEqual(is_birthday("2000-02-29", "2023-03-01", False, True), False)
        self.assertEqual(is_birthday("2000-05-29", "2023-05-29", False, True), True)
        self.assertEqual(age_by_year("2000-12-31", "2024-01-01"), 24)


if __name__ == "__main__":
    unittest.main()
