import unittest

from coin_change import (
    fewest_coins,
    count_ways,
    count_fewest_coins,
    count_ordered_ways,
    greedy_coins,
    count_greedy_coins,
)


class CoinChangeTest(unittest.TestCase):
    def test_the_fewest_coins(self):
        self.assertEqual(fewest_coins(388), [200, 100, 50, 20, 10, 5, 2, 1])
        self.assertEqual(fewest_coins(63, [1, 5, 10, 21, 25]), [21, 21, 21])
        self.assertEqual(fewest_coins(6, [1, 3, 4]), [3, 3])
        self.assertEqual(fewest_coins(7, [7]), [7])
        self.assertEqual(fewest_coins(0), [])

    def test_an_amount_that_cannot_be_made(self):
        self.assertEqual(fewest_coins(3, [2]), None)
        self.assertEqual(fewest_coins(1, []), None)
        with self.assertRaises(ValueError):
            fewest_coins(-1)
        with self.assertRaises(ValueError):
            fewest_coins(5, [0])

    def test_the_number_of_ways(self):
        self.assertEqual(count_ways(200), 73682)
        self.assertEqual(count_ways(5, [1, 2, 5]), 4)
        self.assertEqual(count_ways(3, [2]), 0)
        self.assertEqual(count_ways(0), 1)
        self.assertEqual(count_ways(4, [2, 2]), 1)

    def test_readings_that_differ(self):
        self.assertEqual(fewest_coins(6, [3, 2, 4]), [3, 3])
        self.assertEqual(count_fewest_coins(6, [1, 3, 4]), 2)
        self.assertEqual(count_fewest_coins(3, [2]), -1)
        self.assertEqual(count_fewest_coins(3, [2], None), None)
        self.assertEqual(count_fewest_coins(13), 3)
        self.assertEqual(count_fewest_coins(0), 0)
        self.assertEqual(count_ordered_ways(3, [1, 2]), 3)
        self.assertEqual(count_ordered_ways(3), 3)
        self.assertEqual(count_ordered_ways(0), 1)
        self.assertEqual(greedy_coins(6, [1, 3, 4]), [4, 1, 1])
        self.assertEqual(greedy_coins(3, [2]), [2])
        self.assertEqual(greedy_coins(13), [10, 2, 1])
        self.assertEqual(count_greedy_coins(6, [1, 3, 4]), 3)
        self.assertEqual(count_greedy_coins(4), 2)


if __name__ == "__main__":
    unittest.main()
