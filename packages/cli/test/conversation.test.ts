import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { BOUNDS, ChatRequest } from "@signet/contract";
import { createConversation } from "../src/chat/conversation.ts";
import { openTypedLines } from "../src/chat/typed-lines.ts";

test("however long a conversation is, the next question is one that the contract takes", () => {
  for (const answer of ["short", "x".repeat(50_000), "\u0000".repeat(40_000), "😀".repeat(16_000)]) {
    const conversation = createConversation();
    for (let i = 0; i < 80; i++) conversation.add(`question ${i}`, answer);
    const request = { command: "x".repeat(BOUNDS.task.max), history: conversation.history() };
    assert.equal(ChatRequest.safeParse(request).success, true);
    assert.ok(Buffer.byteLength(JSON.stringify(request)) < BOUNDS.bodyBytes);
    assert.ok(request.history.reduce((sum, { content }) => sum + content.length, 0) <= 200_000);
    assert.equal(request.history.at(-2)?.content, "question 79");
    assert.equal(request.history[0]?.role, "user");
  }
});

test("what was said comes in order, the oldest goes first, and all of it can be forgotten", () => {
  const conversation = createConversation();
  for (let i = 0; i < BOUNDS.chat.history; i++) conversation.add(`q${i}`, `a${i}`);
  const history = conversation.history();
  assert.equal(history.length, BOUNDS.chat.history);
  assert.deepEqual(history.slice(0, 2), [
    { role: "user", content: "q50" },
    { role: "assistant", content: "a50" },
  ]);
  conversation.clear();
  assert.deepEqual(conversation.history(), []);
});

test("whatever a kept conversation holds, the next question is one that the contract takes", () => {
  const begun = [{ question: "x".repeat(90_000), answer: "y".repeat(90_000) }];
  const history = createConversation([...begun, ...begun]).history();
  assert.equal(history.length, 4);
  assert.equal(ChatRequest.safeParse({ command: "next", history }).success, true);
});

test("the last question is taken back, answered or not, and can be put back", () => {
  const conversation = createConversation([{ question: "q0", answer: "a0" }]);
  conversation.add("q1", "a1");
  conversation.ask("q2");
  assert.equal(conversation.undo()?.question, "q2");
  assert.equal(conversation.exchanges().length, 2, "a question without an answer takes none along");
  const undone = conversation.undo();
  assert.equal(undone?.question, "q1");
  assert.deepEqual(
    conversation.history().map(({ content }) => content),
    ["q0", "a0"],
  );
  undone?.restore();
  assert.equal(conversation.exchanges().at(-1)?.answer, "a1");
  conversation.undo();
  conversation.undo();
  assert.equal(conversation.undo(), null);
});

test("more is kept than is sent, and of what is kept the oldest goes first", () => {
  const conversation = createConversation();
  for (let i = 0; i < 80; i++) conversation.add(`q${i}`, "x".repeat(1_000));
  assert.equal(conversation.exchanges().length, 80);
  for (let i = 80; i < 100; i++) conversation.add(`q${i}`, "x".repeat(32_000));
  const kept = conversation.exchanges();
  assert.ok(JSON.stringify(kept).length <= 400_000);
  assert.ok(kept.length > conversation.history().length / 2);
  assert.equal(kept.at(-1)?.question, "q99");
});

function folder() {
  const name = mkdtempSync(path.join(tmpdir(), "signet-cli-"));
  return { name, [Symbol.dispose]: () => rmSync(name, { recursive: true }) };
}

test("the last 500 typed lines are kept, each once, newest last, for nobody but their owner", async () => {
  using home = folder();
  const file = path.join(home.name, "signet", "chat-history");
  const typed = await openTypedLines(file, assert.fail);
  for (let i = 0; i < 502; i++) await typed.add(`line ${i}`);
  await typed.add("line 400\n\nand one more");
  const kept = readFileSync(file, "utf8").trimEnd().split("\n");
  assert.equal(kept.length, 500);
  assert.deepEqual([kept[0], ...kept.slice(-3)], ["line 3", "line 501", "line 400", "and one more"]);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.equal(statSync(path.dirname(file)).mode & 0o777, 0o700);
  assert.deepEqual((await openTypedLines(file, assert.fail)).all().slice(0, 2), ["and one more", "line 400"]);
});

test("a history that others could read is closed, and what it holds controls no terminal", async () => {
  using home = folder();
  const file = path.join(home.name, "chat-history");
  writeFileSync(file, "old\u001b[2J line\n\n", { mode: 0o644 });
  const typed = await openTypedLines(file, assert.fail);
  assert.deepEqual(typed.all(), ["old line"]);
  await typed.add("new");
  assert.equal(statSync(file).mode & 0o777, 0o600);
});

test("lines that cannot be kept are told once, and stay at hand", async () => {
  using home = folder();
  const file = path.join(home.name, "chat-history");
  mkdirSync(file);
  const told: string[] = [];
  const typed = await openTypedLines(file, (text) => void told.push(text));
  await typed.add("a");
  await typed.add("b");
  assert.deepEqual(typed.all(), ["b", "a"]);
  assert.deepEqual(told, [`lines are not kept: ${file} (EISDIR)`]);
});
