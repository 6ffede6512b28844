import unittest

from grade_letter import (
    letter_grade,
    average_grade,
    grade_with_sign,
    has_passed,
    count_passed,
    grade_point_average,
    letter_grade_from,
    letter_grade_of_three,
    letter_grade_over,
    letter_grade_in,
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

    def test_readings_that_differ(self):
        self.assertEqual(has_passed(60, 60, True), False)
        self.assertEqual(has_passed(61, 60, True), True)
        self.assertEqual(letter_grade_from(85, 85, 70, 55, 40), "A")
        self.assertEqual(letter_grade_from(39, 85, 70, 55, 40), "F")
        self.assertEqual(letter_grade_from(60), "D")
        self.assertEqual(letter_grade_of_three(70), "C")
        self.assertEqual(letter_grade_of_three(69, 80, 60, 40), "B")
        self.assertEqual(letter_grade_of_three(69), "F")
        self.assertEqual(letter_grade_over(90), "B")
        self.assertEqual(letter_grade_over(91), "A")
        self.assertEqual(letter_grade_over(60), "F")
        self.assertEqual(letter_grade_over(50, 80, 60, 50, 40), "D")
        self.assertEqual(letter_grade_in(100), "A")
        self.assertEqual(letter_grade_in(101), None)
        self.assertEqual(letter_grade_in(-1), None)
        self.assertEqual(letter_grade_in(0, "E"), "E")
        self.assertEqual(letter_grade_in(59), "F")


if __name__ == "__main__":
    unittest.main()
