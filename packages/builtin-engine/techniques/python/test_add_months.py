import unittest

from add_months import add_months, add_years


class AddMonthsTest(unittest.TestCase):
    def test_a_day_that_the_month_lacks_becomes_its_last_day(self):
        self.assertEqual(add_months("2024-01-31", 1), "2024-02-29")
        self.assertEqual(add_months("2023-01-31", 1), "2023-02-28")
        self.assertEqual(add_months("2024-03-31", 1), "2024-04-30")
        self.assertEqual(add_months("2024-02-29", 12), "2025-02-28")

    def test_months_carry_into_years_in_both_directions(self):
        self.assertEqual(add_months("2024-11-15", 3), "2025-02-15")
        self.assertEqual(add_months("2024-01-15", -1), "2023-12-15")
        self.assertEqual(add_months("2024-12-01", 12), "2025-12-01")
        self.assertEqual(add_months("2024-05-31", -15), "2023-02-28")
        self.assertEqual(add_months("2024-05-05", 0), "2024-05-05")
        self.assertEqual(add_months("2024-02-29", 1), "2024-03-29")

    def test_the_end_of_a_month_can_be_kept(self):
        self.assertEqual(add_months("2024-02-29", 1, True), "2024-03-31")
        self.assertEqual(add_months("2024-04-30", 1, True), "2024-05-31")
        self.assertEqual(add_months("2024-04-29", 1, True), "2024-05-29")

    def test_no_such_date(self):
        with self.assertRaises(ValueError):
            add_months("2023-02-29", 1)
        with self.assertRaises(ValueError):
            add_months("2023-13-01", 1)

    def test_readings_that_differ(self):
        self.assertEqual(add_months("2024-01-31", 1, False, True), "2024-03-02")
        self.assertEqual(add_months("2024-01-15", 1, False, True), "2024-02-15")
        self.assertEqual(add_years("2024-02-29", 1), "2025-02-28")
        self.assertEqual(add_years("2024-02-29", 1, True), "2025-03-01")
        self.assertEqual(add_years("2024-02-29", 4), "2028-02-29")
        self.assertEqual(add_years("2024-05-31", -1, True), "2023-05-31")


if __name__ == "__main__":
    unittest.main()
