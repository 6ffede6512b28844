import assert from "node:assert/strict";
import { test } from "node:test";
import { createSpeech } from "../src/chat/speech.ts";
import type { OutputStyle } from "../src/terminal.ts";
import { columnsOf, defuse } from "../src/text.ts";

/** A terminal whose formats can be read: `<cyan:code>`. */
const marking = (columns: number): OutputStyle => ({
  columns,
  paint: (format, text) => `<${String(format)}:${text}>`,
});
const plain = (columns: number): OutputStyle => ({ columns, paint: (_, text) => text });

const speak = (columns: number | null, pieces: string[], styleOf = plain) => {
  const speech = createSpeech(columns === null ? null : styleOf(columns));
  return pieces.map((piece) => speech.push(piece)).join("") + speech.end();
};

const HOSTILE =
  "a\u001b[2Jb\u001b]0;title\u0007c\u009b31md\r\ne\rf\u202eg\u0000h 😀\u001b[?1049hi\u001b]8;;https://x.example\u001b\\j\u001b";

test("however a text is cut into pieces, what is printed is the same and controls no terminal", () => {
  const safe = `${defuse(HOSTILE)}\n`;
  assert.doesNotMatch(safe, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]|\p{Surrogate}/u);
  assert.equal(speak(null, HOSTILE.split("")), safe);
  for (let cut = 0; cut <= HOSTILE.length; cut++)
    assert.equal(speak(null, [HOSTILE.slice(0, cut), HOSTILE.slice(cut)]), safe, `cut at ${cut}`);
});

test("a sequence that never ends holds back a few characters and no more", () => {
  const speech = createSpeech(null);
  speech.push("\u001b]0;");
  const printed = speech.push("x".repeat(200));
  assert.match(printed, /x{130}$/);
  assert.doesNotMatch(printed, /\u001b/);
});

test("a word is printed as soon as the next begins, and a line is broken at blanks before it is too long", () => {
  const speech = createSpeech(plain(20));
  assert.equal(speech.push("The quick br"), "The quick");
  assert.equal(speech.push("own fox jumps"), " brown fox");
  assert.equal(speech.end(), "\njumps\n");
  const text = "  code()  {\n\n日本語の文章は空白がなくても流れる続きもある。 ok";
  const lines = speak(20, text.split("")).split("\n");
  assert.deepEqual(lines, [
    "  code()  {",
    "",
    "日本語の文章は空白が",
    "なくても流れる続きも",
    "ある。 ok",
    "",
  ]);
  for (const line of lines) assert.ok(columnsOf(line) <= 20);
});

test("an address that is longer than the line stays in one piece", () => {
  const address = `https://example.com/${"a".repeat(50)}`;
  assert.equal(speak(20, [`see ${address} there`]), `see\n${address} there\n`);
});

test("the lines of a code block stay whole, however long they are and however they arrive", () => {
  const text =
    "Run this now, and then:\n\n```python\nfor n in range(10):\n    print(n * n, 'squared')\n```\nThat prints ten lines.";
  const laidOut =
    "Run this now, and\nthen:\n\n```python\nfor n in range(10):\n    print(n * n, 'squared')\n```\nThat prints ten\nlines.\n";
  assert.equal(speak(20, [text]), laidOut);
  assert.equal(speak(20, text.split("")), laidOut);
});

test("code and headings are told apart by colour, and a fence ends only what it began", () => {
  const text = "# A b\n~~~~ js\n```\n~~~\nx y\n~~~~\nz ``` q";
  const marked =
    "<bold:#> <bold:A> <bold:b>\n<dim:~~~~> <dim:js>\n<cyan:```>\n<cyan:~~~>\n<cyan:x> <cyan:y>\n<dim:~~~~>\nz ``` q\n";
  for (const pieces of [[text], text.split("")]) assert.equal(speak(40, pieces, marking), marked);
});

test("the items of a list are wrapped below their text", () => {
  const text =
    "- one item of a list that is long\n  10. and one in it, numbered\nafter - this no item begins";
  assert.deepEqual(speak(20, text.split("")).split("\n"), [
    "- one item of a list",
    "  that is long",
    "  10. and one in it,",
    "      numbered",
    "after - this no item",
    "begins",
    "",
  ]);
});

test("a block that never ends does not reach into the next text", () => {
  const speech = createSpeech(plain(20));
  const first = speech.push("```\na long line of code, whole\n") + speech.end();
  assert.equal(first, "```\na long line of code, whole\n");
  assert.equal(speech.push("prose that is wrapped again\n"), "prose that is\nwrapped again\n");
});

test("what is said after an action begins without empty lines, and on a pipe as it was written", () => {
  const speech = createSpeech(plain(40));
  const first = speech.push("Let me see.") + speech.end();
  assert.equal(first + speech.push("\n\nIt is 4.\n\nSo.") + speech.end(), "Let me see.\nIt is 4.\n\nSo.\n");
  assert.equal(speak(null, ["\n\n", "It is 4."]), "\n\nIt is 4.\n");
});
