import unittest

from battleship import (
    square_indexes,
    shot_result,
    shot_at_square,
    count_hits,
    count_squares_hit,
    is_sunk,
    sunk_ships,
    count_ships,
    ship_squares,
    ships_are_apart,
    count_hits_of_all,
)


class BattleshipTest(unittest.TestCase):
    def test_shots(self):
        self.assertEqual(square_indexes("B3"), [1, 2])
        self.assertEqual(square_indexes("c10", False), [9, 2])
        self.assertEqual(shot_result(["S.", ".S"], 0, 0), "hit")
        self.assertEqual(shot_result(["S.", ".S"], 0, 1), "miss")
        self.assertEqual(shot_result(["S."], 5, 0), "miss")
        self.assertEqual(shot_result([[1, 0]], 0, 0, 1, "boom", "splash"), "boom")
        self.assertEqual(shot_result([[1, 0]], 0, 1, 1, "boom", "splash"), "splash")
        self.assertEqual(shot_at_square(["S.", ".S"], "B2"), "hit")
        self.assertEqual(shot_at_square(["S.", ".S"], "A2"), "miss")
        self.assertEqual(count_hits(["SS", ".S"], [[0, 0], [0, 0], [1, 0], [1, 1]]), 2)
        self.assertEqual(count_hits([[1]], [[0, 0], [4, 4]], 1), 1)

    def test_ships(self):
        self.assertEqual(count_squares_hit(["A1", "A2", "A3"], ["A2", "B1", "A3"]), 2)
        self.assertEqual(is_sunk(["A1", "A2"], ["A2", "B1", "A1"]), True)
        self.assertEqual(is_sunk(["A1", "A2"], ["A2"]), False)
        self.assertEqual(sunk_ships({"boat": ["A1"], "ship": ["B1", "B2"]}, ["A1", "B1"]), ["boat"])
        self.assertEqual(count_ships(["SS.", "..S", "S.S"]), 3)
        self.assertEqual(count_ships([["X", ".", "X"]], "X"), 2)
        self.assertEqual(count_ships([]), 0)
        self.assertEqual(ship_squares(0, 1, 3), [[0, 1], [0, 2], [0, 3]])
        self.assertEqual(ship_squares(0, 1, 2, False), [[0, 1], [1, 1]])
        self.assertEqual(ship_squares(0, 9, 2), None)
        self.assertEqual(ship_squares(0, -1, 2), None)
        self.assertEqual(ship_squares(0, 3, 3, True, 5), None)
        self.assertEqual(ships_are_apart([[[0, 0], [0, 1]], [[1, 0]]]), True)
        self.assertEqual(ships_are_apart([[[0, 0], [0, 1]], [[0, 1]]]), False)

    def test_readings_that_differ(self):
        self.assertEqual(count_hits_of_all(["S.", ".S"], [[0, 0], [0, 0], [1, 0], [5, 5]]), 2)
        self.assertEqual(count_hits_of_all(["X"], [[0, 0]], "X"), 1)


if __name__ == "__main__":
    unittest.main()
