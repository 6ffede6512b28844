import unittest

from bit_operations import (
    count_bits,
    has_bit,
    with_bit,
    is_power_of_two,
    rotate_left,
    flag_names,
    rotate_right,
    toggle_bit,
    count_zero_bits,
)


class BitOperationsTest(unittest.TestCase):
    def test_bits_are_counted_also_above_the_thirty_second(self):
        self.assertEqual(count_bits(0), 0)
        self.assertEqual(count_bits(255), 8)
        self.assertEqual(count_bits(4294967296), 1)
        self.assertEqual(is_power_of_two(1099511627776), True)
        self.assertEqual(is_power_of_two(0), False)
        self.assertEqual(is_power_of_two(6), False)

    def test_single_bits(self):
        self.assertEqual(has_bit(5, 2), True)
        self.assertEqual(has_bit(5, 1), False)
        self.assertEqual(with_bit(5, 1, True), 7)
        self.assertEqual(with_bit(5, 0, False), 4)
        self.assertEqual(with_bit(5, 1, False), 5)
        self.assertEqual(with_bit(0, 31, True), 2147483648)

    def test_rotation_in_words_of_two_widths(self):
        self.assertEqual(rotate_left(2147483649, 1), 3)
        self.assertEqual(rotate_left(1, -1), 2147483648)
        self.assertEqual(rotate_left(129, 1, 8), 3)
        self.assertEqual(rotate_left(7, 8, 8), 7)

    def test_flags_have_names(self):
        self.assertEqual(flag_names(5, ["read", "write", "run"]), ["read", "run"])
        self.assertEqual(flag_names(0, ["read"]), [])

    def test_readings_that_differ(self):
        self.assertEqual(rotate_right(1, 1, 8), 128)
        self.assertEqual(rotate_right(1, 1), 2147483648)
        self.assertEqual(toggle_bit(5, 0), 4)
        self.assertEqual(toggle_bit(4, 0), 5)
        self.assertEqual(count_zero_bits(10), 2)
        self.assertEqual(count_zero_bits(0), 1)


if __name__ == "__main__":
    unittest.main()
