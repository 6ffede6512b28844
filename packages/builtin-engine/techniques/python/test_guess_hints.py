import unittest

from guess_hints import (
    guess_hint,
    guess_hints,
    guesses_needed,
    hot_or_cold,
    warmer_or_colder,
    halving_guesses,
    guesses_enough,
    mastermind_pegs,
    guess_hints_for_all,
    hot_or_cold_below,
)


class GuessHintsTest(unittest.TestCase):
    def test_hints(self):
        self.assertEqual(guess_hint(5, 8), "Too low")
        self.assertEqual(guess_hint(9, 8), "Too high")
        self.assertEqual(guess_hint(8, 8), "Correct")
        self.assertEqual(guess_hint(8, 9, "higher", "lower", "yes"), "higher")
        self.assertEqual(guess_hint(9, 8, "higher", "lower", "yes"), "lower")
        self.assertEqual(guess_hint(8, 8, "higher", "lower", "yes"), "yes")
        self.assertEqual(guess_hints([5, 9, 8, 2], 8), ["Too low", "Too high", "Correct"])
        self.assertEqual(guess_hints([5], 8, "up"), ["up"])
        self.assertEqual(guesses_needed([5, 9, 8], 8), 3)
        self.assertEqual(guesses_needed([5, 9, 8], 8, 2), -1)
        self.assertEqual(guesses_needed([], 8), -1)
        self.assertEqual(hot_or_cold(8, 8), "correct")
        self.assertEqual(hot_or_cold(13, 8), "hot")
        self.assertEqual(hot_or_cold(18, 8), "warm")
        self.assertEqual(hot_or_cold(19, 8), "cold")
        self.assertEqual(hot_or_cold(4, 8, 1, 3), "cold")
        self.assertEqual(warmer_or_colder([1, 5, 20, 0], 10), ["warmer", "colder", "same"])
        self.assertEqual(warmer_or_colder([1], 10), [])

    def test_search(self):
        self.assertEqual(halving_guesses(50), [50])
        self.assertEqual(halving_guesses(75), [50, 75])
        self.assertEqual(halving_guesses(1), [50, 25, 12, 6, 3, 1])
        self.assertEqual(halving_guesses(7, 1, 8), [4, 6, 7])
        self.assertEqual(guesses_enough(), 7)
        self.assertEqual(guesses_enough(1, 1), 1)
        self.assertEqual(guesses_enough(1, 8), 4)
        self.assertEqual(guesses_enough(2, 1), 0)
        self.assertEqual(mastermind_pegs("RGBY", "GGRY"), [2, 1])
        self.assertEqual(mastermind_pegs("RRRB", "RGGG"), [1, 0])
        self.assertEqual(mastermind_pegs("RRB", "BGR"), [0, 2])
        self.assertEqual(mastermind_pegs([1, 2, 3, 4], [4, 3, 2, 1]), [0, 4])

    def test_readings_that_differ(self):
        self.assertEqual(guess_hints_for_all([1, 5, 9], 5), ["Too low", "Correct", "Too high"])
        self.assertEqual(guess_hints_for_all([1, 5], 5, "low", "high", "yes"), ["low", "yes"])
        self.assertEqual(hot_or_cold_below(5, 5), "correct")
        self.assertEqual(hot_or_cold_below(9, 5), "hot")
        self.assertEqual(hot_or_cold_below(10, 5), "warm")
        self.assertEqual(hot_or_cold_below(15, 5), "cold")
        self.assertEqual(hot_or_cold_below(8, 5, 3, 4), "warm")


if __name__ == "__main__":
    unittest.main()
