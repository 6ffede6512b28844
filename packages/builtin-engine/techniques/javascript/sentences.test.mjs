import assert from "node:assert/strict";
import { test } from "node:test";
import {
  sentencesOf,
  bareSentences,
  capitalizeSentences,
  longestSentence,
  shortestSentence,
  wordsPerSentence,
  mostWordsInSentence,
  averageWordsPerSentence,
  asSentence,
  reverseSentences,
  questionsIn,
  longestSentenceOrLast,
  sentencesOfOnly,
  capitalizeSentencesAndAll,
  asSentenceOfAll,
  asSentenceAndOne,
} from "./sentences.mjs";

test("split", () => {
  assert.deepEqual(sentencesOf("Hi there. How are you? Fine!"), ["Hi there.", "How are you?", "Fine!"]);
  assert.deepEqual(sentencesOf("No end"), ["No end"]);
  assert.deepEqual(sentencesOf(""), []);
  assert.deepEqual(bareSentences("Hi there. Wait... what?!"), ["Hi there", "Wait", "what"]);
  assert.deepEqual(questionsIn("Hi. Who? Me! Why?"), ["Who?", "Why?"]);
  assert.deepEqual(reverseSentences("One. Two? Three!"), "Three! Two? One.");
});

test("written", () => {
  assert.deepEqual(capitalizeSentences("hello there. how ARE you? fine"), "Hello there. How ARE you? Fine");
  assert.deepEqual(capitalizeSentences(" a. 2 b"), " A. 2 b");
  assert.deepEqual(asSentence(" hello world "), "Hello world.");
  assert.deepEqual(asSentence("Why?"), "Why?");
  assert.deepEqual(asSentence("wow", "!"), "Wow!");
  assert.deepEqual(asSentence(" "), "");
});

test("measured", () => {
  assert.deepEqual(longestSentence("I am. Immediately! You are not."), "You are not.");
  assert.deepEqual(longestSentence("I am a. Immediately!", false), "Immediately!");
  assert.deepEqual(shortestSentence("I am a. Immediately! Yes."), "Immediately!");
  assert.deepEqual(shortestSentence("I am a. Immediately!", false), "I am a.");
  assert.deepEqual(shortestSentence(""), "");
  assert.deepEqual(wordsPerSentence("I am. You are not."), [2, 3]);
  assert.deepEqual(mostWordsInSentence("I am. You are not."), 3);
  assert.deepEqual(mostWordsInSentence(["a b c d", "e"]), 4);
  assert.deepEqual(mostWordsInSentence([]), 0);
  assert.deepEqual(averageWordsPerSentence("I am. You are not."), 2.5);
  assert.deepEqual(averageWordsPerSentence(""), 0);
});

test("other readings", () => {
  assert.deepEqual(longestSentenceOrLast("A b. C d! E."), "C d!");
  assert.deepEqual(longestSentenceOrLast("A bc. Def g. H i.", false), "Def g.");
  assert.deepEqual(longestSentenceOrLast("Abcdef. A b."), "A b.");
  assert.deepEqual(longestSentenceOrLast("A b. C."), "A b.");
  assert.deepEqual(longestSentenceOrLast(""), "");
  assert.deepEqual(sentencesOfOnly("A b. C! D.."), ["A b", "C! D"]);
  assert.deepEqual(capitalizeSentencesAndAll("heLLO. yOU"), "Hello. You");
  assert.deepEqual(asSentenceOfAll(" heLLO "), "Hello.");
  assert.deepEqual(asSentenceOfAll("a", "!"), "A!");
  assert.deepEqual(asSentenceAndOne("hello!"), "Hello!.");
  assert.deepEqual(asSentenceAndOne("a", "!"), "A!");
});
