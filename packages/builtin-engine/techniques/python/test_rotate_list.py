import unittest

from rotate_list import (
    rotate,
    is_rotation,
    rotate_by,
    rotate_without_wrap,
    rotation_of,
    shift_left,
    shift_right,
)


class RotateListTest(unittest.TestCase):
    def test_items_move_to_the_left_or_to_the_right(self):
        self.assertEqual(rotate([1, 2, 3, 4]), [2, 3, 4, 1])
        self.assertEqual(rotate([1, 2, 3, 4], -1), [4, 1, 2, 3])
        self.assertEqual(rotate([1, 2, 3], 0), [1, 2, 3])
        self.assertEqual(rotate([], 2), [])

    def test_more_places_than_items(self):
        self.assertEqual(rotate([1, 2, 3], 4), [2, 3, 1])
        self.assertEqual(rotate([1, 2, 3], -7), [3, 1, 2])
        self.assertEqual(rotate([1, 2, 3], 3), [1, 2, 3])

    def test_rotations_are_found(self):
        self.assertEqual(is_rotation([1, 2, 3], [3, 1, 2]), True)
        self.assertEqual(is_rotation([1, 2, 3], [3, 2, 1]), False)
        self.assertEqual(is_rotation([1, 1, 2], [1, 2]), False)
        self.assertEqual(is_rotation([], []), True)
        self.assertEqual(is_rotation([1, 1], [1, 1]), True)
        self.assertEqual(is_rotation([1, 2], [3, 4]), False)

    def test_other_readings(self):
        self.assertEqual(rotate_by([1, 2, 3]), [3, 1, 2])
        self.assertEqual(rotate_by([1, 2, 3, 4], 2), [3, 4, 1, 2])
        self.assertEqual(rotate_by([], 2), [])
        self.assertEqual(rotate_without_wrap([1, 2], 3), [1, 2])
        self.assertEqual(rotate_without_wrap([1, 2, 3], 3), [1, 2, 3])
        self.assertEqual(rotate_without_wrap([1, 2, 3]), [2, 3, 1])
        self.assertEqual(rotation_of([1, 2, 3], [3, 1, 2]), 2)
        self.assertEqual(rotation_of([1, 2], [1, 3]), -1)
        self.assertEqual(rotation_of([1, 2], [1, 2, 3]), -1)
        self.assertEqual(shift_left([1, 2, 3]), [2, 3, 0])
        self.assertEqual(shift_left([1, 2], 5, 9), [9, 9])
        self.assertEqual(shift_right([1, 2, 3]), [0, 1, 2])
        self.assertEqual(shift_right([1, 2], 5, 9), [9, 9])


if __name__ == "__main__":
    unittest.main()
