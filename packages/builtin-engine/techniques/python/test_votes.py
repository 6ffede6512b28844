import unittest

from votes import (
    tally,
    tally_sorted,
    vote_leaders,
    election_winner,
    alphabetical_winner,
    majority_winner,
    vote_shares,
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


if __name__ == "__main__":
    unittest.main()
