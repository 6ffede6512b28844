import unittest

from distances import (
    euclidean,
    manhattan,
    haversine,
    nearest,
    distance_of_points,
    distance_rounded,
    chebyshev,
    nearest_point,
)


class DistancesTest(unittest.TestCase):
    def test_distances_on_the_plane_and_in_space(self):
        self.assertEqual(euclidean([0, 0], [3, 4]), 5)
        self.assertEqual(euclidean([1, 2, 3], [3, 5, 9]), 7)
        self.assertEqual(manhattan([1, -2], [-3, 4]), 10)
        self.assertEqual(manhattan([], []), 0)
        with self.assertRaises(ValueError):
            euclidean([1], [1, 2])
        with self.assertRaises(ValueError):
            manhattan([1], [1, 2])

    def test_a_quarter_of_the_globe_and_round_its_back(self):
        self.assertAlmostEqual(haversine([0, 0], [90, 0]), 10007.543398010286)
        self.assertAlmostEqual(haversine([0, 179], [0, -179], 180), 6.283185307179586)
        self.assertAlmostEqual(haversine([10, 20], [10, 20]), 0)
        self.assertAlmostEqual(haversine([0, 0], [0, 180], 180), 565.4866776461628)
        self.assertEqual(round(haversine([36.12, -86.67], [33.94, -118.4], 6372.8)), 2887)

    def test_the_nearest_point_the_first_among_equals(self):
        self.assertEqual(nearest([[5, 5], [1, 1], [-1, -1]], [0, 0]), 1)
        self.assertEqual(nearest([[0, 3]], [9, 9]), 0)
        self.assertEqual(nearest([], [0, 0]), -1)

    def test_readings_that_differ(self):
        self.assertEqual(distance_of_points(0, 0, 3, 4), 5)
        self.assertEqual(distance_of_points(0, 0, 1, 1), 1.41)
        self.assertEqual(distance_of_points(0, 0, 1, 2, 3), 2.236)
        self.assertEqual(distance_of_points(0, 0, 6, 8, None), 10)
        self.assertEqual(distance_rounded([0, 0], [1, 1]), 1.41)
        self.assertEqual(distance_rounded([0, 0, 0], [1, 1, 1], 1), 1.7)
        self.assertEqual(chebyshev([0, 0], [3, -5]), 5)
        self.assertEqual(chebyshev([], []), 0)
        self.assertEqual(nearest_point([[3, 3], [0, 5]], [0, 0]), [3, 3])
        self.assertEqual(nearest_point([[3, 3], [0, 5]], [0, 0], True), [0, 5])
        self.assertEqual(nearest_point([[1, 0], [0, 1]], [0, 0]), [1, 0])
        self.assertEqual(nearest_point([], [0, 0]), None)


if __name__ == "__main__":
    unittest.main()
