import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isTrivial } from "../../src/agents/check/self.ts";
import { bash, events, file, finish, lines, play, write } from "./stage.ts";

const own = (checkCmd: string | null, ...calls: [string, unknown][]) =>
  play({ maxSteps: 1 }, [{ calls: [...calls, finish(checkCmd)] }]);
const NODE = (body: string) => write("a.test.mjs", `import { test } from "node:test";\n${body}\n`);
const PYTHON = (body: string) =>
  write(
    "test_a.py",
    `import unittest\nclass A(unittest.TestCase):\n    def test_a(self):\n        ${body}\n`,
  );

describe(
  "without anything given, the agent's own check counts for what it was seen to do",
  { concurrency: 3 },
  () => {
    const cases: [string, string | null, [string, unknown][], [ok: boolean, kind: string, exit: string]][] = [
      ["node --test", "node --test", [NODE('test("x", () => {});')], [true, "self_test", "finished"]],
      ["unittest", "python3 -m unittest -q", [PYTHON("self.assertTrue(1)")], [true, "self_test", "finished"]],
      [
        "a test that skips",
        "node --test",
        [NODE('test("x", () => {}); test.skip("y", () => {});')],
        [true, "self_run", "finished"],
      ],
      [
        "tests that all skip",
        "node --test",
        [NODE('test.skip("y", () => {});')],
        [false, "self_run", "max_steps"],
      ],
      [
        "a runner that finds no test",
        "node --test",
        [write("a.test.mjs", "")],
        [false, "self_run", "max_steps"],
      ],
      [
        "unittest that finds no test",
        "python3 -m unittest",
        [write("a.py", "")],
        [false, "self_run", "max_steps"],
      ],
      [
        "unittest that all skips",
        "python3 -m unittest",
        [PYTHON("self.skipTest('no')")],
        [false, "self_run", "max_steps"],
      ],
      ["a program that runs", "node a.js", [write("a.js", "console.log(1)")], [true, "self_run", "finished"]],
      ["a program that fails", "node a.js", [write("a.js", "throw 1")], [false, "self_run", "max_steps"]],
      [
        "a program that prints like a runner",
        "node a.js",
        [write("a.js", 'console.log("# tests 3\\n# skipped 0")')],
        [true, "self_run", "finished"],
      ],
      ["nothing", null, [], [false, "none", "unverified"]],
      ["true", "true", [], [false, "none", "unverified"]],
      ["a colon", ":", [], [false, "none", "unverified"]],
      ["echo", "echo all tests pass && exit 0", [], [false, "none", "unverified"]],
      ["exit 0", "exit 0", [], [false, "none", "unverified"]],
      ["test 1", "test 1; [ 1 = 1 ]", [], [false, "none", "unverified"]],
    ];
    for (const [name, checkCmd, calls, expected] of cases)
      test(name, async () => {
        const { result } = await own(checkCmd, ...calls);
        assert.deepEqual([result.ok, result.check.kind, result.exitReason], expected, result.check.output);
      });
  },
);

test("a command whose exit code says nothing is known by its shape", () => {
  const empty = [
    "true # all good",
    "FOO=1 true",
    "node --test || true",
    "node --test || echo failed",
    "node --test; exit 0",
    "node --test | tail -5",
    "node --test & true",
    "ls && cat out.txt",
    '[ "a" = "a" ]',
    "echo $(node a.js)",
  ];
  const telling = [
    "node --test && echo ok",
    "cd src && node a.js",
    "set -e; node a.js; echo ok",
    'python3 -c "import a; assert a.f(1) == 2; print(1)"',
    'test "$(node a.js)" = 42',
    "node a.js | grep -q 42",
    "echo 1 | node a.js",
    "FOO=1 node a.js",
  ];
  assert.deepEqual(
    empty.filter((cmd) => !isTrivial(cmd)),
    [],
  );
  assert.deepEqual(telling.filter(isTrivial), []);
});

test("a given check is never replaced by the agent's own", async () => {
  const files = [file("test.sh", "exit 1\n")];
  const { result, yields } = await play({ files, maxSteps: 1 }, [{ calls: [finish("node --test")] }]);
  assert.deepEqual([result.ok, result.check.kind, result.check.cmd], [false, "given", "sh test.sh"]);
  assert.ok(lines(yields).includes("1 started cmd_1: sh test.sh"));
});

test("the check runs as another user, without a home in the workspace", async () => {
  const checkCmd = 'id -un; echo "$HOME"';
  const { result } = await play({ checkCmd, maxSteps: 1 }, [{ calls: [write("a", "a"), finish()] }]);
  assert.deepEqual([result.ok, result.check.output.split("\n").slice(0, 2)], [true, ["checker", "/tmp"]]);
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
