import unittest

from convex_hull import convex_hull


class ConvexHullTest(unittest.TestCase):
    def test_corners_run_counterclockwise_from_the_left(self):
        self.assertEqual(
            convex_hull([[0, 0], [2, 2], [1, 1], [2, 0], [0, 2]]),
            [(0, 0), (2, 0), (2, 2), (0, 2)],
        )
        self.assertEqual(convex_hull([[3, 1], [1, 0], [5, 0], [3, 4]]), [(1, 0), (5, 0), (3, 4)])
        self.assertEqual(convex_hull([[-1, 10], [9, 2], [10, 3]]), [(-1, 10), (9, 2), (10, 3)])

    def test_points_on_a_side_by_choice(self):
        self.assertEqual(convex_hull([[0, 0], [1, 0], [2, 0], [2, 2]]), [(0, 0), (2, 0), (2, 2)])
        self.assertEqual(
            convex_hull([[0, 0], [1, 0], [2, 0], [2, 2]], True),
            [(0, 0), (1, 0), (2, 0), (2, 2)],
        )

    def test_few_points_doubled_points_points_on_a_line(self):
        self.assertEqual(convex_hull([]), [])
        self.assertEqual(convex_hull([[1, 1], [1, 1]]), [(1, 1)])
        self.assertEqual(convex_hull([[2, 2], [0, 0], [1, 1], [0, 0]]), [(0, 0), (2, 2)])
        self.assertEqual(convex_hull([[2, 2], [0, 0], [1, 1]], True), [(0, 0), (1, 1), (2, 2)])
        self.assertEqual(convex_hull([[0, 2], [0, 0], [0, 1], [1, 1]]), [(0, 0), (1, 1), (0, 2)])


if __name__ == "__main__":
    unittest.main()
