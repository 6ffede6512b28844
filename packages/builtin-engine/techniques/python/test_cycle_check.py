import unittest

from cycle_check import find_cycle


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


if __name__ == "__main__":
    unittest.main()
