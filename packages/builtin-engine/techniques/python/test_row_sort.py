import unittest

from row_sort import (
    sort_rows,
    sort_rows_descending,
    sort_rows_then_by_name,
    top_rows,
    top_names,
    bottom_names,
    names_in_order,
    ranked_names,
    names_sorted,
)


class RowSortTest(unittest.TestCase):
    def test_rows(self):
        self.assertEqual(
            sort_rows([{"n": "a", "p": 3}, {"n": "b", "p": 1}]),
            [{"n": "b", "p": 1}, {"n": "a", "p": 3}],
        )
        self.assertEqual(sort_rows([{"n": "b"}, {"n": "a"}], "n"), [{"n": "a"}, {"n": "b"}])
        self.assertEqual(sort_rows_descending([["a", 1], ["b", 3], ["c", 3]]), [["b", 3], ["c", 3], ["a", 1]])
        self.assertEqual(sort_rows_descending({"x": 1, "y": 2}), [["y", 2], ["x", 1]])
        self.assertEqual(
            sort_rows_then_by_name([["c", 3], ["a", 1], ["b", 3]]),
            [["b", 3], ["c", 3], ["a", 1]],
        )
        self.assertEqual(top_rows([{"p": 3}, {"p": 9}, {"p": 5}, {"p": 4}], 2), [{"p": 9}, {"p": 5}])
        self.assertEqual(top_rows([]), [])

    def test_names(self):
        self.assertEqual(top_names({"a": 1, "b": 2, "c": 3, "d": 4}), ["d", "c", "b"])
        self.assertEqual(
            top_names([{"id": 1, "name": "Ann", "age": 3}, {"id": 2, "name": "Bob", "age": 5}], 1),
            ["Bob"],
        )
        self.assertEqual(bottom_names({"a": 9, "b": 2, "c": 3, "d": 4}), ["b", "c", "d"])
        self.assertEqual(names_in_order({"a": 9, "b": 2, "c": 3}), ["b", "c", "a"])
        self.assertEqual(names_in_order({"a": 9, "b": 2, "c": 3}, True), ["a", "c", "b"])
        self.assertEqual(
            ranked_names([{"n": "z", "s": 5}, {"n": "b", "s": 5}, {"n": "a", "s": 9}]),
            ["a", "b", "z"],
        )
        self.assertEqual(names_sorted([{"name": "Cy"}, {"name": "Ann"}]), ["Ann", "Cy"])
        self.assertEqual(top_names([{"city": "Rome", "name": "Ann", "age": 30}]), ["Ann"])


if __name__ == "__main__":
    unittest.main()
