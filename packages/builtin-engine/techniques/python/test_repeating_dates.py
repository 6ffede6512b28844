import unittest

from repeating_dates import (
    repeating_dates,
    next_repeat,
    is_repeat_day,
    count_repeats,
    monthly_dates,
    due_date,
    is_expired,
    expired_items,
    expiring_soon,
    due_status,
    next_date,
    last_date,
    payday,
)


class RepeatingDatesTest(unittest.TestCase):
    def test_repeats(self):
        self.assertEqual(repeating_dates("2024-02-26", 3, 3), ["2024-02-26", "2024-02-29", "2024-03-03"])
        self.assertEqual(
            repeating_dates("2024-01-01"),
            ["2024-01-01", "2024-01-08", "2024-01-15", "2024-01-22", "2024-01-29"],
        )
        self.assertEqual(next_repeat("2024-01-01", "2024-01-10"), "2024-01-15")
        self.assertEqual(next_repeat("2024-01-01", "2024-01-08"), "2024-01-08")
        self.assertEqual(next_repeat("2024-01-01", "2023-12-08"), "2024-01-01")
        self.assertEqual(next_repeat("2024-01-01", "2024-01-04", 2), "2024-01-05")
        self.assertEqual(is_repeat_day("2024-01-01", "2024-01-15"), True)
        self.assertEqual(is_repeat_day("2024-01-01", "2024-01-14"), False)
        self.assertEqual(is_repeat_day("2024-01-08", "2024-01-01"), False)
        self.assertEqual(count_repeats("2024-01-01", "2024-01-15"), 3)
        self.assertEqual(count_repeats("2024-01-01", "2024-01-04", 2), 2)
        self.assertEqual(count_repeats("2024-01-09", "2024-01-01"), 0)
        self.assertEqual(monthly_dates("2024-01-31", 3), ["2024-01-31", "2024-02-29", "2024-03-31"])
        self.assertEqual(monthly_dates("2023-11-30", 2, 3), ["2023-11-30", "2024-02-29"])
        self.assertEqual(
            monthly_dates("2024-01-01"),
            ["2024-01-01", "2024-02-01", "2024-03-01", "2024-04-01", "2024-05-01"],
        )
        self.assertEqual(payday(2024, 3), "2024-03-25")
        self.assertEqual(payday(2024, 8), "2024-08-23")
        self.assertEqual(payday(2024, 6, 15), "2024-06-14")

    def test_due_dates(self):
        self.assertEqual(due_date("2024-02-20"), "2024-03-05")
        self.assertEqual(due_date("2024-02-20", 30), "2024-03-21")
        self.assertEqual(is_expired("2024-02-20", "2024-02-21"), True)
        self.assertEqual(is_expired("2024-02-20", "2024-02-20"), False)
        self.assertEqual(expired_items({"milk": "2024-02-20", "eggs": "2024-03-01"}, "2024-02-25"), ["milk"])
        self.assertEqual(
            expiring_soon(
                {"milk": "2024-02-20", "eggs": "2024-03-01", "ham": "2024-02-25", "jam": "2025-01-01"},
                "2024-02-25",
            ),
            ["eggs", "ham"],
        )
        self.assertEqual(expiring_soon({"eggs": "2024-03-01"}, "2024-02-25", 3), [])
        self.assertEqual(due_status("2024-02-20", "2024-02-21"), "overdue")
        self.assertEqual(due_status("2024-02-20", "2024-02-20"), "due today")
        self.assertEqual(due_status("2024-02-20", "2024-02-19"), "due in 1 day")
        self.assertEqual(due_status("2024-02-20", "2024-02-17"), "due in 3 days")
        self.assertEqual(next_date(["2024-03-01", "2024-02-20", "2024-02-28"], "2024-02-21"), "2024-02-28")
        self.assertEqual(next_date(["2024-02-20"], "2024-02-21"), None)
        self.assertEqual(last_date(["2024-03-01", "2024-02-20", "2024-01-28"], "2024-02-21"), "2024-02-20")
        self.assertEqual(last_date(["2024-02-21"], "2024-02-21"), None)

    def test_years_of_the_first_century(self):
        self.assertEqual(payday(1, 3), "0001-03-23")


if __name__ == "__main__":
    unittest.main()
