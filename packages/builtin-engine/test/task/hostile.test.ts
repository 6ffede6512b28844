import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { parseTask } from "../../src/task/parse-task.ts";
import { drawn } from "../../../../test/support/drawn.ts";
import type { Value } from "../../src/task/parsed-task.ts";

describe("hostile text", () => {
  const full = (piece: string) => piece.repeat(Math.ceil(32_000 / piece.length)).slice(0, 32_000);
  const pieces = [
    "f(",
    "f([",
    'f("',
    "f(“",
    "f('\\",
    "f({a:",
    "[",
    "(",
    "{",
    "a.",
    "a/",
    "a",
    " ",
    "\t",
    "`",
    "```\n",
    "~~~",
    "|",
    "| a ",
    "|-|\n",
    "input: ",
    "in: x out: ",
    "Input:\n",
    ">>> ",
    ">>> f(1)\n",
    "assert ",
    "assert f([\n",
    "expect(f(1)",
    "assert.equal(f(",
    "f(1)    ",
    "=> assert.equal(f(",
    "(assert.equal(f(\n",
    "=>{assert([\n",
    "; expect(f([1, ",
    "(assert.equal(f(1), 2);",
    ": self.assertEqual(f('",
    ": assert f(1) == 2; ",
    "=>        ",
    "{(;:",
    "f(1)`*`*",
    "in the a ",
    "-",
    "1",
    "1.",
    "f(1) -> 1 ",
    "->",
    "\n",
    "\r",
    "\u0000",
    "\ud800",
    "function ",
    "x.py ",
    "in x.py",
    "a.b.c.",
    "# ",
    "```js title=",
    "should return ",
    "f(1) gives 2 instead of ",
    "/*",
    "//",
    "'",
    '"',
    "x 1 and 2 -> 3\n",
    "from 1 to 2 : ",
    '"a" gives true, ',
    "for 1 it is 2 and for 3 ",
    "so [1, ",
    "a 1 -> b\n",
    "a 1 -> b\n\nx\n",
    "stdin -> stdout\na 1 -> b\n\n",
    "<stdin>\n",
    "<stdin>\n</stdin>\n",
    "| text | wanted |\n|-|-|\n| the a | The a |\n",
    "f(1)\n2\n",
    "print(f(1)) # a\n",
    "function name: ",
    "write a function ",
    "call it a_b",
    "name it ",
    "need f, a ",
    "-->",
  ];
  for (const piece of drawn(pieces, 30))
    test(`${JSON.stringify(piece)} repeated is read in time`, () => {
      for (const text of [
        full(piece),
        `x${full(piece)}`,
        `f(1) ${full(piece)}`,
        `\`\`\`\n${full(piece)}`,
        `f(x) ${full(piece)}`,
        `f(x, y)\n${full(piece)}`,
      ]) {
        const started = process.cpuUsage();
        parseTask(text);
        const { user } = process.cpuUsage(started);
        assert.ok(user < 500_000, `${user / 1_000} ms`);
      }
    });

  test("no text makes it throw", () => {
    const alphabet = [
      "f(",
      ")",
      "[",
      "]",
      "{",
      "}",
      "'",
      '"',
      "\\",
      ",",
      "->",
      "==",
      "1",
      "a",
      ".py",
      "\n",
      "|",
      "-",
      "```",
      ":",
      "assert ",
      "in",
      "out",
      " ",
    ];
    let seed = 7;
    const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648);
    for (let round = 0; round < 3_000; round++)
      parseTask(Array.from({ length: 60 }, () => alphabet[(next() >> 8) % alphabet.length]).join(""));
  });

  test("deep nesting is refused, not followed", () => {
    const deep = (n: number): Value => JSON.parse("[".repeat(n) + "]".repeat(n)) as Value;
    assert.equal(parseTask(`f(${JSON.stringify(deep(10))}) -> 1`).examples.length, 1);
    assert.deepEqual(parseTask(`f(${JSON.stringify(deep(1_000))}) -> 1`).examples, []);
  });
});
