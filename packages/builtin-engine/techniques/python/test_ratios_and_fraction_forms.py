import unittest

from ratios_and_fraction_forms import (
    simplify_ratio,
    ratio_text,
    simplify_text,
    simplify_ratios,
    divide_in_ratio,
    proportion,
    decimal_to_fraction,
    decimal_to_fraction_text,
    fraction_text,
    mixed_number,
    add_fraction_texts,
    multiply_fraction_texts,
    continued_fraction,
    from_continued_fraction,
    egyptian_fraction,
)


class RatiosAndFractionFormsTest(unittest.TestCase):
    def test_ratios(self):
        self.assertEqual(simplify_ratio(1920, 1080), [16, 9])
        self.assertEqual(simplify_ratio(0, 0), [0, 0])
        self.assertEqual(ratio_text(1024, 768), "4:3")
        self.assertEqual(ratio_text(10, 5, " to "), "2 to 1")
        self.assertEqual(simplify_text("4:8"), "1:2")
        self.assertEqual(simplify_text("6/4"), "3/2")
        self.assertEqual(simplify_text("abc"), "abc")
        self.assertEqual(simplify_ratios([10, 15, 25]), [2, 3, 5])
        self.assertEqual(simplify_ratios([0, 0]), [0, 0])
        self.assertEqual(simplify_ratios([0, 45, 25]), [0, 9, 5])
        self.assertEqual(divide_in_ratio(100, [2, 3]), [40, 60])
        self.assertEqual(divide_in_ratio(10, [1, 2]), [3.33, 6.67])
        self.assertEqual(proportion(2, 5, 6), 15)
        self.assertEqual(proportion(3, 1, 1, 3), 0.333)

    def test_fractions(self):
        self.assertEqual(decimal_to_fraction(0.75), [3, 4])
        self.assertEqual(decimal_to_fraction(2.7654, 10), [14, 5])
        self.assertEqual(decimal_to_fraction(-0.5), [-1, 2])
        self.assertEqual(decimal_to_fraction(0.501), [501, 1000])
        self.assertEqual(decimal_to_fraction_text(0.125), "1/8")
        self.assertEqual(decimal_to_fraction_text(2), "2")
        self.assertEqual(decimal_to_fraction_text(0.333, 3), "1/3")
        self.assertEqual(fraction_text(6, 8), "3/4")
        self.assertEqual(fraction_text(6, -3), "-2")
        self.assertEqual(mixed_number(7, 3), "2 1/3")
        self.assertEqual(mixed_number(6, 3), "2")
        self.assertEqual(mixed_number(1, 3), "1/3")
        self.assertEqual(mixed_number(-7, 3), "-2 1/3")
        self.assertEqual(mixed_number(-1, 3), "-1/3")
        self.assertEqual(mixed_number(2, -3), "-2/3")
        self.assertEqual(add_fraction_texts("1/2", "1/3"), "5/6")
        self.assertEqual(add_fraction_texts("1/2", "1/2"), "1")
        self.assertEqual(multiply_fraction_texts("2/3", "3/4"), "1/2")
        self.assertEqual(multiply_fraction_texts("2", "3/4"), "3/2")
        self.assertEqual(continued_fraction(415, 93), [4, 2, 6, 7])
        self.assertEqual(continued_fraction(3, 1), [3])
        self.assertEqual(from_continued_fraction([4, 2, 6, 7]), [415, 93])
        self.assertEqual(egyptian_fraction(6, 7), [2, 3, 42])
        self.assertEqual(egyptian_fraction(1, 4), [4])
        self.assertEqual(egyptian_fraction(0, 4), [])


if __name__ == "__main__":
    unittest.main()
