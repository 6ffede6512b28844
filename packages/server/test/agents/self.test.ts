import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isTrivial, looksLikeTests, whyNoTest } from "../../src/agents/check/self.ts";
import { bash, events, file, finish, lines, play, told, write } from "./stage.ts";
import { drawn } from "../../../../test/support/drawn.ts";

const SUM_JS = write("sum.mjs", "export function sum(a, b) {\n  return a + b;\n}\n");
const SUM_PY = write("sum.py", "def add(a, b):\n    return a + b\n");
const NODE = (body: string) =>
  write(
    "sum.test.mjs",
    `import { test } from "node:test";\nimport assert from "node:assert/strict";\nimport { sum } from "./sum.mjs";\n${body}\n`,
  );
const PYTHON = (body: string) =>
  write(
    "test_sum.py",
    `import unittest\nfrom sum import add\nclass Sum(unittest.TestCase):\n    def test_adds(self):\n        ${body}\n`,
  );
const GOOD_NODE = NODE('test("adds", () => assert.equal(sum(2, 3), 5));');
const GOOD_PYTHON = PYTHON("self.assertEqual(add(2, 3), 5)");

/** One turn that does `calls` and claims to be done, with no step left to mend anything. */
const own = (checkCmd: string | null, ...calls: [string, unknown][]) =>
  play({ maxSteps: 1 }, [{ calls: [...calls, finish(checkCmd)] }]);

describe(
  "without anything given, the agent's own tests count for what they prove",
  { concurrency: 2 },
  () => {
    const ok: [string, string, [string, unknown][]][] = [
      ["node:test", "node --test", [SUM_JS, GOOD_NODE]],
      ["unittest through a pipe", "python3 -m unittest -v 2>&1 | tail -3", [SUM_PY, GOOD_PYTHON]],
      [
        "a shell test",
        "bash test.sh",
        [
          write("add.sh", "add() { echo $(($1 + $2)); }\n"),
          write("test.sh", '. ./add.sh\n[ "$(add 2 3)" = 5 ] || exit 1\n[ "$(add 2 2)" = 4 ] || exit 1\n'),
        ],
      ],
    ];
    for (const [name, checkCmd, calls] of drawn(ok, 2))
      test(`ok: ${name}`, async () => {
        const { result } = await own(checkCmd, ...calls);
        const { check } = result;
        assert.deepEqual(
          [result.ok, check.kind, result.exitReason],
          [true, "self_test", "finished"],
          check.output,
        );
        assert.equal(check.control, "confirmed");
      });

    const not: [string, string | null, [string, unknown][], kind: string, because: RegExp][] = [
      [
        "tests of nothing",
        "node --test",
        [SUM_JS, NODE('test("x", () => { assert.ok(true); });')],
        "self_test",
        /small errors|must fail/,
      ],
      [
        "tests without an assertion",
        "node --test",
        [SUM_JS, NODE('test("x", () => { sum(1, 2); });')],
        "self_test",
        /assertion/,
      ],
      [
        "assertTrue(True)",
        "python3 -m unittest",
        [SUM_PY, PYTHON("self.assertTrue(True)")],
        "self_test",
        /small errors|must fail/,
      ],
      [
        "a test that only imports",
        "python3 -m unittest",
        [SUM_PY, PYTHON("import sum")],
        "self_test",
        /assertion|small errors/,
      ],
      [
        "a test of how the code is written",
        "python3 -m unittest",
        [SUM_PY, PYTHON('self.assertIn("    return a + b", open("sum.py").read())')],
        "self_test",
        /how the code is written|small errors/,
      ],
      [
        "a skipped test",
        "node --test",
        [SUM_JS, NODE('test("x", () => assert.equal(sum(2, 3), 5));\ntest.skip("y", () => {});')],
        "self_test",
        /skip/,
      ],
      ["a program that runs", "python3 sum.py", [SUM_PY], "self_run", /only runs the program/],
      ["py_compile", "python3 -m py_compile sum.py", [SUM_PY], "self_run", /can be parsed/],
      ["grep", "grep -q add sum.py", [SUM_PY], "self_run", /searches for text/],
      [
        "a program that prints like a runner",
        "node a.js",
        [write("a.js", 'console.log("# tests 3\\n5 passed")')],
        "self_run",
        /only runs/,
      ],
      ["nothing", null, [SUM_PY], "none", /no check_cmd/],
      ["true", "true", [SUM_PY], "none", /tests nothing/],
      ["a hidden exit code", "node --test || true", [SUM_JS, GOOD_NODE], "none", /tests nothing/],
    ];
    for (const [name, checkCmd, calls, kind, because] of drawn(not, 5))
      test(`not ok: ${name}`, async () => {
        const { result } = await own(checkCmd, ...calls);
        const { ok, check } = result;
        assert.deepEqual([ok, check.kind], [false, kind], check.output);
        assert.match(check.output, because);
      });
  },
);

test("a finish without a real check is pushed back once, with the tests seen and the command to use", async () => {
  const played = await play({}, [
    { calls: [SUM_PY, GOOD_PYTHON, finish("python3 sum.py")] },
    { calls: [finish("python3 -m unittest test_sum.py")] },
  ]);
  const message = told(played.requests[1]!).at(-1)!;
  assert.match(message, /^<check_missing>\n/);
  assert.match(message, /only runs the program/);
  assert.match(
    message,
    /Tests seen: test_sum\.py\. Call finish with check_cmd `python3 -m unittest test_sum\.py`/,
  );
  assert.equal(played.result.ok, true, played.result.check.output);

  const twice = await play({}, [{ calls: [SUM_PY, finish("true")] }, { calls: [finish("true")] }]);
  assert.deepEqual([twice.result.ok, twice.result.exitReason, twice.result.steps], [false, "unverified", 2]);
});

test("finish with done:false ends the run without being pushed back", async () => {
  const { result } = await play({}, [
    { calls: [["finish", { summary: "There is no network here.", done: false }]] },
  ]);
  assert.deepEqual(
    [result.ok, result.exitReason, result.summary],
    [false, "unverified", "There is no network here."],
  );
});

test("the last own tests that were seen passing decide where the steps are used up", async () => {
  const { result } = await play({ maxSteps: 2 }, [
    { calls: [SUM_PY, GOOD_PYTHON] },
    { calls: [bash("python3 -m unittest test_sum.py")] },
  ]);
  assert.deepEqual(
    [result.ok, result.exitReason, result.check.kind],
    [true, "finished", "self_test"],
    result.check.output,
  );
  assert.match(result.summary, /steps were used up\. The check passed/);
});

test("a command whose exit code says nothing is known by its shape", () => {
  const empty = [
    "true # all good",
    "FOO=1 true",
    "node --test || true",
    "node --test || echo failed",
    "node --test; exit 0",
    "node --test & true",
    "ls && cat out.txt",
    "cat a | tail -1",
    '[ "a" = "a" ]',
    "echo $(node a.js)",
    "x".repeat(3_000),
  ];
  const telling = [
    "node --test && echo ok",
    "node --test | tail -5",
    "node --test &> log.txt",
    "cd src && node a.js",
    "set -e; node a.js; echo ok",
    'python3 -c "import a; assert a.f(1) == 2; print(1)"',
    'test "$(node a.js)" = 42',
    "echo 1 | node a.js",
    "FOO=1 node a.js",
  ];
  assert.deepEqual(
    empty.filter((cmd) => !isTrivial(cmd)),
    [],
  );
  assert.deepEqual(telling.filter(isTrivial), []);
  for (const cmd of ["node --test", "pytest -q", "python3 test_a.py", "npm test", "bash test.sh | tail -2"])
    assert.ok(looksLikeTests(cmd), cmd);
  for (const cmd of ["python3 main.py", "ls test", "node --test || true"])
    assert.ok(!looksLikeTests(cmd), cmd);
  assert.equal(whyNoTest("node --test"), null);
});

test("a given check is never replaced by the agent's own", async () => {
  const files = [file("test.sh", "exit 1\n")];
  const { result, yields } = await play({ files, maxSteps: 1 }, [{ calls: [finish("node --test")] }]);
  assert.deepEqual([result.ok, result.check.kind, result.check.cmd], [false, "given", "bash test.sh"]);
  assert.ok(lines(yields).includes("1 started cmd_1: bash test.sh"));
});

test("the check runs as another user, without a home in the workspace", async () => {
  const checkCmd = 'test "$(id -un) $HOME" = "checker /tmp/home" && test "$(cat a)" = a';
  const { result } = await play({ checkCmd, maxSteps: 1 }, [{ calls: [write("a", "a"), finish()] }]);
  assert.deepEqual([result.ok, result.check.control], [true, "confirmed"], result.check.output);
});

test("what a check does to its copy is not seen in the workspace", async () => {
  const checkCmd = "touch made-by-check; exit 1";
  const { yields } = await play({ checkCmd, maxSteps: 2 }, [
    { calls: [finish()] },
    { calls: [bash("ls made-by-check")] },
  ]);
  const [check, look] = events(yields, "command_finished");
  assert.deepEqual([check!.exit_code, look!.ok], [1, false]);
});

test("the file that the task asks to change is not put back, though the check names it", async () => {
  const files = [file("main.py", "print(41)\n")];
  const { result } = await play(
    {
      task: "Fix main.py so that it prints 42.",
      files,
      checkCmd: "python3 main.py | grep -qx 42",
      maxSteps: 1,
    },
    [{ calls: [write("main.py", "print(42)\n"), finish()] }],
  );
  assert.equal(result.ok, true, result.check.output);
});
