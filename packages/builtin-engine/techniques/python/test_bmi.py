import unittest

from bmi import (
    body_mass_index,
    body_mass_index_cm,
    body_mass_index_imperial,
    bmi_category,
    weight_category,
    weight_for_bmi,
    bmi_category_of,
    bmi_category_up_to,
    weight_category_of,
    weight_category_up_to,
)


class BmiTest(unittest.TestCase):
    def test_the_index(self):
        self.assertEqual(body_mass_index(70, 1.75), 22.9)
        self.assertEqual(body_mass_index(70, 1.75, 2), 22.86)
        self.assertEqual(body_mass_index_cm(80, 180), 24.7)
        self.assertEqual(body_mass_index_imperial(150, 65), 25)
        self.assertEqual(weight_for_bmi(22, 1.8), 71.3)

    def test_the_category(self):
        self.assertEqual(bmi_category(18.4), "Underweight")
        self.assertEqual(bmi_category(18.5), "Normal")
        self.assertEqual(bmi_category(25), "Overweight")
        self.assertEqual(bmi_category(30), "Obese")
        self.assertEqual(bmi_category(22, ["thin", "fine", "heavy", "fat"]), "fine")
        self.assertEqual(weight_category(50, 1.8), "Underweight")
        self.assertEqual(weight_category(100, 1.8), "Obese")

    def test_readings_that_differ(self):
        self.assertEqual(bmi_category_of(25), "Overweight")
        self.assertEqual(bmi_category_of(18.4, "thin", "ok"), "thin")
        self.assertEqual(bmi_category_of(18.5, "thin", "ok"), "ok")
        self.assertEqual(bmi_category_of(30), "Obese")
        self.assertEqual(bmi_category_up_to(18.5), "Underweight")
        self.assertEqual(bmi_category_up_to(25), "Normal")
        self.assertEqual(bmi_category_up_to(30, "a", "b", "c", "d"), "c")
        self.assertEqual(bmi_category_up_to(30.1), "Obese")
        self.assertEqual(weight_category_of(100, 2), "Overweight")
        self.assertEqual(weight_category_of(120, 2, "a", "b", "c", "d"), "d")
        self.assertEqual(weight_category_up_to(100, 2), "Normal")
        self.assertEqual(weight_category_up_to(121, 2), "Obese")


if __name__ == "__main__":
    unittest.main()
