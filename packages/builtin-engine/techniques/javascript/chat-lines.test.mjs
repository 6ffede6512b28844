import assert from "node:assert/strict";
import { test } from "node:test";
import {
  parseChatLine,
  parseChat,
  messagesPerPerson,
  wordsPerPerson,
  messagesOfPerson,
  mostActivePerson,
  chatMembers,
  searchChat,
  lastMessage,
  messagesOfThePerson,
  mostActivePersonOf,
  messagesByPerson,
  lettersPerPerson,
} from "./chat-lines.mjs";

test("read", () => {
  assert.deepEqual(parseChatLine("[10:05] Ann: hello: you"), {
    time: "10:05",
    name: "Ann",
    message: "hello: you",
  });
  assert.deepEqual(parseChatLine("10:05 - Ann Lee: hi "), { time: "10:05", name: "Ann Lee", message: "hi" });
  assert.deepEqual(parseChatLine("Ann: hi"), { time: null, name: "Ann", message: "hi" });
  assert.deepEqual(parseChatLine("no name"), null);
  assert.deepEqual(parseChat("Ann: a\nmore\n\nBob: b"), [
    { time: null, name: "Ann", message: "a\nmore" },
    { time: null, name: "Bob", message: "b" },
  ]);
  assert.deepEqual(parseChat(""), []);
});

test("counted", () => {
  assert.deepEqual(messagesPerPerson("Ann: a\nBob: b\nAnn: c"), { Ann: 2, Bob: 1 });
  assert.deepEqual(messagesPerPerson(["Ann: a"]), { Ann: 1 });
  assert.deepEqual(wordsPerPerson("Ann: a b\nBob: b\nAnn: c"), { Ann: 3, Bob: 1 });
  assert.deepEqual(messagesOfPerson("Ann: a\nBob: b\nann: c", "Ann"), ["a", "c"]);
  assert.deepEqual(mostActivePerson("Ann: a\nBob: b\nBob: c"), "Bob");
  assert.deepEqual(mostActivePerson(""), null);
  assert.deepEqual(chatMembers("Bob: a\nAnn: b\nBob: c"), ["Bob", "Ann"]);
  assert.deepEqual(searchChat("Bob: Big cat\nAnn: b", "big"), ["Bob: Big cat"]);
  assert.deepEqual(lastMessage("Bob: a\nAnn: b"), "Ann: b");
  assert.deepEqual(lastMessage(""), null);
});

test("readings that differ", () => {
  assert.deepEqual(messagesOfThePerson("Ann: a\nann: b\nAnn: c", "Ann"), ["a", "c"]);
  assert.deepEqual(mostActivePersonOf("Bob: a\nAnn: b\nCy: c"), "Ann");
  assert.deepEqual(mostActivePersonOf("Bob: a\nAnn: b", true), "Ann");
  assert.deepEqual(mostActivePersonOf("Ann: a\nBob: b", true), "Bob");
  assert.deepEqual(mostActivePersonOf("Cy: a\nAnn: b\nCy: c"), "Cy");
  assert.deepEqual(mostActivePersonOf(""), null);
  assert.deepEqual(messagesByPerson(["Ann: hi", "Bob: yo", "Ann: bye"]), { Ann: ["hi", "bye"], Bob: ["yo"] });
  assert.deepEqual(lettersPerPerson("Ann: a b\nAnn: c"), { Ann: 4 });
  assert.deepEqual(lettersPerPerson("Ann: a b\nAnn: c", true), { Ann: 3 });
});
