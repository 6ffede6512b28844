import unittest

from perfect_square import (
    integer_square_root,
    integer_root,
    is_perfect_square,
    is_perfect_cube,
    next_perfect_square,
    squares_up_to,
    is_power_of,
    count_squares_between,
    next_perfect_square_of_any,
    next_perfect_square_or_it,
    is_perfect_square_positive,
    is_perfect_cube_or_not,
    squares_up_to_also,
    squares_of_all,
    is_power_of_above_one,
)


class PerfectSquareTest(unittest.TestCase):
    def test_squares_and_cubes(self):
        self.assertEqual(is_perfect_square(25), True)
        self.assertEqual(is_perfect_square(26), False)
        self.assertEqual(is_perfect_square(0), True)
        self.assertEqual(is_perfect_square(-1), False)
        self.assertEqual(is_perfect_square(2.25), False)
        self.assertEqual(is_perfect_cube(27), True)
        self.assertEqual(is_perfect_cube(-8), True)
        self.assertEqual(is_perfect_cube(9), False)

    def test_roots(self):
        self.assertEqual(integer_square_root(8), 2)
        self.assertEqual(integer_square_root(9), 3)
        self.assertEqual(integer_square_root(0), 0)
        self.assertEqual(integer_square_root(9007199136250225), 94906265)
        with self.assertRaises(ValueError):
            integer_square_root(-1)
        self.assertEqual(integer_root(1000, 3), 10)
        self.assertEqual(integer_root(999, 3), 9)

    def test_more_squares_and_powers(self):
        self.assertEqual(next_perfect_square(121), 144)
        self.assertEqual(next_perfect_square(155), -1)
        self.assertEqual(squares_up_to(30), [1, 4, 9, 16, 25])
        self.assertEqual(squares_up_to(0), [])
        self.assertEqual(count_squares_between(3, 16), 3)
        self.assertEqual(count_squares_between(4, 9), 2)
        self.assertEqual(is_power_of(8), True)
        self.assertEqual(is_power_of(6), False)
        self.assertEqual(is_power_of(27, 3), True)
        self.assertEqual(is_power_of(1, 5), True)
        self.assertEqual(is_power_of(0), False)
        with self.assertRaises(ValueError):
            is_power_of(5, 1)

    def test_other_readings(self):
        self.assertEqual(next_perfect_square_of_any(10), 16)
        self.assertEqual(next_perfect_square_of_any(16), 25)
        self.assertEqual(next_perfect_square_of_any(-5), 0)
        self.assertEqual(next_perfect_square_of_any(0), 1)
        self.assertEqual(next_perfect_square_or_it(16), 16)
        self.assertEqual(next_perfect_square_or_it(10), 16)
        self.assertEqual(is_perfect_square_positive(0), False)
        self.assertEqual(is_perfect_square_positive(4), True)
        self.assertEqual(is_perfect_cube_or_not(-8), False)
        self.assertEqual(is_perfect_cube_or_not(8), True)
        self.assertEqual(is_perfect_cube_or_not(0), True)
        self.assertEqual(squares_up_to_also(9), [0, 1, 4, 9])
        self.assertEqual(squares_up_to_also(-1), [])
        self.assertEqual(squares_up_to_also(0), [0])
        self.assertEqual(squares_of_all(3), [1, 4, 9])
        self.assertEqual(squares_of_all(-1), [])
        self.assertEqual(is_power_of_above_one(1), False)
        self.assertEqual(is_power_of_above_one(8), True)
        self.assertEqual(is_power_of_above_one(9, 3), True)


if __name__ == "__main__":
    unittest.main()
