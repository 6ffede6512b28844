import unittest

from breadth_first_path import (
    shortest_path,
    path_in_graph,
    steps_in_maze,
    steps_in_grid,
    steps_in_grid_from,
    steps_in_graph,
    is_reachable,
    breadth_first_order,
)


class BreadthFirstPathTest(unittest.TestCase):
    def test_the_path_with_the_fewest_steps(self):
        self.assertEqual(
            path_in_graph({"a": ["b", "c"], "b": ["d"], "c": ["e"], "d": ["f"], "e": ["d"]}, "a", "f"),
            ["a", "b", "d", "f"],
        )
        self.assertEqual(
            path_in_graph({"a": ["b"], "b": ["c", "a"], "c": []}, "a", "c"),
            ["a", "b", "c"],
        )
        self.assertEqual(path_in_graph({}, "a", "a"), ["a"])

    def test_edges_have_a_direction_and_may_lead_nowhere(self):
        self.assertEqual(path_in_graph({"a": ["b"]}, "b", "a"), None)
        self.assertEqual(path_in_graph({"a": ["b"], "b": ["a"]}, "a", "c"), None)

    def test_steps_in_a_maze(self):
        self.assertEqual(steps_in_maze(["..#", "#..", "..."], [0, 0], [2, 0]), 4)
        self.assertEqual(steps_in_maze(["...", ".#.", "..."], [0, 0], [2, 2]), 4)
        self.assertEqual(steps_in_maze([".#.", "##."], [0, 0], [0, 2]), -1)
        self.assertEqual(steps_in_maze(["..#", "#..", "..."], [2, 0], [0, 0]), 4)
        self.assertEqual(steps_in_maze(["..", ".."], [1, 1], [1, 1]), 0)

    def test_walls_and_edges_cannot_be_entered(self):
        self.assertEqual(steps_in_maze(["..x", "xx."], [0, 0], [1, 2], "x"), -1)
        self.assertEqual(steps_in_maze(["..x", "xx."], [0, 0], [1, 2]), 3)
        self.assertEqual(steps_in_maze(["#."], [0, 0], [0, 1]), -1)
        self.assertEqual(steps_in_maze([], [0, 0], [0, 0]), -1)
        self.assertEqual(shortest_path(1, 10, lambda n: [n + 1, n * 2] if n < 20 else []), [1, 2, 4, 5, 10])

    def test_readings_that_differ(self):
        self.assertEqual(steps_in_grid([[0, 0], [1, 0]]), 2)
        self.assertEqual(steps_in_grid([[0, 1], [1, 0]]), -1)
        self.assertEqual(steps_in_grid([[0, 1], [1, 0]], True), 1)
        self.assertEqual(steps_in_grid([[0, 0], [1, 0]], False, True), 3)
        self.assertEqual(steps_in_grid([[1]]), -1)
        self.assertEqual(steps_in_grid([[0]]), 0)
        self.assertEqual(steps_in_grid_from([[0, 0, 0]], [0, 2], [0, 0]), 2)
        self.assertEqual(steps_in_grid_from([[0, 0], [0, 0]], [0, 1], [1, 0], True), 1)
        self.assertEqual(steps_in_grid_from([[0, 0], [0, 0]], [0, 1], [1, 0], False, True), 3)
        self.assertEqual(steps_in_grid_from([[0, 1]], [0, 0], [0, 1]), -1)
        self.assertEqual(steps_in_grid_from([[0, 0]], [0, 0], [5, 5]), -1)

    def test_steps_and_order_in_a_graph(self):
        self.assertEqual(steps_in_graph({"a": ["b"], "b": ["c"]}, "a", "c"), 2)
        self.assertEqual(steps_in_graph({"a": ["b"]}, "b", "a"), -1)
        self.assertEqual(steps_in_graph({}, "a", "b", None), None)
        self.assertEqual(steps_in_graph({}, "a", "a"), 0)
        self.assertEqual(is_reachable({"a": ["b"]}, "a", "b"), True)
        self.assertEqual(is_reachable({"a": ["b"]}, "b", "a"), False)
        self.assertEqual(breadth_first_order({"a": ["b", "c", "b"], "b": ["d", "a"], "c": ["d"]}, "a"), ["a", "b", "c", "d"])
        self.assertEqual(breadth_first_order({"a": ["b"]}, "a", True), ["b"])


if __name__ == "__main__":
    unittest.main()
