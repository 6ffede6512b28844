import assert from "node:assert/strict";
import { test } from "node:test";
import {
  lettersToNumbers,
  letterNumberList,
  numbersToLetters,
  encodeWordsAsNumbers,
  decodeWordsFromNumbers,
  wordValue,
  wordValues,
  mostValuableWord,
  sortWordsByValue,
  nextLetters,
  letterDistance,
  lettersToNumbersWithAll,
  letterNumberListWithZeros,
  mostValuableWordOrLast,
  sortWordsByValueDescending,
  sortWordsByValueThenAlphabet,
  nextLettersWithoutZ,
  nextCharacters,
  wordValueByTwo,
  letterDistanceOnOne,
} from "./letter-numbers.mjs";

test("numbers", () => {
  assert.deepEqual(lettersToNumbers("Ab z!"), "1 2 26");
  assert.deepEqual(lettersToNumbers("abc", "-", 0), "0-1-2");
  assert.deepEqual(letterNumberList("Cab"), [3, 1, 2]);
  assert.deepEqual(letterNumberList("a", 0), [0]);
  assert.deepEqual(numbersToLetters("8 5 12 12 15"), "hello");
  assert.deepEqual(numbersToLetters([0, 1], 0, true), "AB");
  assert.deepEqual(numbersToLetters(""), "");
  assert.deepEqual(encodeWordsAsNumbers("Hi ab"), "8-9 1-2");
  assert.deepEqual(encodeWordsAsNumbers("Hi ab", ".", " / "), "8.9 / 1.2");
  assert.deepEqual(decodeWordsFromNumbers("8-9 1-2"), "hi ab");
  assert.deepEqual(decodeWordsFromNumbers("8-9/1-2", "/", true), "HI AB");
});

test("values", () => {
  assert.deepEqual(wordValue("abc"), 6);
  assert.deepEqual(wordValue("abc", 0), 3);
  assert.deepEqual(wordValue(""), 0);
  assert.deepEqual(wordValues("ab c"), { ab: 3, c: 3 });
  assert.deepEqual(mostValuableWord("man i need a taxi"), "taxi");
  assert.deepEqual(mostValuableWord("ad e b"), "ad");
  assert.deepEqual(mostValuableWord([]), "");
  assert.deepEqual(sortWordsByValue(["zz", "b", "aa"]), ["b", "aa", "zz"]);
  assert.deepEqual(nextLetters("Hello zZ!"), "Ifmmp aA!");
  assert.deepEqual(nextLetters("bcd", -1), "abc");
  assert.deepEqual(letterDistance("a", "D"), 3);
  assert.deepEqual(letterDistance("d", "a"), 3);
});

test("other readings", () => {
  assert.deepEqual(lettersToNumbersWithAll("ab c!"), "1 2   3 !");
  assert.deepEqual(lettersToNumbersWithAll("aB", "", 0), "01");
  assert.deepEqual(letterNumberListWithZeros("a1 B"), [1, 0, 0, 2]);
  assert.deepEqual(letterNumberListWithZeros("a", 0), [0]);
  assert.deepEqual(mostValuableWordOrLast("ab c ba"), "ba");
  assert.deepEqual(mostValuableWordOrLast(["c", "a"]), "c");
  assert.deepEqual(mostValuableWordOrLast(""), "");
  assert.deepEqual(sortWordsByValueDescending("a c ab b"), ["c", "ab", "b", "a"]);
  assert.deepEqual(sortWordsByValueThenAlphabet("c ab a"), ["a", "ab", "c"]);
  assert.deepEqual(nextLettersWithoutZ("ayzYZ 1"), "bzzZZ 1");
  assert.deepEqual(nextCharacters("az 1"), "b{!2");
  assert.deepEqual(nextCharacters("b", -1), "a");
  assert.deepEqual(wordValueByTwo("aB!"), 5);
  assert.deepEqual(wordValueByTwo("aB", 3), 7);
  assert.deepEqual(letterDistanceOnOne("a", "z"), 1);
  assert.deepEqual(letterDistanceOnOne("a", "d"), 3);
});
