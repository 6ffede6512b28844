import unittest

from chunk import (
    chunk,
    split_evenly,
    chunk_from_end,
    split_into_parts,
    split_evenly_for_each,
    split_in_half,
)


class ChunkTest(unittest.TestCase):
    def test_the_last_chunk_holds_what_is_left(self):
        self.assertEqual(chunk([1, 2, 3, 4, 5], 2), [[1, 2], [3, 4], [5]])
        self.assertEqual(chunk([1, 2, 3, 4], 2), [[1, 2], [3, 4]])
        self.assertEqual(chunk([1, 2], 5), [[1, 2]])
        self.assertEqual(chunk([1, 2], 1), [[1], [2]])
        self.assertEqual(
            chunk([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
            [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [11]],
        )
        self.assertEqual(chunk([], 3), [])
        with self.assertRaises(ValueError):
            chunk([1], 0)

    def test_an_even_split(self):
        self.assertEqual(split_evenly([1, 2, 3, 4, 5, 6, 7], 3), [[1, 2, 3], [4, 5], [6, 7]])
        self.assertEqual(split_evenly([1, 2, 3, 4], 2), [[1, 2], [3, 4]])
        self.assertEqual(split_evenly([1], 3), [[1], [], []])
        self.assertEqual(split_evenly([], 1), [[]])
        with self.assertRaises(ValueError):
            split_evenly([1], 0)

    def test_readings_that_differ(self):
        self.assertEqual(chunk([1, 2, 3], 2, True), [[1, 2]])
        self.assertEqual(chunk_from_end([1, 2, 3], 2), [[1], [2, 3]])
        self.assertEqual(chunk_from_end([1, 2], 2), [[1, 2]])
        self.assertEqual(chunk_from_end([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]), [[1], [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]])
        self.assertEqual(split_into_parts([1, 2, 3, 4, 5], 3), [[1, 2], [3, 4], [5]])
        self.assertEqual(split_into_parts([], 3), [])
        self.assertEqual(split_evenly_for_each([1, 2, 3, 4, 5], 3), [[1], [2, 3], [4, 5]])
        self.assertEqual(split_in_half([1, 2, 3]), [[1, 2], [3]])
        self.assertEqual(split_in_half([1, 2, 3], True), [[1], [2, 3]])
        self.assertEqual(split_in_half("abcd"), ["ab", "cd"])


if __name__ == "__main__":
    unittest.main()
