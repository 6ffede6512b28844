import unittest

from word_chains import (
    follows_word,
    is_word_chain,
    chain_beginning,
    chain_break,
    next_in_chain,
    longest_word_chain,
    is_word_ladder,
    overlap_of,
    merge_overlapping,
    is_alphabetical_word,
    missing_letter_in_run,
)


class WordChainsTest(unittest.TestCase):
    def test_chains(self):
        self.assertEqual(follows_word("Apple", "elephant"), True)
        self.assertEqual(follows_word("apple", "pear"), False)
        self.assertEqual(follows_word("motive", "vein", 2), True)
        self.assertEqual(is_word_chain(["apple", "Eagle", "egg"]), True)
        self.assertEqual(is_word_chain(["apple", "banana"]), False)
        self.assertEqual(is_word_chain(["ab", "ba", "ab"]), True)
        self.assertEqual(is_word_chain(["ab", "ba", "ab"], 1, True), False)
        self.assertEqual(is_word_chain(["meta", "talk"], 2), True)
        self.assertEqual(is_word_chain([]), True)
        self.assertEqual(chain_beginning(["dog", "goose", "cat", "tiger"]), ["dog", "goose"])
        self.assertEqual(chain_beginning(["dog"]), ["dog"])
        self.assertEqual(chain_break(["dog", "goose", "cat"]), 2)
        self.assertEqual(chain_break(["dog", "goose"]), -1)
        self.assertEqual(next_in_chain("dog", ["cat", "dog", "goat"]), "goat")
        self.assertEqual(next_in_chain("dog", ["cat"]), None)
        self.assertEqual(longest_word_chain(["tea", "apt", "egg", "ace"]), ["apt", "tea", "ace", "egg"])
        self.assertEqual(longest_word_chain([]), [])

    def test_letters(self):
        self.assertEqual(is_word_ladder(["cat", "cot", "dot"]), True)
        self.assertEqual(is_word_ladder(["cat", "dog"]), False)
        self.assertEqual(is_word_ladder(["cat", "cats"]), False)
        self.assertEqual(overlap_of("banana", "nature"), "na")
        self.assertEqual(overlap_of("ab", "cd"), "")
        self.assertEqual(merge_overlapping("banana", "nature"), "bananature")
        self.assertEqual(merge_overlapping("ab", "cd"), "abcd")
        self.assertEqual(is_alphabetical_word("Biopsy"), True)
        self.assertEqual(is_alphabetical_word("billowy"), True)
        self.assertEqual(is_alphabetical_word("cab"), False)
        self.assertEqual(missing_letter_in_run("abce"), "d")
        self.assertEqual(missing_letter_in_run(["O", "Q", "R"]), "P")
        self.assertEqual(missing_letter_in_run("abc"), "")


if __name__ == "__main__":
    unittest.main()
