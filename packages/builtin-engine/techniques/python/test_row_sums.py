import unittest

from row_sums import (
    field_numbers,
    sum_field,
    average_field,
    rounded_average_field,
    average_over_all_rows,
    highest_of_field,
    lowest_of_field,
    field_summary,
)


class RowSumsTest(unittest.TestCase):
    def test_sums_and_averages(self):
        self.assertEqual(field_numbers([{"name": "a", "n": 2}, {"name": "b"}, {"name": "c", "n": 5}]), [2, 5])
        self.assertEqual(sum_field([{"id": 7, "price": 3}, {"id": 8, "price": 4.5}]), 7.5)
        self.assertEqual(sum_field([{"a": 1, "b": 2}, {"a": 3, "b": 4}], "b"), 6)
        self.assertEqual(sum_field([["x", 2], ["y", -5]]), -3)
        self.assertEqual(sum_field({"x": 2, "y": 3}), 5)
        self.assertEqual(sum_field([]), 0)
        self.assertEqual(average_field([{"age": 20}, {"age": 31}]), 25.5)
        self.assertEqual(average_field([{"age": 20}, {}], "age"), 20)
        self.assertEqual(average_field([]), 0)
        self.assertEqual(average_field([], "age", None), None)
        self.assertEqual(average_over_all_rows([{"age": 20}, {}]), 10)
        self.assertEqual(average_over_all_rows([]), 0)
        self.assertEqual(rounded_average_field([{"n": 1}, {"n": 1}, {"n": 2}]), 1.33)
        self.assertEqual(rounded_average_field([{"n": 1}, {"n": 2}], 0), 2)
        self.assertEqual(rounded_average_field([{"n": -1}, {"n": -1}, {"n": -2}], 1), -1.3)

    def test_bounds(self):
        self.assertEqual(highest_of_field([{"n": 1}, {"n": 7}, {"n": 3}]), 7)
        self.assertEqual(lowest_of_field([{"n": 1}, {"n": -7}, {"n": 3}]), -7)
        self.assertEqual(highest_of_field([]), None)
        self.assertEqual(lowest_of_field([]), None)
        self.assertEqual(
            field_summary([{"n": 1}, {"n": 3}]),
            {"count": 2, "sum": 4, "average": 2, "min": 1, "max": 3},
        )


if __name__ == "__main__":
    unittest.main()
