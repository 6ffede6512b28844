import unittest

from dominoes import (
    is_domino_chain,
    domino_points,
    domino_doubles,
    playable_dominoes,
    domino_chain,
    can_chain_dominoes,
    can_ring_dominoes,
    count_equal_dominoes,
)


class DominoesTest(unittest.TestCase):
    def test_pieces(self):
        self.assertEqual(domino_points([[1, 2], [3, 3]]), 9)
        self.assertEqual(domino_points([]), 0)
        self.assertEqual(domino_doubles([[1, 2], [3, 3]]), [[3, 3]])
        self.assertEqual(playable_dominoes([[1, 2], [3, 4], [2, 5]], 2), [[1, 2], [2, 5]])
        self.assertEqual(playable_dominoes([[1, 2], [3, 4], [5, 5]], 2, 4), [[1, 2], [3, 4]])
        self.assertEqual(count_equal_dominoes([[1, 2], [2, 1], [3, 4], [5, 6]]), 1)
        self.assertEqual(count_equal_dominoes([[1, 2], [1, 2], [1, 1], [1, 2]]), 3)

    def test_chains(self):
        self.assertEqual(is_domino_chain([[1, 2], [2, 4], [4, 4]]), True)
        self.assertEqual(is_domino_chain([[1, 2], [4, 2]]), False)
        self.assertEqual(is_domino_chain([]), True)
        self.assertEqual(domino_chain([[1, 2], [3, 1], [2, 3]]), [[1, 2], [2, 3], [3, 1]])
        self.assertEqual(domino_chain([[1, 2], [1, 3]]), [[2, 1], [1, 3]])
        self.assertEqual(domino_chain([[1, 2], [1, 3]], False), None)
        self.assertEqual(domino_chain([[1, 2], [4, 3]]), None)
        self.assertEqual(domino_chain([]), [])
        self.assertEqual(domino_chain([[3, 3], [1, 3]]), [[3, 3], [3, 1]])
        self.assertEqual(can_chain_dominoes([[1, 2], [1, 3]]), True)
        self.assertEqual(can_chain_dominoes([[1, 2], [1, 3]], False), False)
        self.assertEqual(can_chain_dominoes([[1, 2], [4, 3]]), False)
        self.assertEqual(can_ring_dominoes([[1, 2], [3, 1], [2, 3]]), True)
        self.assertEqual(can_ring_dominoes([[1, 2], [2, 3]]), False)
        self.assertEqual(can_ring_dominoes([[1, 1], [2, 2]]), False)
        self.assertEqual(can_ring_dominoes([]), True)


if __name__ == "__main__":
    unittest.main()
