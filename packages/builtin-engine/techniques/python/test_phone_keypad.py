import unittest

from phone_keypad import (
    letters_to_keys,
    multi_tap,
    short_multi_tap,
    read_multi_tap,
    count_key_presses,
    keypad_combinations,
    words_on_keys,
)


class PhoneKeypadTest(unittest.TestCase):
    def test_typed(self):
        self.assertEqual(letters_to_keys("Hello"), "43556")
        self.assertEqual(letters_to_keys("1-800-FLOWERS"), "1-800-3569377")
        self.assertEqual(letters_to_keys("a b", "0"), "202")
        self.assertEqual(multi_tap("hello"), "44 33 555 555 666")
        self.assertEqual(multi_tap("a b", "-"), "2-0-22")
        self.assertEqual(multi_tap("a b", " ", "_"), "2 _ 22")
        self.assertEqual(short_multi_tap("hi all"), "44 44402555 555")
        self.assertEqual(short_multi_tap("cab", "p"), "222p2p22")
        self.assertEqual(short_multi_tap(""), "")
        self.assertEqual(count_key_presses("hi a"), 7)

    def test_read(self):
        self.assertEqual(read_multi_tap("44 33 555 555 666"), "hello")
        self.assertEqual(read_multi_tap("4440 2"), "i a")
        self.assertEqual(read_multi_tap("2_1", "_"), "a1")
        self.assertEqual(keypad_combinations("23"), ["ad", "ae", "af", "bd", "be", "bf", "cd", "ce", "cf"])
        self.assertEqual(keypad_combinations(""), [])
        self.assertEqual(keypad_combinations("1"), [])
        self.assertEqual(words_on_keys("228", ["bat", "cat", "dog"]), ["bat", "cat"])


if __name__ == "__main__":
    unittest.main()
