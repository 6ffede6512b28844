import unittest

from game_of_life import (
    count_neighbours,
    next_generation,
    game_of_life,
    count_alive,
    annotate_mines,
    next_row,
    game_of_life_of_texts,
    mines_with_zeros,
)


class GameOfLifeTest(unittest.TestCase):
    def test_generations(self):
        self.assertEqual(game_of_life([[0, 1, 0], [0, 1, 0], [0, 1, 0]]), [[0, 0, 0], [1, 1, 1], [0, 0, 0]])
        self.assertEqual(
            game_of_life([[0, 1, 0], [0, 1, 0], [0, 1, 0]], 2),
            [[0, 1, 0], [0, 1, 0], [0, 1, 0]],
        )
        self.assertEqual(
            game_of_life([[1, 1, 1], [0, 0, 0], [0, 0, 0], [0, 0, 0]], 1, True),
            [[1, 1, 1], [1, 1, 1], [0, 0, 0], [1, 1, 1]],
        )
        self.assertEqual(game_of_life([]), [])
        self.assertEqual(next_generation([[1, 1], [1, 0]]), [[1, 1], [1, 1]])
        self.assertEqual(next_generation([[1, 0], [0, 1]]), [[0, 0], [0, 0]])
        self.assertEqual(count_alive([[1, 0], [1, 1]]), 3)

    def test_neighbours(self):
        self.assertEqual(count_neighbours([[1, 1, 1], [1, 1, 1], [1, 1, 1]], 1, 1), 8)
        self.assertEqual(count_neighbours([[1, 1], [1, 1]], 0, 0), 3)
        self.assertEqual(count_neighbours([[0, 0, 1], [0, 0, 0], [1, 0, 1]], 0, 0, True), 3)
        self.assertEqual(
            annotate_mines(["·*·*·", "··*··", "··*··", "·····"]),
            ["1*3*1", "13*31", "·2*2·", "·111·"],
        )
        self.assertEqual(annotate_mines([]), [])

    def test_a_row(self):
        self.assertEqual(next_row([0, 0, 1, 0, 0], 90), [0, 1, 0, 1, 0])
        self.assertEqual(next_row([1, 1, 0], 30), [1, 0, 1])

    def test_readings_that_differ(self):
        self.assertEqual(game_of_life_of_texts([".#.", ".#.", ".#."]), ["...", "###", "..."])
        self.assertEqual(game_of_life_of_texts([".#.", ".#.", ".#."], 2), [".#.", ".#.", ".#."])
        self.assertEqual(game_of_life_of_texts(["OO", "O-"], 1, "O", "-"), ["OO", "OO"])
        self.assertEqual(mines_with_zeros(["*..", "..."]), [["*", 1, 0], [1, 1, 0]])
        self.assertEqual(mines_with_zeros(["*..", "..."], True), ["*10", "110"])


if __name__ == "__main__":
    unittest.main()
