import unittest

from polygon_area import polygon_area, perimeter, centroid


class PolygonAreaTest(unittest.TestCase):
    def test_areas_in_both_directions(self):
        self.assertEqual(polygon_area([[0, 0], [4, 0], [4, 3]]), 6)
        self.assertEqual(polygon_area([[4, 3], [4, 0], [0, 0]]), 6)
        self.assertEqual(polygon_area([[4, 3], [4, 0], [0, 0]], True), -6)
        self.assertEqual(polygon_area([[0, 0], [4, 0], [4, 3]], True), 6)
        self.assertEqual(polygon_area([[-1, -1], [1, -1], [1, 1], [-1, 1]]), 4)
        self.assertEqual(polygon_area([[0, 0], [4, 0], [4, 4], [2, 1], [0, 4]]), 10)

    def test_without_an_area(self):
        self.assertEqual(polygon_area([]), 0)
        self.assertEqual(polygon_area([[1, 2]]), 0)
        self.assertEqual(polygon_area([[0, 0], [1, 1], [2, 2]]), 0)
        with self.assertRaises(ValueError):
            centroid([[0, 0], [1, 1], [2, 2]])

    def test_perimeter_and_centre(self):
        self.assertEqual(perimeter([[0, 0], [4, 0], [4, 3]]), 12)
        self.assertEqual(perimeter([]), 0)
        self.assertEqual(centroid([[0, 0], [6, 0], [6, 3]]), (4, 1))
        self.assertEqual(centroid([[0, 2], [2, 2], [2, 0], [0, 0]]), (1, 1))
        self.assertEqual(perimeter([[0, 1], [4, 1], [4, 4]]), 12)


if __name__ == "__main__":
    unittest.main()
