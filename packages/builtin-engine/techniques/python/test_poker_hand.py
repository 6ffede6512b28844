import unittest

from poker_hand import (
    card_rank,
    card_suit,
    poker_hand,
    compare_poker_hands,
    hand_of_ranks,
    highest_card,
    sort_cards,
    deck_of_cards,
)


class PokerHandTest(unittest.TestCase):
    def test_cards(self):
        self.assertEqual(card_rank("AS"), 14)
        self.assertEqual(card_rank("10H"), 10)
        self.assertEqual(card_rank("Th"), 10)
        self.assertEqual(card_rank("2c"), 2)
        with self.assertRaises(ValueError):
            card_rank("1S")
        self.assertEqual(card_suit("10H"), "H")
        self.assertEqual(card_suit("kd"), "D")
        self.assertEqual(highest_card(["2S", "KD", "10H"]), "KD")
        self.assertEqual(highest_card(["KS", "KD"]), "KS")
        self.assertEqual(highest_card([]), None)
        self.assertEqual(sort_cards(["KD", "2S", "10H", "AS"]), ["2S", "10H", "KD", "AS"])
        self.assertEqual(
            deck_of_cards(["x"]),
            ["Ax", "2x", "3x", "4x", "5x", "6x", "7x", "8x", "9x", "10x", "Jx", "Qx", "Kx"],
        )

    def test_hands(self):
        self.assertEqual(poker_hand("2H 2D 5S 9C KD"), "pair")
        self.assertEqual(poker_hand(["2H", "2D", "5S", "5C", "KD"]), "two pairs")
        self.assertEqual(poker_hand("2H 2D 2S 5C KD"), "three of a kind")
        self.assertEqual(poker_hand("2H 3D 4S 5C 6D"), "straight")
        self.assertEqual(poker_hand("AH 2D 3S 4C 5D"), "straight")
        self.assertEqual(poker_hand("2H 3H 9H 5H KH"), "flush")
        self.assertEqual(poker_hand("2H 2D 2S 5C 5D"), "full house")
        self.assertEqual(poker_hand("2H 2D 2S 2C 5D"), "four of a kind")
        self.assertEqual(poker_hand("2H 3H 4H 5H 6H"), "straight flush")
        self.assertEqual(poker_hand("10H JH QH KH AH"), "royal flush")
        self.assertEqual(poker_hand("2H 3D 9S 5C KD"), "high card")
        self.assertEqual(poker_hand("2H 3D 4S 5C AC KD"), "high card")
        self.assertEqual(poker_hand("2H 2D 5S 9C KD", ["none", "one pair"]), "one pair")
        self.assertEqual(hand_of_ranks([2, 2, 5, 5, 5]), "full house")
        self.assertEqual(hand_of_ranks([1, 10, 11, 12, 13]), "straight")
        self.assertEqual(hand_of_ranks([1, 1, 3, 4, 9], ["none", "one pair"]), "one pair")

    def test_two_hands(self):
        self.assertEqual(compare_poker_hands("2H 2D 5S 9C KD", "3H 3D 4S 9C QD"), 2)
        self.assertEqual(compare_poker_hands("2H 2D 5S 9C KD", "2S 2C 4S 9D KH"), 1)
        self.assertEqual(compare_poker_hands("2H 2D 5S 9C KD", "2S 2C 5H 9D KH"), 0)
        self.assertEqual(compare_poker_hands("AH 2D 3S 4C 5D", "2H 3D 4S 5C 6D"), 2)


if __name__ == "__main__":
    unittest.main()
