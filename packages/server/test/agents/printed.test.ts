import assert from "node:assert/strict";
import { test } from "node:test";
import { createPrinted, type Stream } from "../../src/agents/printed.ts";

const LIMITS = { bytes: 1000, lines: 20 };

/** What is shown of these chunks. */
function show(...chunks: [Stream, string | Buffer][]) {
  const printed = createPrinted(1000);
  for (const [stream, chunk] of chunks) printed.add(stream, Buffer.from(chunk));
  return printed.show(LIMITS);
}

test("lines are whole, however they came in, and the last end of line is left away", () => {
  const { text, cutBytes } = show(["stdout", "a"], ["stderr", "e1\ne"], ["stdout", "b\n"], ["stderr", "2\n"]);
  assert.deepEqual([text, cutBytes], ["e1\nab\ne2", 0]);
});

test("what has no end of line comes last, each stream on a line of its own", () => {
  assert.equal(show(["stderr", "err"], ["stdout", "out"]).text, "out\nerr");
  assert.equal(show(["stderr", "err"], ["stdout", "out\n"]).text, "out\nerr");
  assert.equal(show().text, "");
});

test("a character that came in two pieces stays one", () => {
  const bytes = Buffer.from("é\n");
  assert.equal(show(["stdout", bytes.subarray(0, 1)], ["stdout", bytes.subarray(1)]).text, "é");
});

test("one figure says exactly how much was left out, whatever the size and the pieces", () => {
  for (const total of [999, 1000, 1001, 1999, 2000, 2001, 5000, 12_345, 300_000])
    for (const piece of [7, 4096, 100_000])
      for (const line of ["x", "xxxx\n", "x".repeat(6000)]) {
        const output = line.repeat(Math.ceil(total / line.length)).slice(0, total - 1) + "x";
        const chunks = output.match(new RegExp(`[^]{1,${piece}}`, "g"))!;
        const { text, cutBytes } = show(...chunks.map((chunk): [Stream, string] => ["stdout", chunk]));
        const [head, tail] = text.split(`\n[... ${cutBytes} bytes left out ...]\n`);
        assert.ok(output.startsWith(head!) && output.endsWith(tail ?? ""));
        assert.equal(head!.length + (tail ?? "").length + cutBytes, output.length);
        assert.ok(Buffer.byteLength(text) <= LIMITS.bytes);
      }
});

test("bytes that are no text are counted as they were printed", () => {
  const { text, cutBytes } = show(["stdout", Buffer.alloc(5000, 0xff)]);
  assert.equal((text.match(/\ufffd/g) ?? []).length + cutBytes, 5000);
});
