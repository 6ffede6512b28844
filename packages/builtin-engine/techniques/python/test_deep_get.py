import unittest

from deep_get import parse_path, deep_get, deep_set


class DeepGetTest(unittest.TestCase):
    def test_paths_lead_through_objects_and_lists(self):
        self.assertEqual(deep_get({"a": {"b": [{"c": 5}]}}, "a.b[0].c"), 5)
        self.assertEqual(deep_get([[1, 2], [3]], "[0][1]"), 2)
        self.assertEqual(deep_get({"a": None}, "a", 1), None)
        self.assertEqual(deep_get({"a": False}, "a", 1), False)
        self.assertEqual(deep_get({"a": 1}, ""), {"a": 1})

    def test_a_path_that_leads_nowhere_gives_the_fallback(self):
        self.assertEqual(deep_get({"a": {}}, "a.b.c"), None)
        self.assertEqual(deep_get({"a": [1]}, "a[1]", "none"), "none")
        self.assertEqual(deep_get({}, "constructor", "none"), "none")
        with self.assertRaises(ValueError):
            deep_get({}, "a..b")
        with self.assertRaises(ValueError):
            deep_get({}, "a[x]")

    def test_setting_leaves_the_original_alone(self):
        before = {"a": {"b": [1, 2]}, "c": 1}
        self.assertEqual(deep_set(before, "a.b[1]", 9), {"a": {"b": [1, 9]}, "c": 1})
        self.assertEqual(before, {"a": {"b": [1, 2]}, "c": 1})
        self.assertEqual(deep_set({}, "a[0].b", True), {"a": [{"b": True}]})
        self.assertEqual(deep_set([1], "[1]", 2), [1, 2])
        with self.assertRaises(ValueError):
            deep_set([], "[3]", 1)
        self.assertEqual(parse_path("a.b[0]"), ["a", "b", 0])

    def test_readings_that_differ(self):
        self.assertEqual(deep_get({"a": [{"b": 1}]}, "a.0.b"), 1)
        self.assertEqual(deep_get([5, 6], "1"), 6)
        self.assertEqual(deep_get([5, 6], "length"), None)
        self.assertEqual(deep_get({"a": {"0": 7}}, "a.0"), 7)
        self.assertEqual(deep_set({"a": [1, 2]}, "a.1", 9), {"a": [1, 9]})

    def test_a_name_where_a_list_stands(self):
        self.assertEqual(deep_set({"a": [1]}, "a.x", 9), {"a": {"x": 9}})


if __name__ == "__main__":
    unittest.main()
