import unittest

from pet_years import (
    simple_dog_years,
    dog_years,
    cat_years,
    dog_years_two_rates,
    human_cat_dog_years,
    owned_cat_dog_years,
    age_on_planet,
)


class PetYearsTest(unittest.TestCase):
    def test_pets(self):
        self.assertEqual(simple_dog_years(3), 21)
        self.assertEqual(simple_dog_years(3, 6), 18)
        self.assertEqual(dog_years(1), 15)
        self.assertEqual(dog_years(2), 24)
        self.assertEqual(dog_years(10), 64)
        self.assertEqual(dog_years(0), 0)
        self.assertEqual(dog_years(1.5), 19.5)
        self.assertEqual(dog_years(5, 10, 10, 4), 32)
        self.assertEqual(cat_years(10), 56)
        self.assertEqual(cat_years(1), 15)
        self.assertEqual(dog_years_two_rates(2), 21)
        self.assertEqual(dog_years_two_rates(1), 10.5)
        self.assertEqual(dog_years_two_rates(5), 33)
        self.assertEqual(dog_years_two_rates(4, 12, 5), 34)
        self.assertEqual(human_cat_dog_years(10), [10, 56, 64])
        self.assertEqual(human_cat_dog_years(2), [2, 24, 24])
        self.assertEqual(owned_cat_dog_years(15, 15), [1, 1])
        self.assertEqual(owned_cat_dog_years(56, 64), [10, 10])
        self.assertEqual(owned_cat_dog_years(14, 23), [0, 1])

    def test_planets(self):
        self.assertEqual(age_on_planet("Earth", 1000000000), 31.69)
        self.assertEqual(age_on_planet("mars", 2129871239), 35.88)
        with self.assertRaises(ValueError):
            age_on_planet("pluto", 1)


if __name__ == "__main__":
    unittest.main()
