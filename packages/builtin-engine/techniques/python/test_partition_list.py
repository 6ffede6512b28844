import unittest

from partition_list import partition, partition_around


class PartitionListTest(unittest.TestCase):
    def test_order_is_kept_on_both_sides(self):
        self.assertEqual(partition([5, 2, 8, 1], lambda n: n % 2 == 0), ([2, 8], [5, 1]))
        self.assertEqual(partition([], lambda n: True), ([], []))
        self.assertEqual(partition(["a", "", "b"], lambda text: text), (["a", "b"], [""]))

    def test_three_parts_round_a_pivot(self):
        self.assertEqual(partition_around([3, -1, 0, 2, -5, 0]), ([-1, -5], [0, 0], [3, 2]))
        self.assertEqual(partition_around([3, 1, 2], 2), ([1], [2], [3]))
        self.assertEqual(partition_around([1, 1], 2), ([1, 1], [], []))
        self.assertEqual(partition_around([]), ([], [], []))


if __name__ == "__main__":
    unittest.main()
