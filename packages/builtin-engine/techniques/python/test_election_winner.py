import unittest

from election_winner import (
    count_votes,
    leaders_of_counts,
    election_winner,
    winner_of_counts,
    election_leaders,
    winner_by_alphabet,
    winner_by_alphabet_last,
    winner_first_voted,
    majority_winner,
    vote_percentages,
    vote_ranking,
    count_possible_winners,
    election_winner_or_all,
    winner_first_reached,
    half_winner,
    vote_percentages_of,
    vote_ranking_of,
)


class ElectionWinnerTest(unittest.TestCase):
    def test_counts(self):
        self.assertEqual(count_votes(["Ann", "Bob", "Ann"]), {"Ann": 2, "Bob": 1})
        self.assertEqual(count_votes([]), {})
        self.assertEqual(vote_percentages(["Ann", "Bob", "Ann"]), {"Ann": 66.7, "Bob": 33.3})
        self.assertEqual(vote_percentages(["Ann"], 0), {"Ann": 100})
        self.assertEqual(vote_ranking(["Cid", "Bob", "Ann", "Bob"]), [["Bob", 2], ["Ann", 1], ["Cid", 1]])
        self.assertEqual(leaders_of_counts({"Ann": 2, "Bob": 2, "Cid": 1}), ["Ann", "Bob"])
        self.assertEqual(leaders_of_counts({}), [])

    def test_winners(self):
        self.assertEqual(election_winner(["Ann", "Bob", "Ann"]), "Ann")
        self.assertEqual(election_winner(["Ann", "Bob"]), None)
        self.assertEqual(election_winner(["Ann", "Bob"], "tie"), "tie")
        self.assertEqual(election_winner([]), None)
        self.assertEqual(winner_of_counts({"Ann": 2, "Bob": 5}), "Bob")
        self.assertEqual(winner_of_counts({"Ann": 5, "Bob": 5}, "draw"), "draw")
        self.assertEqual(election_leaders(["Bob", "Ann"]), ["Bob", "Ann"])
        self.assertEqual(winner_by_alphabet(["Bob", "Ann"]), "Ann")
        self.assertEqual(winner_by_alphabet([]), None)
        self.assertEqual(winner_by_alphabet_last(["Bob", "Ann"]), "Bob")
        self.assertEqual(winner_first_voted(["Bob", "Ann", "Cid", "Ann", "Bob"]), "Bob")
        self.assertEqual(winner_first_voted([]), None)
        self.assertEqual(majority_winner(["Ann", "Ann", "Bob"]), "Ann")
        self.assertEqual(majority_winner(["Ann", "Bob"]), None)
        self.assertEqual(majority_winner(["Ann", "Bob"], "nobody"), "nobody")
        self.assertEqual(count_possible_winners([2, 3, 5, 2], 3), 2)
        self.assertEqual(count_possible_winners([1, 3, 3, 1, 1], 0), 0)
        self.assertEqual(count_possible_winners([2, 3, 5, 2], 4), 4)
        self.assertEqual(count_possible_winners([5, 1, 3]), 1)

    def test_readings_that_differ(self):
        self.assertEqual(election_winner_or_all(["b", "a", "b"]), "b")
        self.assertEqual(election_winner_or_all(["b", "a"]), ["b", "a"])
        self.assertEqual(election_winner_or_all(["b", "a"], True), ["a", "b"])
        self.assertEqual(winner_first_reached(["b", "a", "a", "b"]), "a")
        self.assertEqual(winner_first_reached([]), None)
        self.assertEqual(half_winner(["b", "a"]), "b")
        self.assertEqual(half_winner(["b", "a", "c"]), None)
        self.assertEqual(half_winner(["b", "a", "c"], "none"), "none")

    def test_exact_and_whole_percentages(self):
        self.assertEqual(vote_percentages_of(["a", "b", "a", "a", "a", "a", "a", "a"]), {"a": 87.5, "b": 12.5})
        self.assertEqual(vote_percentages_of(["a", "b", "a", "a", "a", "a", "a", "a"], True), {"a": 88, "b": 13})
        self.assertEqual(vote_percentages_of([]), {})
        self.assertEqual(vote_ranking_of(["b", "a", "c", "c"]), [["c", 2], ["b", 1], ["a", 1]])
        self.assertEqual(vote_ranking_of(["a", "b", "c", "c"], True), [["c", 2], ["b", 1], ["a", 1]])
        self.assertEqual(vote_ranking_of(["b", "a", "d", "c", "c"], True), [["c", 2], ["d", 1], ["b", 1], ["a", 1]])


if __name__ == "__main__":
    unittest.main()
