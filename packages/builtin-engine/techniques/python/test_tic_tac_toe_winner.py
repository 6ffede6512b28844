import unittest

from tic_tac_toe_winner import (
    line_winner,
    tic_tac_toe_winner,
    connect_four_winner,
    is_board_full,
    empty_squares,
)


class TicTacToeWinnerTest(unittest.TestCase):
    def test_winners(self):
        self.assertEqual(tic_tac_toe_winner([["X", "X", "X"], ["O", "O", " "], [" ", " ", " "]]), "X")
        self.assertEqual(tic_tac_toe_winner([["O", "X", "X"], ["O", "X", " "], ["O", " ", " "]]), "O")
        self.assertEqual(tic_tac_toe_winner(["X-O", "-XO", "--X"], "-"), "X")
        self.assertEqual(tic_tac_toe_winner(["X-O", "-OX", "O--"], "-"), "O")
        self.assertEqual(line_winner(["..", "aa"], 2, "."), "a")
        self.assertEqual(line_winner(["ab", "ba"]), None)
        self.assertEqual(line_winner(["X  ", " X ", "  O"]), None)

    def test_draws_and_unfinished_games(self):
        self.assertEqual(tic_tac_toe_winner(["XOX", "XOO", "OXX"]), "draw")
        self.assertEqual(tic_tac_toe_winner(["XOX", "XOO", "OXX"], " ", "tie"), "tie")
        self.assertEqual(tic_tac_toe_winner(["X  ", "   ", "   "]), None)
        self.assertEqual(tic_tac_toe_winner(["---", "---", "---"], "-", "draw", "pending"), "pending")
        self.assertEqual(is_board_full(["XO", "OX"]), True)
        self.assertEqual(is_board_full(["X.", "OX"], "."), False)
        self.assertEqual(empty_squares([["X", ""], [None, "O"]]), [[0, 1], [1, 0]])

    def test_four_in_a_row(self):
        self.assertEqual(connect_four_winner(["....", "R...", "RR..", "YRR.", "YYRR"], "."), "R")
        self.assertEqual(connect_four_winner(["YYY."], "."), None)
        self.assertEqual(connect_four_winner(["YRYR"], ".", "tie"), "tie")
        self.assertEqual(connect_four_winner(["YRYR"]), "draw")
        self.assertEqual(connect_four_winner(["YRY#"], "#", "tie", "open"), "open")


if __name__ == "__main__":
    unittest.main()
