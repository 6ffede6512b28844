import unittest

from run_length import encode_runs, decode_runs


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


if __name__ == "__main__":
    unittest.main()
