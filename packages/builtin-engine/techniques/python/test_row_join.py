import unittest

from row_join import (
    inner_join,
    left_join,
    merge_by_key,
    add_field_from,
    rows_without_match,
    rows_with_match,
)


class RowJoinTest(unittest.TestCase):
    def test_joins(self):
        self.assertEqual(
            inner_join(
                [{"id": 1, "n": "a"}, {"id": 2, "n": "b"}],
                [{"id": 2, "c": "x"}, {"id": 2, "c": "y"}, {"id": 3, "c": "z"}],
            ),
            [{"id": 2, "n": "b", "c": "x"}, {"id": 2, "n": "b", "c": "y"}],
        )
        self.assertEqual(
            inner_join([{"id": 1, "n": "a"}], [{"user": 1, "t": 5}], "id", "user"),
            [{"id": 1, "n": "a", "user": 1, "t": 5}],
        )
        self.assertEqual(inner_join([], [{"id": 1}]), [])
        self.assertEqual(
            left_join([{"id": 1, "n": "a"}, {"id": 2, "n": "b"}], [{"id": 2, "c": "x"}]),
            [{"id": 1, "n": "a"}, {"id": 2, "n": "b", "c": "x"}],
        )
        self.assertEqual(left_join([{"k": 1}], [{"k": 1, "v": 2}], "k"), [{"k": 1, "v": 2}])
        self.assertEqual(
            merge_by_key([{"id": 1, "a": 1}, {"id": 2, "a": 2}], [{"id": 2, "b": 3}, {"id": 4, "b": 4}]),
            [{"id": 1, "a": 1}, {"id": 2, "a": 2, "b": 3}, {"id": 4, "b": 4}],
        )
        self.assertEqual(
            add_field_from([{"id": 1}, {"id": 2}], [{"id": 1, "n": "a", "z": 9}], "n"),
            [{"id": 1, "n": "a"}, {"id": 2, "n": None}],
        )

    def test_matches(self):
        self.assertEqual(rows_without_match([{"id": 1}, {"id": 2}], [{"id": 2}]), [{"id": 1}])
        self.assertEqual(rows_with_match([{"id": 1}, {"id": 2}], [{"id": 2}]), [{"id": 2}])
        self.assertEqual(rows_with_match([{"a": 1}], [{"b": 1}], "a", "b"), [{"a": 1}])
        self.assertEqual(rows_without_match([], [{"id": 2}]), [])


if __name__ == "__main__":
    unittest.main()
