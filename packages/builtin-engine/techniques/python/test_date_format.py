import unittest

from date_format import (
    is_valid_date,
    iso_to_day_first,
    iso_to_month_first,
    day_first_to_iso,
    month_first_to_iso,
    month_name,
    month_number,
    long_date,
    long_date_month_first,
    long_date_to_iso,
    iso_into_day_first,
    iso_into_month_first,
    iso_turned_round,
    is_valid_day_first,
    is_valid_month_first,
)


class DateFormatTest(unittest.TestCase):
    def test_numbers(self):
        self.assertEqual(iso_to_day_first("2024-03-05"), "05/03/2024")
        self.assertEqual(iso_to_day_first("2024-03-05", "."), "05.03.2024")
        self.assertEqual(iso_to_month_first("2024-03-05"), "03/05/2024")
        with self.assertRaises(ValueError):
            iso_to_month_first("2023-02-29")
        self.assertEqual(day_first_to_iso("5/3/2024"), "2024-03-05")
        self.assertEqual(day_first_to_iso("05.03.2024", "."), "2024-03-05")
        with self.assertRaises(ValueError):
            day_first_to_iso("31/04/2024")
        with self.assertRaises(ValueError):
            day_first_to_iso("5")
        self.assertEqual(month_first_to_iso("12/31/1999"), "1999-12-31")
        with self.assertRaises(ValueError):
            month_first_to_iso("31/12/1999")

    def test_names_of_months(self):
        self.assertEqual(month_name(1), "January")
        self.assertEqual(month_name(12), "December")
        with self.assertRaises(ValueError):
            month_name(0)
        with self.assertRaises(ValueError):
            month_name(13)
        self.assertEqual(month_number("March"), 3)
        self.assertEqual(month_number("dec."), 12)
        self.assertEqual(month_number("Foo"), -1)
        self.assertEqual(long_date("2024-03-05"), "5 March 2024")
        self.assertEqual(long_date_month_first("2024-03-05"), "March 5, 2024")
        self.assertEqual(long_date_to_iso("5 March 2024"), "2024-03-05")
        self.assertEqual(long_date_to_iso("Feb 29, 2024"), "2024-02-29")
        with self.assertRaises(ValueError):
            long_date_to_iso("")

    def test_dates_that_exist(self):
        self.assertEqual(is_valid_date("2024-02-29"), True)
        self.assertEqual(is_valid_date("2023-02-29"), False)
        self.assertEqual(is_valid_date("1900-02-29"), False)
        self.assertEqual(is_valid_date("2000-02-29"), True)
        self.assertEqual(is_valid_date("2024-04-31"), False)
        self.assertEqual(is_valid_date("2024-01-31"), True)
        self.assertEqual(is_valid_date("2024-00-10"), False)
        self.assertEqual(is_valid_date("2024-13-10"), False)
        self.assertEqual(is_valid_date("2024-12-00"), False)
        self.assertEqual(is_valid_date("2024-12-01"), True)
        self.assertEqual(is_valid_date("2024-1-5"), False)

    def test_readings_that_differ(self):
        self.assertEqual(is_valid_date("2024-3-5", True), True)
        self.assertEqual(is_valid_date("2024-13-5", True), False)
        self.assertEqual(iso_into_day_first("2024-03-05"), "5/3/2024")
        self.assertEqual(iso_into_day_first("2024-10-15", "."), "15.10.2024")
        self.assertEqual(iso_into_month_first("2024-03-05"), "3/5/2024")
        self.assertEqual(iso_into_month_first("2024-03-05", "-"), "3-5-2024")
        self.assertEqual(iso_turned_round("2024-13-05"), "05/13/2024")
        self.assertEqual(iso_turned_round("2024-1-5", "."), "5.1.2024")
        self.assertEqual(is_valid_day_first("31/12/2024"), True)
        self.assertEqual(is_valid_day_first("12/31/2024"), False)
        self.assertEqual(is_valid_day_first("1/2/2024"), False)
        self.assertEqual(is_valid_day_first("1/2/2024", True), True)
        self.assertEqual(is_valid_day_first("2024-01-01"), False)
        self.assertEqual(is_valid_month_first("12/31/2024"), True)
        self.assertEqual(is_valid_month_first("31/12/2024"), False)
        self.assertEqual(is_valid_month_first("2/9/2024", True), True)
        self.assertEqual(is_valid_month_first("2/9/2024"), False)
        self.assertEqual(is_valid_month_first(""), False)


if __name__ == "__main__":
    unittest.main()
