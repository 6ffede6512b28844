import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cardRank,
  cardSuit,
  pokerHand,
  comparePokerHands,
  handOfRanks,
  highestCard,
  sortCards,
  deckOfCards,
} from "./poker-hand.mjs";

test("cards", () => {
  assert.deepEqual(cardRank("AS"), 14);
  assert.deepEqual(cardRank("10H"), 10);
  assert.deepEqual(cardRank("Th"), 10);
  assert.deepEqual(cardRank("2c"), 2);
  assert.throws(() => cardRank("1S"), RangeError);
  assert.deepEqual(cardSuit("10H"), "H");
  assert.deepEqual(cardSuit("kd"), "D");
  assert.deepEqual(highestCard(["2S", "KD", "10H"]), "KD");
  assert.deepEqual(highestCard(["KS", "KD"]), "KS");
  assert.deepEqual(highestCard([]), null);
  assert.deepEqual(sortCards(["KD", "2S", "10H", "AS"]), ["2S", "10H", "KD", "AS"]);
  assert.deepEqual(deckOfCards(["x"]), [
    "Ax",
    "2x",
    "3x",
    "4x",
    "5x",
    "6x",
    "7x",
    "8x",
    "9x",
    "10x",
    "Jx",
    "Qx",
    "Kx",
  ]);
});

test("hands", () => {
  assert.deepEqual(pokerHand("2H 2D 5S 9C KD"), "pair");
  assert.deepEqual(pokerHand(["2H", "2D", "5S", "5C", "KD"]), "two pairs");
  assert.deepEqual(pokerHand("2H 2D 2S 5C KD"), "three of a kind");
  assert.deepEqual(pokerHand("2H 3D 4S 5C 6D"), "straight");
  assert.deepEqual(pokerHand("AH 2D 3S 4C 5D"), "straight");
  assert.deepEqual(pokerHand("2H 3H 9H 5H KH"), "flush");
  assert.deepEqual(pokerHand("2H 2D 2S 5C 5D"), "full house");
  assert.deepEqual(pokerHand("2H 2D 2S 2C 5D"), "four of a kind");
  assert.deepEqual(pokerHand("2H 3H 4H 5H 6H"), "straight flush");
  assert.deepEqual(pokerHand("10H JH QH KH AH"), "royal flush");
  assert.deepEqual(pokerHand("2H 3D 9S 5C KD"), "high card");
  assert.deepEqual(pokerHand("2H 3D 4S 5C AC KD"), "high card");
  assert.deepEqual(pokerHand("2H 2D 5S 9C KD", ["none", "one pair"]), "one pair");
  assert.deepEqual(handOfRanks([2, 2, 5, 5, 5]), "full house");
  assert.deepEqual(handOfRanks([1, 10, 11, 12, 13]), "straight");
  assert.deepEqual(handOfRanks([1, 1, 3, 4, 9], ["none", "one pair"]), "one pair");
});

test("two hands", () => {
  assert.deepEqual(comparePokerHands("2H 2D 5S 9C KD", "3H 3D 4S 9C QD"), 2);
  assert.deepEqual(comparePokerHands("2H 2D 5S 9C KD", "2S 2C 4S 9D KH"), 1);
  assert.deepEqual(comparePokerHands("2H 2D 5S 9C KD", "2S 2C 5H 9D KH"), 0);
  assert.deepEqual(comparePokerHands("AH 2D 3S 4C 5D", "2H 3D 4S 5C 6D"), 2);
});
