import unittest

from pig_latin import pig_latin, simple_pig_latin


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


if __name__ == "__main__":
    unittest.main()
