import unittest

from row_thresholds import (
    rows_above,
    rows_below,
    rows_between,
    names_above,
    names_below,
    names_between,
    count_rows_above,
    count_rows_below,
    names_above_average,
)


class RowThresholdsTest(unittest.TestCase):
    def test_rows(self):
        self.assertEqual(
            rows_above([{"n": "a", "age": 18}, {"n": "b", "age": 17}, {"n": "c", "age": 40}]),
            [{"n": "a", "age": 18}, {"n": "c", "age": 40}],
        )
        self.assertEqual(rows_above([{"age": 18}, {"age": 19}], 18, False), [{"age": 19}])
        self.assertEqual(rows_below([{"age": 18}, {"age": 19}, {"age": 5}]), [{"age": 18}, {"age": 5}])
        self.assertEqual(rows_below([{"age": 18}, {"age": 19}, {"age": 5}], 18, False), [{"age": 5}])
        self.assertEqual(
            rows_between([{"p": 5}, {"p": 10}, {"p": 20}, {"p": 21}], 10, 20),
            [{"p": 10}, {"p": 20}],
        )
        self.assertEqual(rows_above([{"a": 1, "b": 9}, {"a": 9, "b": 1}], 5, True, "b"), [{"a": 1, "b": 9}])
        self.assertEqual(count_rows_above([{"n": 50}, {"n": 60}, {}], 50), 2)
        self.assertEqual(count_rows_below([{"n": 50}, {"n": 60}, {}], 50), 1)
        self.assertEqual(count_rows_below([]), 0)

    def test_names(self):
        self.assertEqual(
            names_above([{"name": "Ann", "score": 70}, {"name": "Bob", "score": 40}], 60),
            ["Ann"],
        )
        self.assertEqual(names_above({"Ann": 70, "Bob": 40, "Cy": 60}, 60), ["Ann", "Cy"])
        self.assertEqual(names_above({"Ann": 70, "Bob": 40, "Cy": 60}, 60, False), ["Ann"])
        self.assertEqual(names_below([["a", 1], ["b", 20]]), ["a"])
        self.assertEqual(names_below([["a", 18], ["b", 20]], 18, False), [])
        self.assertEqual(names_between([["a", 1], ["b", 5], ["c", 9]], 2, 8), ["b"])
        self.assertEqual(names_above_average({"Ann": 70, "Bob": 40, "Cy": 55}), ["Ann"])
        self.assertEqual(names_above_average([]), [])
        self.assertEqual(names_above([{"city": "Rome", "name": "Ann", "age": 30}]), ["Ann"])


if __name__ == "__main__":
    unittest.main()
