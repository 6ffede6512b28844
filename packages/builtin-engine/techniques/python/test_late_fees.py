import unittest

from late_fees import (
    late_fee,
    late_fee_all_days,
    days_late,
    late_fee_between,
    rising_late_fee,
    amount_with_penalty,
    library_fine,
    late_fee_with_one,
    flat_late_fee,
    late_fee_by_week,
    late_fee_by_full_week,
    late_fee_between_all,
    amount_with_penalty_on_all,
    amount_with_penalty_only_one,
)


class LateFeesTest(unittest.TestCase):
    def test_by_days(self):
        self.assertEqual(late_fee(4), 1)
        self.assertEqual(late_fee(-2), 0)
        self.assertEqual(late_fee(100), 25)
        self.assertEqual(late_fee(100, 1, 10), 10)
        self.assertEqual(late_fee(5, 0.5, 10, 3), 1)
        self.assertEqual(late_fee_all_days(5, 0.5, 10, 3), 2.5)
        self.assertEqual(late_fee_all_days(3, 0.5, 10, 3), 0)
        self.assertEqual(late_fee_all_days(0), 0)
        self.assertEqual(late_fee_all_days(1), 0.25)
        self.assertEqual(rising_late_fee(5, 0.25, 7, 0.5), 1.25)
        self.assertEqual(rising_late_fee(10, 1, 7, 2), 13)
        self.assertEqual(rising_late_fee(-1, 1, 7, 2), 0)
        self.assertEqual(amount_with_penalty(200, 2), 220)
        self.assertEqual(amount_with_penalty(200, 0, 10), 200)

    def test_by_dates(self):
        self.assertEqual(days_late("2024-02-27", "2024-03-02"), 4)
        self.assertEqual(days_late("2024-03-02", "2024-02-27"), 0)
        self.assertEqual(late_fee_between("2024-03-01", "2024-03-09"), 2)
        self.assertEqual(late_fee_between("2024-03-01", "2024-03-09", 1, 5), 5)
        self.assertEqual(library_fine([9, 6, 2015], [6, 6, 2015]), 45)
        self.assertEqual(library_fine([9, 7, 2015], [6, 6, 2015]), 500)
        self.assertEqual(library_fine([1, 1, 2016], [31, 12, 2015]), 10000)
        self.assertEqual(library_fine([1, 1, 2015], [31, 12, 2016]), 0)
        self.assertEqual(library_fine([1, 5, 2015], [3, 6, 2015]), 0)

    def test_other_readings(self):
        self.assertEqual(late_fee_with_one(3, 5, 1), 8)
        self.assertEqual(late_fee_with_one(0, 5, 1), 0)
        self.assertEqual(late_fee_with_one(4, 1), 2)
        self.assertEqual(flat_late_fee(1, 5), 5)
        self.assertEqual(flat_late_fee(9, 5), 5)
        self.assertEqual(flat_late_fee(0, 5), 0)
        self.assertEqual(flat_late_fee(3, 5, 3), 0)
        self.assertEqual(late_fee_by_week(8, 2), 4)
        self.assertEqual(late_fee_by_week(7, 2), 2)
        self.assertEqual(late_fee_by_week(0, 2), 0)
        self.assertEqual(late_fee_by_week(-3, 2), 0)
        self.assertEqual(late_fee_by_week(30, 2, 6), 6)
        self.assertEqual(late_fee_by_full_week(13, 2), 2)
        self.assertEqual(late_fee_by_full_week(14, 2), 4)
        self.assertEqual(late_fee_by_full_week(-1, 2), 0)
        self.assertEqual(late_fee_between_all("2024-01-01", "2024-01-05", 1, None, 3), 4)
        self.assertEqual(late_fee_between_all("2024-01-01", "2024-01-04", 1, None, 3), 0)
        self.assertEqual(late_fee_between_all("2024-01-01", "2024-01-05"), 1)
        self.assertEqual(amount_with_penalty_on_all(100, 2, 10), 121)
        self.assertEqual(amount_with_penalty_on_all(100, 2), 110.25)
        self.assertEqual(amount_with_penalty_on_all(100, -2), 100)
        self.assertEqual(amount_with_penalty_only_one(100, 4, 10), 110)
        self.assertEqual(amount_with_penalty_only_one(100, 0), 100)
        self.assertEqual(amount_with_penalty_only_one(100, 1), 105)


if __name__ == "__main__":
    unittest.main()
