import unittest

from row_filter import (
    rows_where,
    rows_where_not,
    count_rows_where,
    first_row_where,
    look_up_field,
    field_where,
    rows_matching,
    rows_where_in,
    search_rows,
)


class RowFilterTest(unittest.TestCase):
    def test_one_field(self):
        self.assertEqual(rows_where([{"a": 1}, {"a": 2}, {"b": 1}], "a", 1), [{"a": 1}])
        self.assertEqual(rows_where([{"c": "Rome"}, {"c": "rome"}], "c", "Rome"), [{"c": "Rome"}])
        self.assertEqual(
            rows_where([{"c": "Rome"}, {"c": "rome"}], "c", "ROME", True),
            [{"c": "Rome"}, {"c": "rome"}],
        )
        self.assertEqual(rows_where_not([{"a": 1}, {"a": 2}, {"b": 1}], "a", 1), [{"a": 2}, {"b": 1}])
        self.assertEqual(count_rows_where([{"a": True}, {"a": False}, {"a": True}], "a", True), 2)
        self.assertEqual(count_rows_where([], "a", 1), 0)
        self.assertEqual(
            first_row_where([{"id": 1, "n": "x"}, {"id": 2, "n": "y"}], "id", 2),
            {"id": 2, "n": "y"},
        )
        self.assertEqual(first_row_where([{"id": 1}], "id", 5), None)
        self.assertEqual(look_up_field([{"id": 1, "n": "x"}, {"id": 2, "n": "y"}], "id", 2, "n"), "y")
        self.assertEqual(look_up_field([{"id": 1, "n": "x"}], "id", 3, "n", "?"), "?")
        self.assertEqual(
            field_where([{"c": "a", "n": 1}, {"c": "b", "n": 2}, {"c": "a", "n": 3}], "c", "a", "n"),
            [1, 3],
        )
        self.assertEqual(field_where([{"c": "a"}], "c", "a", "n"), [None])

    def test_several(self):
        self.assertEqual(
            rows_matching([{"a": 1, "b": 2}, {"a": 1, "b": 3}], {"a": 1, "b": 3}),
            [{"a": 1, "b": 3}],
        )
        self.assertEqual(rows_matching([{"a": 1}], {}), [{"a": 1}])
        self.assertEqual(rows_where_in([{"a": 1}, {"a": 2}, {"a": 3}], "a", [3, 1]), [{"a": 1}, {"a": 3}])
        self.assertEqual(
            search_rows([{"n": "Anna", "x": 5}, {"n": "Bob", "c": "Hannover"}, {"n": "Cy"}], "ann"),
            [{"n": "Anna", "x": 5}, {"n": "Bob", "c": "Hannover"}],
        )
        self.assertEqual(search_rows([{"n": "Anna"}], "z"), [])


if __name__ == "__main__":
    unittest.main()
