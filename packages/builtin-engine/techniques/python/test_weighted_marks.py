import unittest

from weighted_marks import (
    weighted_average,
    weighted_pairs,
    weighted_score,
    weighted_by_name,
    average_mark,
    average_without_lowest,
    average_without_extremes,
    sum_of_best,
    needed_score,
    next_mark_for,
    round_grades,
    passes_all,
    failed_subjects,
    weighted_average_as_is,
    weighted_pairs_as_is,
    weighted_score_as_is,
    weighted_by_name_as_is,
    average_mark_as_is,
    average_without_lowest_as_is,
    average_without_extremes_as_is,
    needed_score_as_is,
)


class WeightedMarksTest(unittest.TestCase):
    def test_weights(self):
        self.assertEqual(weighted_average([80, 90], [1, 3]), 87.5)
        self.assertEqual(weighted_average([1, 2], [1, 2]), 1.67)
        self.assertEqual(weighted_average([1, 2], [1, 1], None), 1.5)
        self.assertEqual(weighted_average([], []), 0)
        self.assertEqual(weighted_pairs([[80, 40], [90, 60]]), 86)
        self.assertEqual(weighted_score([80, 90], [40, 60]), 86)
        self.assertEqual(weighted_score([80], [50]), 40)
        self.assertEqual(
            weighted_by_name({"maths": 80, "art": 90, "sport": 10}, {"maths": 3, "art": 1}),
            82.5,
        )

    def test_averages(self):
        self.assertEqual(average_mark([70, 80, 85]), 78.33)
        self.assertEqual(average_mark([]), 0)
        self.assertEqual(average_without_lowest([50, 80, 90]), 85)
        self.assertEqual(average_without_lowest([1, 2, 3, 4], 2), 3.5)
        self.assertEqual(average_without_extremes([9, 5, 8, 10, 7]), 8)
        self.assertEqual(average_without_extremes([1, 2, 3, 4, 9], 2), 3)
        self.assertEqual(sum_of_best([5, 9, 7, 8]), 24)
        self.assertEqual(sum_of_best([5, 9], 1), 9)
        self.assertEqual(needed_score(70, 80), 90)
        self.assertEqual(needed_score(60, 65, 25), 80)
        self.assertEqual(next_mark_for([70, 80], 80), 90)

    def test_passing(self):
        self.assertEqual(round_grades([73, 67, 38, 33]), [75, 67, 40, 33])
        self.assertEqual(round_grades([84, 29], 30, 10), [84, 29])
        self.assertEqual(round_grades([57]), [57])
        self.assertEqual(passes_all([50, 60]), True)
        self.assertEqual(passes_all([49, 60]), False)
        self.assertEqual(passes_all([39], 39), True)
        self.assertEqual(failed_subjects({"maths": 40, "art": 50}), ["maths"])
        self.assertEqual(failed_subjects({"maths": 40, "art": 60}, 61), ["maths", "art"])

    def test_without_rounding(self):
        self.assertEqual(weighted_average_as_is([80, 90], [1, 3]), 87.5)
        self.assertEqual(weighted_pairs_as_is([[80, 40], [90, 60]]), 86)
        self.assertEqual(weighted_score_as_is([80, 90], [40, 60]), 86)
        self.assertEqual(weighted_by_name_as_is({"maths": 80, "art": 90, "sport": 10}, {"maths": 3, "art": 1}), 82.5)
        self.assertEqual(average_mark_as_is([70, 80, 85]), 78.33333333333333)
        self.assertEqual(average_without_lowest_as_is([50, 80, 90]), 85)
        self.assertEqual(average_without_extremes_as_is([9, 5, 8, 10, 7]), 8)
        self.assertEqual(needed_score_as_is(70, 80), 90)


if __name__ == "__main__":
    unittest.main()
