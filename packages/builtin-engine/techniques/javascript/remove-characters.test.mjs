import assert from "node:assert/strict";
import { test } from "node:test";
import {
  removePunctuation,
  digitsOnly,
  lettersOnly,
  alphanumericOnly,
  lettersAndSpacesOnly,
  removeDigits,
  removeLetters,
  removeCharacters,
  keepCharacters,
  removeFirstAndLast,
  removeFirst,
  removeLast,
  removeAtIndex,
  removePunctuationOnly,
  removePunctuationWithout,
  removePunctuationByEach,
  alphanumericAndSpacesOnly,
  removeCharactersInAnyCase,
  removeFirstAndLastOrNot,
  removeAtIndexFromOne,
} from "./remove-characters.mjs";

test("kinds of characters go", () => {
  assert.deepEqual(removePunctuation("Hello, World! It's 5 o'clock."), "Hello World Its 5 oclock");
  assert.deepEqual(removePunctuation("a_b + c"), "ab  c");
  assert.deepEqual(removeDigits("a1b22c"), "abc");
  assert.deepEqual(removeLetters("a1 b22"), "1 22");
  assert.deepEqual(removeCharacters("a b c"), "abc");
  assert.deepEqual(removeCharacters("banana", "an"), "b");
});

test("kinds of characters stay", () => {
  assert.deepEqual(digitsOnly("+1 (555) 010-9999"), "15550109999");
  assert.deepEqual(digitsOnly(""), "");
  assert.deepEqual(lettersOnly("Été 42!"), "Été");
  assert.deepEqual(alphanumericOnly("a-b_c 1!"), "abc1");
  assert.deepEqual(lettersAndSpacesOnly("It's 5 pm."), "Its  pm");
  assert.deepEqual(keepCharacters("a b c"), "  ");
  assert.deepEqual(keepCharacters("1,234.50", "0123456789."), "1234.50");
});

test("by place", () => {
  assert.deepEqual(removeFirstAndLast("eloquent"), "loquen");
  assert.deepEqual(removeFirstAndLast("ab"), "");
  assert.deepEqual(removeFirst("abc"), "bc");
  assert.deepEqual(removeFirst(""), "");
  assert.deepEqual(removeLast("abc"), "ab");
  assert.deepEqual(removeLast(""), "");
  assert.deepEqual(removeAtIndex("abc", 1), "ac");
  assert.deepEqual(removeAtIndex("abc", 5), "abc");
});

test("other readings", () => {
  assert.deepEqual(removePunctuationOnly("a, b-c. (d)!?;:"), "a b-c (d)");
  assert.deepEqual(removePunctuationWithout("don't, 'well-known' - x!"), "don't well-known  x");
  assert.deepEqual(removePunctuationByEach("a,b $c"), "a b  c");
  assert.deepEqual(alphanumericAndSpacesOnly("a1, b!"), "a1 b");
  assert.deepEqual(removeCharactersInAnyCase("AbaB c", "a"), "bB c");
  assert.deepEqual(removeCharactersInAnyCase("a b"), "ab");
  assert.deepEqual(removeFirstAndLastOrNot("ab"), "ab");
  assert.deepEqual(removeFirstAndLastOrNot("abc"), "b");
  assert.deepEqual(removeFirstAndLastOrNot("abcd"), "bc");
  assert.deepEqual(removeAtIndexFromOne("abc", 1), "bc");
});
