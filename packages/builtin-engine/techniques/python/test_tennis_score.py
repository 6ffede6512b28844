import unittest

from tennis_score import (
    tennis_score,
    tennis_score_in_words,
    tennis_score_of_points,
    set_winner,
    match_winner,
    points_winner,
)


class TennisScoreTest(unittest.TestCase):
    def test_a_game(self):
        self.assertEqual(tennis_score(0, 0), "0-0")
        self.assertEqual(tennis_score(2, 1), "30-15")
        self.assertEqual(tennis_score(3, 2), "40-30")
        self.assertEqual(tennis_score(3, 3), "Deuce")
        self.assertEqual(tennis_score(5, 5), "Deuce")
        self.assertEqual(tennis_score(4, 3), "Advantage Player 1")
        self.assertEqual(tennis_score(3, 4), "Advantage Player 2")
        self.assertEqual(tennis_score(4, 1), "Game Player 1")
        self.assertEqual(tennis_score(5, 7, "Ann", "Bob"), "Game Bob")
        self.assertEqual(tennis_score_in_words(0, 0), "Love-All")
        self.assertEqual(tennis_score_in_words(1, 3), "Fifteen-Forty")
        self.assertEqual(tennis_score_in_words(3, 3), "Deuce")
        self.assertEqual(tennis_score_in_words(4, 3), "Advantage player1")
        self.assertEqual(tennis_score_in_words(3, 4), "Advantage player2")
        self.assertEqual(tennis_score_in_words(1, 4), "Win for player2")
        self.assertEqual(tennis_score_in_words(6, 4), "Win for player1")
        self.assertEqual(tennis_score_in_words(2, 4, "x", "y"), "Win for y")
        self.assertEqual(tennis_score_in_words(3, 1), "Forty-Fifteen")
        self.assertEqual(tennis_score_of_points("AAB"), "30-15")
        self.assertEqual(tennis_score_of_points("AAAA"), "Game A")
        self.assertEqual(tennis_score_of_points("AAABBB"), "Deuce")
        self.assertEqual(tennis_score_of_points("AAAABBB"), "Game A")
        self.assertEqual(tennis_score_of_points("xy", "x", "y"), "15-15")

    def test_sets(self):
        self.assertEqual(set_winner(6, 4), 1)
        self.assertEqual(set_winner(5, 7), 2)
        self.assertEqual(set_winner(6, 5), 0)
        self.assertEqual(set_winner(7, 6), 1)
        self.assertEqual(set_winner(5, 3), 0)
        self.assertEqual(set_winner(7, 4), 0)
        self.assertEqual(set_winner(3, 6), 2)
        self.assertEqual(match_winner([[6, 4], [3, 6], [7, 5]]), 1)
        self.assertEqual(match_winner([[4, 6], [3, 6]]), 2)
        self.assertEqual(match_winner([[6, 4]]), 0)
        self.assertEqual(match_winner([[6, 4]], 1), 1)
        self.assertEqual(points_winner(11, 9), 1)
        self.assertEqual(points_winner(11, 10), 0)
        self.assertEqual(points_winner(10, 12), 2)
        self.assertEqual(points_winner(25, 20, 25), 1)
        self.assertEqual(points_winner(8, 5), 0)


if __name__ == "__main__":
    unittest.main()
