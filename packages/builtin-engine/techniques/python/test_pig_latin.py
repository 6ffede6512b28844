import unittest

from pig_latin import (
    pig_latin,
    simple_pig_latin,
    pig_latin_as_it_is,
    pig_latin_of_one,
    pig_latin_of_all,
    pig_latin_with_y,
    pig_latin_with_q,
)


class PigLatinTest(unittest.TestCase):
    def test_words(self):
        self.assertEqual(pig_latin("pig"), "igpay")
        self.assertEqual(pig_latin("smile"), "ilesmay")
        self.assertEqual(pig_latin("apple"), "appleway")
        self.assertEqual(pig_latin("apple", "ay"), "appleay")
        self.assertEqual(pig_latin("quick"), "ickquay")
        self.assertEqual(pig_latin("square"), "aresquay")
        self.assertEqual(pig_latin("yellow"), "ellowyay")
        self.assertEqual(pig_latin("rhythm"), "ythmrhay")
        self.assertEqual(pig_latin("pig", "way", "oy"), "igpoy")

    def test_sentences(self):
        self.assertEqual(pig_latin("Hello, eat my World!"), "Ellohay, eatway ymay Orldway!")
        self.assertEqual(pig_latin("NASA"), "ASANay")
        self.assertEqual(pig_latin(""), "")
        self.assertEqual(simple_pig_latin("Pig latin is cool !"), "igPay atinlay siay oolcay !")
        self.assertEqual(simple_pig_latin("hey", "-"), "eyh-")

    def test_other_readings(self):
        self.assertEqual(pig_latin_as_it_is("Square rhythm, apple!"), "uareSqay rhythmay, appleway!")
        self.assertEqual(pig_latin_as_it_is("Square", True), "Uaresqay")
        self.assertEqual(pig_latin_as_it_is("apple", False, "yay", "oy"), "appleyay")
        self.assertEqual(pig_latin_as_it_is("pig", False, "yay", "oy"), "igpoy")
        self.assertEqual(pig_latin_of_one("string eat"), "tringsay eatway")
        self.assertEqual(pig_latin_of_one("String", True), "Tringsay")
        self.assertEqual(pig_latin_of_all("string eat"), "tringsay ateay")
        self.assertEqual(pig_latin_of_all("Eat", True), "Ateay")
        self.assertEqual(pig_latin_with_y("rhythm yellow quick"), "ythmrhay ellowyay uickqay")
        self.assertEqual(pig_latin_with_y("Rhythm", True), "Ythmrhay")
        self.assertEqual(pig_latin_with_q("square rhythm quick"), "aresquay rhythmay ickquay")
        self.assertEqual(pig_latin_with_q("Quick", True), "Ickquay")


if __name__ == "__main__":
    unittest.main()
