import unittest

from yahtzee_score import (
    upper_score,
    same_dice,
    is_full_house,
    is_small_straight,
    is_large_straight,
    is_yahtzee,
    yahtzee_score,
    yacht_score,
    best_upper_score,
    greed_score,
)


class YahtzeeScoreTest(unittest.TestCase):
    def test_kinds(self):
        self.assertEqual(upper_score([3, 3, 1, 3, 6], 3), 9)
        self.assertEqual(same_dice([2, 5, 5, 5, 2]), 5)
        self.assertEqual(same_dice([2, 5, 5, 3, 2], 2), 5)
        self.assertEqual(same_dice([1, 2, 3, 4, 5]), 0)
        self.assertEqual(is_full_house([2, 2, 3, 3, 3]), True)
        self.assertEqual(is_full_house([2, 2, 2, 2, 2]), False)
        self.assertEqual(is_small_straight([1, 2, 3, 4, 6]), True)
        self.assertEqual(is_small_straight([1, 2, 3, 5, 6]), False)
        self.assertEqual(is_large_straight([2, 3, 4, 5, 6]), True)
        self.assertEqual(is_large_straight([1, 2, 3, 4, 6]), False)
        self.assertEqual(is_yahtzee([4, 4, 4, 4, 4]), True)
        self.assertEqual(is_yahtzee([4, 4, 4, 4, 3]), False)
        self.assertEqual(is_yahtzee([]), False)

    def test_categories(self):
        self.assertEqual(yahtzee_score([1, 2, 3, 4, 6]), 16)
        self.assertEqual(yahtzee_score([5, 5, 5, 1, 2], "Three of a Kind"), 18)
        self.assertEqual(yahtzee_score([5, 5, 1, 1, 2], "three-of-a-kind"), 0)
        self.assertEqual(yahtzee_score([5, 5, 5, 5, 2], "four of a kind"), 22)
        self.assertEqual(yahtzee_score([5, 5, 5, 1, 2], "four of a kind"), 0)
        self.assertEqual(yahtzee_score([5, 5, 5, 2, 2], "full house"), 25)
        self.assertEqual(yahtzee_score([5, 5, 5, 5, 2], "fullHouse"), 0)
        self.assertEqual(yahtzee_score([1, 2, 3, 4, 4], "small straight"), 30)
        self.assertEqual(yahtzee_score([1, 2, 3, 4, 5], "large straight"), 40)
        self.assertEqual(yahtzee_score([1, 2, 3, 4, 4], "large straight"), 0)
        self.assertEqual(yahtzee_score([6, 6, 6, 6, 6], "yahtzee"), 50)
        self.assertEqual(yahtzee_score([6, 6, 6, 6, 6], "sixes"), 30)
        with self.assertRaises(ValueError):
            yahtzee_score([1, 2, 3, 4, 5], "poker")
        self.assertEqual(yacht_score([5, 5, 5, 2, 2], "full house"), 19)
        self.assertEqual(yacht_score([5, 5, 5, 5, 2], "four of a kind"), 20)
        self.assertEqual(yacht_score([1, 2, 3, 4, 5], "little straight"), 30)
        self.assertEqual(yacht_score([2, 3, 4, 5, 6], "big straight"), 30)
        self.assertEqual(yacht_score([2, 2, 2, 2, 2], "yacht"), 50)
        self.assertEqual(yacht_score([2, 2, 2, 2, 1]), 9)
        self.assertEqual(yacht_score([2, 2, 2, 2, 1], "twos"), 8)
        self.assertEqual(best_upper_score([5, 5, 6, 1, 1]), 10)
        self.assertEqual(best_upper_score([]), 0)

    def test_greed(self):
        self.assertEqual(greed_score([5, 1, 3, 4, 1]), 250)
        self.assertEqual(greed_score([1, 1, 1, 3, 1]), 1100)
        self.assertEqual(greed_score([2, 4, 4, 5, 4]), 450)
        self.assertEqual(greed_score([2, 3, 4, 6, 2]), 0)


if __name__ == "__main__":
    unittest.main()
