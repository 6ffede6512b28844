import unittest

from unique import (
    unique,
    duplicates,
    unique_or_last,
    unique_in_all,
    unique_only,
    count_unique,
    count_unique_only,
    duplicates_as_is,
    duplicates_in_all,
    duplicates_by_each,
    count_duplicates,
    count_duplicates_by_each,
)


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

    def test_other_readings(self):
        self.assertEqual(unique_or_last([1, 2, 1, 3]), [2, 1, 3])
        self.assertEqual(unique_in_all([10, 9, 10]), [9, 10])
        self.assertEqual(unique_only([1, 2, 1, 3]), [2, 3])
        self.assertEqual(count_unique([1, 2, 1]), 2)
        self.assertEqual(count_unique_only([1, 2, 1, 3, 4]), 3)
        self.assertEqual(duplicates_as_is([2, 1, 1, 2]), [2, 1])
        self.assertEqual(duplicates_as_is([3, 1, 1]), [1])
        self.assertEqual(duplicates_in_all([10, 9, 9, 10]), [9, 10])
        self.assertEqual(duplicates_by_each([1, 2, 1, 1]), [1, 1])
        self.assertEqual(count_duplicates([1, 2, 1, 1]), 1)
        self.assertEqual(count_duplicates_by_each([1, 2, 1, 1]), 2)


if __name__ == "__main__":
    unittest.main()
