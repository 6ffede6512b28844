import unittest

from pair_tables import (
    collect_pairs,
    sum_pairs,
    invert_to_lists,
    invert_lists,
    pairs_from_lists,
    swap_pairs,
    merge_tables,
    merge_two_tables,
    add_tables,
    subtract_counts,
    common_keys,
    keys_missing_in,
    keys_with_value,
)


class PairTablesTest(unittest.TestCase):
    def test_pairs(self):
        self.assertEqual(collect_pairs([["a", 1], ["b", 2], ["a", 3]]), {"a": [1, 3], "b": [2]})
        self.assertEqual(collect_pairs([]), {})
        self.assertEqual(sum_pairs([["a", 1], ["b", 2], ["a", 3]]), {"a": 4, "b": 2})
        self.assertEqual(invert_to_lists({"a": "x", "b": "y", "c": "x"}), {"x": ["a", "c"], "y": ["b"]})
        self.assertEqual(invert_to_lists({"a": 1}), {"1": ["a"]})
        self.assertEqual(invert_lists({"x": ["a", "b"], "y": ["c"]}), {"a": "x", "b": "x", "c": "y"})
        self.assertEqual(pairs_from_lists({"x": ["a", "b"], "y": []}), [["x", "a"], ["x", "b"]])
        self.assertEqual(swap_pairs([["a", 1]]), [[1, "a"]])

    def test_several_dictionaries(self):
        self.assertEqual(merge_tables([{"a": 1, "b": 2}, {"b": 3}]), {"a": 1, "b": 3})
        self.assertEqual(merge_tables([{"a": 1, "b": 2}, {"b": 3}], True), {"a": 1, "b": 2})
        self.assertEqual(merge_tables([]), {})
        self.assertEqual(merge_two_tables({"a": 1}, {"a": 2, "b": 3}), {"a": 2, "b": 3})
        self.assertEqual(merge_two_tables({"a": 1}, {"a": 2, "b": 3}, True), {"a": 1, "b": 3})
        self.assertEqual(add_tables([{"a": 1}, {"a": 2, "b": 5}, {}]), {"a": 3, "b": 5})
        self.assertEqual(subtract_counts({"a": 3, "b": 1, "c": 2}, {"a": 1, "b": 1}), {"a": 2, "c": 2})
        self.assertEqual(common_keys({"a": 1, "b": 2}, {"b": 9}), ["b"])
        self.assertEqual(keys_missing_in({"a": 1, "b": 2}, {"b": 9}), ["a"])
        self.assertEqual(keys_with_value({"a": 1, "b": 2, "c": 1}, 1), ["a", "c"])
        self.assertEqual(keys_with_value({}, 1), [])


if __name__ == "__main__":
    unittest.main()
