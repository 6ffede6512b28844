import unittest

from point_in_polygon import is_in_polygon


class PointInPolygonTest(unittest.TestCase):
    def test_inside_and_outside_of_a_square(self):
        self.assertEqual(is_in_polygon([1, 1], [[0, 0], [2, 0], [2, 2], [0, 2]]), True)
        self.assertEqual(is_in_polygon([3, 1], [[0, 0], [2, 0], [2, 2], [0, 2]]), False)
        self.assertEqual(is_in_polygon([-1, 1], [[0, 0], [0, 2], [2, 2], [2, 0]]), False)
        self.assertEqual(is_in_polygon([1, 3], [[0, 0], [0, 2], [2, 2], [2, 0]]), False)

    def test_hollows_are_outside(self):
        self.assertEqual(is_in_polygon([2, 3], [[0, 0], [4, 0], [4, 4], [2, 1], [0, 4]]), False)
        self.assertEqual(is_in_polygon([1, 1], [[0, 0], [4, 0], [4, 4], [2, 1], [0, 4]]), True)

    def test_a_ray_through_a_corner_is_counted_once(self):
        self.assertEqual(is_in_polygon([0, 1], [[-1, 1], [0, 0], [2, 1], [0, 2]]), True)
        self.assertEqual(is_in_polygon([-2, 1], [[-1, 1], [0, 0], [2, 1], [0, 2]]), False)

    def test_the_edge_by_choice(self):
        self.assertEqual(is_in_polygon([2, 1], [[0, 0], [2, 0], [2, 2], [0, 2]]), True)
        self.assertEqual(is_in_polygon([2, 1], [[0, 0], [2, 0], [2, 2], [0, 2]], False), False)
        self.assertEqual(is_in_polygon([0, 0], [[0, 0], [2, 0], [2, 2], [0, 2]], False), False)
        self.assertEqual(is_in_polygon([3, 0], [[0, 0], [2, 0], [2, 2], [0, 2]]), False)
        self.assertEqual(is_in_polygon([0, 0], []), False)

    def test_a_corner_cut_off_on_one_side(self):
        self.assertEqual(is_in_polygon([1, 4], [[0, 0], [6, 0], [0, 6]]), True)
        self.assertEqual(is_in_polygon([5, 4], [[0, 0], [6, 0], [0, 6]]), False)
        self.assertEqual(is_in_polygon([4, 3], [[1, 1], [7, 3], [5, 9]]), True)
        self.assertEqual(is_in_polygon([6, 3], [[1, 1], [7, 3], [5, 9]]), True)
        self.assertEqual(is_in_polygon([1, 3], [[1, 1], [7, 3], [5, 9]]), False)
        self.assertEqual(is_in_polygon([4, 2], [[1, 1], [7, 3], [5, 9]], False), False)
        self.assertEqual(is_in_polygon([3, 5], [[1, 1], [7, 3], [5, 9]]), True)
        self.assertEqual(is_in_polygon([3, 5], [[1, 1], [7, 3], [5, 9]], False), False)
        self.assertEqual(is_in_polygon([0, 2], [[0, 0], [2, 0], [2, 2], [0, 2]], False), False)


if __name__ == "__main__":
    unittest.main()
