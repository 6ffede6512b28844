import unittest

from string_compression import (
    compress_text,
    decompress_text,
    look_and_say_next,
    look_and_say,
    compress_text_as_it_is,
    compress_text_or_not,
)


class StringCompressionTest(unittest.TestCase):
    def test_compressed_only_where_that_is_shorter(self):
        self.assertEqual(compress_text("aabcccccaaa"), "a2b1c5a3")
        self.assertEqual(compress_text("abc"), "abc")
        self.assertEqual(compress_text("aabb"), "aabb")
        self.assertEqual(compress_text("abc", False), "a1b1c1")
        self.assertEqual(compress_text("aaabcc", True, False), "a3bc2")
        self.assertEqual(compress_text(""), "")

    def test_and_back(self):
        self.assertEqual(decompress_text("a2b1c5a3"), "aabcccccaaa")
        self.assertEqual(decompress_text("a3bc12"), "aaabcccccccccccc")
        self.assertEqual(decompress_text(""), "")

    def test_look_and_say(self):
        self.assertEqual(look_and_say_next("1211"), "111221")
        self.assertEqual(look_and_say_next(""), "")
        self.assertEqual(look_and_say(1), "1")
        self.assertEqual(look_and_say(5), "111221")

    def test_other_readings(self):
        self.assertEqual(compress_text_as_it_is("abb"), "a1b2")
        self.assertEqual(compress_text_as_it_is("abb", False), "ab2")
        self.assertEqual(compress_text_or_not("aabb"), "a2b2")
        self.assertEqual(compress_text_or_not("abb"), "abb")
        self.assertEqual(compress_text_or_not("abbcc", False), "ab2c2")
        self.assertEqual(compress_text_or_not("aaab"), "a3b1")


if __name__ == "__main__":
    unittest.main()
