import unittest

from days_between import days_between, add_days, days_in_between, days_between_them, weeks_between


class DaysBetweenTest(unittest.TestCase):
    def test_days_across_months_and_leap_years(self):
        self.assertEqual(days_between("2024-02-28", "2024-03-01"), 2)
        self.assertEqual(days_between("2023-02-28", "2023-03-01"), 1)
        self.assertEqual(days_between("2000-01-01", "2024-01-01"), 8766)
        self.assertEqual(days_between("2024-05-05", "2024-05-05"), 0)
        self.assertEqual(days_between("2024-03-01", "2024-02-28"), -2)

    def test_both_ends_counted(self):
        self.assertEqual(days_between("2024-05-01", "2024-05-31", True), 31)
        self.assertEqual(days_between("2024-05-05", "2024-05-05", True), 1)
        self.assertEqual(days_between("2024-05-31", "2024-05-01", True), -31)

    def test_days_added(self):
        self.assertEqual(add_days("2024-12-31", 1), "2025-01-01")
        self.assertEqual(add_days("2024-03-01", -1), "2024-02-29")
        self.assertEqual(add_days("2024-03-30", 2), "2024-04-01")
        self.assertEqual(add_days("1969-12-31", 1), "1970-01-01")

    def test_no_such_date(self):
        with self.assertRaises(ValueError):
            days_between("2023-02-29", "2023-03-01")
        with self.assertRaises(ValueError):
            add_days("2023-13-01", 1)

    def test_readings_that_differ(self):
        self.assertEqual(days_between("2024-03-01", "2024-02-28", False, True), 2)
        self.assertEqual(days_between("2024-03-01", "2024-02-28", True, True), 3)
        self.assertEqual(days_in_between("2024-03-01", "2024-02-28"), 1)
        self.assertEqual(days_in_between("2024-03-01", "2024-03-01"), 0)
        self.assertEqual(days_between_them("2024-03-01", "2024-02-28"), 2)
        self.assertEqual(days_between_them("2024-03-01", "2024-02-28", True), 3)
        self.assertEqual(weeks_between("2024-03-01", "2024-03-20"), 2)
        self.assertEqual(weeks_between("2024-03-20", "2024-03-01"), -2)
        self.assertEqual(weeks_between("2024-03-20", "2024-03-01", True), 2)
        self.assertEqual(weeks_between("2024-03-02", "2024-03-01"), 0)


if __name__ == "__main__":
    unittest.main()
