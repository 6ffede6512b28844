import unittest

from topological_sort import topological_sort


class TopologicalSortTest(unittest.TestCase):
    def test_what_is_needed_comes_first(self):
        self.assertEqual(
            topological_sort({"app": ["lib", "db"], "lib": ["core"], "db": ["core"]}),
            ["core", "lib", "db", "app"],
        )
        self.assertEqual(topological_sort({"c": ["b"], "b": ["a"], "a": []}), ["a", "b", "c"])
        self.assertEqual(topological_sort({"a": ["b", "b"]}), ["b", "a"])

    def test_tasks_without_needs_keep_their_order(self):
        self.assertEqual(topological_sort({"b": [], "a": [], "c": []}), ["b", "a", "c"])
        self.assertEqual(topological_sort({}), [])

    def test_the_other_direction(self):
        self.assertEqual(topological_sort({"app": ["lib"]}, True), ["app", "lib"])

    def test_cycles_are_refused(self):
        with self.assertRaises(ValueError):
            topological_sort({"a": ["b"], "b": ["a"]})
        with self.assertRaises(ValueError):
            topological_sort({"a": ["a"]})
        with self.assertRaises(ValueError):
            topological_sort({"x": [], "a": ["b", "x"], "b": ["c"], "c": ["a"]})

    def test_the_error_names_what_is_held_up(self):
        with self.assertRaisesRegex(ValueError, "holds up a, b$"):
            topological_sort({"x": [], "a": ["b", "x"], "b": ["a"]})


if __name__ == "__main__":
    unittest.main()
