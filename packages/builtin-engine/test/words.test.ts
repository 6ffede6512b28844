import assert from "node:assert/strict";
import { test } from "node:test";
import { INHERITED } from "../../../test/support/inherited-names.ts";
import { otherLanguage } from "../src/task/other-language.ts";
import { stem } from "../src/words.ts";
import { after, first } from "./chat/chat-rig.ts";

test("the stem of a word is a word, whatever the word", () => {
  for (const name of INHERITED) assert.equal(typeof stem(name), "string", name);
  assert.equal(stem("constructor"), "constructor");
});

test("questions about names that every object inherits are read as about any other word", async () => {
  const questions = [
    "what is a pelican?",
    "what time is it in pelican?",
    "remember that my dog is called pelican",
    "how many days until pelican?",
    "what does the setting pelican do?",
    "how much is the pelican plan?",
    "convert 5 pelican to km",
    "build a pelican game",
  ];
  for (const question of questions) {
    const usual = await first(question);
    for (const name of INHERITED)
      assert.equal(
        await first(question.replace("pelican", name)),
        usual.replaceAll("pelican", name),
        `${question} ${name}`,
      );
  }
});

test("a note that holds a name that every object inherits is told as any other", async () => {
  for (const name of INHERITED)
    assert.equal(
      (await after("what's my dog called?", `mem_1  my dog is called ${name}`)).text,
      `You told me: “my dog is called ${name}”.`,
    );
});

test("no inherited name is a language", () => {
  for (const name of INHERITED) assert.equal(otherLanguage(`write it in ${name}, please; a.${name}`), "");
});
