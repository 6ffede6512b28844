import unittest

from grid_neighbours import (
    neighbours_of,
    neighbour_sum,
    neighbour_sums,
    count_neighbours_like,
    island_sizes,
    largest_island,
    number_of_islands,
    island_perimeter,
    flood_fill,
    grid_peaks,
    grid_low_points,
    minesweeper_board,
)


class GridNeighboursTest(unittest.TestCase):
    def test_neighbours(self):
        self.assertEqual(neighbours_of([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 1, 1), [1, 2, 3, 4, 6, 7, 8, 9])
        self.assertEqual(neighbours_of([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 1, 1, False), [2, 4, 6, 8])
        self.assertEqual(neighbour_sum([[1, 2], [3, 4]], 0, 0), 9)
        self.assertEqual(neighbour_sum([[1, 2], [3, 4]], 0, 0, False), 5)
        self.assertEqual(neighbour_sums([[1, 2], [3, 4]]), [[9, 8], [7, 6]])
        self.assertEqual(neighbour_sums([[1, 2, 3]], False), [[2, 4, 2]])
        self.assertEqual(count_neighbours_like([[1, 1], [0, 1]], 1, 0), 3)
        self.assertEqual(count_neighbours_like(["#.", ".#"], 0, 0, "#"), 1)
        self.assertEqual(count_neighbours_like(["#.", ".#"], 0, 0, "#", False), 0)
        self.assertEqual(grid_peaks([[1, 2, 1], [1, 1, 1], [1, 1, 5]]), [2, 5])
        self.assertEqual(grid_peaks([[1, 3], [4, 2]], False), [3, 4])
        self.assertEqual(grid_low_points([[2, 1, 9], [3, 9, 8], [9, 8, 0]]), [1, 0])
        self.assertEqual(grid_low_points([[1, 2], [3, 1]], True), [])
        self.assertEqual(minesweeper_board(["*..", "...", "..*"]), [["*", 1, 0], [1, 2, 1], [0, 1, "*"]])
        self.assertEqual(minesweeper_board([["x", 0]], "x"), [["x", 1]])

    def test_islands(self):
        self.assertEqual(island_sizes([[1, 1, 0], [0, 0, 1], [1, 0, 1]]), [2, 2, 1])
        self.assertEqual(island_sizes([[1, 1, 0], [0, 0, 1], [1, 0, 1]], 1, True), [4, 1])
        self.assertEqual(island_sizes(["##.", "..#"], "#"), [2, 1])
        self.assertEqual(largest_island([[1, 1, 0], [0, 0, 1]]), 2)
        self.assertEqual(largest_island([[0]]), 0)
        self.assertEqual(number_of_islands([["1", "0"], ["0", "1"]], "1"), 2)
        self.assertEqual(number_of_islands([["1", "0"], ["0", "1"]], "1", True), 1)
        self.assertEqual(island_perimeter([[0, 1, 0, 0], [1, 1, 1, 0], [0, 1, 0, 0], [1, 1, 0, 0]]), 16)
        self.assertEqual(island_perimeter([[0, 2]], 2), 4)
        self.assertEqual(
            flood_fill([[1, 1, 1], [1, 1, 0], [1, 0, 1]], 1, 1, 2),
            [[2, 2, 2], [2, 2, 0], [2, 0, 1]],
        )
        self.assertEqual(flood_fill([[1, 0], [0, 1]], 0, 0, 7, True), [[7, 0], [0, 7]])
        self.assertEqual(flood_fill(["ab"], 0, 1, "c"), [["a", "c"]])


if __name__ == "__main__":
    unittest.main()
