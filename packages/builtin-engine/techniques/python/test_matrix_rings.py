import unittest

from matrix_rings import (
    border_sum,
    inner_sum,
    region_sum,
    snake_order,
    diagonals,
    ring_items,
    rotate_ring,
    upper_triangle,
    is_upper_triangular,
)


class MatrixRingsTest(unittest.TestCase):
    def test_sums(self):
        self.assertEqual(border_sum([[1, 2, 3], [4, 5, 6], [7, 8, 9]]), 40)
        self.assertEqual(border_sum([[1, 1, 1, 1], [1, 9, 9, 1], [1, 1, 1, 1]]), 10)
        self.assertEqual(inner_sum([[1, 2, 3], [4, 5, 6], [7, 8, 9]]), 5)
        self.assertEqual(inner_sum([[1, 2], [3, 4]]), 0)
        self.assertEqual(region_sum([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 0, 1, 1, 2), 16)

    def test_orders(self):
        self.assertEqual(snake_order([[1, 2, 3], [4, 5, 6]]), [1, 2, 3, 6, 5, 4])
        self.assertEqual(diagonals([[1, 2], [3, 4]]), [[1], [2, 3], [4]])
        self.assertEqual(ring_items([[1, 2, 3], [4, 5, 6], [7, 8, 9]]), [1, 2, 3, 6, 9, 8, 7, 4])
        self.assertEqual(ring_items([[1, 2]]), [1, 2])
        self.assertEqual(ring_items([[1], [2]]), [1, 2])
        self.assertEqual(rotate_ring([[1, 2, 3], [4, 5, 6], [7, 8, 9]]), [[4, 1, 2], [7, 5, 3], [8, 9, 6]])
        self.assertEqual(rotate_ring([[1, 2], [3, 4]], -1), [[2, 4], [1, 3]])
        self.assertEqual(rotate_ring([]), [])
        self.assertEqual(upper_triangle([[1, 2], [3, 4]]), [[1, 2], [0, 4]])
        self.assertEqual(is_upper_triangular([[1, 2], [0, 4]]), True)
        self.assertEqual(is_upper_triangular([[1, 2], [3, 4]]), False)


if __name__ == "__main__":
    unittest.main()
