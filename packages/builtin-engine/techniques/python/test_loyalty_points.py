import unittest

from loyalty_points import (
    points_for,
    points_for_every,
    points_above,
    member_level,
    points_to_next_level,
    points_value,
    free_items,
    paid_with_card,
)


class LoyaltyPointsTest(unittest.TestCase):
    def test_points(self):
        self.assertEqual(points_for(25.9), 25)
        self.assertEqual(points_for(25, 2), 50)
        self.assertEqual(points_for(-5), 0)
        self.assertEqual(points_for_every(59), 5)
        self.assertEqual(points_for_every(59, 5, 3), 33)
        self.assertEqual(points_above(80, 100, 1, 2), 80)
        self.assertEqual(points_above(150, 100, 1, 2), 200)
        self.assertEqual(points_above(150, 50, 1, 3), 350)
        self.assertEqual(points_value(250), 2)
        self.assertEqual(points_value(250, 50, 0.5), 2.5)

    def test_levels_and_cards(self):
        self.assertEqual(member_level(99), "basic")
        self.assertEqual(member_level(100), "bronze")
        self.assertEqual(member_level(5000), "gold")
        self.assertEqual(member_level(-1), None)
        self.assertEqual(member_level(7, [0, 5], ["new", "old"]), "old")
        self.assertEqual(points_to_next_level(100), 400)
        self.assertEqual(points_to_next_level(1000), 0)
        self.assertEqual(points_to_next_level(3, [5]), 2)
        self.assertEqual(free_items(25), 2)
        self.assertEqual(free_items(9, 3), 3)
        self.assertEqual(paid_with_card(10), 10)
        self.assertEqual(paid_with_card(11), 10)
        self.assertEqual(paid_with_card(8, 3), 6)


if __name__ == "__main__":
    unittest.main()
