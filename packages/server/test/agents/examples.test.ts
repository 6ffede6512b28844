import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { bash, events, finish, play, told, write } from "./stage.ts";
import { drawn } from "../../../../test/support/drawn.ts";

/** One turn that writes `files` and claims to be done; the task's text decides. */
const solve = (text: string, ...calls: [string, unknown][]) =>
  play({ task: text, maxSteps: 1 }, [{ calls: [...calls, finish()] }]);

const DOUBLE = "Write double in JavaScript: double(2) -> 4 and double(5) -> 10";
const DOUBLE_PY = "Write double in Python:\n\n>>> double(2)\n4\n>>> double(5)\n10\n";

describe("examples of the task decide", { concurrency: 3 }, () => {
  const right: [string, string, [string, unknown][]][] = [
    ["an exported function", DOUBLE, [write("a.mjs", "export function double(n) { return n * 2; }\n")]],
    ["a default export", DOUBLE, [write("a.mjs", "const double = (n) => n * 2;\nexport default double;\n")]],
    ["a CommonJS export", DOUBLE, [write("a.js", "exports.double = (n) => n * 2;\n")]],
    ["a function that is not exported", DOUBLE, [write("a.js", "function double(n) { return n * 2; }\n")]],
    [
      "an async function",
      DOUBLE,
      [write("a.js", "module.exports = { double: double };\nasync function double(n) { return n * 2; }\n")],
    ],
    [
      "TypeScript",
      DOUBLE.replace("JavaScript", "TypeScript"),
      [write("a.ts", "export const double = (n: number): number => n * 2;\n")],
    ],
    ["Python", DOUBLE_PY, [write("a.py", "def double(n):\n    return n * 2\n")]],
    [
      "the file the task names",
      "Write double in b.js. double(2) -> 4",
      [
        write("a.js", "function double(n) { return 0; }\n"),
        write("b.js", "function double(n) { return n * 2; }\n"),
      ],
    ],
    [
      "numbers that differ in the last place",
      "Write add in Python: add(0.1, 0.2) -> 0.3",
      [write("a.py", "def add(a, b):\n    return a + b\n")],
    ],
    [
      "lists, objects, strings and null",
      'Write pick in Python: pick([1, "a"]) -> {"x": [1, "a"], "y": null}',
      [write("a.py", "def pick(v):\n    return {'x': tuple(v), 'y': None}\n")],
    ],
    [
      "code that prints on its own",
      DOUBLE,
      [
        write(
          "a.js",
          "console.log('hello'.repeat(200000));\nfunction double(n) { console.log(n); return n * 2; }\n",
        ),
      ],
    ],
    [
      "assert lines",
      "Write double in Python.\n\n```python\nassert double(2) == 4 and double(3) == 6\nassert double(0) in (0, 1)\n```\n",
      [write("a.py", "def double(n):\n    return n * 2\n")],
    ],
  ];
  for (const [name, text, calls] of drawn(right, 5))
    test(name, async () => {
      const { result } = await solve(text, ...calls);
      assert.deepEqual(
        [result.ok, result.check.kind, result.exitReason],
        [true, "given", "finished"],
        JSON.stringify(result.check),
      );
    });

  const wrong: [string, string, [string, unknown][]][] = [
    ["a wrong function", DOUBLE, [write("a.js", "function double(n) { return n + 2; }\n")]],
    ["a wrong Python function", DOUBLE_PY, [write("a.py", "def double(n):\n    return n + 2\n")]],
    ["leaving the process", DOUBLE, [write("a.js", "process.exit(0);\nfunction double(n) { return n; }\n")]],
    [
      "leaving the process from Python",
      DOUBLE_PY,
      [write("a.py", "import os\nos._exit(0)\ndef double(n): pass\n")],
    ],
    ["leaving it in the call", DOUBLE, [write("a.js", "function double(n) { process.exit(0); }\n")]],
    [
      "a value equal to everything",
      DOUBLE_PY,
      [
        write(
          "a.py",
          "class Any(int):\n    def __eq__(self, other):\n        return True\ndef double(n):\n    return Any(0)\n",
        ),
      ],
    ],
    [
      "a string where a number is wanted",
      DOUBLE,
      [write("a.js", "function double(n) { return String(n * 2); }\n")],
    ],
    [
      "true where 1 is wanted",
      "Write one in Python: one(0) -> 1",
      [write("a.py", "def one(n):\n    return True\n")],
    ],
    [
      "nothing where null is wanted",
      "Write none in JavaScript: none(1) -> null",
      [write("a.js", "function none(n) {}\n")],
    ],
    ["no such function", DOUBLE, [write("a.js", "function triple(n) { return n * 3; }\n")]],
    ["an error", DOUBLE, [write("a.js", "function double(n) { throw new Error('no'); }\n")]],
    ["never ending", DOUBLE, [write("a.js", "function double(n) { return new Promise(() => {}); }\n")]],
    [
      "a report of its own",
      DOUBLE,
      [
        write(
          "a.js",
          'console.log(\'\\ncheck-0 [{"value":4},{"value":10}]\');\nprocess.exit(0);\nfunction double() {}\n',
        ),
      ],
    ],
    [
      "reading what is expected",
      DOUBLE_PY,
      [
        write(
          "a.py",
          "import gc\ndef double(n):\n    found = [o for o in gc.get_objects() if isinstance(o, dict) and 'output' in o]\n    return found[0]['output'] if found else None\n",
        ),
      ],
    ],
    [
      "a failing assert line",
      "Write double in Python.\n\n```python\nassert double(2) == 4 and double(3) == 6\n```\n",
      [write("a.py", "def double(n):\n    return 4\n")],
    ],
  ];
  for (const [name, text, calls] of drawn(wrong, 4))
    test(`not passed by: ${name}`, async () => {
      const { result } = await solve(text, ...calls);
      assert.deepEqual([result.ok, result.check.kind], [false, "given"], JSON.stringify(result.check));
      assert.notEqual(result.check.exit_code, 0);
    });
});

test("the agent is told which example failed and what came out", async () => {
  const { requests, yields } = await play({ task: DOUBLE }, [
    { calls: [write("a.js", "function double(n) { return n + 2; }\n"), finish()] },
    { calls: [write("a.js", "function double(n) { return n * 2; }\n"), finish()] },
  ]);
  assert.match(told(requests[1]!).at(-1)!, /ok: double\(2\) -> 4\nnot ok: double\(5\) -> 10; got 7/);
  assert.match(
    requests[0]!.messages[0]!.text,
    /<check>\nthe examples of the task: double\(2\) -> 4 and 1 more\n<\/check>/,
  );
  assert.deepEqual(
    events(yields, "command_finished").map((data) => [data.cmd, data.ok]),
    [
      ["the examples of the task: double(2) -> 4 and 1 more", false],
      ["the examples of the task: double(2) -> 4 and 1 more", true],
    ],
  );
});

test("a program that reads its input is held to what it prints", async () => {
  const text =
    "Write a program in shell, up.sh, that prints its input in capitals.\n\nInput:\n```\nhello\nyou\n```\nOutput:\n```\nHELLO\nYOU\n```\n";
  const good = await solve(text, bash("echo 'tr a-z A-Z' >up.sh"));
  assert.deepEqual(
    [good.result.ok, good.result.check.kind],
    [true, "given"],
    JSON.stringify(good.result.check),
  );
  const bad = await solve(text, bash("echo 'cat' >up.sh"));
  assert.equal(bad.result.ok, false);
});
