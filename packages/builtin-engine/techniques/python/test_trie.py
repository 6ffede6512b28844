import unittest

from trie import Trie


class TrieTest(unittest.TestCase):
    def test_words_and_their_beginnings(self):
        trie = Trie(["car", "cart", "care", "dog"])
        self.assertEqual(trie.has("car"), True)
        self.assertEqual(trie.has("ca"), False)
        self.assertEqual(trie.has("cars"), False)
        self.assertEqual(trie.has_prefix("ca"), True)
        self.assertEqual(trie.has_prefix("dog"), True)
        self.assertEqual(trie.has_prefix("x"), False)

    def test_completions_in_the_order_of_their_letters(self):
        trie = Trie(["cart", "dog", "care", "car"])
        self.assertEqual(trie.complete("car"), ["car", "care", "cart"])
        self.assertEqual(trie.complete("car", 2), ["car", "care"])
        self.assertEqual(trie.complete(""), ["car", "care", "cart", "dog"])
        self.assertEqual(trie.complete("z"), [])
        self.assertEqual(trie.complete("car", 0), [])

    def test_the_edges(self):
        trie = Trie()
        self.assertEqual(trie.has(""), False)
        self.assertEqual(trie.has_prefix(""), False)
        self.assertEqual(trie.complete(""), [])
        trie.add("")
        trie.add("é😀")
        trie.add("é😀")
        self.assertEqual(trie.complete(""), ["", "é😀"])
        self.assertEqual(trie.complete("é"), ["é😀"])
        self.assertEqual(trie.has("constructor"), False)

    def test_ten_completions_when_no_number_is_named(self):
        self.assertEqual(len(Trie("abcdefghijk").complete("")), 10)


if __name__ == "__main__":
    unittest.main()
