import unittest

from vigenere_cipher import (
    vigenere_encrypt,
    vigenere_decrypt,
    atbash,
    rail_fence_encrypt,
    rail_fence_decrypt,
    vigenere_encrypt_by_all,
    vigenere_decrypt_by_all,
    atbash_as_is,
    atbash_of_all,
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

    def test_other_readings(self):
        self.assertEqual(vigenere_encrypt_by_all("ab cd", "bc"), "bd ee")
        self.assertEqual(vigenere_encrypt("ab cd", "bc"), "bd df")
        self.assertEqual(vigenere_encrypt_by_all("ab", ""), "ab")
        self.assertEqual(vigenere_decrypt_by_all("bd ee", "BC"), "ab cd")
        self.assertEqual(atbash_as_is("aB"), "zB")
        self.assertEqual(atbash_of_all("aB"), "zy")


if __name__ == "__main__":
    unittest.main()
