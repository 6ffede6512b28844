import unittest

from chunk_sums import (
    chunk_sums,
    whole_chunk_sums,
    chunk_means,
    chunk_maxima,
    adjacent_sums,
    adjacent_products,
    largest_adjacent_product,
    largest_adjacent_difference,
    absolute_differences,
    cumulative_products,
    prefix_sums,
    suffix_sums,
    nth_differences,
    is_arithmetic,
    is_geometric,
    next_in_sequence,
    missing_term,
    fold_list,
    adjacent_differences,
    neighbour_sums_of,
    window_sums,
    chunk_means_of,
    chunk_minima,
)


class ChunkSumsTest(unittest.TestCase):
    def test_chunks(self):
        self.assertEqual(chunk_sums([1, 2, 3, 4, 5]), [3, 7, 5])
        self.assertEqual(chunk_sums([1, 2, 3, 4, 5], 3), [6, 9])
        self.assertEqual(chunk_sums([]), [])
        self.assertEqual(whole_chunk_sums([1, 2, 3, 4, 5]), [3, 7])
        self.assertEqual(whole_chunk_sums([1, 2, 3, 4, 5], 5), [15])
        self.assertEqual(chunk_means([1, 2, 4]), [1.5, 4])
        self.assertEqual(chunk_means([1, 1, 2], 3, 1), [1.3])
        self.assertEqual(chunk_maxima([1, 5, 2]), [5, 2])
        self.assertEqual(chunk_maxima([1, 5, 2, 9], 3), [5, 9])
        self.assertEqual(fold_list([1, 2, 3, 4, 5]), [6, 6, 3])
        self.assertEqual(fold_list([1, 2, 3, 4, 5], 2), [9, 6])
        self.assertEqual(fold_list([1, 2]), [3])

    def test_neighbours(self):
        self.assertEqual(adjacent_sums([1, 2, 4]), [3, 6])
        self.assertEqual(adjacent_products([1, 2, 4]), [2, 8])
        self.assertEqual(largest_adjacent_product([3, 6, -2, -5, 7, 3]), 21)
        self.assertEqual(largest_adjacent_product([3]), None)
        self.assertEqual(largest_adjacent_difference([2, 4, 1, 0]), 3)
        self.assertEqual(largest_adjacent_difference([2]), 0)
        self.assertEqual(absolute_differences([5, 2, 9]), [3, 7])

    def test_so_far(self):
        self.assertEqual(cumulative_products([1, 2, 3, 4]), [1, 2, 6, 24])
        self.assertEqual(cumulative_products([]), [])
        self.assertEqual(prefix_sums([1, 2, 3]), [0, 1, 3, 6])
        self.assertEqual(prefix_sums([]), [0])
        self.assertEqual(suffix_sums([1, 2, 3]), [6, 5, 3])

    def test_sequences(self):
        self.assertEqual(nth_differences([1, 4, 9, 16]), [2, 2])
        self.assertEqual(nth_differences([1, 4, 9], 1), [3, 5])
        self.assertEqual(is_arithmetic([1, 3, 5]), True)
        self.assertEqual(is_arithmetic([1, 3, 6]), False)
        self.assertEqual(is_arithmetic([]), True)
        self.assertEqual(is_geometric([2, 4, 8]), True)
        self.assertEqual(is_geometric([2, 4, 6]), False)
        self.assertEqual(is_geometric([0, 4]), True)
        self.assertEqual(next_in_sequence([1, 3, 5]), 7)
        self.assertEqual(next_in_sequence([1, 4, 9, 16]), 25)
        self.assertEqual(next_in_sequence([3, 6, 12]), 24)
        self.assertEqual(next_in_sequence([1, 2, 4, 8]), 16)
        self.assertEqual(next_in_sequence([1, 5, 2, 9]), None)
        self.assertEqual(next_in_sequence([5]), None)
        self.assertEqual(next_in_sequence([0, 0]), None)
        self.assertEqual(missing_term([1, 3, 7, 9]), 5)
        self.assertEqual(missing_term([5, 5, 5]), None)
        self.assertEqual(missing_term([10, 4, 1]), 7)

    def test_readings_that_differ(self):
        self.assertEqual(adjacent_differences([1, 4, 2]), [3, -2])
        self.assertEqual(adjacent_differences([1, 4, 2], True), [-3, 2])
        self.assertEqual(adjacent_differences([]), [])
        self.assertEqual(neighbour_sums_of([1, 2, 3, 4]), [3, 6, 9, 7])
        self.assertEqual(neighbour_sums_of([1, 2, 3, 4], True), [6, 9])
        self.assertEqual(neighbour_sums_of([5]), [5])
        self.assertEqual(window_sums([1, 2, 3]), [3, 5])
        self.assertEqual(window_sums([1, 2, 3], 3), [6])
        self.assertEqual(window_sums([1], 2), [])

    def test_exact_means(self):
        self.assertEqual(chunk_means_of([1, 2, 4]), [1.5, 4])
        self.assertEqual(chunk_means_of([1, 2, 4, 4], 3), [2.3333333333333335, 4])
        self.assertEqual(chunk_means_of([1, 2, 4], 2, True), [2, 4])
        self.assertEqual(chunk_minima([3, 1, 2]), [1, 2])
        self.assertEqual(chunk_minima([3, 1, 2], 3), [1])


if __name__ == "__main__":
    unittest.main()
