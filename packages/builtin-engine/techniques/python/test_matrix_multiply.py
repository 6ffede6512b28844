import unittest

from matrix_multiply import multiply, power


class MatrixMultiplyTest(unittest.TestCase):
    def test_known_products(self):
        self.assertEqual(multiply([[1, 2], [3, 4]], [[5, 6], [7, 8]]), [[19, 22], [43, 50]])
        self.assertEqual(multiply([[1, 2, 3]], [[4], [5], [6]]), [[32]])
        self.assertEqual(multiply([[1], [2]], [[3, 4]]), [[3, 4], [6, 8]])
        self.assertEqual(multiply([], []), [])
        with self.assertRaises(ValueError):
            multiply([[1, 2]], [[1, 2]])

    def test_a_modulus_keeps_entries_small_and_never_negative(self):
        self.assertEqual(multiply([[1, 2], [3, 4]], [[5, 6], [7, 8]], 10), [[9, 2], [3, 0]])
        self.assertEqual(multiply([[-1]], [[3]], 5), [[2]])

    def test_powers(self):
        self.assertEqual(power([[1, 1], [1, 0]], 10), [[89, 55], [55, 34]])
        self.assertEqual(power([[2, 1], [1, 3]], 0), [[1, 0], [0, 1]])
        self.assertEqual(power([[2]], 1), [[2]])
        self.assertEqual(
            power([[1, 1], [1, 0]], 100),
            [[573147844013817084101, 354224848179261915075], [354224848179261915075, 218922995834555169026]],
        )
        self.assertEqual(power([[1, 1], [1, 0]], 60, 1000), [[961, 920], [920, 41]])
        with self.assertRaises(ValueError):
            power([[1]], -1)


if __name__ == "__main__":
    unittest.main()
