import unittest

from board_moves import (
    board_of_moves,
    winner_of_moves,
    next_player,
    is_possible_board,
    winning_moves,
    board_text,
    drop_disc,
    drop_discs,
)


class BoardMovesTest(unittest.TestCase):
    def test_noughts_and_crosses(self):
        self.assertEqual(
            board_of_moves([[0, 0], [1, 1]]),
            [["X", " ", " "], [" ", "O", " "], [" ", " ", " "]],
        )
        self.assertEqual(board_of_moves([[0, 0]], "a", "b", ""), [["a", "", ""], ["", "", ""], ["", "", ""]])
        self.assertEqual(winner_of_moves([[0, 0], [2, 0], [1, 1], [2, 1], [2, 2]]), "A")
        self.assertEqual(winner_of_moves([[0, 0], [1, 1], [0, 1], [0, 2], [1, 0], [2, 0]]), "B")
        self.assertEqual(
            winner_of_moves([[0, 0], [1, 1], [2, 0], [1, 0], [1, 2], [2, 1], [0, 1], [0, 2], [2, 2]]),
            "Draw",
        )
        self.assertEqual(winner_of_moves([[0, 0], [1, 1]]), "Pending")
        self.assertEqual(next_player(["X  ", " O ", "   "]), "X")
        self.assertEqual(next_player(["X  ", "   ", "   "]), "O")
        self.assertEqual(next_player([["a", ""], ["", ""]], "a", "b"), "b")
        self.assertEqual(is_possible_board(["XOX", " X ", "   "]), False)
        self.assertEqual(is_possible_board(["O  ", "   ", "   "]), False)
        self.assertEqual(is_possible_board(["XOX", "O O", "XOX"]), True)
        self.assertEqual(is_possible_board(["XXX", "   ", "OOO"]), False)
        self.assertEqual(is_possible_board(["XXX", "OO ", "   "]), True)
        self.assertEqual(is_possible_board(["OOO", "XX ", "XX "]), False)
        self.assertEqual(winning_moves(["XX ", "OO ", "   "]), [[0, 2]])
        self.assertEqual(winning_moves(["XX ", "OO ", "   "], "O"), [[1, 2]])
        self.assertEqual(
            winning_moves([["a", "a", "-"], ["-", "-", "-"], ["-", "-", "-"]], "a", "-"),
            [[0, 2]],
        )
        self.assertEqual(winning_moves(["   ", "   ", "   "]), [])
        self.assertEqual(board_text([["X", "O"], [" ", "X"]]), "X|O\n |X")
        self.assertEqual(board_text(["XO", " X"], " "), "X O\n  X")

    def test_connect_four(self):
        self.assertEqual(drop_disc([[" ", " "], [" ", "O"]], 1, "X"), [[" ", "X"], [" ", "O"]])
        self.assertEqual(drop_disc([["O"], ["X"]], 0, "X"), None)
        self.assertEqual(drop_disc([["."], ["."]], 0, "R", "."), [["."], ["R"]])
        self.assertEqual(drop_discs([0, 0, 0], 2, 2), [["O", " "], ["X", " "]])
        self.assertEqual(drop_discs([1], 1, 2, "a", "b"), [[" ", "a"]])


if __name__ == "__main__":
    unittest.main()
