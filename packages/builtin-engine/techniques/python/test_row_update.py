import unittest

from row_update import (
    raise_field,
    lower_field,
    add_to_field,
    multiply_field,
    update_row,
    remove_row,
    upsert_row,
    next_id,
)


class RowUpdateTest(unittest.TestCase):
    def test_numbers(self):
        self.assertEqual(
            raise_field([{"n": "a", "price": 100}, {"n": "b", "price": 9.99}]),
            [{"n": "a", "price": 110}, {"n": "b", "price": 10.99}],
        )
        self.assertEqual(raise_field({"tea": 2, "milk": 1.5}, 50), {"tea": 3, "milk": 2.25})
        self.assertEqual(raise_field([["a", 10]], 5), [["a", 10.5]])
        self.assertEqual(raise_field([{"a": 1, "b": 10}], 15, "b", 0), [{"a": 1, "b": 12}])
        self.assertEqual(raise_field([]), [])
        self.assertEqual(lower_field([{"price": 80}], 25), [{"price": 60}])
        self.assertEqual(lower_field([{"price": 80}]), [{"price": 72}])
        self.assertEqual(
            add_to_field([{"n": "a", "points": 3}, {"n": "b"}], 5),
            [{"n": "a", "points": 8}, {"n": "b"}],
        )
        self.assertEqual(add_to_field({"a": 0.1}, 0.2), {"a": 0.3})
        self.assertEqual(multiply_field([["a", 2]], 3), [["a", 6]])

    def test_records(self):
        self.assertEqual(
            update_row([{"id": 1, "v": 1}, {"id": 2, "v": 2}], 2, {"v": 9, "w": 1}),
            [{"id": 1, "v": 1}, {"id": 2, "v": 9, "w": 1}],
        )
        self.assertEqual(update_row([{"id": 1}], 5, {"v": 1}), [{"id": 1}])
        self.assertEqual(remove_row([{"id": 1}, {"id": 2}], 1), [{"id": 2}])
        self.assertEqual(remove_row([{"name": "a"}, {"name": "b"}], "b", "name"), [{"name": "a"}])
        self.assertEqual(upsert_row([{"id": 1, "v": 1}], {"id": 1, "v": 2}), [{"id": 1, "v": 2}])
        self.assertEqual(
            upsert_row([{"id": 1, "v": 1}, {"id": 3, "v": 3}], {"id": 1, "v": 2}),
            [{"id": 1, "v": 2}, {"id": 3, "v": 3}],
        )
        self.assertEqual(upsert_row([{"id": 1}], {"id": 2}), [{"id": 1}, {"id": 2}])
        self.assertEqual(next_id([{"id": 1}, {"id": 7}]), 8)
        self.assertEqual(next_id([]), 1)


if __name__ == "__main__":
    unittest.main()
