import unittest

from object_diff import deep_equal, object_diff


class ObjectDiffTest(unittest.TestCase):
    def test_every_change_has_a_kind_and_a_path(self):
        self.assertEqual(
            object_diff({"a": 1, "b": {"c": 2, "d": 3}}, {"b": {"c": 5, "e": 3}, "f": 1}),
            [("removed", "a"), ("changed", "b.c"), ("removed", "b.d"), ("added", "b.e"), ("added", "f")],
        )
        self.assertEqual(object_diff({"a": {"b": 1}}, {"a": 1}), [("changed", "a")])
        self.assertEqual(object_diff({"a": {"b": 1}}, {"a": {"b": 2}}, "/"), [("changed", "a/b")])

    def test_the_order_of_keys_is_no_change_that_of_a_list_is(self):
        self.assertEqual(object_diff({"a": 1, "b": [1, 2]}, {"b": [1, 2], "a": 1}), [])
        self.assertEqual(object_diff({"b": [1, 2]}, {"b": [2, 1]}), [("changed", "b")])
        self.assertEqual(object_diff({}, {}), [])

    def test_null_false_and_missing_are_different_things(self):
        self.assertEqual(object_diff({"a": None}, {}), [("removed", "a")])
        self.assertEqual(deep_equal({"a": None}, {"b": None}), False)
        self.assertEqual(deep_equal([False], [0]), False)
        self.assertEqual(deep_equal([1, {"x": [2]}], [1, {"x": [2]}]), True)
        self.assertEqual(deep_equal([1], [1, 2]), False)
        self.assertEqual(deep_equal({"a": 1}, {"a": 1, "b": 2}), False)


if __name__ == "__main__":
    unittest.main()
