import unittest

from snakes_and_ladders import (
    final_square,
    square_after,
    squares_visited,
    fewest_throws,
    round_board_square,
    count_laps,
)


class SnakesAndLaddersTest(unittest.TestCase):
    def test_one_way(self):
        self.assertEqual(final_square([3, 4]), 7)
        self.assertEqual(final_square([3, 4], {"3": 20, "24": 5}), 5)
        self.assertEqual(final_square([6, 6], {}, 10), 6)
        self.assertEqual(final_square([6, 6], {}, 10, True), 8)
        self.assertEqual(final_square([5, 5, 1], {}, 10), 10)
        self.assertEqual(final_square([], {}, 10, False, 4), 4)
        self.assertEqual(square_after(98, 3), 98)
        self.assertEqual(square_after(98, 2), 100)
        self.assertEqual(square_after(98, 3, {}, 100, True), 99)
        self.assertEqual(square_after(1, 2, {"3": 22}), 22)
        self.assertEqual(squares_visited([3, 4], {"3": 20}), [20, 24])
        self.assertEqual(squares_visited([99, 2, 1]), [99, 99, 100])
        self.assertEqual(fewest_throws({}, 13), 2)
        self.assertEqual(fewest_throws({"2": 13}, 13), 1)
        self.assertEqual(fewest_throws(), 17)
        self.assertEqual(fewest_throws({"2": 1}, 3, 1), -1)

    def test_round_boards(self):
        self.assertEqual(round_board_square(38, [3, 4]), 5)
        self.assertEqual(round_board_square(0, [5], 4), 1)
        self.assertEqual(count_laps(38, [3, 4]), 1)
        self.assertEqual(count_laps(0, [4, 4], 4), 2)

    def test_steps_back_over_the_start(self):
        self.assertEqual(round_board_square(-1, [], 4), 3)
        self.assertEqual(round_board_square(1, [-3], 10), 8)


if __name__ == "__main__":
    unittest.main()
