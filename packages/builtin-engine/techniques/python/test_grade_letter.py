import unittest

from grade_letter import (
    letter_grade,
    average_grade,
    grade_with_sign,
    has_passed,
    count_passed,
    grade_point_average,
)


class GradeLetterTest(unittest.TestCase):
    def test_letters(self):
        self.assertEqual(letter_grade(95), "A")
        self.assertEqual(letter_grade(90), "A")
        self.assertEqual(letter_grade(89.9), "B")
        self.assertEqual(letter_grade(70), "C")
        self.assertEqual(letter_grade(60), "D")
        self.assertEqual(letter_grade(0), "F")
        self.assertEqual(letter_grade(85, [85, 50], ["good", "fair", "poor"]), "good")
        self.assertEqual(letter_grade(10, [85, 50], ["good", "fair", "poor"]), "poor")
        self.assertEqual(average_grade([100, 85, 96]), "A")
        self.assertEqual(average_grade([]), "F")
        self.assertEqual(average_grade([5, 7], [5], ["yes", "no"]), "yes")

    def test_signs(self):
        self.assertEqual(grade_with_sign(97), "A+")
        self.assertEqual(grade_with_sign(100), "A+")
        self.assertEqual(grade_with_sign(92), "A-")
        self.assertEqual(grade_with_sign(85), "B")
        self.assertEqual(grade_with_sign(83), "B")
        self.assertEqual(grade_with_sign(59), "F")

    def test_passes_and_points(self):
        self.assertEqual(has_passed(60), True)
        self.assertEqual(has_passed(59), False)
        self.assertEqual(has_passed(45, 40), True)
        self.assertEqual(count_passed([60, 59, 90]), 2)
        self.assertEqual(count_passed([45, 30], 40), 1)
        self.assertEqual(grade_point_average(["A", "b", "C", "F"]), 2.25)
        self.assertEqual(grade_point_average([]), 0)


if __name__ == "__main__":
    unittest.main()
