import unittest

from grid_robots import (
    final_position,
    screen_position,
    returns_to_start,
    distance_walked,
    straight_distance,
    is_round_walk,
    count_visited,
    position_in_walls,
    turned,
    robot_state,
    robot_position,
    is_bounded_in_circle,
    reduce_directions,
    submarine_position,
    rover_text,
    count_visited_again,
)


class GridRobotsTest(unittest.TestCase):
    def test_moves(self):
        self.assertEqual(final_position("UURD"), [1, 1])
        self.assertEqual(final_position(""), [0, 0])
        self.assertEqual(final_position(["north 3", "W2", "S"], [5, 5]), [3, 7])
        self.assertEqual(final_position("U2 R3"), [3, 2])
        self.assertEqual(final_position("^>v<"), [0, 0])
        self.assertEqual(screen_position("UURD", [5, 5]), [6, 4])
        self.assertEqual(screen_position("DDR"), [1, 2])
        self.assertEqual(screen_position("DDR", [0, 0], True), [2, 1])
        self.assertEqual(returns_to_start("UDLR"), True)
        self.assertEqual(returns_to_start("LL"), False)
        self.assertEqual(distance_walked("NNEEES"), 4)
        self.assertEqual(straight_distance("RRRUUUU"), 5)
        self.assertEqual(straight_distance("RU"), 1.41)
        self.assertEqual(straight_distance("RU", 0), 1)
        self.assertEqual(is_round_walk(["n", "s", "n", "s", "n", "s", "n", "s", "n", "s"]), True)
        self.assertEqual(is_round_walk(["n", "s"]), False)
        self.assertEqual(is_round_walk(["n", "n"], 2), False)
        self.assertEqual(count_visited("UDUD"), 2)
        self.assertEqual(count_visited(["R2", "U"], [3, 3]), 4)
        self.assertEqual(position_in_walls("LLRRR", 3, 3), [2, 0])
        self.assertEqual(position_in_walls(["U9"], 3, 4, [1, 1]), [1, 3])
        self.assertEqual(
            reduce_directions(["NORTH", "SOUTH", "SOUTH", "EAST", "WEST", "NORTH", "WEST"]),
            ["WEST"],
        )
        self.assertEqual(reduce_directions([]), [])
        self.assertEqual(reduce_directions(["N", "n"]), ["N", "n"])
        self.assertEqual(reduce_directions(["up", "left", "right"]), ["up"])
        self.assertEqual(submarine_position(["forward 5", "down 5", "forward 8", "up 3", "down 8"]), [13, 10])

    def test_turns(self):
        self.assertEqual(turned("N", "R"), "E")
        self.assertEqual(turned("north", ["left", "left"]), "S")
        self.assertEqual(turned("W", "RU"), "S")
        self.assertEqual(robot_state("LFF"), [-2, 0, "W"])
        self.assertEqual(robot_state("RAALAL", [7, 3]), [9, 4, "W"])
        self.assertEqual(robot_state("R2L3", [0, 0], "N"), [2, 3, "N"])
        self.assertEqual(robot_state(["F5", "right", "forward", "B2"], [0, 0], "S"), [1, -5, "W"])
        self.assertEqual(robot_position("FFRFF"), [2, 2])
        self.assertEqual(robot_position("F", [1, 1], "E"), [2, 1])
        self.assertEqual(is_bounded_in_circle("GGLLGG"), True)
        self.assertEqual(is_bounded_in_circle("GG"), False)
        self.assertEqual(is_bounded_in_circle("GL"), True)
        self.assertEqual(is_bounded_in_circle("RGL"), False)

    def test_readings_that_differ(self):
        self.assertEqual(rover_text("1 2 N", "LMLMLMLMM"), "1 3 N")
        self.assertEqual(rover_text("3,3,E", "MMRMMRMRRM", ","), "5,1,E")
        self.assertEqual(count_visited_again("UD"), 2)
        self.assertEqual(count_visited_again("UU"), 2)
        self.assertEqual(count_visited_again("R2"), 2)
        self.assertEqual(count_visited_again(""), 0)


if __name__ == "__main__":
    unittest.main()
