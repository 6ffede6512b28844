import unittest

from deep_merge import (
    deep_merge,
    deep_merge_without_null,
    deep_merge_all,
    merge_without_nested,
    deep_merge_adding,
)


class DeepMergeTest(unittest.TestCase):
    def test_later_values_win_deeper_ones_alone(self):
        self.assertEqual(
            deep_merge({"a": {"x": 1, "y": 2}, "b": 1}, {"a": {"y": 3}}),
            {"a": {"x": 1, "y": 3}, "b": 1},
        )
        self.assertEqual(deep_merge({"a": 1}, {"a": {"b": 2}}), {"a": {"b": 2}})
        self.assertEqual(deep_merge({"a": {"b": 2}}, {"a": None}), {"a": None})
        self.assertEqual(deep_merge({"a": 1}, {}), {"a": 1})
        self.assertEqual(deep_merge({}, {"a": [1]}), {"a": [1]})

    def test_lists_are_replaced_or_joined(self):
        self.assertEqual(deep_merge({"l": [1, 2]}, {"l": [3]}), {"l": [3]})
        self.assertEqual(deep_merge({"l": [1, 2]}, {"l": [3]}, True), {"l": [1, 2, 3]})
        self.assertEqual(deep_merge({"l": 1}, {"l": [3]}, True), {"l": [3]})

    def test_the_inputs_stay_as_they_are_and_share_nothing(self):
        base = {"a": {"x": [1]}}
        merged = deep_merge(base, {"a": {"y": 2}})
        merged["a"]["x"].append(2)
        self.assertEqual(base, {"a": {"x": [1]}})

    def test_no_key_reaches_a_prototype(self):
        self.assertEqual(deep_merge({}, {"__proto__": {"bad": 1}}), {"__proto__": {"bad": 1}})

    def test_readings_that_differ(self):
        self.assertEqual(deep_merge_without_null({"a": 1, "b": {"c": 2}}, {"a": None, "b": {"c": None, "d": 3}}), {"a": 1, "b": {"c": 2, "d": 3}})
        self.assertEqual(deep_merge_without_null({"a": [1]}, {"a": [2]}, True), {"a": [1, 2]})
        self.assertEqual(deep_merge_all([{"a": {"b": 1}}, {"a": {"c": 2}}, {"a": {"b": 3}}]), {"a": {"b": 3, "c": 2}})
        self.assertEqual(deep_merge_all([{"a": [1]}, {"a": [2]}], True), {"a": [1, 2]})
        self.assertEqual(deep_merge_all([]), {})
        self.assertEqual(merge_without_nested({"a": {"b": 1}, "x": 1}, {"a": {"c": 2}}), {"a": {"c": 2}, "x": 1})
        self.assertEqual(merge_without_nested({"a": 1}, {"a": 2, "b": 3}, True), {"a": 1, "b": 3})
        self.assertEqual(deep_merge_adding({"a": 1, "b": {"c": 2}, "d": "x"}, {"a": 2, "b": {"c": 3, "e": 1}, "d": "y"}), {"a": 3, "b": {"c": 5, "e": 1}, "d": "y"})
        self.assertEqual(deep_merge_adding({"a": 1}, {"a": {"b": 1}}), {"a": {"b": 1}})
        self.assertEqual(deep_merge_adding({"a": "1"}, {"a": 1}), {"a": 1})


if __name__ == "__main__":
    unittest.main()
