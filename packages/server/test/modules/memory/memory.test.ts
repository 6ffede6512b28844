import assert from "node:assert/strict";
import { test } from "node:test";
import { BOUNDS } from "@signet/contract";
import { createMemory } from "../../../src/modules/memory/memory.ts";
import { temporaryStore } from "../../support/store.ts";

const ADA = { account: "acct_1", owner: "ada" };

test("an owner's memory is theirs alone, under one account and under the same name elsewhere", async (t) => {
  const memory = createMemory(await temporaryStore(t));
  const others = [
    { ...ADA, owner: "bob" },
    { ...ADA, owner: "" },
    { ...ADA, account: "acct_2" },
  ];
  const id = (await memory.remember(ADA, "prefers tabs"))!;
  for (const scope of others) {
    assert.deepEqual(await memory.list(scope), []);
    assert.deepEqual(await memory.recall(scope, "tabs", 10), []);
    assert.equal(await memory.forget(scope, id), 0);
    assert.equal(await memory.forget(scope), 0);
  }
  assert.deepEqual(
    (await memory.list(ADA)).map(({ text }) => text),
    ["prefers tabs"],
  );
  assert.equal(await memory.forget(ADA, id), 1);
  assert.deepEqual(await memory.list(ADA), []);
});

test("what has to do with the question is found, the closest first", async (t) => {
  const { clock, ...store } = await temporaryStore(t);
  const memory = createMemory({ ...store, clock });
  for (const text of [
    "prefers tabs over spaces",
    "lives in Ghent with two herons, a boat and a long list of other things that do not matter here",
    "has a heron",
    "works at night",
  ]) {
    await memory.remember(ADA, text);
    clock.advance(1);
  }
  const found = async (q: string, limit = 10) =>
    (await memory.recall(ADA, q, limit)).map(({ text }) => text.split(" ").slice(0, 3).join(" "));
  assert.deepEqual(await found("What do you know of my heron?"), ["has a heron", "lives in Ghent"]);
  assert.deepEqual(await found("tab"), ["prefers tabs over"]);
  assert.deepEqual(await found("quantum"), []);
  assert.deepEqual(await found("", 2), ["works at night", "has a heron"], "without words, the newest");
  assert.deepEqual(
    await found("what do you have of me", 1),
    ["works at night"],
    "words that say nothing are none",
  );
});

test("a text is kept once, and there is an end to the room", async (t) => {
  const memory = createMemory(await temporaryStore(t));
  const first = await memory.remember(ADA, "same");
  assert.equal(await memory.remember(ADA, "same"), first);
  for (let i = 1; i < BOUNDS.chat.kept; i++) assert.notEqual(await memory.remember(ADA, `note ${i}`), null);
  assert.equal(await memory.remember(ADA, "one more"), null);
  assert.equal(await memory.remember(ADA, "same"), first, "what is kept already needs no room");
  assert.equal(await memory.forget(ADA), BOUNDS.chat.kept);
});
