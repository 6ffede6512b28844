import unittest

from object_edit import (
    pick_keys,
    omit_keys,
    invert_object,
    sum_values,
    key_of_largest,
    key_of_smallest,
    key_of_value,
    sort_by_value,
    sorted_keys,
    to_pairs,
    from_pairs,
    rename_keys,
    values_at_least,
    merge_counts,
    without_null,
    pluck,
    key_of_largest_or_last,
    key_of_largest_by_alphabet,
    keys_of_largest,
    keys_of_value,
    invert_object_only_one,
    sort_by_value_in_all,
    sort_by_value_only,
    values_over_limit,
    sum_values_only,
    without_null_or_not,
)


class ObjectEditTest(unittest.TestCase):
    def test_keys(self):
        self.assertEqual(pick_keys({"a": 1, "b": 2, "c": 3}, ["a", "c", "x"]), {"a": 1, "c": 3})
        self.assertEqual(omit_keys({"a": 1, "b": 2}, ["b"]), {"a": 1})
        self.assertEqual(invert_object({"a": "x", "b": "y"}), {"x": "a", "y": "b"})
        self.assertEqual(invert_object({"a": 1}), {"1": "a"})
        self.assertEqual(rename_keys({"a": 1, "b": 2}, {"a": "z"}), {"z": 1, "b": 2})
        self.assertEqual(sorted_keys({"b": 1, "a": 2}), ["a", "b"])

    def test_values(self):
        self.assertEqual(sum_values({"a": 1, "b": 2.5}), 3.5)
        self.assertEqual(sum_values({}), 0)
        self.assertEqual(key_of_largest({"a": 1, "b": 3, "c": 3}), "b")
        self.assertEqual(key_of_largest({}), None)
        self.assertEqual(key_of_smallest({"a": 2, "b": 1}), "b")
        self.assertEqual(key_of_smallest({}, "none"), "none")
        self.assertEqual(key_of_value({"a": 1, "b": 2}, 2), "b")
        self.assertEqual(key_of_value({"a": 1}, 5), None)
        self.assertEqual(values_at_least({"a": 50, "b": 80, "c": 49}, 50), {"a": 50, "b": 80})
        self.assertEqual(without_null({"a": None, "b": 0}), {"b": 0})

    def test_pairs_and_several_objects(self):
        self.assertEqual(sort_by_value({"a": 2, "b": 1}), [["b", 1], ["a", 2]])
        self.assertEqual(sort_by_value({"a": 1, "b": 2}, True), [["b", 2], ["a", 1]])
        self.assertEqual(to_pairs({"a": 1}), [["a", 1]])
        self.assertEqual(from_pairs([["a", 1], ["b", 2]]), {"a": 1, "b": 2})
        self.assertEqual(merge_counts({"a": 1, "b": 2}, {"b": 3, "c": 4}), {"a": 1, "b": 5, "c": 4})
        self.assertEqual(pluck([{"a": 1}, {"a": 2}, {}], "a"), [1, 2, None])
        self.assertEqual(pluck([{}], "a", 0), [0])

    def test_other_readings(self):
        self.assertEqual(key_of_largest_or_last({"a": 2, "b": 2, "c": 1}), "b")
        self.assertEqual(key_of_largest_or_last({}), None)
        self.assertEqual(key_of_largest_by_alphabet({"b": 2, "a": 2}), "a")
        self.assertEqual(key_of_largest_by_alphabet({}, ""), "")
        self.assertEqual(keys_of_largest({"b": 2, "a": 2, "c": 1}), ["b", "a"])
        self.assertEqual(keys_of_largest({}), [])
        self.assertEqual(keys_of_value({"a": 1, "b": 2, "c": 1}, 1), ["a", "c"])
        self.assertEqual(invert_object_only_one({"a": 1, "b": 1}), {"1": "a"})
        self.assertEqual(sort_by_value_in_all({"b": 1, "a": 1, "c": 0}), [["c", 0], ["a", 1], ["b", 1]])
        self.assertEqual(sort_by_value_in_all({"b": 1, "a": 1, "c": 2}, True), [["c", 2], ["a", 1], ["b", 1]])
        self.assertEqual(sort_by_value_only({"b": 2, "a": 1}), ["a", "b"])
        self.assertEqual(sort_by_value_only({"b": 1, "a": 2}, True), ["a", "b"])
        self.assertEqual(values_over_limit({"a": 1, "b": 2}, 1), {"b": 2})
        self.assertEqual(sum_values_only({"a": 1, "b": "x", "c": 2}), 3)
        self.assertEqual(without_null_or_not({"a": None, "b": "", "c": 0}), {"c": 0})

    def test_values_of_a_list(self):
        self.assertEqual(sum_values([1, 2]), 3)
        self.assertEqual(sum_values_only([1, "a", 2]), 3)


if __name__ == "__main__":
    unittest.main()
