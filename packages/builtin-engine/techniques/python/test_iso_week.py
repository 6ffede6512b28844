import unittest

from iso_week import iso_week, monday_of_week, iso_week_number, week_of_year, start_of_week


class IsoWeekTest(unittest.TestCase):
    def test_days_at_the_turn_of_a_year(self):
        self.assertEqual(iso_week("2021-01-03"), "2020-W53")
        self.assertEqual(iso_week("2021-01-04"), "2021-W01")
        self.assertEqual(iso_week("2024-12-30"), "2025-W01")
        self.assertEqual(iso_week("2016-01-01"), "2015-W53")
        self.assertEqual(iso_week("2024-07-04"), "2024-W27")

    def test_the_monday_of_a_week(self):
        self.assertEqual(monday_of_week("2020-W53"), "2020-12-28")
        self.assertEqual(monday_of_week("2025-W01"), "2024-12-30")
        self.assertEqual(monday_of_week("2024-W27"), "2024-07-01")

    def test_what_does_not_exist_is_refused(self):
        with self.assertRaises(ValueError):
            monday_of_week("2021-W53")
        with self.assertRaises(ValueError):
            monday_of_week("2021-W00")
        with self.assertRaises(ValueError):
            monday_of_week("2021-27")
        with self.assertRaises(ValueError):
            iso_week("2023-02-29")

    def test_readings_that_differ(self):
        self.assertEqual(iso_week_number("2021-01-03"), 53)
        self.assertEqual(iso_week_number("2024-03-05"), 10)
        self.assertEqual(week_of_year("2021-01-07"), 1)
        self.assertEqual(week_of_year("2021-01-08"), 2)
        self.assertEqual(start_of_week("2024-03-10"), "2024-03-04")
        self.assertEqual(start_of_week("2024-03-10", True), "2024-03-10")
        self.assertEqual(start_of_week("2024-03-04", True), "2024-03-03")
        self.assertEqual(start_of_week("2024-03-04"), "2024-03-04")


if __name__ == "__main__":
    unittest.main()
