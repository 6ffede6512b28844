import unittest

from dates_in_words import (
    short_date,
    short_date_month_first,
    ordinal_date,
    ordinal_day_first,
    weekday_and_date,
    weekday_month_first,
    day_and_month,
    month_and_year,
    brief_date,
    date_range_text,
    words_to_iso,
    short_date_of,
    date_month_first_of,
    date_without_comma,
    ordinal_day_of,
    month_and_day,
)


class DatesInWordsTest(unittest.TestCase):
    def test_one_date(self):
        self.assertEqual(short_date("2024-03-05"), "5 Mar 2024")
        self.assertEqual(short_date("2024-09-15", "-", 4), "15-Sept-2024")
        self.assertEqual(short_date_month_first("2024-03-05"), "Mar 5, 2024")
        self.assertEqual(short_date_month_first("2024-03-05", 2), "Ma 5, 2024")
        self.assertEqual(ordinal_date("2024-03-01"), "March 1st, 2024")
        self.assertEqual(ordinal_date("2024-03-12"), "March 12th, 2024")
        self.assertEqual(ordinal_date("2024-03-14"), "March 14th, 2024")
        self.assertEqual(ordinal_date("2024-03-22"), "March 22nd, 2024")
        self.assertEqual(ordinal_date("2024-03-23"), "March 23rd, 2024")
        self.assertEqual(ordinal_day_first("2024-03-05"), "5th of March 2024")
        self.assertEqual(ordinal_day_first("2024-03-31", " "), "31st March 2024")
        self.assertEqual(ordinal_day_first("2024-03-13"), "13th of March 2024")
        self.assertEqual(ordinal_day_first("2024-03-11"), "11th of March 2024")
        self.assertEqual(weekday_and_date("2024-03-05"), "Tuesday, 5 March 2024")
        self.assertEqual(weekday_and_date("2024-03-03", " "), "Sunday 3 March 2024")
        self.assertEqual(weekday_month_first("2024-03-05"), "Tuesday, March 5, 2024")
        self.assertEqual(day_and_month("2024-03-05"), "5 March")
        self.assertEqual(day_and_month("2024-01-05", ["Janvier"]), "5 Janvier")
        self.assertEqual(month_and_year("2024-12-05"), "December 2024")
        self.assertEqual(month_and_year("2024-01-05", ["Januar"]), "Januar 2024")
        self.assertEqual(brief_date("2024-03-05"), "Tue 5 Mar")
        self.assertEqual(brief_date("2024-03-05", 2), "Tu 5 Ma")

    def test_ranges_and_reading(self):
        self.assertEqual(date_range_text("2024-03-05", "2024-03-09"), "5–9 March 2024")
        self.assertEqual(date_range_text("2024-02-28", "2024-03-02"), "28 February – 2 March 2024")
        self.assertEqual(date_range_text("2023-12-30", "2024-01-02"), "30 December 2023 – 2 January 2024")
        self.assertEqual(date_range_text("2024-03-05", "2024-03-05"), "5 March 2024")
        self.assertEqual(date_range_text("2024-03-05", "2024-03-09", "-"), "5-9 March 2024")
        self.assertEqual(words_to_iso("5 March 2024"), "2024-03-05")
        self.assertEqual(words_to_iso("Mar 15, 2024"), "2024-03-15")
        self.assertEqual(words_to_iso("the 1st of december, 1999"), "1999-12-01")
        self.assertEqual(words_to_iso("March 2024"), None)
        self.assertEqual(words_to_iso("5 2024"), None)
        self.assertEqual(words_to_iso("5 March"), None)

    def test_readings_that_differ(self):
        self.assertEqual(short_date_of("2024-03-05"), "05 Mar 2024")
        self.assertEqual(short_date_of("2024-03-15", True, "-"), "15-MAR-2024")
        self.assertEqual(date_month_first_of("2024-03-05"), "March 05, 2024")
        self.assertEqual(date_month_first_of("2024-03-15", True), "Mar 15, 2024")
        self.assertEqual(date_without_comma("2024-03-05"), "March 5 2024")
        self.assertEqual(date_without_comma("2024-03-05", True), "March 5th 2024")
        self.assertEqual(ordinal_day_of("2024-03-22"), "22nd March 2024")
        self.assertEqual(ordinal_day_of("2024-03-11", True), "11th Mar 2024")
        self.assertEqual(month_and_day("2024-03-05"), "March 5")
        self.assertEqual(month_and_day("2024-03-03", True), "March 3rd")


if __name__ == "__main__":
    unittest.main()
