import unittest

from chess_squares import (
    square_color,
    is_dark_square,
    is_light_square,
    have_same_color,
    is_square,
    can_piece_move,
    can_pawn_move,
    reachable_squares,
    knight_moves,
    count_knight_moves,
    knight_distance,
    queens_attack,
    square_to_indexes,
    indexes_to_square,
    checkerboard,
    grains_on_square,
)


class ChessSquaresTest(unittest.TestCase):
    def test_squares(self):
        self.assertEqual(square_color("a1"), "dark")
        self.assertEqual(square_color("H1"), "light")
        self.assertEqual(square_color("e4", "black", "white"), "white")
        self.assertEqual(square_color("a1", "black", "white"), "black")
        self.assertEqual(is_dark_square("a1"), True)
        self.assertEqual(is_dark_square("a2"), False)
        self.assertEqual(is_light_square("a2"), True)
        self.assertEqual(is_light_square("h8"), False)
        self.assertEqual(have_same_color("a1", "c3"), True)
        self.assertEqual(have_same_color("a1", "h4"), True)
        self.assertEqual(have_same_color("a1", "a2"), False)
        self.assertEqual(is_square("e4"), True)
        self.assertEqual(is_square("i9"), False)
        self.assertEqual(square_to_indexes("a8"), [0, 0])
        self.assertEqual(square_to_indexes("e4"), [4, 4])
        self.assertEqual(indexes_to_square(0, 0), "a8")
        self.assertEqual(indexes_to_square(7, 7), "h1")
        self.assertEqual(indexes_to_square(8, 0), None)
        self.assertEqual(indexes_to_square(0, -1), None)
        self.assertEqual(indexes_to_square(-1, 0), None)
        self.assertEqual(indexes_to_square(0, 8), None)
        self.assertEqual(checkerboard(2), [[0, 1], [1, 0]])
        self.assertEqual(checkerboard(1, 3, "B", "W"), [["B", "W", "B"]])
        self.assertEqual(grains_on_square(1), 1)
        self.assertEqual(grains_on_square(16), 32768)

    def test_moves(self):
        self.assertEqual(can_piece_move("knight", "a1", "b3"), True)
        self.assertEqual(can_piece_move("Knight", "a1", "c3"), False)
        self.assertEqual(can_piece_move("bishop", "a1", "h8"), True)
        self.assertEqual(can_piece_move("bishop", "a1", "a1"), False)
        self.assertEqual(can_piece_move("bishop", "a1", "b3"), False)
        self.assertEqual(can_piece_move("rook", "a1", "a8"), True)
        self.assertEqual(can_piece_move("rook", "a1", "d1"), True)
        self.assertEqual(can_piece_move("rook", "a1", "b2"), False)
        self.assertEqual(can_piece_move("queen", "d1", "d8"), True)
        self.assertEqual(can_piece_move("queen", "d1", "a1"), True)
        self.assertEqual(can_piece_move("queen", "d1", "h5"), True)
        self.assertEqual(can_piece_move("queen", "d1", "e3"), False)
        self.assertEqual(can_piece_move("king", "e1", "f2"), True)
        self.assertEqual(can_piece_move("king", "e1", "e3"), False)
        self.assertEqual(can_pawn_move("e2", "e4"), True)
        self.assertEqual(can_pawn_move("e3", "e5"), False)
        self.assertEqual(can_pawn_move("e7", "e5", False), True)
        self.assertEqual(can_pawn_move("e7", "e6", False), True)
        self.assertEqual(can_pawn_move("e2", "e3"), True)
        self.assertEqual(can_pawn_move("e2", "d3", True, True), True)
        self.assertEqual(can_pawn_move("e2", "e3", True, True), False)
        self.assertEqual(can_pawn_move("e2", "d4", True, True), False)
        self.assertEqual(can_pawn_move("e2", "d3"), False)
        self.assertEqual(knight_moves("a1"), ["b3", "c2"])
        self.assertEqual(count_knight_moves("d4"), 8)
        self.assertEqual(knight_distance("a1", "a1"), 0)
        self.assertEqual(knight_distance("a1", "h8"), 6)
        self.assertEqual(reachable_squares("king", "a1"), ["a2", "b1", "b2"])
        self.assertEqual(queens_attack([0, 0], [7, 7]), True)
        self.assertEqual(queens_attack([2, 3], [2, 7]), True)
        self.assertEqual(queens_attack([1, 3], [2, 3]), True)
        self.assertEqual(queens_attack([1, 3], [2, 5]), False)


if __name__ == "__main__":
    unittest.main()
