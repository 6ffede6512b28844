import assert from "node:assert/strict";
import { test } from "node:test";
import { countLines, shorten } from "../../src/agents/shorten.ts";

test("a text within the limits stays as it is", () => {
  assert.deepEqual(shorten("a\nb\n", { bytes: 4, lines: 2 }), { text: "a\nb\n", cutBytes: 0 });
});

test("a longer one keeps its head and its tail, and says how many bytes are missing between", () => {
  const text = Array.from({ length: 1000 }, (_, i) => `line ${i}`).join("\n");
  const { text: short, cutBytes } = shorten(text, { bytes: 500 });
  assert.ok(Buffer.byteLength(short) <= 500);
  const [head, tail] = short.split(`\n[... ${cutBytes} bytes left out ...]\n`);
  assert.ok(text.startsWith(head!) && text.endsWith(tail!) && head!.length > 100 && tail!.length > 100);
  assert.equal(Buffer.byteLength(text), head!.length + tail!.length + cutBytes);
});

test("lines are limited as bytes are", () => {
  const { text } = shorten("x\n".repeat(300), { bytes: 10_000, lines: 20 });
  assert.ok(countLines(text) <= 22, String(countLines(text)));
});

test("no character is cut in two", () => {
  for (let bytes = 100; bytes < 112; bytes++) {
    const { text } = shorten("\u{1F600}é漢".repeat(50), { bytes });
    assert.ok(!text.includes("\uFFFD") && Buffer.byteLength(text) <= bytes, text);
  }
});
