import unittest

from bingo import (
    has_bingo,
    count_bingo_lines,
    is_full_house_card,
    bingo_after,
    mark_card,
    uncalled_numbers,
    bingo_letter,
    lottery_hits,
    lottery_prize,
)


class BingoTest(unittest.TestCase):
    def test_cards(self):
        self.assertEqual(has_bingo([[1, 2], [3, 4]], [1, 2]), True)
        self.assertEqual(has_bingo([[1, 2], [3, 4]], [1, 3]), True)
        self.assertEqual(has_bingo([[1, 2], [3, 4]], [1, 4]), True)
        self.assertEqual(has_bingo([[1, 2], [3, 4]], [1, 4], False), False)
        self.assertEqual(has_bingo([[1, 2], [3, 0]], [3]), True)
        self.assertEqual(has_bingo([[1, 2], [3, 9]], [3], True, 9), True)
        self.assertEqual(has_bingo([[1, 2], [3, 4]], [1]), False)
        self.assertEqual(has_bingo([], []), False)
        self.assertEqual(count_bingo_lines([[1, 2], [3, 4]], [1, 2, 3]), 3)
        self.assertEqual(count_bingo_lines([[1, 2], [3, 4]], [1, 2, 3], False), 2)
        self.assertEqual(count_bingo_lines([], []), 0)
        self.assertEqual(is_full_house_card([[1, 2], [3, 0]], [1, 2, 3]), True)
        self.assertEqual(is_full_house_card([[1, 2]], [1]), False)
        self.assertEqual(bingo_after([[1, 2], [3, 4]], [9, 1, 4, 2]), 4)
        self.assertEqual(bingo_after([[1, 2], [3, 4]], [9, 1, 4, 2], True), 3)
        self.assertEqual(bingo_after([[1, 2], [3, 4]], [9]), 0)
        self.assertEqual(mark_card([[1, 2], [3, 4]], [2, 3]), [[1, "X"], ["X", 4]])
        self.assertEqual(uncalled_numbers([[1, 2], [3, 0]], [2]), [1, 3])
        self.assertEqual(bingo_letter(15), "B")
        self.assertEqual(bingo_letter(16), "I")
        self.assertEqual(bingo_letter(75), "O")
        self.assertEqual(bingo_letter(76), None)
        self.assertEqual(bingo_letter(0), None)

    def test_lottery(self):
        self.assertEqual(lottery_hits([1, 2, 3, 4, 5, 6], [6, 3, 10, 20]), 2)
        self.assertEqual(lottery_prize([1, 2, 3, 4, 5, 6], [6, 3, 1, 20]), 10)
        self.assertEqual(lottery_prize([1, 2, 3], [1]), 0)
        self.assertEqual(lottery_prize([1, 2], [1, 2], [0, 5]), 0)
        self.assertEqual(lottery_prize([1, 2], [1, 5], [0, 5]), 5)
        self.assertEqual(lottery_prize([1, 2, 3], [1], {"1": 5}), 5)


if __name__ == "__main__":
    unittest.main()
