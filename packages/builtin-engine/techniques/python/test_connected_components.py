import unittest

from connected_components import UnionFind, components, count_islands


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


if __name__ == "__main__":
    unittest.main()
