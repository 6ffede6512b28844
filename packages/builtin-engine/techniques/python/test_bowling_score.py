import unittest

from bowling_score import (
    frame_scores,
    bowling_score,
    running_bowling_scores,
    rolls_of_text,
    bowling_score_of_text,
    bowling_score_of_frames,
    count_strikes,
    count_spares,
)


class BowlingScoreTest(unittest.TestCase):
    def test_rolls(self):
        self.assertEqual(bowling_score([10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10]), 300)
        self.assertEqual(bowling_score([5, 5, 3, 4]), 20)
        self.assertEqual(bowling_score([10, 3, 4]), 24)
        self.assertEqual(bowling_score([]), 0)
        self.assertEqual(bowling_score([1, 2, 3, 4, 5, 5], 2), 10)
        self.assertEqual(bowling_score([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 3, 9]), 19)
        self.assertEqual(frame_scores([10, 3, 6, 1, 9, 2]), [19, 9, 12, 2])
        self.assertEqual(frame_scores([10, 3, 6, 1, 9, 2], 1), [19])
        self.assertEqual(running_bowling_scores([10, 3, 6, 1, 1]), [19, 28, 30])
        self.assertEqual(count_strikes([10, 10, 5, 5]), 2)
        self.assertEqual(count_spares([10, 5, 5, 0, 10, 3, 4]), 2)

    def test_texts_and_frames(self):
        self.assertEqual(rolls_of_text("X 9/ 5- 81"), [10, 9, 1, 5, 0, 8, 1])
        self.assertEqual(rolls_of_text("5.", "."), [5, 0])
        self.assertEqual(bowling_score_of_text("XXXXXXXXXXXX"), 300)
        self.assertEqual(bowling_score_of_text("9-9-9-9-9-9-9-9-9-9-"), 90)
        self.assertEqual(bowling_score_of_text("5/5/5/5/5/5/5/5/5/5/5"), 150)
        self.assertEqual(bowling_score_of_text("1_", "_"), 1)
        self.assertEqual(bowling_score_of_frames([[10], [9, 1], [5, 0]]), 40)


if __name__ == "__main__":
    unittest.main()
