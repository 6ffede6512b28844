import assert from "node:assert/strict";
import { test } from "node:test";
import {
  replaceNthOccurrence,
  replaceFirstOccurrence,
  replaceLastOccurrence,
  replaceAllOccurrences,
  replaceEveryNthOccurrence,
  removeFirstOccurrence,
  removeLastOccurrence,
  removeAllOccurrences,
  markEveryNth,
  upperEveryNth,
  removeEveryNth,
  everyNthCharacter,
  nthWord,
  replaceEveryNthWord,
  upperEveryNthFromOne,
  markEveryNthFromOne,
  removeEveryNthFromOne,
  everyNthCharacterFromOne,
  everyNthCharacterAt,
  replaceAllOccurrencesInAnyCase,
} from "./replace-nth.mjs";

test("occurrences", () => {
  assert.deepEqual(replaceNthOccurrence("a b a b a", "a", "X"), "a b X b a");
  assert.deepEqual(replaceNthOccurrence("a b a b a", "a", "X", 3), "a b a b X");
  assert.deepEqual(replaceNthOccurrence("a b", "a", "X", 2), "a b");
  assert.deepEqual(replaceFirstOccurrence("banana", "an", "-"), "b-ana");
  assert.deepEqual(replaceFirstOccurrence("banana", "x", "-"), "banana");
  assert.deepEqual(replaceLastOccurrence("banana", "an", "-"), "ban-a");
  assert.deepEqual(replaceLastOccurrence("banana", "x", "-"), "banana");
  assert.deepEqual(replaceAllOccurrences("a.b.c", ".", "-"), "a-b-c");
  assert.deepEqual(replaceAllOccurrences("ab", "", "-"), "ab");
  assert.deepEqual(replaceEveryNthOccurrence("a,b,c,d,e", ",", ";"), "a,b;c,d;e");
  assert.deepEqual(replaceEveryNthOccurrence("a,b,c,d", ",", ";", 3), "a,b,c;d");
  assert.deepEqual(replaceEveryNthOccurrence("ab", "", ";"), "ab");
  assert.deepEqual(removeFirstOccurrence("banana", "a"), "bnana");
  assert.deepEqual(removeLastOccurrence("banana", "a"), "banan");
  assert.deepEqual(removeAllOccurrences("banana", "an"), "ba");
});

test("places", () => {
  assert.deepEqual(markEveryNth("abcdef"), "a*c*e*");
  assert.deepEqual(markEveryNth("abcdef", 3, "#"), "ab#de#");
  assert.deepEqual(upperEveryNth("abcdef"), "aBcDeF");
  assert.deepEqual(upperEveryNth("abcdef", 3), "abCdeF");
  assert.deepEqual(removeEveryNth("abcdef"), "ace");
  assert.deepEqual(removeEveryNth("abcdef", 3), "abde");
  assert.deepEqual(everyNthCharacter("abcdef"), "ace");
  assert.deepEqual(everyNthCharacter("abcdef", 3), "ad");
  assert.deepEqual(everyNthCharacter("abcdef", 3, false), "cf");
  assert.deepEqual(everyNthCharacter("abc", 1), "abc");
  assert.deepEqual(nthWord("one two three"), "two");
  assert.deepEqual(nthWord("one", 4), "");
  assert.deepEqual(replaceEveryNthWord("a b c d"), "a c");
  assert.deepEqual(replaceEveryNthWord("a b c d e f", 3, "?"), "a b ? d e ?");
});

test("other readings", () => {
  assert.deepEqual(upperEveryNthFromOne("abcde"), "AbCdE");
  assert.deepEqual(upperEveryNthFromOne("abcde", 3), "AbcDe");
  assert.deepEqual(markEveryNthFromOne("abcd"), "*b*d");
  assert.deepEqual(markEveryNthFromOne("abcd", 3, "#"), "#bc#");
  assert.deepEqual(removeEveryNthFromOne("abcde"), "bd");
  assert.deepEqual(removeEveryNthFromOne("abcde", 3), "bce");
  assert.deepEqual(everyNthCharacterFromOne("abcde"), "ace");
  assert.deepEqual(everyNthCharacterFromOne("abcde", 3), "ad");
  assert.deepEqual(everyNthCharacterAt("abcde"), "bd");
  assert.deepEqual(everyNthCharacterAt("abcde", 3), "c");
  assert.deepEqual(replaceAllOccurrencesInAnyCase("Cat cat", "cat", "dog"), "dog dog");
  assert.deepEqual(replaceAllOccurrencesInAnyCase("aAb", "a", "aa"), "aaaab");
  assert.deepEqual(replaceAllOccurrencesInAnyCase("ab", "", "x"), "ab");
});
