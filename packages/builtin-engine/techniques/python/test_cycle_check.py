import unittest

from cycle_check import find_cycle, has_cycle, has_cycle_in, can_finish_all


class CycleCheckTest(unittest.TestCase):
    def test_a_cycle_is_shown_from_its_first_node_on(self):
        self.assertEqual(find_cycle([["a", "b"], ["b", "c"], ["c", "b"]]), ["b", "c", "b"])
        self.assertEqual(find_cycle([["x", "y"], ["y", "z"], ["z", "x"]]), ["x", "y", "z", "x"])
        self.assertEqual(find_cycle([["a", "a"]]), ["a", "a"])
        self.assertEqual(find_cycle([["a", "b"], ["c", "d"], ["d", "c"]]), ["c", "d", "c"])

    def test_two_ways_to_one_node_are_no_cycle(self):
        self.assertEqual(find_cycle([["a", "b"], ["a", "c"], ["b", "d"], ["c", "d"]]), None)
        self.assertEqual(find_cycle([["a", "b"], ["b", "c"]]), None)
        self.assertEqual(find_cycle([]), None)

    def test_edges_that_lead_both_ways(self):
        self.assertEqual(
            find_cycle([["a", "b"], ["a", "c"], ["b", "d"], ["c", "d"]], False),
            ["a", "b", "d", "c", "a"],
        )
        self.assertEqual(find_cycle([["a", "b"], ["b", "c"]], False), None)
        self.assertEqual(find_cycle([["a", "b"], ["a", "b"]], False), ["a", "b", "a"])

    def test_readings_that_differ(self):
        self.assertEqual(has_cycle([["a", "b"], ["b", "a"]]), True)
        self.assertEqual(has_cycle([["a", "b"], ["a", "c"], ["b", "c"]]), False)
        self.assertEqual(has_cycle([["a", "b"], ["a", "c"], ["b", "c"]], False), True)
        self.assertEqual(has_cycle([["a", "b"]], False), False)
        self.assertEqual(has_cycle_in({"a": ["b"], "b": ["a"]}), True)
        self.assertEqual(has_cycle_in({"a": ["b"], "b": ["a"]}, False), False)
        self.assertEqual(has_cycle_in({"a": ["b", "c"], "b": ["a", "c"], "c": ["a", "b"]}, False), True)
        self.assertEqual(has_cycle_in({"1": [2], "2": []}), False)
        self.assertEqual(can_finish_all(2, [[1, 0]]), True)
        self.assertEqual(can_finish_all(2, [[1, 0], [0, 1]]), False)
        self.assertEqual(has_cycle_in({"a": ["b"], "b": ["c"], "c": ["a"]}, False), True)
        self.assertEqual(has_cycle_in({"a": ["b"], "b": ["c"]}, False), False)
        self.assertEqual(has_cycle_in({"a": ["b", "c"], "b": ["a", "c"], "c": ["a"]}, False), True)
        self.assertEqual(can_finish_all(1, [[1, 0]]), False)


if __name__ == "__main__":
    unittest.main()
