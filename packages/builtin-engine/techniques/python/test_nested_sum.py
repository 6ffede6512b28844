import unittest

from nested_sum import (
    nested_numbers,
    nested_sum,
    nested_product,
    nested_max,
    nested_even_sum,
    nested_count,
    deep_count,
    depth_sum,
    product_sum,
    nested_includes,
    object_depth,
    depth_sum_from_out,
    nested_min,
    nested_count_only,
    nested_depth,
)


class NestedSumTest(unittest.TestCase):
    def test_sums(self):
        self.assertEqual(nested_sum([1, [2, [3, 4], 5]]), 15)
        self.assertEqual(nested_sum({"a": 1, "b": {"c": 2, "d": "x"}}), 3)
        self.assertEqual(nested_sum([]), 0)
        self.assertEqual(nested_sum([True, None, 1]), 1)
        self.assertEqual(nested_even_sum({"a": 2, "b": {"c": 3, "d": [4]}}), 6)
        self.assertEqual(nested_product([2, [3, [4]]]), 24)
        self.assertEqual(nested_max([1, [9, [3]]]), 9)
        self.assertEqual(nested_max([[]]), None)
        self.assertEqual(nested_numbers([1, ["a", [2]]]), [1, 2])

    def test_counts(self):
        self.assertEqual(nested_count([1, [2, [3, "a"]]]), 4)
        self.assertEqual(nested_count([]), 0)
        self.assertEqual(deep_count([1, [2, 3]]), 4)
        self.assertEqual(deep_count([[[[]]]]), 3)
        self.assertEqual(nested_includes([1, [2, ["a"]]], "a"), True)
        self.assertEqual(nested_includes([1, [2]], 5), False)

    def test_depth(self):
        self.assertEqual(depth_sum([1, [4, [6]]]), 27)
        self.assertEqual(depth_sum([1, [2]], 2), 8)
        self.assertEqual(product_sum([5, 2, [7, -1], 3, [6, [-13, 8], 4]]), 12)
        self.assertEqual(product_sum([1, [2]], 2), 14)
        self.assertEqual(object_depth({"a": {"b": {}}, "c": 1}), 3)
        self.assertEqual(object_depth({}), 1)
        self.assertEqual(object_depth([1]), 0)
        self.assertEqual(object_depth(None), 0)

    def test_other_readings(self):
        self.assertEqual(depth_sum_from_out([1, [2, [3]]]), 8)
        self.assertEqual(nested_min([3, [1, [2]]]), 1)
        self.assertEqual(nested_min([]), None)
        self.assertEqual(nested_count_only([1, ["a", [2, None]]]), 2)
        self.assertEqual(nested_depth([1, [2, [3]], []]), 3)
        self.assertEqual(nested_depth([]), 1)
        self.assertEqual(nested_depth(5), 0)


if __name__ == "__main__":
    unittest.main()
