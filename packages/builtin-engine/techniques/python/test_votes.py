import unittest

from votes import (
    tally,
    tally_sorted,
    vote_leaders,
    election_winner,
    alphabetical_winner,
    majority_winner,
    vote_shares,
    election_winner_or_one,
    election_winner_by_alphabet,
    election_winner_last_in_alphabet,
    election_winner_to_get,
    majority_winner_or_two,
    tally_sorted_by_alphabet,
    winning_margin,
    vote_shares_as_is,
)


class VotesTest(unittest.TestCase):
    def test_counts(self):
        self.assertEqual(tally(["b", "a", "b"]), {"b": 2, "a": 1})
        self.assertEqual(tally([]), {})
        self.assertEqual(tally_sorted(["b", "a", "c", "a"]), [["a", 2], ["b", 1], ["c", 1]])

    def test_winners(self):
        self.assertEqual(vote_leaders(["x", "y", "y", "x", "z"]), ["x", "y"])
        self.assertEqual(vote_leaders({"x": 5, "y": 9}), ["y"])
        self.assertEqual(vote_leaders([]), [])
        self.assertEqual(election_winner(["x", "y", "y"]), "y")
        self.assertEqual(election_winner(["x", "y"]), None)
        self.assertEqual(election_winner(["x", "y"], "tie"), "tie")
        self.assertEqual(election_winner([]), None)
        self.assertEqual(election_winner({"Ann": 3, "Bob": 5}), "Bob")
        self.assertEqual(alphabetical_winner(["x", "b", "b", "x"]), "b")
        self.assertEqual(alphabetical_winner([]), None)
        self.assertEqual(majority_winner(["x", "y", "y"]), "y")
        self.assertEqual(majority_winner(["x", "y"]), None)
        self.assertEqual(majority_winner(["x", "y", "z", "z"], "none"), "none")
        self.assertEqual(vote_shares(["x", "y", "y"]), {"y": 66.7, "x": 33.3})
        self.assertEqual(vote_shares({"x": 1, "y": 2}, 0), {"x": 33, "y": 67})
        self.assertEqual(vote_shares({"x": 0}), {"x": 0})

    def test_other_readings(self):
        self.assertEqual(election_winner_or_one(["b", "a", "a", "b"]), "b")
        self.assertEqual(election_winner_or_one([], "none"), "none")
        self.assertEqual(election_winner_by_alphabet(["b", "a", "a", "b"]), "a")
        self.assertEqual(election_winner_last_in_alphabet(["a", "b", "a", "b"]), "b")
        self.assertEqual(election_winner_last_in_alphabet([]), None)
        self.assertEqual(election_winner_to_get(["b", "a", "a", "b"]), "a")
        self.assertEqual(election_winner_to_get([]), None)
        self.assertEqual(majority_winner_or_two(["a", "b", "b", "a"]), "a")
        self.assertEqual(majority_winner_or_two(["a", "b", "c"]), None)
        self.assertEqual(majority_winner_or_two({"a": 0}), None)
        self.assertEqual(tally_sorted_by_alphabet(["b", "a", "c", "c"]), [["c", 2], ["a", 1], ["b", 1]])
        self.assertEqual(winning_margin(["a", "b", "a", "a"]), 2)
        self.assertEqual(winning_margin({"a": 2, "b": 5}), 3)
        self.assertEqual(winning_margin(["a"]), 1)
        self.assertEqual(winning_margin([]), 0)

    def test_without_rounding(self):
        self.assertEqual(vote_shares_as_is(["x", "y", "y"]), {"y": 66.66666666666667, "x": 33.333333333333336})


if __name__ == "__main__":
    unittest.main()
