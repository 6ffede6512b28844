import unittest

from fibonacci import (
    fibonacci,
    fibonacci_up_to,
    fibonacci_number,
    first_fibonacci_numbers,
    fibonacci_numbers_up_to,
    is_fibonacci_number,
    sum_of_fibonacci_numbers,
)


class FibonacciTest(unittest.TestCase):
    def test_known_members(self):
        self.assertEqual(fibonacci(0), 0)
        self.assertEqual(fibonacci(1), 1)
        self.assertEqual(fibonacci(10), 55)
        self.assertEqual(fibonacci(100), 354224848179261915075)
        self.assertEqual(fibonacci(200), 280571172992510140037611932413038677189525)
        with self.assertRaises(ValueError):
            fibonacci(-1)

    def test_the_members_up_to_a_limit(self):
        self.assertEqual(fibonacci_up_to(13), [0, 1, 1, 2, 3, 5, 8, 13])
        self.assertEqual(fibonacci_up_to(12), [0, 1, 1, 2, 3, 5, 8])
        self.assertEqual(fibonacci_up_to(-1), [])

    def test_another_beginning(self):
        self.assertEqual(fibonacci(5, 2, 1), 11)
        self.assertEqual(fibonacci_up_to(11, 2, 1), [2, 1, 3, 4, 7, 11])
        with self.assertRaises(ValueError):
            fibonacci_up_to(5, 0, 0)

    def test_readings_that_differ(self):
        self.assertEqual(fibonacci_number(0), 0)
        self.assertEqual(fibonacci_number(10), 55)
        self.assertEqual(fibonacci_number(4, True), 5)
        self.assertEqual(fibonacci_number(1, False, True), 0)
        self.assertEqual(fibonacci_number(5, False, True), 3)
        self.assertEqual(first_fibonacci_numbers(5), [0, 1, 1, 2, 3])
        self.assertEqual(first_fibonacci_numbers(4, True), [1, 1, 2, 3])
        self.assertEqual(first_fibonacci_numbers(4, False, True), [1, 2, 3, 5])
        self.assertEqual(first_fibonacci_numbers(0), [])
        self.assertEqual(fibonacci_numbers_up_to(8), [0, 1, 1, 2, 3, 5, 8])
        self.assertEqual(fibonacci_numbers_up_to(7, True), [1, 1, 2, 3, 5])
        self.assertEqual(fibonacci_numbers_up_to(8, False, True), [0, 1, 1, 2, 3, 5])
        self.assertEqual(is_fibonacci_number(21), True)
        self.assertEqual(is_fibonacci_number(4), False)
        self.assertEqual(is_fibonacci_number(0), True)
        self.assertEqual(is_fibonacci_number(-1), False)
        self.assertEqual(sum_of_fibonacci_numbers(5), 7)
        self.assertEqual(sum_of_fibonacci_numbers(5, True), 12)
        self.assertEqual(sum_of_fibonacci_numbers(0), 0)


if __name__ == "__main__":
    unittest.main()
