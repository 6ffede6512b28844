import unittest

from league_table import (
    league_points,
    points_of_form,
    points_of_scores,
    match_result,
    league_table,
    league_order,
    team_points,
    league_champion,
    tournament_winner,
    league_order_by_points,
    league_order_by_difference,
    league_points_in_order,
    league_points_as_is,
    tournament_winner_by_alphabet,
    match_letter,
)


class LeagueTableTest(unittest.TestCase):
    def test_points(self):
        self.assertEqual(league_points(3, 4, 2), 13)
        self.assertEqual(league_points(0, 0), 0)
        self.assertEqual(league_points(2, 1, 1, 2, 1), 5)
        self.assertEqual(points_of_form("WDLW"), 7)
        self.assertEqual(points_of_form(["w", "l"], 2, 1, 0), 2)
        self.assertEqual(points_of_form("LL", 3, 1, -1), -2)
        self.assertEqual(points_of_scores(["3:1", "2:2", "0:1"]), 4)
        self.assertEqual(points_of_scores(["10-9"], 2), 2)
        self.assertEqual(points_of_scores([]), 0)
        self.assertEqual(match_result(2, 1), "home")
        self.assertEqual(match_result(1, 2), "away")
        self.assertEqual(match_result(1, 1), "draw")
        self.assertEqual(match_result(0, 3, "A", "B", "-"), "B")

    def test_tables(self):
        self.assertEqual(
            league_table([["A", 2, "B", 1]]),
            [
                {
                    "team": "A",
                    "played": 1,
                    "wins": 1,
                    "draws": 0,
                    "losses": 0,
                    "goals": 2,
                    "against": 1,
                    "points": 3,
                },
                {
                    "team": "B",
                    "played": 1,
                    "wins": 0,
                    "draws": 0,
                    "losses": 1,
                    "goals": 1,
                    "against": 2,
                    "points": 0,
                },
            ],
        )
        self.assertEqual(
            league_order([["B", 1, "A", 1], ["C", 0, "A", 2], ["C", 3, "B", 0]]),
            ["A", "C", "B"],
        )
        self.assertEqual(league_order([["B", 1, "A", 1]]), ["A", "B"])
        self.assertEqual(league_order([["A", 2, "B", 1], ["C", 3, "D", 2]]), ["C", "A", "D", "B"])
        self.assertEqual(team_points([["B", 1, "A", 1], ["C", 0, "A", 2]]), {"B": 1, "A": 4, "C": 0})
        self.assertEqual(team_points([["B", 1, "A", 0]], 2), {"B": 2, "A": 0})
        self.assertEqual(league_champion([["A", 0, "B", 1]]), "B")
        self.assertEqual(league_champion([]), None)
        self.assertEqual(
            tournament_winner([["HTML", "C#"], ["C#", "Python"], ["Python", "HTML"]], [0, 0, 1]),
            "Python",
        )
        self.assertEqual(tournament_winner([["A", "B"], ["B", "A"]], [1, 1]), "A")
        self.assertEqual(tournament_winner([], []), None)

    def test_other_readings(self):
        self.assertEqual(league_order_by_points([["B", 5, "A", 0], ["A", 1, "C", 0], ["C", 0, "D", 0]]), ["A", "B", "C", "D"])
        self.assertEqual(league_order_by_points([["B", 1, "A", 0], ["A", 1, "B", 1]], 2, 1), ["B", "A"])
        self.assertEqual(league_order_by_difference([["B", 2, "A", 0], ["A", 4, "B", 2]]), ["A", "B"])
        self.assertEqual(league_order_by_difference([["B", 3, "C", 2], ["A", 1, "D", 0]]), ["A", "B", "C", "D"])
        self.assertEqual(league_order_by_difference([["D", 3, "C", 0], ["A", 1, "B", 0]]), ["D", "A", "B", "C"])
        self.assertEqual(league_order([["B", 3, "C", 2], ["A", 1, "D", 0]]), ["B", "A", "C", "D"])
        self.assertEqual(league_points_in_order([["B", 0, "A", 0], ["C", 1, "A", 0]]), [["C", 3], ["A", 1], ["B", 1]])
        self.assertEqual(league_points_as_is([["B", 0, "A", 0], ["C", 1, "A", 0]]), [["C", 3], ["B", 1], ["A", 1]])
        self.assertEqual(tournament_winner_by_alphabet([["b", "a"], ["a", "c"]], [1, 1]), "a")
        self.assertEqual(tournament_winner_by_alphabet([["b", "a"], ["a", "b"]], [1, 0]), "b")
        self.assertEqual(tournament_winner_by_alphabet([], []), None)
        self.assertEqual(match_letter(2, 1), "W")
        self.assertEqual(match_letter(1, 1), "D")
        self.assertEqual(match_letter(0, 1), "L")
        self.assertEqual(match_letter(0, 1, "WTL"), "L")


if __name__ == "__main__":
    unittest.main()
