import unittest

from rps_letters import rps_round, rps_score, rps_winner, rps_winner_of_rounds, counter_move


class RpsLettersTest(unittest.TestCase):
    def test_rounds(self):
        self.assertEqual(rps_round("R", "S"), 1)
        self.assertEqual(rps_round("paper", "Scissors"), 2)
        self.assertEqual(rps_round("r", "R"), 0)
        self.assertEqual(counter_move("R"), "P")
        self.assertEqual(counter_move("rock"), "paper")
        self.assertEqual(counter_move("scissors"), "rock")

    def test_series(self):
        self.assertEqual(rps_score("RPS", "RRR"), [1, 1])
        self.assertEqual(rps_score(["rock", "rock"], ["scissors", "scissors"]), [2, 0])
        self.assertEqual(rps_score("", ""), [0, 0])
        self.assertEqual(rps_winner("RPS", "RRR"), "Tie")
        self.assertEqual(rps_winner("RPP", "RRR"), "Player 1")
        self.assertEqual(rps_winner("RRR", "RPP"), "Player 2")
        self.assertEqual(rps_winner("S", "R", "A", "B", "-"), "B")
        self.assertEqual(rps_winner("S", "S", "A", "B", "-"), "-")
        self.assertEqual(rps_winner_of_rounds([["R", "P"], ["S", "P"], ["R", "S"]]), "Player 1")
        self.assertEqual(rps_winner_of_rounds(["RP", "SS"]), "Player 2")
        self.assertEqual(rps_winner_of_rounds([]), "Tie")


if __name__ == "__main__":
    unittest.main()
