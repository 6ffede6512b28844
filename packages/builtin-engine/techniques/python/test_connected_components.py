import unittest

from connected_components import (
    UnionFind,
    components,
    count_islands,
    count_components,
    are_connected,
    groups_of_edges,
)


class ConnectedComponentsTest(unittest.TestCase):
    def test_linked_items_are_one_group(self):
        self.assertEqual(
            components([1, 2, 3, 4, 5, 6], [[1, 2], [4, 5], [5, 2]]),
            [[1, 2, 4, 5], [3], [6]],
        )
        self.assertEqual(components(["a", "b"], []), [["a"], ["b"]])
        self.assertEqual(components([1, 2, 3], [[3, 1]]), [[1, 3], [2]])
        self.assertEqual(components([], []), [])

    def test_islands_touch_at_their_sides(self):
        self.assertEqual(count_islands(["##..#", "#...#", "..#.."]), 3)
        self.assertEqual(count_islands(["#.", ".#"]), 2)
        self.assertEqual(count_islands(["###", "#.#", "###"]), 1)
        self.assertEqual(count_islands(["11", "10"], "1"), 1)
        self.assertEqual(count_islands([]), 0)

    def test_joining_says_whether_something_new_was_joined(self):
        union = UnionFind()
        self.assertEqual(union.join("a", "b"), True)
        self.assertEqual(union.join("b", "c"), True)
        self.assertEqual(union.join("a", "c"), False)
        self.assertEqual(union.is_joined("a", "c"), True)
        self.assertEqual(union.is_joined("a", "d"), False)

    def test_readings_that_differ(self):
        self.assertEqual(count_components(4, [[0, 1], [2, 1]]), 2)
        self.assertEqual(count_components(0, []), 0)
        self.assertEqual(are_connected([["a", "b"], ["b", "c"]], "a", "c"), True)
        self.assertEqual(are_connected([["a", "b"]], "a", "d"), False)
        self.assertEqual(are_connected([], "a", "a"), True)
        self.assertEqual(groups_of_edges([["a", "b"], ["c", "d"], ["d", "e"]]), [["a", "b"], ["c", "d", "e"]])
        self.assertEqual(groups_of_edges([]), [])


if __name__ == "__main__":
    unittest.main()
