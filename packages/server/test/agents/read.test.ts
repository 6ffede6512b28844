import assert from "node:assert/strict";
import { test } from "node:test";
import { bash, file, play, told } from "./stage.ts";

/** What the model is told when it reads `content`. */
async function read(content: string, input: { offset?: number; limit?: number } = {}) {
  const { requests } = await play({ files: [file("a.txt", content)], maxSteps: 2 }, [
    { calls: [["read", { path: "a.txt", ...input }]] },
    { calls: [bash("true")] },
  ]);
  return told(requests[1]!)[0]!;
}

test("every line is shown after its number and a tab, as the file has it", async () => {
  assert.equal(await read("a\n\n\tb\r\nc"), "    1\ta\n    2\t\n    3\t\tb\r\n    4\tc");
  assert.equal(await read("a\n"), "    1\ta\n");
  assert.equal(await read("\n"), "    1\t\n");
  assert.equal(await read(""), "[the file is empty]");
});

test("an excerpt keeps the numbers of the file, and says where it goes on", async () => {
  const lines = Array.from({ length: 120 }, (_, i) => `line ${i + 1}`).join("\n");
  assert.equal(
    await read(lines, { offset: 99, limit: 2 }),
    "   99\tline 99\n  100\tline 100\n[lines 99 to 100 of 120; continue with offset 101]",
  );
  assert.equal(await read(lines, { offset: 120 }), "  120\tline 120\n[lines 120 to 120 of 120]");
  assert.equal(await read(lines, { offset: 121 }), "error: the file has 120 lines");
});

test("what is shown in one call stays within 32 KB and 1000 lines", async () => {
  const long = await read(`${"x".repeat(100)}\n`.repeat(900));
  assert.ok(Buffer.byteLength(long) <= (32 << 10) + 100, String(Buffer.byteLength(long)));
  assert.match(long, /\[lines 1 to \d+ of 900; continue with offset \d+\]$/);
  assert.match(
    await read("x\n".repeat(2000)),
    /\n 1000\tx\n\[lines 1 to 1000 of 2000; continue with offset 1001\]$/,
  );
  assert.match(await read("x".repeat(40_000)), /^error: line 1 alone is over 32768 bytes/);
});
