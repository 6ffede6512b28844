import unittest

from flatten_keys import flatten_keys, expand_keys, flatten_all_keys


class FlattenKeysTest(unittest.TestCase):
    def test_levels_become_one_key(self):
        self.assertEqual(
            flatten_keys({"a": {"b": 1, "c": {"d": None}}, "e": [1, {"f": 2}]}),
            {"a.b": 1, "a.c.d": None, "e": [1, {"f": 2}]},
        )
        self.assertEqual(flatten_keys({"a": {"b": 1}}, "__"), {"a__b": 1})
        self.assertEqual(flatten_keys({"a": {}}), {"a": {}})
        self.assertEqual(flatten_keys({}), {})
        with self.assertRaises(ValueError):
            flatten_keys({"a.b": 1})

    def test_keys_become_levels(self):
        self.assertEqual(
            expand_keys({"a.b": 1, "a.c.d": 2, "e": 3}),
            {"a": {"b": 1, "c": {"d": 2}}, "e": 3},
        )
        self.assertEqual(expand_keys({"a/b": 1, "c.d": 2}, "/"), {"a": {"b": 1}, "c.d": 2})
        self.assertEqual(expand_keys({}), {})

    def test_contradictions_are_refused(self):
        with self.assertRaises(ValueError):
            expand_keys({"a": 1, "a.b": 2})
        with self.assertRaises(ValueError):
            expand_keys({"a.b": 2, "a": 1})

    def test_readings_that_differ(self):
        self.assertEqual(flatten_all_keys({"a": {"b": [1, {"c": 2}]}, "d": []}), {"a.b.0": 1, "a.b.1.c": 2, "d": []})
        self.assertEqual(flatten_all_keys({"a": [1, {"c": 2}]}, True), {"a[0]": 1, "a[1].c": 2})
        self.assertEqual(flatten_all_keys({}), {})


if __name__ == "__main__":
    unittest.main()
