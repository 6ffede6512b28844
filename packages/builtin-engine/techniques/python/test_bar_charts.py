import unittest

from bar_charts import (
    bars_of,
    bar_lines,
    bar_chart,
    histogram_text,
    histogram_of_items,
    vertical_histogram,
    progress_bar,
    bare_progress_bar,
    progress_with_percent,
    star_rating,
    progress_bar_rounded,
    progress_and_percent,
    star_rating_of_whole,
    vertical_histogram_of_all,
    histogram_of_items_sorted,
)


class BarChartsTest(unittest.TestCase):
    def test_bars(self):
        self.assertEqual(bars_of([1, 3, 0]), ["*", "***", ""])
        self.assertEqual(bars_of([2], "#"), ["##"])
        self.assertEqual(bar_lines({"tea": 3, "milk": 1}), ["tea: ***", "milk: *"])
        self.assertEqual(bar_lines([["a", 2]], "#", " ", False), "a ##")
        self.assertEqual(bar_chart({"tea": 3, "milk": 1}), "tea  | *** 3\nmilk | * 1")
        self.assertEqual(bar_chart({"tea": 3}, "=", " ", True), ["tea === 3"])
        self.assertEqual(histogram_text([1, 2]), "*\n**")
        self.assertEqual(histogram_of_items(["b", "a", "b"]), ["b: **", "a: *"])
        self.assertEqual(vertical_histogram([1, 3, 2]), " *\n **\n***")
        self.assertEqual(vertical_histogram([2, 0, 1], "#", " ", True), ["#", "#   #"])
        self.assertEqual(vertical_histogram([]), "")

    def test_progress(self):
        self.assertEqual(progress_bar(50), "[#####-----]")
        self.assertEqual(progress_bar(3, 4, 8, "=", " "), "[======  ]")
        self.assertEqual(progress_bar(200), "[##########]")
        self.assertEqual(progress_bar(1, 0), "[----------]")
        self.assertEqual(bare_progress_bar(7, 10), "#######---")
        self.assertEqual(progress_with_percent(1, 3), "[###-------] 33%")
        self.assertEqual(progress_with_percent(0, 0), "[----------] 0%")
        self.assertEqual(star_rating(3), "★★★☆☆")
        self.assertEqual(star_rating(4.5), "★★★★★")
        self.assertEqual(star_rating(2, 3, "*", "-"), "**-")

    def test_readings_that_differ(self):
        self.assertEqual(progress_bar_rounded(7, 16, 8), "[####----]")
        self.assertEqual(progress_bar_rounded(1, 3), "[###-------]")
        self.assertEqual(progress_bar_rounded(2, 3, 10, "=", " "), "[=======   ]")
        self.assertEqual(progress_bar_rounded(1, 0, 2), "[--]")
        self.assertEqual(progress_and_percent(2, 3), "[######----] 66%")
        self.assertEqual(progress_and_percent(1, 0, 2), "[--] 0%")
        self.assertEqual(progress_and_percent(29, 100, 2), "[--] 29%")
        self.assertEqual(star_rating_of_whole(3.9), "★★★☆☆")
        self.assertEqual(star_rating_of_whole(2.5, 3, "*", "-"), "**-")
        self.assertEqual(vertical_histogram_of_all([2, 1]), "* \n**")
        self.assertEqual(vertical_histogram_of_all([2, 1], True, "#", " "), ["#  ", "# #"])
        self.assertEqual(vertical_histogram_of_all([]), "")
        self.assertEqual(histogram_of_items_sorted([3, 1, 3]), ["1: *", "3: **"])
        self.assertEqual(histogram_of_items_sorted([2, 3, 1, 3], True), ["3: **", "1: *", "2: *"])
        self.assertEqual(histogram_of_items_sorted(["b", "a"], False, "#", " "), ["a #", "b #"])


if __name__ == "__main__":
    unittest.main()
