import unittest

from row_ranking import places_of, rank_rows, rank_table, rank_of_name, leaderboard, medals


class RowRankingTest(unittest.TestCase):
    def test_places(self):
        self.assertEqual(places_of([50, 80, 80, 20]), [3, 1, 1, 4])
        self.assertEqual(places_of([50, 80, 80, 20], True), [2, 1, 1, 3])
        self.assertEqual(places_of([]), [])
        self.assertEqual(
            rank_rows([{"n": "a", "s": 1}, {"n": "b", "s": 5}, {"n": "c", "s": 5}]),
            [{"n": "b", "s": 5, "rank": 1}, {"n": "c", "s": 5, "rank": 1}, {"n": "a", "s": 1, "rank": 3}],
        )
        self.assertEqual(rank_table({"Ann": 5, "Bob": 9, "Cy": 9}), {"Bob": 1, "Cy": 1, "Ann": 3})
        self.assertEqual(rank_table({"Ann": 5, "Bob": 9, "Cy": 9}, True), {"Bob": 1, "Cy": 1, "Ann": 2})
        self.assertEqual(rank_of_name([["a", 3], ["b", 4]], "a"), 2)
        self.assertEqual(rank_of_name([["a", 3], ["b", 4]], "z"), None)

    def test_lines(self):
        self.assertEqual(
            leaderboard([{"name": "Ann", "score": 7}, {"name": "Bob", "score": 9.5}]),
            ["1. Bob: 9.5", "2. Ann: 7"],
        )
        self.assertEqual(leaderboard({"Ann": 7}, "{name} is {rank}"), ["Ann is 1"])
        self.assertEqual(leaderboard([]), [])
        self.assertEqual(
            medals({"a": 1, "b": 4, "c": 3, "d": 2}),
            {"gold": "b", "silver": "c", "bronze": "d"},
        )
        self.assertEqual(medals([["a", 1]]), {"gold": "a"})
        self.assertEqual(rank_table([{"city": "Rome", "name": "Ann", "age": 30}]), {"Ann": 1})


if __name__ == "__main__":
    unittest.main()
