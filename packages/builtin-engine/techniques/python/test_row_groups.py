import unittest

from row_groups import (
    rows_by_group,
    names_by_group,
    count_by_group,
    total_by_group,
    average_by_group,
    highest_by_group,
    best_name_by_group,
    group_with_largest_total,
)


class RowGroupsTest(unittest.TestCase):
    def test_groups(self):
        self.assertEqual(
            rows_by_group([{"name": "a", "city": "R", "n": 1}, {"name": "b", "city": "O", "n": 2}]),
            {"R": [{"name": "a", "city": "R", "n": 1}], "O": [{"name": "b", "city": "O", "n": 2}]},
        )
        self.assertEqual(rows_by_group([]), {})
        self.assertEqual(
            rows_by_group([{"a": "x"}, {"a": "y"}, {"a": "x"}], "a"),
            {"x": [{"a": "x"}, {"a": "x"}], "y": [{"a": "y"}]},
        )
        self.assertEqual(
            names_by_group(
                [{"name": "a", "city": "R"}, {"name": "b", "city": "O"}, {"name": "c", "city": "R"}],
            ),
            {"R": ["a", "c"], "O": ["b"]},
        )
        self.assertEqual(
            names_by_group([{"city": "R", "name": "a"}, {"city": "R", "name": "b"}]),
            {"R": ["a", "b"]},
        )
        self.assertEqual(
            names_by_group([["tea", "drink"], ["milk", "drink"], ["pea", "food"]]),
            {"drink": ["tea", "milk"], "food": ["pea"]},
        )
        self.assertEqual(
            names_by_group([{"name": "a", "nick": "x", "city": "R"}], "city", "nick"),
            {"R": ["x"]},
        )
        self.assertEqual(
            count_by_group([{"name": "a"}, {"name": "b"}, {"name": "a"}, {}]),
            {"a": 2, "b": 1, "other": 1},
        )

    def test_numbers(self):
        self.assertEqual(
            total_by_group(
                [
                    {"category": "food", "amount": 5},
                    {"category": "fun", "amount": 2},
                    {"category": "food", "amount": 1.5},
                ],
            ),
            {"food": 6.5, "fun": 2},
        )
        self.assertEqual(total_by_group([["a", 1], ["b", 2], ["a", 3]]), {"a": 4, "b": 2})
        self.assertEqual(
            total_by_group([{"g": "x", "a": 1, "b": 5}, {"g": "x", "a": 1, "b": 6}], "g", "b"),
            {"x": 11},
        )
        self.assertEqual(total_by_group([]), {})
        self.assertEqual(
            average_by_group([{"c": "A", "s": 1}, {"c": "A", "s": 2}, {"c": "B", "s": 5}]),
            {"A": 1.5, "B": 5},
        )
        self.assertEqual(
            average_by_group([{"c": "A", "s": 1}, {"c": "A", "s": 1}, {"c": "A", "s": 2}], "c", "s", 1),
            {"A": 1.3},
        )
        self.assertEqual(average_by_group([{"c": "A", "s": 1}, {"c": "B"}]), {"A": 1, "B": 0})
        self.assertEqual(highest_by_group([["a", 1], ["b", 2], ["a", 3]]), {"a": 3, "b": 2})
        self.assertEqual(highest_by_group([{"c": "A", "s": 1}, {"c": "B"}]), {"A": 1, "B": None})
        self.assertEqual(
            best_name_by_group(
                [
                    {"name": "Ann", "team": "x", "s": 3},
                    {"name": "Bob", "team": "x", "s": 7},
                    {"name": "Cy", "team": "y", "s": 1},
                ],
            ),
            {"x": "Bob", "y": "Cy"},
        )
        self.assertEqual(group_with_largest_total([["a", 1], ["b", 3], ["a", 3]]), "a")
        self.assertEqual(group_with_largest_total([]), None)


if __name__ == "__main__":
    unittest.main()
