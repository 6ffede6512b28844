import unittest

from deep_merge import deep_merge


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


if __name__ == "__main__":
    unittest.main()
