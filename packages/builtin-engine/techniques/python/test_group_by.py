import unittest

from group_by import group_by, count_by, sum_by, group_into, count_into, sum_into


class GroupByTest(unittest.TestCase):
    def test_groups_keep_the_order_of_first_occurrence(self):
        self.assertEqual(
            group_by([{"t": "b", "n": 1}, {"t": "a", "n": 2}, {"t": "b", "n": 3}], "t"),
            [("b", [{"t": "b", "n": 1}, {"t": "b", "n": 3}]), ("a", [{"t": "a", "n": 2}])],
        )
        self.assertEqual(group_by([], "t"), [])
        self.assertEqual(group_by([{"t": "x"}], "t"), [("x", [{"t": "x"}])])

    def test_counts_and_sums(self):
        self.assertEqual(count_by([{"t": "b"}, {"t": "a"}, {"t": "b"}], "t"), [("b", 2), ("a", 1)])
        self.assertEqual(
            sum_by([{"t": "b", "n": 1}, {"t": "a", "n": -2}, {"t": "b", "n": 3}, {"t": "b"}], "t", "n"),
            [("b", 4), ("a", -2)],
        )

    def test_items_without_the_key_have_a_group_of_their_own(self):
        self.assertEqual(count_by([{"n": 1}, {"t": None}, {"t": 0}], "t"), [("other", 2), (0, 1)])
        self.assertEqual(count_by([{"n": 1}], "t", "none"), [("none", 1)])
        self.assertEqual(count_by([{"t": "constructor"}], "t"), [("constructor", 1)])

    def test_readings_that_differ(self):
        self.assertEqual(group_into([{"t": "b"}, {"t": "a"}, {"t": "b"}, {}], "t"), {"b": [{"t": "b"}, {"t": "b"}], "a": [{"t": "a"}], "other": [{}]})
        self.assertEqual(group_into([{"t": True}, {"t": None}], "t", True), {"true": [{"t": True}]})
        self.assertEqual(group_into([["x", 1], ["y", 2], ["x", 3]], 0), {"x": [["x", 1], ["x", 3]], "y": [["y", 2]]})
        self.assertEqual(count_into([{"t": 1}, {"t": 1}, {}], "t"), {"1": 2, "other": 1})
        self.assertEqual(count_into([{"t": 1}, {}], "t", True), {"1": 1})
        self.assertEqual(sum_into([{"t": "a", "n": 1}, {"t": "a", "n": 2.5}, {"n": 1}], "t", "n"), {"a": 3.5, "other": 1})
        self.assertEqual(sum_into([{"t": "a", "n": 1}, {"t": "a"}, {"n": 1}], "t", "n", True), {"a": 1})


if __name__ == "__main__":
    unittest.main()
