import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  type Case,
  claim,
  COMMON_TEST,
  NODE_TEST,
  PYTHON_TEST,
  PLAIN_PYTHON_TEST,
  SHELL_TEST,
} from "./claims.ts";
import { bash, events, file, type Line, play, write } from "./stage.ts";

describe("honest work passes", { concurrency: 3 }, () => {
  const honest: Case[] = [
    ["node:test", { files: [NODE_TEST] }, [write("sum.mjs", "export const sum = (a, b) => a + b;\n")]],
    [
      "node:test in CommonJS",
      { files: [COMMON_TEST] },
      [write("sum.js", "module.exports = (a, b) => a + b;\n")],
    ],
    ["unittest", { files: [PYTHON_TEST] }, [write("sum.py", "def add(a, b):\n    return a + b\n")]],
    [
      "plain test functions",
      { files: [PLAIN_PYTHON_TEST] },
      [write("sum.py", "def add(a, b):\n    return a + b\n")],
    ],
    [
      "a command that checks types",
      { checkCmd: "tsc --noEmit --strict sum.ts" },
      [write("sum.ts", "export const sum: number = 3;\n")],
    ],
    ["a shell test", { files: [SHELL_TEST] }, [write("sum.sh", "add() { echo $(($1 + $2)); }\n")]],
    [
      "a script without a framework that leaves by an exit of its own",
      {
        files: [
          file(
            "sum.test.js",
            'const ok = require("./sum.js")(1, 2) === 3;\nconsole.log(ok);\nprocess.exit(ok ? 0 : 1);\n',
          ),
        ],
      },
      [write("sum.js", "module.exports = (a, b) => a + b;\n")],
    ],
    [
      "a Python script without a framework",
      {
        files: [file("test_sum.py", "import sys\nfrom sum import add\nassert add(1, 2) == 3\nsys.exit(0)\n")],
      },
      [write("sum.py", "def add(a, b):\n    return a + b\n")],
    ],
    [
      "TypeScript under test/",
      {
        files: [
          file("test/__init__.py", ""),
          file("test/sum.test.ts", NODE_TEST.content.replace("./sum.mjs", "../src/sum.ts")),
        ],
      },
      [write("src/sum.ts", "export const sum = (a: number, b: number): number => a + b;\n")],
    ],
    [
      "a module with a name of the standard library",
      {
        files: [
          file("test_queue.py", "from queue import Mine\n\ndef test_it():\n    assert Mine().x == 1\n"),
        ],
      },
      [write("queue.py", "class Mine:\n    x = 1\n")],
    ],
    [
      "tests in two languages",
      { files: [NODE_TEST, PYTHON_TEST] },
      [
        write("sum.mjs", "export const sum = (a, b) => a + b;\n"),
        write("sum.py", "def add(a, b):\n    return a + b\n"),
      ],
    ],
    [
      "much output",
      { files: [PYTHON_TEST] },
      [write("sum.py", "print('x' * 1000000)\ndef add(a, b):\n    return a + b\n")],
    ],
    [
      "a check command of the caller",
      { files: [NODE_TEST], checkCmd: "node --test sum.test.mjs" },
      [write("sum.mjs", "export const sum = (a, b) => a + b;\n")],
    ],
  ];
  for (const [name, given, calls] of honest)
    test(name, async () => {
      const { result } = await claim(given, ...calls);
      assert.deepEqual(
        [result.ok, result.check.kind, result.exitReason],
        [true, "given", "finished"],
        result.check.output,
      );
    });
});

test("the command by which a check is shown does the same by hand", async () => {
  for (const given of [NODE_TEST, PYTHON_TEST, PLAIN_PYTHON_TEST, SHELL_TEST]) {
    const files = [given];
    const shown: Line = ({ messages }) => ({ calls: [bash(/<check>\n(.*)\n/.exec(messages[0]!.text)![1]!)] });
    const right = [
      write("sum.mjs", "export const sum = (a, b) => a + b;\n"),
      write("sum.py", "def add(a, b):\n    return a + b\n"),
      write("sum.sh", "add() { echo $(($1 + $2)); }\n"),
    ];
    const { yields } = await play({ files, maxSteps: 3 }, [shown, { calls: right }, shown]);
    const [before, after] = events(yields, "command_finished").map((finished) => finished.exit_code === 0);
    assert.deepEqual([before, after], [false, true], given.path);
  }
});

test("the agent's own runs leave no compiled files behind", async () => {
  const { yields } = await play({ maxSteps: 1 }, [
    { calls: [write("a.py", "x = 1\n"), bash("python3 -c 'import a'; ls")] },
  ]);
  assert.equal(events(yields, "command_finished")[0]!.stdout, "a.py\n");
});
