import unittest

from rock_paper_scissors import (
    beats,
    winning_player,
    rock_paper_scissors,
    winning_move,
    score_of_rounds,
)


class RockPaperScissorsTest(unittest.TestCase):
    def test_one_round(self):
        self.assertEqual(rock_paper_scissors("rock", "scissors"), "Player 1 won!")
        self.assertEqual(rock_paper_scissors("rock", "paper"), "Player 2 won!")
        self.assertEqual(rock_paper_scissors("paper", "paper"), "Draw!")
        self.assertEqual(rock_paper_scissors("Rock", "Scissors", "first"), "first")
        self.assertEqual(rock_paper_scissors("scissors", "rock", "first", "second", "tie"), "second")
        self.assertEqual(rock_paper_scissors("rock", "rock", "first", "second", "tie"), "tie")
        self.assertEqual(winning_player("spock", "rock"), 1)
        self.assertEqual(winning_player("lizard", "scissors"), 2)
        self.assertEqual(winning_player("paper", "paper"), 0)
        self.assertEqual(winning_move("rock", "paper"), "paper")
        self.assertEqual(winning_move("rock", "rock"), None)
        self.assertEqual(beats("Lizard", "Spock"), True)
        self.assertEqual(beats("rock", "spock"), False)
        with self.assertRaises(ValueError):
            beats("rock", "well")
        with self.assertRaises(ValueError):
            beats("well", "rock")

    def test_many_rounds(self):
        self.assertEqual(
            score_of_rounds([["rock", "paper"], ["rock", "scissors"], ["paper", "rock"], ["rock", "rock"]]),
            [2, 1],
        )
        self.assertEqual(score_of_rounds([]), [0, 0])


if __name__ == "__main__":
    unittest.main()
