import unittest

from shared_costs import (
    split_amount,
    split_last_rest,
    share_and_rest,
    share_items,
    share_rounded_up,
    share_of_bill,
    split_by_shares,
    balances,
    settle_debts,
)


class SharedCostsTest(unittest.TestCase):
    def test_parts(self):
        self.assertEqual(split_amount(100, 3), [33.34, 33.33, 33.33])
        self.assertEqual(split_amount(10), [5, 5])
        self.assertEqual(split_amount(0.05, 3), [0.02, 0.02, 0.01])
        self.assertEqual(split_amount(0, 2), [0, 0])
        self.assertEqual(split_last_rest(100, 3), [33.33, 33.33, 33.34])
        self.assertEqual(split_last_rest(9), [4.5, 4.5])
        self.assertEqual(share_and_rest(100, 3), [33.33, 0.01])
        self.assertEqual(share_and_rest(10), [5, 0])
        self.assertEqual(share_items(17, 5), [3, 2])
        self.assertEqual(share_items(8), [4, 0])
        self.assertEqual(share_rounded_up(100, 3), 33.34)
        self.assertEqual(share_rounded_up(30, 4, 10), 8.25)
        self.assertEqual(share_of_bill(100, 3), 33.33)
        self.assertEqual(share_of_bill(80, 4, 15), 23)
        self.assertEqual(split_by_shares(90, {"Ann": 2, "Bob": 1}), {"Ann": 60, "Bob": 30})

    def test_who_owes_whom(self):
        self.assertEqual(balances({"Ann": 30, "Bob": 10, "Cid": 20}), {"Ann": 10, "Bob": -10, "Cid": 0})
        self.assertEqual(balances({}), {})
        self.assertEqual(settle_debts({"Ann": 30, "Bob": 10, "Cid": 20}), [["Bob", "Ann", 10]])
        self.assertEqual(
            settle_debts({"Ann": 0, "Bob": 0, "Cid": 30}),
            [["Ann", "Cid", 10], ["Bob", "Cid", 10]],
        )
        self.assertEqual(settle_debts({"Ann": 5, "Bob": 5}), [])
        self.assertEqual(
            settle_debts({"Ann": 40, "Bob": 20, "Cid": 0, "Dan": 0}),
            [["Cid", "Ann", 15], ["Dan", "Ann", 10], ["Dan", "Bob", 5]],
        )


if __name__ == "__main__":
    unittest.main()
