import unittest

from row_flags import (
    rows_flagged,
    names_flagged,
    names_not_flagged,
    count_flagged,
    percent_flagged,
    are_all_flagged,
    set_flag,
    toggle_flag,
)


class RowFlagsTest(unittest.TestCase):
    def test_kept_and_counted(self):
        self.assertEqual(
            rows_flagged([{"t": "a", "done": True}, {"t": "b", "done": False}]),
            [{"t": "a", "done": True}],
        )
        self.assertEqual(rows_flagged([{"t": "a", "done": True}, {"t": "b"}], False), [{"t": "b"}])
        self.assertEqual(
            names_flagged([{"name": "Ann", "active": True}, {"name": "Bob", "active": False}]),
            ["Ann"],
        )
        self.assertEqual(names_flagged([["wash", True], ["cook", False]]), ["wash"])
        self.assertEqual(
            names_not_flagged([{"title": "x", "done": True}, {"title": "y", "done": False}]),
            ["y"],
        )
        self.assertEqual(names_flagged([{"a": True, "b": False, "t": "x", "u": "y"}], False, "b", "u"), ["y"])
        self.assertEqual(count_flagged([{"done": True}, {"done": False}, {"done": True}]), 2)
        self.assertEqual(count_flagged([{"done": True}, {"done": False}, {"done": True}], False), 1)
        self.assertEqual(percent_flagged([{"done": True}, {"done": False}, {"done": True}]), 67)
        self.assertEqual(percent_flagged([]), 0)
        self.assertEqual(are_all_flagged([{"done": True}, {"done": False}]), False)
        self.assertEqual(are_all_flagged([]), True)

    def test_changed(self):
        self.assertEqual(
            set_flag([{"name": "a", "done": False}, {"name": "b", "done": False}], "b"),
            [{"name": "a", "done": False}, {"name": "b", "done": True}],
        )
        self.assertEqual(
            toggle_flag([{"name": "a", "done": False}, {"name": "b", "done": True}], "b"),
            [{"name": "a", "done": False}, {"name": "b", "done": False}],
        )
        self.assertEqual(toggle_flag([{"name": "a", "done": False}], "z"), [{"name": "a", "done": False}])

    def test_names_first(self):
        self.assertEqual(names_flagged([{"city": "Rome", "name": "Ann", "on": True}]), ["Ann"])


if __name__ == "__main__":
    unittest.main()
