import unittest

from run_length import (
    encode_runs,
    decode_runs,
    encode_runs_as_it_is,
    encode_runs_by_each,
    run_pairs,
    decode_runs_by_each,
)


class RunLengthTest(unittest.TestCase):
    def test_runs_are_counted_single_characters_may_stay_bare(self):
        self.assertEqual(encode_runs("WWWBWW"), "3WB2W")
        self.assertEqual(encode_runs("WWWBWW", True), "3W1B2W")
        self.assertEqual(encode_runs("aaaaaaaaaaaa"), "12a")
        self.assertEqual(encode_runs("😀😀"), "2😀")
        self.assertEqual(encode_runs(""), "")

    def test_decoding_gives_the_text_back(self):
        self.assertEqual(decode_runs("3WB2W"), "WWWBWW")
        self.assertEqual(decode_runs("3W1B2W"), "WWWBWW")
        self.assertEqual(decode_runs("12a2 \n"), "aaaaaaaaaaaa  \n")
        self.assertEqual(decode_runs(encode_runs("zz😀😀😀 q")), "zz😀😀😀 q")

    def test_what_cannot_be_told_apart_is_refused(self):
        with self.assertRaises(ValueError):
            encode_runs("a11")
        with self.assertRaises(ValueError):
            decode_runs("3a2")

    def test_other_readings(self):
        self.assertEqual(encode_runs_as_it_is("aab11"), "2ab21")
        self.assertEqual(encode_runs_as_it_is("aab", True), "2a1b")
        self.assertEqual(encode_runs_by_each("aab"), "a2b1")
        self.assertEqual(encode_runs_by_each("aab", False), "a2b")
        self.assertEqual(run_pairs("aab"), [["a", 2], ["b", 1]])
        self.assertEqual(run_pairs(""), [])
        self.assertEqual(decode_runs_by_each("a2b c10"), "aab cccccccccc")


if __name__ == "__main__":
    unittest.main()
