import unittest

from vigenere_cipher import (
    vigenere_encrypt,
    vigenere_decrypt,
    atbash,
    rail_fence_encrypt,
    rail_fence_decrypt,
)


class VigenereCipherTest(unittest.TestCase):
    def test_with_a_keyword(self):
        self.assertEqual(vigenere_encrypt("ATTACKATDAWN", "LEMON"), "LXFOPVEFRNHR")
        self.assertEqual(vigenere_encrypt("Attack at dawn!", "lemon"), "Lxfopv ef rnhr!")
        self.assertEqual(vigenere_decrypt("LXFOPVEFRNHR", "LEMON"), "ATTACKATDAWN")
        self.assertEqual(vigenere_decrypt("Lxfopv ef rnhr!", "Lemon"), "Attack at dawn!")
        self.assertEqual(vigenere_encrypt("abc", ""), "abc")
        self.assertEqual(vigenere_encrypt("", "key"), "")

    def test_the_reversed_alphabet(self):
        self.assertEqual(atbash("Hello, World 1!"), "Svool, Dliow 1!")
        self.assertEqual(atbash("Svool"), "Hello")

    def test_a_fence_of_rails(self):
        self.assertEqual(rail_fence_encrypt("WEAREDISCOVEREDFLEEATONCE"), "WECRLTEERDSOEEFEAOCAIVDEN")
        self.assertEqual(rail_fence_decrypt("WECRLTEERDSOEEFEAOCAIVDEN"), "WEAREDISCOVEREDFLEEATONCE")
        self.assertEqual(rail_fence_encrypt("abcdef", 2), "acebdf")
        self.assertEqual(rail_fence_decrypt("acebdf", 2), "abcdef")
        self.assertEqual(rail_fence_encrypt("abc", 1), "abc")
        self.assertEqual(rail_fence_decrypt("abc", 1), "abc")
        self.assertEqual(rail_fence_encrypt(""), "")


if __name__ == "__main__":
    unittest.main()
