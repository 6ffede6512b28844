import unittest

from unique import unique, duplicates


class UniqueTest(unittest.TestCase):
    def test_the_first_of_each_stays_in_order(self):
        self.assertEqual(unique([3, 1, 3, 2, 1]), [3, 1, 2])
        self.assertEqual(unique(["b", "a", "b"]), ["b", "a"])
        self.assertEqual(unique([]), [])
        self.assertEqual(unique([10, "10"]), [10, "10"])

    def test_case_counts_unless_it_is_folded(self):
        self.assertEqual(unique(["a", "A", "b"]), ["a", "A", "b"])
        self.assertEqual(unique(["a", "A", "b"], True), ["a", "b"])

    def test_compared_by_a_part_of_the_item(self):
        self.assertEqual(unique([{"id": 1, "n": "x"}, {"id": 1, "n": "y"}], by=lambda i: i["id"]), [{"id": 1, "n": "x"}])

    def test_what_is_repeated_is_named_once(self):
        self.assertEqual(duplicates([1, 2, 2, 1, 2, 3]), [2, 1])
        self.assertEqual(duplicates(["a", "A"]), [])
        self.assertEqual(duplicates(["a", "A"], True), ["A"])
        self.assertEqual(duplicates([]), [])


if __name__ == "__main__":
    unittest.main()
