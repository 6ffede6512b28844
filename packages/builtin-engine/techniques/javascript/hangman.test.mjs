import assert from "node:assert/strict";
import { test } from "node:test";
import {
  hangmanMask,
  wrongGuesses,
  livesLeft,
  isWordGuessed,
  hangmanState,
  bullsAndCows,
  wordleHints,
  wordleHintsIn,
  wordleHintsEach,
  bullsAndCowsText,
  hangmanMaskOfAll,
  livesLeftForEach,
} from "./hangman.mjs";

test("hangman", () => {
  assert.deepEqual(hangmanMask("hello", ["l", "h"]), "h_ll_");
  assert.deepEqual(hangmanMask("Ice-cream!", "c"), "_c_-c____!");
  assert.deepEqual(hangmanMask("cat", "a", "*", " "), "* a *");
  assert.deepEqual(hangmanMask("", []), "");
  assert.deepEqual(wrongGuesses("hello", ["x", "h", "x", "z"]), ["x", "z"]);
  assert.deepEqual(livesLeft("hello", "xyz"), 3);
  assert.deepEqual(livesLeft("hello", "xyzwvu"), 0);
  assert.deepEqual(livesLeft("hello", "x", 1), 0);
  assert.deepEqual(isWordGuessed("Hello", "ehlo"), true);
  assert.deepEqual(isWordGuessed("Hello", "eho"), false);
  assert.deepEqual(hangmanState("cat", "tac"), "won");
  assert.deepEqual(hangmanState("cat", "tax"), "playing");
  assert.deepEqual(hangmanState("cat", "xyz", 3), "lost");
  assert.deepEqual(hangmanState("cat", "uvwxyz"), "lost");
});

test("guesses of words", () => {
  assert.deepEqual(bullsAndCows("1807", "7810"), [1, 3]);
  assert.deepEqual(bullsAndCows("1123", "0111"), [1, 1]);
  assert.deepEqual(wordleHints("crane", "crate"), ["green", "green", "green", "gray", "green"]);
  assert.deepEqual(wordleHints("abbey", "babes"), ["yellow", "yellow", "green", "green", "gray"]);
  assert.deepEqual(wordleHints("abc", "ddd"), ["gray", "gray", "gray"]);
});

test("readings that differ", () => {
  assert.deepEqual(wordleHints("abc", "aab"), ["green", "gray", "yellow"]);
  assert.deepEqual(wordleHints("abc", "aab", true), ["green", "yellow", "yellow"]);
  assert.deepEqual(wordleHints("abc", "dbd", true), ["gray", "green", "gray"]);
  assert.deepEqual(wordleHintsIn("abc", "aab"), "G-Y");
  assert.deepEqual(wordleHintsIn("abc", "aab", "1", "2", "0"), "102");
  assert.deepEqual(wordleHintsEach("abc", "aab"), "GYY");
  assert.deepEqual(wordleHintsEach("abc", "xab", "1", "2", "0"), "022");
  assert.deepEqual(bullsAndCowsText("1807", "7810"), "1A3B");
  assert.deepEqual(bullsAndCowsText("1807", "7810", "b", "c"), "1b3c");
  assert.deepEqual(hangmanMaskOfAll("Hi ho", "hi"), "_i_h_");
  assert.deepEqual(hangmanMaskOfAll("ab", ["a"], "*", " "), "a *");
  assert.deepEqual(livesLeftForEach("hello", "xxh"), 4);
  assert.deepEqual(livesLeftForEach("hello", "xx", 1), 0);
});
