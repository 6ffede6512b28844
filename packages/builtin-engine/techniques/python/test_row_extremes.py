import unittest

from row_extremes import (
    best_row,
    worst_row,
    best_name,
    worst_name,
    best_names,
    worst_names,
    last_best_name,
)


class RowExtremesTest(unittest.TestCase):
    def test_objects(self):
        self.assertEqual(
            best_row([{"id": 9, "name": "Ann", "score": 3}, {"id": 1, "name": "Bob", "score": 8}]),
            {"id": 1, "name": "Bob", "score": 8},
        )
        self.assertEqual(
            worst_row([{"name": "Ann", "score": 3}, {"name": "Bob", "score": 8}]),
            {"name": "Ann", "score": 3},
        )
        self.assertEqual(best_row([{"a": 1, "b": 5}, {"a": 2, "b": 3}], "b"), {"a": 1, "b": 5})
        self.assertEqual(best_row([]), None)
        self.assertEqual(worst_row([], "a", {}), {})
        self.assertEqual(
            best_name(
                [{"city": "Rome", "name": "Ann", "age": 30}, {"city": "Oslo", "name": "Bob", "age": 41}],
            ),
            "Bob",
        )
        self.assertEqual(
            best_name(
                [{"city": "Rome", "name": "Ann", "age": 30}, {"city": "Oslo", "name": "Bob", "age": 41}],
                None,
                "age",
                "city",
            ),
            "Oslo",
        )
        self.assertEqual(
            worst_name(
                [{"title": "Dune", "price": 9}, {"title": "Emma", "price": 5}, {"title": "It", "price": 5}],
            ),
            "Emma",
        )
        self.assertEqual(best_name([], "nobody"), "nobody")
        self.assertEqual(worst_name([]), None)

    def test_pairs_dictionaries_and_ties(self):
        self.assertEqual(best_name([["a", 1], ["b", 7]]), "b")
        self.assertEqual(best_name({"tea": 3, "milk": 9, "rice": 9}), "milk")
        self.assertEqual(last_best_name({"tea": 3, "milk": 9, "rice": 9}), "rice")
        self.assertEqual(last_best_name([]), None)
        self.assertEqual(best_names({"tea": 3, "milk": 9, "rice": 9}), ["milk", "rice"])
        self.assertEqual(worst_names([["a", -1], ["b", 7], ["c", -1]]), ["a", "c"])
        self.assertEqual(best_names([]), [])

    def test_rows_without_the_number_are_left_out(self):
        self.assertEqual(best_name([{"name": "Ann"}, {"name": "Bob", "score": -2}]), "Bob")
        self.assertEqual(worst_name([{"name": "Ann", "score": None}, {"name": "Bob", "score": 2}]), "Bob")


if __name__ == "__main__":
    unittest.main()
