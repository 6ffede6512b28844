import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { literal } from "../../src/task/literal.ts";
import type { Value } from "../../src/task/parsed-task.ts";

const own = JSON.parse('{"__proto__": 1, "k y": null}') as Value;
const value: Value = [
  null,
  true,
  false,
  -1.5,
  1e21,
  1e-7,
  "a\n'\"\\\u2028é😀\u0000",
  [],
  {},
  { a: [1] },
  own,
];

test("JavaScript reads back the value that was printed", () => {
  const script = `console.log(JSON.stringify(${literal(value, "javascript")}))`;
  assert.deepEqual(JSON.parse(execFileSync(process.execPath, ["-e", script], { encoding: "utf8" })), value);
});

test("Python reads back the value that was printed", () => {
  const script = `import json; print(json.dumps(${literal(value, "python")}))`;
  assert.deepEqual(JSON.parse(execFileSync("python3", ["-"], { input: script, encoding: "utf8" })), value);
});
