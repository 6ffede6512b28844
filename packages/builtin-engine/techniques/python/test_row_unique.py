import unittest

from row_unique import (
    unique_rows,
    unique_whole_rows,
    distinct_values,
    count_distinct,
    repeated_values,
    rows_with_repeats,
)


class RowUniqueTest(unittest.TestCase):
    def test_rows(self):
        self.assertEqual(
            unique_rows([{"id": 1, "n": "a"}, {"id": 2}, {"id": 1, "n": "b"}], "id"),
            [{"id": 1, "n": "a"}, {"id": 2}],
        )
        self.assertEqual(
            unique_rows([{"id": 1, "n": "a"}, {"id": 2}, {"id": 1, "n": "b"}], "id", True),
            [{"id": 1, "n": "b"}, {"id": 2}],
        )
        self.assertEqual(unique_rows([{"m": "A@x"}, {"m": "a@X"}], "m"), [{"m": "A@x"}, {"m": "a@X"}])
        self.assertEqual(unique_rows([{"m": "A@x"}, {"m": "a@X"}], "m", False, True), [{"m": "A@x"}])
        self.assertEqual(unique_rows([], "id"), [])
        self.assertEqual(
            unique_whole_rows([{"a": 1, "b": 2}, {"b": 2, "a": 1}, {"a": 2}]),
            [{"a": 1, "b": 2}, {"a": 2}],
        )
        self.assertEqual(unique_whole_rows([[1, 2], [2, 1], [1, 2]]), [[1, 2], [2, 1]])

    def test_values(self):
        self.assertEqual(distinct_values([{"c": "x"}, {"c": "y"}, {"c": "x"}, {}], "c"), ["x", "y"])
        self.assertEqual(count_distinct([{"c": "x"}, {"c": "X"}], "c"), 2)
        self.assertEqual(count_distinct([{"c": "x"}, {"c": "X"}], "c", True), 1)
        self.assertEqual(repeated_values([{"c": "x"}, {"c": "y"}, {"c": "x"}], "c"), ["x"])
        self.assertEqual(repeated_values([{"c": "x"}, {"c": "X"}], "c"), [])
        self.assertEqual(
            rows_with_repeats([{"c": "x", "n": 1}, {"c": "y", "n": 2}, {"c": "x", "n": 3}], "c"),
            [{"c": "x", "n": 1}, {"c": "x", "n": 3}],
        )
        self.assertEqual(rows_with_repeats([{"c": "x"}, {"c": "X"}], "c", True), [{"c": "x"}, {"c": "X"}])


if __name__ == "__main__":
    unittest.main()
