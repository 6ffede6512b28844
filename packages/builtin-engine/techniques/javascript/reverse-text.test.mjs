import assert from "node:assert/strict";
import { test } from "node:test";
import {
  reverseText,
  reverseWords,
  reverseEachWord,
  spinWords,
  reverseOnlyLetters,
  swapHalves,
  reverseWordsKeepSpaces,
  reverseEachWordSingleSpaces,
  spinWordsOver,
  reverseOnlyLettersAndDigits,
  reverseEachWordOnly,
  swapHalvesWithOne,
  swapHalvesAtAll,
} from "./reverse-text.mjs";

test("the whole text", () => {
  assert.deepEqual(reverseText("hello"), "olleh");
  assert.deepEqual(reverseText("a b"), "b a");
  assert.deepEqual(reverseText("naïve"), "evïan");
  assert.deepEqual(reverseText(""), "");
});

test("words", () => {
  assert.deepEqual(reverseWords("the sky is blue"), "blue is sky the");
  assert.deepEqual(reverseWords("  hello   world "), "world hello");
  assert.deepEqual(reverseWords(""), "");
  assert.deepEqual(reverseEachWord("This is  fine"), "sihT si  enif");
  assert.deepEqual(spinWords("Hey fellow warriors"), "Hey wollef sroirraw");
  assert.deepEqual(spinWords("Hey you", 3), "yeH uoy");
});

test("letters only, and halves", () => {
  assert.deepEqual(reverseOnlyLetters("a-bC-dEf-ghIj!"), "j-Ih-gfE-dCba!");
  assert.deepEqual(swapHalves("abcde"), "decab");
  assert.deepEqual(swapHalves("abcd"), "cdab");
  assert.deepEqual(swapHalves(""), "");
});

test("other readings", () => {
  assert.deepEqual(reverseWordsKeepSpaces("a  b c "), " c b  a");
  assert.deepEqual(reverseEachWordSingleSpaces(" ab  cd "), "ba dc");
  assert.deepEqual(spinWordsOver("hello world1 ab"), "hello 1dlrow ab");
  assert.deepEqual(spinWordsOver("abc ab", 2), "cba ab");
  assert.deepEqual(reverseOnlyLettersAndDigits("a1-b c2"), "2c-b 1a");
  assert.deepEqual(reverseEachWordOnly("ab1, don't"), "ba1, nod't");
  assert.deepEqual(swapHalvesWithOne("abcde"), "deabc");
  assert.deepEqual(swapHalvesAtAll("abcde"), "cdeab");
  assert.deepEqual(swapHalvesAtAll("abcd"), "cdab");
});
