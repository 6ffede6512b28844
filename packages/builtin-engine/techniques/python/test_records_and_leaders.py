import unittest

from records_and_leaders import (
    leaders_from_right,
    leader_indexes,
    leaders_reversed,
    records,
    count_records,
    record_indexes,
    breaking_records,
    visible_from_left,
    visible_from_right,
    count_above_mean_so_far,
)


class RecordsAndLeadersTest(unittest.TestCase):
    def test_leaders(self):
        self.assertEqual(leaders_from_right([16, 17, 4, 3, 5, 2]), [17, 5, 2])
        self.assertEqual(leaders_from_right([5, 3, 5, 2, 2]), [5, 2])
        self.assertEqual(leaders_from_right([5, 3, 5, 2, 2], False), [5, 5, 2, 2])
        self.assertEqual(leaders_from_right([]), [])
        self.assertEqual(leader_indexes([16, 17, 4, 3, 5, 2]), [1, 4, 5])
        self.assertEqual(leader_indexes([2, 2], False), [0, 1])
        self.assertEqual(leaders_reversed([16, 17, 4, 3, 5, 2]), [2, 5, 17])
        self.assertEqual(leaders_reversed([1, 1], False), [1, 1])
        self.assertEqual(visible_from_right([3, 5, 4, 4, 3, 1, 3, 2]), 4)

    def test_records(self):
        self.assertEqual(records([3, 1, 4, 4, 5]), [3, 4, 5])
        self.assertEqual(records([3, 1, 4, 4, 5], False), [3, 4, 4, 5])
        self.assertEqual(count_records([3, 1, 4, 1, 5]), 3)
        self.assertEqual(count_records([]), 0)
        self.assertEqual(record_indexes([3, 1, 4, 1, 5]), [0, 2, 4])
        self.assertEqual(breaking_records([10, 5, 20, 20, 4, 5, 2, 25, 1]), [2, 4])
        self.assertEqual(breaking_records([]), [0, 0])
        self.assertEqual(visible_from_left([3, 5, 4, 6]), 3)
        self.assertEqual(count_above_mean_so_far([1, 2, 1, 3]), 3)
        self.assertEqual(count_above_mean_so_far([5, 1]), 1)
        self.assertEqual(count_above_mean_so_far([-5, -6]), 1)
        self.assertEqual(count_above_mean_so_far([5, 1, 1]), 1)


if __name__ == "__main__":
    unittest.main()
