import unittest

from business_days import (
    is_business_day,
    count_business_days,
    add_business_days,
    business_days_of,
    business_days_in_between,
    next_business_day,
)


class BusinessDaysTest(unittest.TestCase):
    def test_days_off_are_not_counted(self):
        self.assertEqual(count_business_days("2024-07-01", "2024-07-07"), 5)
        self.assertEqual(count_business_days("2024-07-06", "2024-07-07"), 0)
        self.assertEqual(
            count_business_days("2024-07-01", "2024-07-05", ["2024-07-04", "2024-07-06"]),
            4,
        )
        self.assertEqual(count_business_days("2024-07-05", "2024-07-01"), 0)
        self.assertEqual(is_business_day("2024-07-05"), True)
        self.assertEqual(is_business_day("2024-07-06"), False)

    def test_days_added_in_both_directions(self):
        self.assertEqual(add_business_days("2024-07-05", 1), "2024-07-08")
        self.assertEqual(add_business_days("2024-07-08", -1), "2024-07-05")
        self.assertEqual(add_business_days("2024-07-03", 2, ["2024-07-04"]), "2024-07-08")
        self.assertEqual(add_business_days("2024-07-06", 0), "2024-07-06")
        self.assertEqual(add_business_days("2024-12-31", 10), "2025-01-14")

    def test_another_weekend(self):
        self.assertEqual(is_business_day("2024-07-05", [], [5, 6]), False)
        self.assertEqual(add_business_days("2024-07-04", 1, [], [5, 6]), "2024-07-07")
        with self.assertRaises(ValueError):
            add_business_days("2024-07-04", 1, [], [1, 2, 3, 4, 5, 6, 7])
        with self.assertRaises(ValueError):
            is_business_day("2023-02-29")

    def test_readings_that_differ(self):
        self.assertEqual(business_days_of("2024-03-01", "2024-03-05"), 3)
        self.assertEqual(business_days_of("2024-03-01", "2024-03-05", False), 2)
        self.assertEqual(business_days_of("2024-03-01", "2024-03-05", True, False), 2)
        self.assertEqual(business_days_of("2024-03-02", "2024-03-05", False), 2)
        self.assertEqual(business_days_in_between("2024-03-01", "2024-03-05"), 1)
        self.assertEqual(next_business_day("2024-03-01"), "2024-03-01")
        self.assertEqual(next_business_day("2024-03-01", True), "2024-03-04")
        self.assertEqual(next_business_day("2024-03-02"), "2024-03-04")
        self.assertEqual(next_business_day("2024-03-02", False, ["2024-03-04"]), "2024-03-05")


if __name__ == "__main__":
    unittest.main()
