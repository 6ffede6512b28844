import unittest

from sort_by_keys import sort_by_keys


class SortByKeysTest(unittest.TestCase):
    def test_the_second_key_decides_among_equals(self):
        self.assertEqual(
            sort_by_keys([{"a": 1, "b": 2}, {"a": 1, "b": 1}, {"a": 0, "b": 9}], ["a", "b"]),
            [{"a": 0, "b": 9}, {"a": 1, "b": 1}, {"a": 1, "b": 2}],
        )
        self.assertEqual(
            sort_by_keys([{"a": 1, "b": 1}, {"a": 2, "b": 2}, {"a": 1, "b": 3}], ["-a", "-b"]),
            [{"a": 2, "b": 2}, {"a": 1, "b": 3}, {"a": 1, "b": 1}],
        )

    def test_numbers_are_ordered_as_numbers_texts_by_their_characters(self):
        self.assertEqual(
            sort_by_keys([{"n": 10}, {"n": 9}, {"n": -1}], ["n"]),
            [{"n": -1}, {"n": 9}, {"n": 10}],
        )
        self.assertEqual(
            sort_by_keys([{"t": "b"}, {"t": "a"}, {"t": "B"}], ["t"]),
            [{"t": "B"}, {"t": "a"}, {"t": "b"}],
        )

    def test_equals_keep_their_order_falling_too(self):
        self.assertEqual(
            sort_by_keys([{"a": 1, "i": 1}, {"a": 2, "i": 2}, {"a": 1, "i": 3}], ["-a"]),
            [{"a": 2, "i": 2}, {"a": 1, "i": 1}, {"a": 1, "i": 3}],
        )

    def test_missing_values_come_last_or_first(self):
        self.assertEqual(
            sort_by_keys([{"a": None}, {"a": 1}, {"a": 2}], ["-a"]),
            [{"a": 2}, {"a": 1}, {"a": None}],
        )
        self.assertEqual(sort_by_keys([{"a": 1}, {"b": 1}], ["a"], False), [{"b": 1}, {"a": 1}])
        self.assertEqual(sort_by_keys([], ["a"]), [])
        self.assertEqual(sort_by_keys([{"a": 2}, {"a": 1}], []), [{"a": 2}, {"a": 1}])


if __name__ == "__main__":
    unittest.main()
