import unittest

from dijkstra import (
    cheapest_path,
    cheapest_cost,
    cheapest_nodes,
    cheapest_cost_in,
    cheapest_nodes_in,
    cheapest_costs,
)


class DijkstraTest(unittest.TestCase):
    def test_the_cheapest_way_not_the_shortest(self):
        self.assertEqual(
            cheapest_path([["a", "b", 7], ["a", "c", 2], ["c", "b", 3], ["b", "d", 1], ["c", "d", 8]], "a", "d"),
            (6, ["a", "c", "b", "d"]),
        )
        self.assertEqual(
            cheapest_path([["a", "b", 1], ["b", "a", 1], ["b", "c", 0]], "a", "c"),
            (1, ["a", "b", "c"]),
        )
        self.assertEqual(
            cheapest_path([["a", "b", 10], ["a", "c", 1], ["c", "d", 1], ["d", "e", 1], ["e", "b", 1]], "a", "b"),
            (4, ["a", "c", "d", "e", "b"]),
        )

    def test_of_parallel_edges_the_cheaper_one(self):
        self.assertEqual(cheapest_path([["a", "b", 5], ["a", "b", 2]], "a", "b"), (2, ["a", "b"]))

    def test_the_start_is_reached_for_nothing(self):
        self.assertEqual(cheapest_path([], "a", "a"), (0, ["a"]))
        self.assertEqual(cheapest_path([["a", "a", 4]], "a", "a"), (0, ["a"]))

    def test_directions_and_no_way(self):
        self.assertEqual(cheapest_path([["a", "b", 1]], "b", "a"), None)
        self.assertEqual(cheapest_path([["a", "b", 1]], "b", "a", False), (1, ["b", "a"]))
        self.assertEqual(cheapest_path([["a", "b", 1], ["c", "d", 1]], "a", "d"), None)

    def test_negative_costs_are_refused(self):
        with self.assertRaises(ValueError):
            cheapest_path([["a", "b", -1]], "a", "b")

    def test_a_dearer_way_does_not_replace_a_cheaper_one(self):
        self.assertEqual(
            cheapest_path([["a", "b", 2], ["a", "c", 1], ["c", "b", 5]], "a", "b"),
            (2, ["a", "b"]),
        )

    def test_readings_that_differ(self):
        self.assertEqual(cheapest_cost([["a", "b", 4], ["a", "c", 1], ["c", "b", 2]], "a", "b"), 3)
        self.assertEqual(cheapest_cost([["a", "b", 4]], "b", "a"), -1)
        self.assertEqual(cheapest_cost([["a", "b", 4]], "b", "a", False), 4)
        self.assertEqual(cheapest_cost([], "a", "b", True, None), None)
        self.assertEqual(cheapest_nodes([["a", "b", 4], ["a", "c", 1], ["c", "b", 2]], "a", "b"), ["a", "c", "b"])
        self.assertEqual(cheapest_nodes([["a", "b", 4]], "b", "a"), None)
        self.assertEqual(cheapest_nodes([["a", "b", 4]], "b", "a", False), ["b", "a"])
        self.assertEqual(cheapest_cost_in({"a": {"b": 4, "c": 1}, "c": {"b": 2}}, "a", "b"), 3)
        self.assertEqual(cheapest_cost_in({"a": {}}, "a", "b"), -1)
        self.assertEqual(cheapest_cost_in({"a": {}}, "a", "b", None), None)
        self.assertEqual(cheapest_nodes_in({"a": {"b": 4, "c": 1}, "c": {"b": 2}}, "a", "b"), ["a", "c", "b"])
        self.assertEqual(cheapest_costs({"a": {"b": 4, "c": 1}, "c": {"b": 2}, "d": {}}, "a"), {"a": 0, "c": 1, "b": 3})
        self.assertEqual(cheapest_costs({"a": {}, "d": {}}, "a", True), {"a": 0, "d": None})


if __name__ == "__main__":
    unittest.main()
