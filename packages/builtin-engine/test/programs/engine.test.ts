import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { IN_FULL } from "../../../../test/support/drawn.ts";
import { drive, nodeTest, said } from "./drive.ts";

describe("functions from examples", () => {
  test("a function is written with its own test and passes", async () => {
    const outcome = await drive({
      task: "initials(name) in initials.mjs: initials('ada lovelace') -> 'AL', initials('alan turing') -> 'AT', initials('grace brewster hopper') -> 'GBH', initials('plato') -> 'P'",
    });
    assert.equal(outcome.reason, "finish");
    assert.equal(outcome.checkExit, 0);
    assert.match(outcome.files["initials.mjs"]!, /^export function initials\(name\b/m);
    assert.equal(outcome.checkCmd, "node --test initials.test.mjs");
    assert.match(said(outcome), /Found a known technique \(.+\), which fits 4 examples\./);
  });

  test("a function that no technique is for is the smallest program that fits", async () => {
    const outcome = await drive({
      task: "f(1) -> 4; f(2) -> 7; f(5) -> 16; f(10) -> 31; f(0) -> 1; f(7) -> 22",
    });
    assert.equal(outcome.reason, "finish", outcome.text);
    assert.equal(outcome.checkExit, 0);
    assert.match(said(outcome), /Found the smallest program that fits 6 examples, of \d+ tried\./);
  });

  test("a technique is found by other words, and told what the task says of it", IN_FULL, async () => {
    for (const [task, file, text] of [
      [
        "encrypt messages with a Caesar cipher, 4 places. encrypt('abc') -> 'efg', encrypt('Hello') -> 'Lipps'. JS",
        "encrypt.mjs",
        /caesar\(text, 4\)/,
      ],
      [
        "In Python, how many edits lie between two words (Levenshtein)? lev('kitten', 'sitting') -> 3",
        "lev.py",
        /edit_distance\(/,
      ],
      [
        "transpose([[1, 2], [3, 4]]) -> [[1, 3], [2, 4]]: rows become columns of the matrix",
        "transpose.mjs",
        /export function transpose\(/,
      ],
    ] as const) {
      const outcome = await drive({ task });
      assert.equal(outcome.reason, "finish", outcome.text);
      assert.equal(outcome.checkExit, 0);
      assert.match(outcome.files[file] ?? Object.keys(outcome.files).join(), text);
    }
  });

  test("a function may be called as what every object inherits, and calls that of its values", async () => {
    for (const name of ["toString", "constructor"]) {
      const cases = [5, 8, 1, 10, 255, 2].map((n) => `${name}(${n}) -> "${n.toString(2)}"`).join(", ");
      const outcome = await drive({
        task: `Write ${name}(n) in JavaScript, the binary form of a number: ${cases}`,
      });
      assert.equal(outcome.reason, "finish", outcome.text);
      assert.equal(outcome.checkExit, 0);
      assert.match(outcome.files[`${name}.mjs`]!, new RegExp(`^export function ${name}\\(`, "m"));
    }
  });

  test("Python is written where Python is asked for", async () => {
    const outcome = await drive({
      task: "In Python, save as evens.py:\n\n>>> total([1, 2, 4])\n6\n>>> total([3])\n0\n>>> total([8, 1, 1])\n8\n>>> total([])\n0",
    });
    assert.equal(outcome.reason, "finish");
    assert.equal(outcome.checkExit, 0);
    assert.match(outcome.files["evens.py"]!, /def total\(values\):/);
  });

  test("a program reads its input and prints", IN_FULL, async () => {
    const pairs = [
      ["3 4", 7],
      ["10 20 30", 60],
      ["5", 5],
      ["1 1 1 1", 4],
    ];
    for (const [language, file] of [
      ["Python", "main.py"],
      ["JavaScript", "main.mjs"],
    ]) {
      const outcome = await drive({
        task: `A ${language} program that reads numbers from stdin.\n${pairs.map(([i, o]) => `Input: ${i}\nOutput: ${o}`).join("\n\n")}`,
      });
      assert.equal(outcome.reason, "finish", said(outcome));
      assert.equal(outcome.checkExit, 0);
      assert.ok(outcome.files[file!]);
    }
  });

  test("several functions go into one file", async () => {
    const outcome = await drive({
      task: "Write math.mjs. add(1, 2) -> 3; add(5, 5) -> 10; add(-1, 1) -> 0; twice(2) -> 4; twice(5) -> 10; twice(-3) -> -6; twice(7) -> 14",
    });
    assert.equal(outcome.reason, "finish", said(outcome));
    assert.match(outcome.files["math.mjs"]!, /function add[\s\S]*function twice/);
    assert.match(said(outcome), /Found `add`: the smallest .* tried\. `twice`: the smallest/);
  });
});

describe("repair", () => {
  test("a failing given test becomes an example, and the next program passes", async () => {
    const growTest = nodeTest(
      "grow",
      "grow.mjs",
      "assert.equal(grow(3), 8);",
      "assert.equal(grow(5), 32);",
      "assert.equal(grow(0), 1);",
    );
    const outcome = await drive({
      task: "grow(n) in grow.mjs must pass its tests. grow(2) -> 4; grow(4) -> 16.",
      files: [{ path: "grow.test.mjs", content: growTest }],
      check: "node --test grow.test.mjs",
    });
    assert.equal(outcome.reason, "finish", said(outcome));
    assert.equal(outcome.checkExit, 0);
    assert.ok(outcome.failedRuns >= 1);
    assert.match(
      said(outcome),
      /Counterexample: grow\(3\) -> 8, but it gave 9\. Looking again, with it: the smallest program that fits 3 examples/,
    );
    assert.equal(outcome.files["grow.test.mjs"], growTest);
  });

  test("rows of a table-driven test are examples too, also in Python", IN_FULL, async () => {
    const outcome = await drive({
      task: "Make test_words.py pass.",
      files: [
        {
          path: "test_words.py",
          content:
            'import unittest\nfrom words import count_words\n\n\nclass T(unittest.TestCase):\n    def test_all(self):\n        for text, expected in [("a b c", 3), ("hello", 1), ("", 0), ("two words", 2), (" x  y ", 2)]:\n            self.assertEqual(count_words(text), expected)\n',
        },
      ],
      check: "python3 -m unittest test_words.py",
    });
    assert.equal(outcome.reason, "finish", said(outcome));
    assert.equal(outcome.checkExit, 0);
  });

  test("a small slip in a given function is found by trying changes", async () => {
    const given = `export function find(values, wanted) {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (values[middle] === wanted) return middle;
    if (values[middle] < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
`;
    const lines = [
      "const values = [1, 3, 5, 7, 9, 11];",
      "values.forEach((value, i) => assert.equal(find(values, value), i));",
    ];
    const outcome = await drive({
      task: "find in find.mjs misses some values. Fix it.",
      files: [
        { path: "find.mjs", content: given },
        { path: "find.test.mjs", content: nodeTest("find", "find.mjs", ...lines) },
      ],
      check: "node --test find.test.mjs",
    });
    assert.equal(outcome.reason, "finish", said(outcome));
    assert.equal(outcome.checkExit, 0);
    assert.equal(outcome.files["find.mjs"], given.replace("low < high", "low <= high"));
    assert.equal(outcome.files["repair-trial.mjs"], undefined);
  });

  test("only the function asked for is replaced in a file that holds more", async () => {
    const outcome = await drive({
      task: "double in both.mjs is wrong: double(2) -> 4, double(5) -> 10, double(-1) -> -2, double(0) -> 0",
      files: [
        {
          path: "both.mjs",
          content:
            "export const keep = 1;\n\nexport function double(n) {\n  return n;\n}\n\nexport function other() {}\n",
        },
      ],
    });
    assert.equal(outcome.reason, "finish", said(outcome));
    assert.match(
      outcome.files["both.mjs"]!,
      /export const keep = 1;\n\nexport function double\(n\) \{\n  return .*\n\}\n\nexport function other\(\) \{\}\n/,
    );
  });

  test("a module taken whole by require is exported whole", async () => {
    const outcome = await drive({
      task: "Make it pass. last([1, 2, 3]) -> 3; last([4]) -> 4",
      files: [
        {
          path: "last.test.cjs",
          content:
            'const assert = require("node:assert");\nconst last = require("./last.cjs");\nassert.strictEqual(last([1, 2, 3]), 3);\nassert.strictEqual(last([9, 8]), 8);\nassert.strictEqual(last([5, 5, 1]), 1);\n',
        },
      ],
    });
    assert.equal(outcome.reason, "finish", said(outcome));
    assert.equal(outcome.checkExit, 0);
  });

  test("tests that already pass are left alone", async () => {
    const content = "export function f(n) {\n  return n + 1;\n}\n";
    const outcome = await drive({
      task: "Make the tests pass",
      files: [
        { path: "f.mjs", content },
        { path: "f.test.mjs", content: nodeTest("f", "f.mjs", "assert.equal(f(1), 2);") },
      ],
    });
    assert.equal(outcome.reason, "finish");
    assert.equal(outcome.files["f.mjs"], content);
  });
});
