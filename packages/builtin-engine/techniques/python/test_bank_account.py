import unittest

from bank_account import Account, transfer, split_cents, split_of_cents, split_cents_from_each


class BankAccountTest(unittest.TestCase):
    def test_every_movement_is_written_down(self):
        account = Account()
        account.deposit(1010)
        account.deposit(20)
        account.withdraw(30)
        self.assertEqual(account.balance(), 1000)
        self.assertEqual(
            account.entries(),
            [("deposit", 1010, 1010), ("deposit", 20, 1030), ("withdrawal", -30, 1000)],
        )

    def test_what_is_refused_changes_nothing(self):
        account = Account()
        account.deposit(100)
        with self.assertRaises(ValueError):
            account.withdraw(101)
        with self.assertRaises(ValueError):
            account.deposit(0)
        with self.assertRaises(ValueError):
            account.withdraw(-5)
        with self.assertRaises(ValueError):
            account.deposit(0.5)
        self.assertEqual(account.balance(), 100)
        account.withdraw(100)
        self.assertEqual(account.balance(), 0)

    def test_an_overdraft_down_to_its_limit(self):
        account = Account(50)
        account.withdraw(50)
        with self.assertRaises(ValueError):
            account.withdraw(1)
        self.assertEqual(account.balance(), -50)

    def test_transfers_move_the_money_or_nothing(self):
        a = Account()
        b = Account()
        a.deposit(70)
        transfer(a, b, 30)
        with self.assertRaises(ValueError):
            transfer(a, b, 41)
        with self.assertRaises(ValueError):
            transfer(a, a, 1)
        self.assertEqual([a.balance(), b.balance()], [40, 30])

    def test_parts_add_up(self):
        self.assertEqual(split_cents(100, 3), [34, 33, 33])
        self.assertEqual(split_cents(-100, 3), [-33, -33, -34])
        self.assertEqual(split_cents(2, 4), [1, 1, 0, 0])
        with self.assertRaises(ValueError):
            split_cents(5, 0)
        self.assertEqual(split_cents(7, 1), [7])

    def test_readings_that_differ(self):
        self.assertEqual(split_of_cents(101, 3), [33, 33, 35])
        self.assertEqual(split_of_cents(101, 3, True), [35, 33, 33])
        self.assertEqual(split_of_cents(9, 3), [3, 3, 3])
        self.assertEqual(split_cents_from_each(101, 3), [33, 34, 34])


if __name__ == "__main__":
    unittest.main()
