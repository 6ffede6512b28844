import unittest

from threshold_labels import (
    label_from,
    label_up_to,
    three_levels,
    three_levels_up_to,
    inside_limits,
    label_by_rows,
    label_by_limits,
    label_by_ranges,
    clothing_size,
    count_labels,
    star_rating,
    label_from_over,
    three_levels_from_over,
    three_levels_of_two,
    three_levels_without_two,
    inside_limits_only,
    label_by_rows_over,
    label_by_limits_without_it,
    star_rating_only,
)


class ThresholdLabelsTest(unittest.TestCase):
    def test_limits(self):
        self.assertEqual(label_from(5, [10, 20], ["a", "b", "c"]), "a")
        self.assertEqual(label_from(10, [10, 20], ["a", "b", "c"]), "b")
        self.assertEqual(label_from(20, [10, 20], ["a", "b", "c"]), "c")
        self.assertEqual(label_up_to(10, [10, 20], ["a", "b", "c"]), "a")
        self.assertEqual(label_up_to(21, [10, 20], ["a", "b", "c"]), "c")
        self.assertEqual(three_levels(9), "low")
        self.assertEqual(three_levels(10), "medium")
        self.assertEqual(three_levels(20), "high")
        self.assertEqual(three_levels(25, 18, 30, ["cold", "warm", "hot"]), "warm")
        self.assertEqual(three_levels_up_to(20), "medium")
        self.assertEqual(three_levels_up_to(11), "medium")
        self.assertEqual(three_levels_up_to(10), "low")
        self.assertEqual(inside_limits(9), "low")
        self.assertEqual(inside_limits(10), "ok")
        self.assertEqual(inside_limits(20), "ok")
        self.assertEqual(inside_limits(21), "high")
        self.assertEqual(inside_limits(5, 0, 4, "-", "=", "+"), "+")
        self.assertEqual(count_labels([1, 5, 10], [5, 20], ["s", "m", "l"]), {"s": 1, "m": 2, "l": 0})

    def test_rows(self):
        self.assertEqual(label_by_rows(75, [[0, "C"], [90, "A"], [70, "B"]]), "B")
        self.assertEqual(label_by_rows(70, [[0, "C"], [70, "B"]]), "B")
        self.assertEqual(label_by_rows(-1, [[0, "C"]]), None)
        self.assertEqual(label_by_limits(88, [[88, "S"], [96, "M"]]), "S")
        self.assertEqual(label_by_limits(97, [[88, "S"], [96, "M"]]), None)
        self.assertEqual(label_by_limits(97, [[88, "S"], [None, "L"]]), "L")
        self.assertEqual(label_by_ranges(5, [[0, 5, "low"], [6, 9, "high"]]), "low")
        self.assertEqual(label_by_ranges(6, [[0, 5, "low"], [6, 9, "high"]]), "high")
        self.assertEqual(label_by_ranges(10, [[0, 5, "low"], [6, 9, "high"]]), None)
        self.assertEqual(clothing_size(90), "M")
        self.assertEqual(clothing_size(130), "XXL")
        self.assertEqual(clothing_size(40, [38], ["small", "big"]), "big")
        self.assertEqual(clothing_size(88), "S")
        self.assertEqual(star_rating(3), "★★★☆☆")
        self.assertEqual(star_rating(4.5, 5, "*", "-"), "*****")
        self.assertEqual(star_rating(9, 3, "*", "."), "***")

    def test_other_readings(self):
        self.assertEqual(label_from_over(10, [10, 20], ["a", "b", "c"]), "a")
        self.assertEqual(label_from_over(11, [10, 20], ["a", "b", "c"]), "b")
        self.assertEqual(three_levels_from_over(10), "low")
        self.assertEqual(three_levels_from_over(20), "medium")
        self.assertEqual(three_levels_from_over(31, 10, 30, ["x", "y", "z"]), "z")
        self.assertEqual(three_levels_of_two(10), "medium")
        self.assertEqual(three_levels_of_two(20), "medium")
        self.assertEqual(three_levels_of_two(31, 10, 30, ["x", "y", "z"]), "z")
        self.assertEqual(three_levels_without_two(10), "low")
        self.assertEqual(three_levels_without_two(20), "high")
        self.assertEqual(three_levels_without_two(11), "medium")
        self.assertEqual(three_levels_without_two(30, 10, 30, ["x", "y", "z"]), "z")
        self.assertEqual(inside_limits_only(10), "low")
        self.assertEqual(inside_limits_only(20), "high")
        self.assertEqual(inside_limits_only(15), "ok")
        self.assertEqual(inside_limits_only(2, 1, 3, "a", "b", "c"), "b")
        self.assertEqual(label_by_rows_over(10, [[0, "a"], [10, "b"]]), "a")
        self.assertEqual(label_by_rows_over(11, [[10, "b"], [0, "a"]]), "b")
        self.assertEqual(label_by_rows_over(0, [[0, "a"]]), None)
        self.assertEqual(label_by_limits_without_it(10, [[10, "a"], [None, "b"]]), "b")
        self.assertEqual(label_by_limits_without_it(9, [[10, "a"]]), "a")
        self.assertEqual(label_by_limits_without_it(10, [[10, "a"]]), None)
        self.assertEqual(star_rating_only(3.7), "★★★☆☆")
        self.assertEqual(star_rating_only(1, 2, "x", "-"), "x-")


if __name__ == "__main__":
    unittest.main()
