import unittest

from quickselect import kth, lower_median


class QuickselectTest(unittest.TestCase):
    def test_every_place_of_a_list(self):
        self.assertEqual(kth([7, 10, 4, 3, 20, 15], 1), 3)
        self.assertEqual(kth([7, 10, 4, 3, 20, 15], 3), 7)
        self.assertEqual(kth([7, 10, 4, 3, 20, 15], 6), 20)
        self.assertEqual(kth([5, 5, 1, 5], 2), 5)
        self.assertEqual(kth([-1, -10, 2], 1), -10)

    def test_counted_from_the_largest(self):
        self.assertEqual(kth([7, 10, 4], 1, True), 10)
        self.assertEqual(kth([7, 10, 4, 10], 2, True), 10)
        self.assertEqual(kth([7, 10, 4], 3, True), 4)

    def test_the_median(self):
        self.assertEqual(lower_median([9, 1, 5]), 5)
        self.assertEqual(lower_median([4, 1, 3, 2]), 2)
        self.assertEqual(lower_median(["b", "a", "c"]), "b")

    def test_a_place_outside_is_refused_the_list_stays(self):
        with self.assertRaises(ValueError):
            kth([1, 2], 3)
        with self.assertRaises(ValueError):
            kth([1, 2], 0)
        with self.assertRaises(ValueError):
            kth([], 1)
        list = [3, 1, 2]
        kth(list, 2)
        self.assertEqual(list, [3, 1, 2])

    def test_sorted_lists(self):
        self.assertEqual(kth([1, 2, 3, 4, 5], 5), 5)
        self.assertEqual(kth([5, 4, 3, 2, 1], 4), 4)
        self.assertEqual(kth([1, 2, 3, 4, 5], 2), 2)


if __name__ == "__main__":
    unittest.main()
