import unittest

from row_index import (
    index_rows,
    index_first,
    index_without_key,
    field_to_field,
    objects_from_table,
    objects_with_key,
    table_from_objects,
    objects_from_pairs,
)


class RowIndexTest(unittest.TestCase):
    def test_by_key(self):
        self.assertEqual(
            index_rows([{"id": 1, "n": "a"}, {"id": 2, "n": "b"}]),
            {"1": {"id": 1, "n": "a"}, "2": {"id": 2, "n": "b"}},
        )
        self.assertEqual(
            index_rows([{"n": "a", "v": 1}, {"n": "a", "v": 2}, {"v": 3}], "n"),
            {"a": {"n": "a", "v": 2}},
        )
        self.assertEqual(index_rows([]), {})
        self.assertEqual(index_first([{"id": "a", "v": 1}, {"id": "a", "v": 2}]), {"a": {"id": "a", "v": 1}})
        self.assertEqual(index_without_key([{"id": "x", "v": 1}, {"v": 2}]), {"x": {"v": 1}})
        self.assertEqual(field_to_field([{"id": "x", "name": "Ann"}, {"id": "y"}]), {"x": "Ann", "y": None})
        self.assertEqual(field_to_field([{"a": "k", "b": 5}], "a", "b"), {"k": 5})

    def test_both_ways(self):
        self.assertEqual(
            objects_from_table({"tea": 3, "milk": 1}),
            [{"name": "tea", "value": 3}, {"name": "milk", "value": 1}],
        )
        self.assertEqual(objects_from_table({"tea": 3}, "item", "price"), [{"item": "tea", "price": 3}])
        self.assertEqual(objects_from_table({}), [])
        self.assertEqual(objects_with_key({"a": {"v": 1}}), [{"id": "a", "v": 1}])
        self.assertEqual(objects_with_key({"a": {"v": 1}}, "name"), [{"name": "a", "v": 1}])
        self.assertEqual(
            table_from_objects([{"name": "tea", "value": 3}, {"name": "tea", "value": 4}]),
            {"tea": 7},
        )
        self.assertEqual(objects_from_pairs([["tea", 3]]), [{"name": "tea", "value": 3}])
        self.assertEqual(objects_from_pairs([["tea", 3]], "k", "v"), [{"k": "tea", "v": 3}])


if __name__ == "__main__":
    unittest.main()
