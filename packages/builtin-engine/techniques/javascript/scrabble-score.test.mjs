import assert from "node:assert/strict";
import { test } from "node:test";
import {
  letterScore,
  scrabbleScore,
  bestScrabbleWord,
  alphabetPositions,
  alphabetScore,
  highestScoringWord,
  letterAt,
  letterRange,
  bestScrabbleWordOrLast,
  bestScrabbleWordByAlphabet,
  highestScoringWordOrLast,
  letterAtAsIs,
} from "./scrabble-score.mjs";

test("Scrabble", () => {
  assert.deepEqual(scrabbleScore("quirky"), 22);
  assert.deepEqual(scrabbleScore("OXYPHENBUTAZONE"), 41);
  assert.deepEqual(scrabbleScore("street", 2), 12);
  assert.deepEqual(scrabbleScore("a b!"), 4);
  assert.deepEqual(scrabbleScore(""), 0);
  assert.deepEqual(letterScore("K"), 5);
  assert.deepEqual(letterScore(""), 0);
  assert.deepEqual(letterScore("?"), 0);
  assert.deepEqual(bestScrabbleWord(["cat", "quiz", "zoo"]), "quiz");
  assert.deepEqual(bestScrabbleWord(["cat", "act"]), "cat");
  assert.deepEqual(bestScrabbleWord([]), "");
});

test("places in the alphabet", () => {
  assert.deepEqual(alphabetPositions("Abc z!"), [1, 2, 3, 26]);
  assert.deepEqual(alphabetScore("abc"), 6);
  assert.deepEqual(alphabetScore(""), 0);
  assert.deepEqual(highestScoringWord("man i need a taxi up to ubud"), "taxi");
  assert.deepEqual(highestScoringWord("aa b"), "aa");
  assert.deepEqual(highestScoringWord(""), "");
  assert.deepEqual(letterAt(1), "a");
  assert.deepEqual(letterAt(26), "z");
  assert.throws(() => letterAt(0), RangeError);
  assert.throws(() => letterAt(27), RangeError);
  assert.deepEqual(letterRange("a", "e"), ["a", "b", "c", "d", "e"]);
  assert.deepEqual(letterRange("b", "a"), []);
});

test("other readings", () => {
  assert.deepEqual(bestScrabbleWordOrLast(["ab", "ba", "e"]), "ba");
  assert.deepEqual(bestScrabbleWordOrLast(["q", "a"]), "q");
  assert.deepEqual(bestScrabbleWordOrLast([]), "");
  assert.deepEqual(bestScrabbleWordByAlphabet(["ba", "ab", "e"]), "ab");
  assert.deepEqual(highestScoringWordOrLast("ab ba a"), "ba");
  assert.deepEqual(highestScoringWordOrLast("z a"), "z");
  assert.deepEqual(highestScoringWordOrLast(""), "");
  assert.deepEqual(letterAtAsIs(2), "B");
});
