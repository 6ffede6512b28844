import unittest

from ranks_with_ties import (
    rank_with_ties,
    dense_ranks,
    ranks_ascending,
    rank_names,
    ranking_rows,
    medals,
    best_names,
    place_on_leaderboard,
    places_on_leaderboard,
    rank_with_ties_as_one,
    rank_with_ties_by_each,
    rank_with_ties_as_is,
    rank_with_ties_to_all,
    rank_with_ties_over_all,
    best_names_only,
)


class RanksWithTiesTest(unittest.TestCase):
    def test_places(self):
        self.assertEqual(rank_with_ties([50, 80, 80, 90]), [4, 2, 2, 1])
        self.assertEqual(rank_with_ties([50, 80, 80, 90], "dense"), [3, 2, 2, 1])
        self.assertEqual(rank_with_ties([50, 80, 80, 90], "ordinal"), [4, 2, 3, 1])
        self.assertEqual(rank_with_ties([50, 80, 80, 90], "average"), [4, 2.5, 2.5, 1])
        self.assertEqual(rank_with_ties([3, 1], "competition", True), [2, 1])
        with self.assertRaises(ValueError):
            rank_with_ties([3, 1], "other")
        self.assertEqual(dense_ranks([10, 10, 5]), [1, 1, 2])
        self.assertEqual(dense_ranks([10, 10, 5], True), [2, 2, 1])
        self.assertEqual(ranks_ascending([10, 10, 5]), [2, 2, 1])
        self.assertEqual(ranks_ascending([10, 5, 5], "dense"), [2, 1, 1])

    def test_names(self):
        self.assertEqual(rank_names({"Ann": 5, "Bob": 9, "Cid": 5}), {"Ann": 2, "Bob": 1, "Cid": 2})
        self.assertEqual(rank_names({"Ann": 5, "Bob": 9}, "dense", True), {"Ann": 1, "Bob": 2})
        self.assertEqual(
            ranking_rows({"Cid": 5, "Bob": 9, "Ann": 5}),
            [[1, "Bob", 9], [2, "Ann", 5], [2, "Cid", 5]],
        )
        self.assertEqual(ranking_rows({}, "dense"), [])
        self.assertEqual(medals([5, 4, 3, 2, 1]), ["Gold Medal", "Silver Medal", "Bronze Medal", "4", "5"])
        self.assertEqual(medals([1, 2], "gold", "silver"), ["silver", "gold"])
        self.assertEqual(best_names({"Ann": 5, "Bob": 9, "Cid": 5, "Dan": 1}, 2), ["Bob", "Ann", "Cid"])
        self.assertEqual(best_names({"Ann": 5}), ["Ann"])
        self.assertEqual(place_on_leaderboard([100, 90, 90, 80], 80), 3)
        self.assertEqual(place_on_leaderboard([], 5), 1)
        self.assertEqual(
            places_on_leaderboard([100, 100, 50, 40, 40, 20, 10], [5, 25, 50, 120]),
            [6, 4, 2, 1],
        )

    def test_other_readings(self):
        self.assertEqual(rank_with_ties_as_one([9, 7, 7, 5]), [1, 2, 2, 3])
        self.assertEqual(rank_with_ties_as_one([9, 7, 7, 5], True), [3, 2, 2, 1])
        self.assertEqual(rank_with_ties_by_each([9, 7, 7, 5]), [1, 2, 3, 4])
        self.assertEqual(rank_with_ties_by_each([9, 7], True), [2, 1])
        self.assertEqual(rank_with_ties_as_is([9, 7, 7, 5]), [1, 2, 2, 4])
        self.assertEqual(rank_with_ties_as_is([9, 7], True), [2, 1])
        self.assertEqual(rank_with_ties_to_all([9, 7, 7, 5]), [1, 3, 3, 4])
        self.assertEqual(rank_with_ties_to_all([9, 7, 7, 5], True), [4, 3, 3, 1])
        self.assertEqual(rank_with_ties_over_all([9, 7, 7, 5]), [1, 2.5, 2.5, 4])
        self.assertEqual(rank_with_ties_over_all([9, 7], True), [2, 1])
        self.assertEqual(best_names_only({"b": 1, "a": 1, "c": 2}, 2), ["c", "a"])
        self.assertEqual(best_names_only({"b": 1, "a": 1, "c": 1, "d": 1}), ["a", "b", "c"])


if __name__ == "__main__":
    unittest.main()
