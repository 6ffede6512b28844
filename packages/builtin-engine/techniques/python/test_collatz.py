import unittest

from collatz import (
    collatz_sequence,
    collatz_steps,
    collatz_peak,
    longest_collatz,
    collatz_length,
    collatz_sequence_from,
    longest_collatz_below,
)


class CollatzTest(unittest.TestCase):
    def test_the_sequence(self):
        self.assertEqual(collatz_sequence(6), [6, 3, 10, 5, 16, 8, 4, 2, 1])
        self.assertEqual(collatz_sequence(1), [1])
        self.assertEqual(collatz_sequence(3, 1), [3, 4, 2, 1])
        with self.assertRaises(ValueError):
            collatz_sequence(0)
        self.assertEqual(collatz_steps(27), 111)
        self.assertEqual(collatz_steps(1), 0)
        self.assertEqual(collatz_steps(12), 9)
        self.assertEqual(collatz_peak(6), 16)
        self.assertEqual(collatz_peak(3, 1), 4)

    def test_the_longest_of_many(self):
        self.assertEqual(longest_collatz(10), 9)
        self.assertEqual(longest_collatz(30), 27)
        self.assertEqual(longest_collatz(1), 1)

    def test_readings_that_differ(self):
        self.assertEqual(collatz_length(6), 9)
        self.assertEqual(collatz_length(1), 1)
        self.assertEqual(collatz_length(3, 1), 4)
        self.assertEqual(collatz_sequence_from(4), [2, 1])
        self.assertEqual(collatz_sequence_from(4, True), [4, 2])
        self.assertEqual(longest_collatz_below(10), 9)
        self.assertEqual(longest_collatz_below(9), 7)
        self.assertEqual(longest_collatz_below(20), 18)
        self.assertEqual(longest_collatz_below(20, True), 19)
        self.assertEqual(longest_collatz_below(1), 1)


if __name__ == "__main__":
    unittest.main()
