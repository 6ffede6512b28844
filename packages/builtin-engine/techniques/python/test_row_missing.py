import unittest

from row_missing import (
    missing_fields,
    has_all_fields,
    complete_rows,
    incomplete_rows,
    with_defaults,
    fill_rows,
    even_out_rows,
    replace_nulls,
    count_missing,
)


class RowMissingTest(unittest.TestCase):
    def test_one_object(self):
        self.assertEqual(
            missing_fields({"name": "Ann", "age": None, "mail": " "}, ["name", "age", "mail", "city"]),
            ["age", "mail", "city"],
        )
        self.assertEqual(missing_fields({"name": "Ann", "mail": ""}, ["name", "mail"], False), [])
        self.assertEqual(missing_fields({"a": 0, "b": False}, ["a", "b"]), [])
        self.assertEqual(has_all_fields({"a": 1}, ["a"]), True)
        self.assertEqual(has_all_fields({"a": 1}, ["a", "b"]), False)
        self.assertEqual(with_defaults({"a": 1, "b": None}, {"b": 2, "c": 3}), {"a": 1, "b": 2, "c": 3})
        self.assertEqual(with_defaults({"a": ""}, {"a": "x"}), {"a": ""})
        self.assertEqual(with_defaults({"a": ""}, {"a": "x"}, True), {"a": "x"})

    def test_rows(self):
        self.assertEqual(complete_rows([{"a": 1, "b": ""}, {"a": 2, "b": "x"}]), [{"a": 2, "b": "x"}])
        self.assertEqual(complete_rows([{"a": 1}, {"b": 1}], ["a"]), [{"a": 1}])
        self.assertEqual(incomplete_rows([{"a": 1}, {"b": 1}], ["a"]), [{"b": 1}])
        self.assertEqual(incomplete_rows([{"a": 1}, {"b": None}]), [{"b": None}])
        self.assertEqual(fill_rows([{"a": 1}, {}], {"a": 5}), [{"a": 1}, {"a": 5}])
        self.assertEqual(even_out_rows([{"a": 1}, {"b": "x"}]), [{"a": 1, "b": 0}, {"a": 0, "b": "x"}])
        self.assertEqual(even_out_rows([{"a": 1}, {"b": ""}], "-"), [{"a": 1, "b": "-"}, {"a": "-", "b": ""}])
        self.assertEqual(replace_nulls([1, None, ""]), [1, 0, ""])
        self.assertEqual(replace_nulls([None], "?"), ["?"])
        self.assertEqual(count_missing([{"a": 1, "b": ""}, {"a": 2}, {"a": None, "b": 1}]), {"a": 1, "b": 2})
        self.assertEqual(count_missing([]), {})


if __name__ == "__main__":
    unittest.main()
