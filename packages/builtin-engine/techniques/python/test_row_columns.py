import unittest

from row_columns import (
    pick_fields,
    drop_fields,
    rename_field,
    add_field,
    objects_from_rows,
    objects_from_table_rows,
    table_from_rows,
    columns_from_rows,
    rows_from_columns,
)


class RowColumnsTest(unittest.TestCase):
    def test_fields(self):
        self.assertEqual(
            pick_fields([{"a": 1, "b": 2, "c": 3}, {"a": 4}], ["a", "c"]),
            [{"a": 1, "c": 3}, {"a": 4}],
        )
        self.assertEqual(drop_fields([{"a": 1, "b": 2}], ["b"]), [{"a": 1}])
        self.assertEqual(drop_fields([{"a": 1, "b": 2}], "a"), [{"b": 2}])
        self.assertEqual(rename_field([{"a": 1, "b": 2}], "a", "x"), [{"x": 1, "b": 2}])
        self.assertEqual(add_field([{"a": 1}], "b", 5), [{"a": 1, "b": 5}])
        self.assertEqual(add_field([{"a": 1}], "b"), [{"a": 1, "b": None}])

    def test_tables(self):
        self.assertEqual(
            objects_from_rows(["a", "b"], [[1, 2], [3]]),
            [{"a": 1, "b": 2}, {"a": 3, "b": None}],
        )
        self.assertEqual(
            objects_from_table_rows([["n", "v"], ["x", 1], ["y", 2]]),
            [{"n": "x", "v": 1}, {"n": "y", "v": 2}],
        )
        self.assertEqual(objects_from_table_rows([]), [])
        self.assertEqual(
            table_from_rows([{"a": 1, "b": 2}, {"a": 3, "c": 4}]),
            [["a", "b", "c"], [1, 2, None], [3, None, 4]],
        )
        self.assertEqual(table_from_rows([{"a": 1}, {"b": 2}], 0), [["a", "b"], [1, 0], [0, 2]])
        self.assertEqual(table_from_rows([]), [])
        self.assertEqual(
            columns_from_rows([{"a": 1, "b": "x"}, {"a": 2, "b": "y"}]),
            {"a": [1, 2], "b": ["x", "y"]},
        )
        self.assertEqual(columns_from_rows([]), {})
        self.assertEqual(
            rows_from_columns({"a": [1, 2], "b": ["x"]}),
            [{"a": 1, "b": "x"}, {"a": 2, "b": None}],
        )
        self.assertEqual(rows_from_columns({}), [])


if __name__ == "__main__":
    unittest.main()
