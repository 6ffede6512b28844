import unittest

from clamp_and_scale import (
    clamp,
    is_between,
    normalize,
    map_range,
    lerp,
    shares,
    round_to_multiple,
    range_list,
    integers_between,
    is_in_range,
    is_between_them,
    normalize_over,
    round_to_the_multiple,
    range_list_to,
    integers_in_between,
)


class ClampAndScaleTest(unittest.TestCase):
    def test_limits(self):
        self.assertEqual(clamp(15, 0, 10), 10)
        self.assertEqual(clamp(-5, 0, 10), 0)
        self.assertEqual(clamp(5, 0, 10), 5)
        self.assertEqual(clamp(0.5), 0.5)
        self.assertEqual(clamp(2), 1)
        self.assertEqual(clamp(-2), 0)
        self.assertEqual(is_between(5, 1, 5), True)
        self.assertEqual(is_between(5, 1, 5, False), False)
        self.assertEqual(is_between(1, 1, 5), True)
        self.assertEqual(is_between(1, 1, 5, False), False)
        self.assertEqual(is_between(3, 1, 5, False), True)
        self.assertEqual(is_between(6, 1, 5), False)
        self.assertEqual(is_between(0, 1, 5), False)

    def test_scales(self):
        self.assertEqual(normalize([10, 20, 30]), [0, 0.5, 1])
        self.assertEqual(normalize([10, 20, 30], -1, 1), [-1, 0, 1])
        self.assertEqual(normalize([5, 5]), [0, 0])
        self.assertEqual(normalize([]), [])
        self.assertEqual(map_range(5, 0, 10, 0, 100), 50)
        self.assertEqual(map_range(5, 0, 20), 0.25)
        with self.assertRaises(ValueError):
            map_range(5, 3, 3)
        self.assertEqual(lerp(10, 20, 0.25), 12.5)
        self.assertEqual(shares([1, 1, 2]), [0.25, 0.25, 0.5])
        self.assertEqual(shares([0, 0]), [0, 0])
        self.assertEqual(round_to_multiple(23, 5), 25)
        self.assertEqual(round_to_multiple(22.5, 5), 25)
        self.assertEqual(round_to_multiple(2.4), 2)

    def test_ranges(self):
        self.assertEqual(range_list(0, 5), [0, 1, 2, 3, 4])
        self.assertEqual(range_list(0, 10, 3), [0, 3, 6, 9])
        self.assertEqual(range_list(5, 0, -2), [5, 3, 1])
        self.assertEqual(range_list(3, 3), [])
        self.assertEqual(integers_between(2, 5), [2, 3, 4, 5])
        self.assertEqual(integers_between(1, -1), [1, 0, -1])

    def test_readings_that_differ(self):
        self.assertEqual(is_in_range(1, 1, 3), True)
        self.assertEqual(is_in_range(3, 1, 3), False)
        self.assertEqual(is_in_range(3, 1, 3, False, True), True)
        self.assertEqual(is_in_range(1, 1, 3, False, True), False)
        self.assertEqual(is_in_range(2, 1, 3), True)
        self.assertEqual(is_in_range(4, 1, 3), False)
        self.assertEqual(is_between_them(2, 3, 1), True)
        self.assertEqual(is_between_them(3, 3, 1), True)
        self.assertEqual(is_between_them(3, 3, 1, False), False)
        self.assertEqual(normalize_over([2, 2]), [1, 1])
        self.assertEqual(normalize_over([2, 2], True), [0.5, 0.5])
        self.assertEqual(normalize_over([1, 3]), [0, 1])
        self.assertEqual(normalize_over([]), [])
        self.assertEqual(round_to_the_multiple(-5, 10), -10)
        self.assertEqual(round_to_the_multiple(5, 10), 10)
        self.assertEqual(round_to_the_multiple(5, 10, True), 0)
        self.assertEqual(round_to_the_multiple(6, 10, True), 10)
        self.assertEqual(round_to_the_multiple(2.5), 3)
        self.assertEqual(range_list_to(1, 5, 2), [1, 3, 5])
        self.assertEqual(range_list_to(1, 2), [1, 2])
        self.assertEqual(range_list_to(5, 4), [])
        self.assertEqual(range_list_to(5, 1, -2), [5, 3, 1])
        self.assertEqual(integers_in_between(1, 4), [2, 3])
        self.assertEqual(integers_in_between(1, 4, True), [1, 2, 3])
        self.assertEqual(integers_in_between(1, 4, False, True), [2, 3, 4])
        self.assertEqual(integers_in_between(4, 1), [])


if __name__ == "__main__":
    unittest.main()
