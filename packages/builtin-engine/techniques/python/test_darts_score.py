import unittest

from darts_score import (
    dart_points,
    darts_total,
    darts_left,
    darts_left_of_fields,
    darts_left_of_rounds,
    target_points,
)


class DartsScoreTest(unittest.TestCase):
    def test_fields(self):
        self.assertEqual(dart_points("T20"), 60)
        self.assertEqual(dart_points("d16"), 32)
        self.assertEqual(dart_points("S5"), 5)
        self.assertEqual(dart_points("7"), 7)
        self.assertEqual(dart_points(19), 19)
        self.assertEqual(dart_points("bull"), 50)
        self.assertEqual(dart_points("25"), 25)
        self.assertEqual(dart_points("miss"), 0)
        self.assertEqual(darts_total(["T20", "T20", "T20"]), 180)
        self.assertEqual(darts_total([]), 0)

    def test_what_is_left(self):
        self.assertEqual(darts_left([60, 100]), 341)
        self.assertEqual(darts_left([60, 50, 41], 101), 0)
        self.assertEqual(darts_left([60, 50], 100), 40)
        self.assertEqual(darts_left([5, 6], 10), 5)
        self.assertEqual(darts_left_of_fields(["T20", "D10"]), 421)
        self.assertEqual(darts_left_of_fields(["20", "D10"], 30), 10)
        self.assertEqual(darts_left_of_rounds([[60, 60, 60], [20, 5, 1]]), 295)
        self.assertEqual(darts_left_of_rounds([[10, 5], [20, 5, 1]], 40), 25)

    def test_where_it_hits(self):
        self.assertEqual(target_points(0, 0), 10)
        self.assertEqual(target_points(0, 1), 10)
        self.assertEqual(target_points(0, 1.5), 5)
        self.assertEqual(target_points(3, 4), 5)
        self.assertEqual(target_points(-6, 8), 1)
        self.assertEqual(target_points(9, 9), 0)
        self.assertEqual(target_points(0, 3, 2, 4, 6), 5)
        self.assertEqual(target_points(0, 5.5, 2, 4, 6), 1)


if __name__ == "__main__":
    unittest.main()
