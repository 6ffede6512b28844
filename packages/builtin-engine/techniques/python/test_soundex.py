import unittest

from soundex import (
    soundex,
    sounds_alike,
    similar_names,
    group_by_sound,
    do_rhyme,
    rhymes_with,
    is_alliteration,
)


class SoundexTest(unittest.TestCase):
    def test_codes(self):
        self.assertEqual(soundex("Robert"), "R163")
        self.assertEqual(soundex("Ashcraft"), "A261")
        self.assertEqual(soundex("Tymczak"), "T522")
        self.assertEqual(soundex("Pfister"), "P236")
        self.assertEqual(soundex("Lee"), "L000")
        self.assertEqual(soundex("Honeyman"), "H555")
        self.assertEqual(soundex("Robert", 6), "R16300")
        self.assertEqual(soundex(""), "")
        self.assertEqual(sounds_alike("Robert", "Rupert"), True)
        self.assertEqual(sounds_alike("Robert", "Rubin"), False)
        self.assertEqual(sounds_alike("Catherine", "Catherinel", 6), False)
        self.assertEqual(similar_names("Smith", ["Smyth", "Schmidt", "Jones"]), ["Smyth", "Schmidt"])
        self.assertEqual(
            group_by_sound(["Robert", "Lee", "Rupert"]),
            {"R163": ["Robert", "Rupert"], "L000": ["Lee"]},
        )

    def test_rhyme(self):
        self.assertEqual(do_rhyme("Light", "night"), True)
        self.assertEqual(do_rhyme("eat", "sat"), True)
        self.assertEqual(do_rhyme("hit", "cat"), False)
        self.assertEqual(do_rhyme("night", "eat", 1), True)
        self.assertEqual(do_rhyme("eat", "sat", 3), False)
        self.assertEqual(rhymes_with("cat", ["hat", "Cat", "dog"]), ["hat"])
        self.assertEqual(is_alliteration("Peter Piper picked"), True)
        self.assertEqual(is_alliteration("Big red"), False)


if __name__ == "__main__":
    unittest.main()
