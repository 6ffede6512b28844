import unittest

from how_many_needed import (
    boxes_needed,
    full_boxes,
    boxes_and_rest,
    free_places,
    missing_to_full,
    cost_of_boxes,
    large_and_small_boxes,
    cans_for_area,
    cans_for_wall,
    cans_for_room,
    tiles_for_area,
    tiles_whole,
    trips_in_order,
    boxes_needed_at_least_one,
    items_left,
)


class HowManyNeededTest(unittest.TestCase):
    def test_boxes(self):
        self.assertEqual(boxes_needed(25), 3)
        self.assertEqual(boxes_needed(20), 2)
        self.assertEqual(boxes_needed(0), 0)
        self.assertEqual(boxes_needed(13, 12), 2)
        self.assertEqual(full_boxes(25), 2)
        self.assertEqual(full_boxes(25, 6), 4)
        self.assertEqual(boxes_and_rest(25), [2, 5])
        self.assertEqual(boxes_and_rest(24, 12), [2, 0])
        self.assertEqual(free_places(25), 5)
        self.assertEqual(free_places(30), 0)
        self.assertEqual(missing_to_full(17, 6), 1)
        self.assertEqual(missing_to_full(17), 3)
        self.assertEqual(cost_of_boxes(25), 3)
        self.assertEqual(cost_of_boxes(25, 12, 2.49), 7.47)
        self.assertEqual(large_and_small_boxes(27), [2, 2])
        self.assertEqual(large_and_small_boxes(16, 5, 1), [3, 1])
        self.assertEqual(trips_in_order([4, 5, 3, 8, 1]), 3)
        self.assertEqual(trips_in_order([]), 0)
        self.assertEqual(trips_in_order([0]), 1)
        self.assertEqual(trips_in_order([5, 5, 5], 15), 1)

    def test_areas(self):
        self.assertEqual(cans_for_area(25), 3)
        self.assertEqual(cans_for_area(25, 12.5, 2), 4)
        self.assertEqual(cans_for_wall(5, 2.5), 2)
        self.assertEqual(cans_for_wall(4, 2.5, 5, 2), 4)
        self.assertEqual(cans_for_room(5, 4, 2.5), 5)
        self.assertEqual(cans_for_room(5, 4, 2.5, 10, 6), 4)
        self.assertEqual(tiles_for_area(3, 2, 0.5), 24)
        self.assertEqual(tiles_for_area(3, 2, 0.5, 10), 27)
        self.assertEqual(tiles_for_area(3, 2), 6)
        self.assertEqual(tiles_whole(3.2, 2.1), 12)
        self.assertEqual(tiles_whole(10, 6, 3, 4), 8)
        self.assertEqual(tiles_whole(10, 6, 3), 8)

    def test_readings_that_differ(self):
        self.assertEqual(boxes_and_rest(-25, 10), [-3, 5])
        self.assertEqual(large_and_small_boxes(-27, 10, 4), [-3, 1])
        self.assertEqual(boxes_needed_at_least_one(0), 1)
        self.assertEqual(boxes_needed_at_least_one(21, 5), 5)
        self.assertEqual(items_left(23), 3)
        self.assertEqual(items_left(23, 5), 3)
        self.assertEqual(items_left(20), 0)
        self.assertEqual(items_left(22, 4), 2)


if __name__ == "__main__":
    unittest.main()
