import unittest

from dice_sums import (
    dice_ways,
    dice_probability,
    dice_pairs,
    two_dice_counts,
    is_double,
    count_doubles,
    throw_points,
    opposite_face,
    face_counts,
    come_out_roll,
    pig_turn,
    dice_percent,
    dice_ways_at_least,
)


class DiceSumsTest(unittest.TestCase):
    def test_ways(self):
        self.assertEqual(dice_ways(2, 7), 6)
        self.assertEqual(dice_ways(3, 10), 27)
        self.assertEqual(dice_ways(1, 7), 0)
        self.assertEqual(dice_ways(2, 5, 4), 4)
        self.assertEqual(dice_ways(0, 0), 1)
        self.assertEqual(dice_ways(2, -1), 0)
        self.assertEqual(dice_probability(2, 7), 0.1667)
        self.assertEqual(dice_probability(2, 2, 4, 2), 0.06)
        self.assertEqual(dice_probability(1, 3, 2), 0)
        self.assertEqual(dice_pairs(4), [[1, 3], [2, 2], [3, 1]])
        self.assertEqual(dice_pairs(12), [[6, 6]])
        self.assertEqual(dice_pairs(8, 4), [[4, 4]])
        self.assertEqual(two_dice_counts(2), {"2": 1, "3": 2, "4": 1})

    def test_throws(self):
        self.assertEqual(is_double(3, 3), True)
        self.assertEqual(is_double(3, 4), False)
        self.assertEqual(count_doubles([[1, 1], [2, 3], [6, 6]]), 2)
        self.assertEqual(throw_points(3, 3), 12)
        self.assertEqual(throw_points(3, 4), 7)
        self.assertEqual(opposite_face(2), 5)
        self.assertEqual(opposite_face(1, 20), 20)
        self.assertEqual(face_counts([1, 6, 1]), [2, 0, 0, 0, 0, 1])
        self.assertEqual(face_counts([1, 2], 2), [1, 1])
        self.assertEqual(come_out_roll(3, 4), "win")
        self.assertEqual(come_out_roll(5, 6), "win")
        self.assertEqual(come_out_roll(6, 6), "lose")
        self.assertEqual(come_out_roll(4, 4), "point")
        self.assertEqual(pig_turn([3, 5]), 8)
        self.assertEqual(pig_turn([3, 1, 6]), 0)

    def test_readings_that_differ(self):
        self.assertEqual(dice_percent(2, 7), 16.67)
        self.assertEqual(dice_percent(1, 4, 4, 0), 25)
        self.assertEqual(dice_ways_at_least(2, 11), 3)
        self.assertEqual(dice_ways_at_least(2, 3, True), 3)
        self.assertEqual(dice_ways_at_least(1, 3, False, 4), 2)


if __name__ == "__main__":
    unittest.main()
