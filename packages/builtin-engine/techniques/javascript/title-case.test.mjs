import assert from "node:assert/strict";
import { test } from "node:test";
import {
  capitalize,
  capitalizeFirst,
  titleCase,
  capitalizeWords,
  headlineCase,
  sentenceCase,
  swapCase,
  alternatingCase,
  alternatingCaseWords,
  capitalizeLast,
  titleCaseSingleSpaces,
  titleCaseAfterAnySign,
  titleCaseAfterHyphens,
  capitalizeWordsAfterAnySign,
  capitalizeFirstAnywhere,
  headlineCaseAlso,
  alternatingCaseOnly,
  capitalizeLastOnly,
  capitalizeFirstAndLast,
  capitalizeOnly,
  titleCaseAsIs,
  capitalizeWordsAndAll,
} from "./title-case.mjs";

test("first letters", () => {
  assert.deepEqual(capitalize("hELLO world"), "Hello world");
  assert.deepEqual(capitalize(""), "");
  assert.deepEqual(capitalizeFirst("hello World"), "Hello World");
  assert.deepEqual(titleCase("the qUICK brown-fox isn't"), "The Quick Brown-fox Isn't");
  assert.deepEqual(titleCase(""), "");
  assert.deepEqual(capitalizeWords("hello big  wORLD"), "Hello Big  WORLD");
  assert.deepEqual(capitalizeLast("hello world"), "hellO worlD");
  assert.deepEqual(headlineCase("the lord of THE rings"), "The Lord of the Rings");
  assert.deepEqual(headlineCase("gone with the wind", ["with"]), "Gone with The Wind");
  assert.deepEqual(sentenceCase("HELLO there. how ARE you? fine!"), "Hello there. How are you? Fine!");
});

test("swapped and alternating", () => {
  assert.deepEqual(swapCase("Hello World 1"), "hELLO wORLD 1");
  assert.deepEqual(alternatingCase("hello world"), "HeLlO WoRlD");
  assert.deepEqual(alternatingCase("Hello", false), "hElLo");
  assert.deepEqual(alternatingCaseWords("this is a test"), "ThIs Is A TeSt");
  assert.deepEqual(alternatingCaseWords("Go on", false), "gO oN");
});

test("other readings", () => {
  assert.deepEqual(titleCaseSingleSpaces(" a  bC "), "A Bc");
  assert.deepEqual(titleCaseAfterAnySign("o'neil well-KNOWN a1b"), "O'Neil Well-Known A1B");
  assert.deepEqual(titleCaseAfterHyphens("o'neil well-KNOWN"), "O'neil Well-Known");
  assert.deepEqual(capitalizeWordsAfterAnySign("well-kNOWN 1st"), "Well-KNOWN 1St");
  assert.deepEqual(capitalizeFirstAnywhere(" 1. abc d"), " 1. Abc d");
  assert.deepEqual(headlineCaseAlso("what is it for"), "What Is It For");
  assert.deepEqual(headlineCaseAlso("a b c", ["b", "c"]), "A b C");
  assert.deepEqual(alternatingCaseOnly("ab cd"), "Ab Cd");
  assert.deepEqual(alternatingCaseOnly("abc", false), "aBc");
  assert.deepEqual(capitalizeLastOnly("aBc De"), "abC dE");
  assert.deepEqual(capitalizeFirstAndLast("abc de"), "AbC DE");
});

test("readings that differ at the edges", () => {
  assert.deepEqual(capitalizeOnly("aBC d"), "ABC d");
  assert.deepEqual(titleCaseAsIs("aBC d"), "ABC D");
  assert.deepEqual(capitalizeWordsAndAll("aBC d"), "Abc D");
});
