import unittest

from list_balance import (
    balanced_cut,
    can_balance,
    least_cut_difference,
    balanced_parts,
    left_right_differences,
    heavier_half,
    halves,
    alternating_teams,
    least_group_difference,
    heavier_half_with_one,
    heavier_half_at,
    can_balance_or_not,
)


class ListBalanceTest(unittest.TestCase):
    def test_cuts(self):
        self.assertEqual(balanced_cut([1, 1, 1, 2, 1]), 3)
        self.assertEqual(balanced_cut([2, 1, 1, 2, 1]), -1)
        self.assertEqual(balanced_cut([1, 2], 0), 0)
        self.assertEqual(can_balance([10, 10]), True)
        self.assertEqual(can_balance([2, 1, 1, 2, 1]), False)
        self.assertEqual(can_balance([]), False)
        self.assertEqual(least_cut_difference([3, 1, 2, 4, 3]), 1)
        self.assertEqual(least_cut_difference([5]), None)
        self.assertEqual(balanced_parts([1, 2, 3]), [[1, 2], [3]])
        self.assertEqual(balanced_parts([1, 2]), None)

    def test_halves(self):
        self.assertEqual(left_right_differences([10, 4, 8, 3]), [15, 1, 11, 22])
        self.assertEqual(heavier_half([1, 2, 9, 2, 1]), "balanced")
        self.assertEqual(heavier_half([5, 1]), "left")
        self.assertEqual(heavier_half([1, 5], "L", "R", "="), "R")
        self.assertEqual(halves([1, 2, 3]), [[1, 2], [3]])
        self.assertEqual(halves([1, 2, 3], False), [[1], [2, 3]])
        self.assertEqual(halves("abcd"), ["ab", "cd"])
        self.assertEqual(alternating_teams([50, 60, 70, 80]), [120, 140])
        self.assertEqual(alternating_teams([80]), [80, 0])
        self.assertEqual(least_group_difference([3, 1, 4, 2, 2]), 0)
        self.assertEqual(least_group_difference([5, 1]), 4)
        self.assertEqual(least_group_difference([]), 0)

    def test_other_readings(self):
        self.assertEqual(heavier_half_with_one([1, 5, 3]), "left")
        self.assertEqual(heavier_half_with_one([1, 5, 6]), "balanced")
        self.assertEqual(heavier_half_with_one([1, 5, 7]), "right")
        self.assertEqual(heavier_half_at([1, 5, 3]), "right")
        self.assertEqual(heavier_half_at([6, 5, 1]), "balanced")
        self.assertEqual(heavier_half_at([9, 5, 1]), "left")
        self.assertEqual(can_balance_or_not([]), True)
        self.assertEqual(can_balance_or_not([1, 2]), False)
        self.assertEqual(can_balance_or_not([1, 1]), True)
        self.assertEqual(can_balance_or_not([0]), True)


if __name__ == "__main__":
    unittest.main()
