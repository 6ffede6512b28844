import unittest

from blackjack import (
    blackjack_value,
    is_bust,
    is_blackjack,
    blackjack_winner,
    nearest_to21,
    blackjack_sum,
    hit_or_stand,
    blackjack_value_of,
    blackjack_outcome,
)


class BlackjackTest(unittest.TestCase):
    def test_value(self):
        self.assertEqual(blackjack_value(["A", "K"]), 21)
        self.assertEqual(blackjack_value(["A", "A", "9"]), 21)
        self.assertEqual(blackjack_value(["AS", "10H", "KD"]), 21)
        self.assertEqual(blackjack_value([7, 8, "Q"]), 25)
        self.assertEqual(blackjack_value(["ace", "5"]), 16)
        self.assertEqual(blackjack_value([]), 0)
        self.assertEqual(blackjack_value(["A", "5"], 12), 6)
        self.assertEqual(is_bust([10, 8, 4]), True)
        self.assertEqual(is_bust([10, 8, 3]), False)
        self.assertEqual(is_bust([10, 8], 15), True)
        self.assertEqual(is_blackjack(["A", "J"]), True)
        self.assertEqual(is_blackjack([7, 7, 7]), False)
        self.assertEqual(is_blackjack([10, 9]), False)

    def test_play(self):
        self.assertEqual(blackjack_winner(["A", "K"], [10, 9]), 1)
        self.assertEqual(blackjack_winner([10, 5], [10, 9]), 2)
        self.assertEqual(blackjack_winner([10, 9, 5], [10, 9]), 2)
        self.assertEqual(blackjack_winner([10, 9, 5], [10, 9, 8]), 0)
        self.assertEqual(blackjack_winner([10], [9], 9), 2)
        self.assertEqual(nearest_to21(19, 21), 21)
        self.assertEqual(nearest_to21(19, 22), 19)
        self.assertEqual(nearest_to21(23, 22), 0)
        self.assertEqual(nearest_to21(5, 9, 8), 5)
        self.assertEqual(blackjack_sum(5, 6, 7), 18)
        self.assertEqual(blackjack_sum(9, 9, 9), "BUST")
        self.assertEqual(blackjack_sum(9, 9, 11), 19)
        self.assertEqual(blackjack_sum(11, 11, 11), "BUST")
        self.assertEqual(blackjack_sum(10, 10, 2, 22), 22)
        self.assertEqual(hit_or_stand([10, 6]), "hit")
        self.assertEqual(hit_or_stand([10, 7]), "stand")
        self.assertEqual(hit_or_stand([10, 7], 18), "hit")

    def test_readings_that_differ(self):
        self.assertEqual(blackjack_value_of(["A", "A", "K"]), 32)
        self.assertEqual(blackjack_value_of(["A", "A", "K"], True), 12)
        self.assertEqual(blackjack_outcome(["K", "K", "5"], ["K", "K", "9"]), "dealer")
        self.assertEqual(blackjack_outcome(["K", "9"], ["K", "8"]), "player")
        self.assertEqual(blackjack_outcome(["K", "7"], ["K", "8"], "w", "l"), "l")
        self.assertEqual(blackjack_outcome(["K", "8"], ["K", "8"], "w", "l", "t"), "t")


if __name__ == "__main__":
    unittest.main()
