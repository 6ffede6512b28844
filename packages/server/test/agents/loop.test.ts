import assert from "node:assert/strict";
import { test } from "node:test";
import { bash, file, finish, type Line, lines, play, told, write } from "./stage.ts";

const again: Line = { calls: [bash("echo same")] };

test("the same call with the same result is nudged at the third time and ends the run at the fourth", async () => {
  const { result, requests, yields } = await play({}, [again, again, again, again]);
  assert.deepEqual([result.ok, result.exitReason, result.steps], [false, "stuck", 4]);
  assert.match(result.summary, /bash was called 4 times with the same arguments/);
  assert.match(told(requests[3]!).at(-1)!, /3 times with the same arguments.*Try something else/);
  assert.equal(
    requests.slice(0, 3).some((request) => told(request).join().includes("the same arguments")),
    false,
  );
  assert.ok(lines(yields).some((line) => line.startsWith("3 note: Repeating itself")));
});

test("asking for the check again and again without a change ends the run", async () => {
  const { result } = await play(
    { checkCmd: "exit 3" },
    Array.from({ length: 4 }, () => ({ calls: [finish()] })),
  );
  assert.deepEqual([result.ok, result.exitReason, result.steps], [false, "stuck", 4]);
  assert.deepEqual([result.check.kind, result.check.exit_code], ["given", 3]);
});

test("two calls in turns end the run at the sixth", async () => {
  const other: Line = { calls: [bash("echo other")] };
  const { result } = await play({}, [again, other, again, other, again, other]);
  assert.deepEqual([result.exitReason, result.steps], ["stuck", 6]);
});

test("a call after a changed file is progress", async () => {
  const change = (n: number): Line => ({ calls: [write("n.txt", `${n}`), bash("echo same")] });
  const { result } = await play({ maxSteps: 6 }, [1, 2, 3, 4, 5, 6].map(change));
  assert.equal(result.exitReason, "max_steps");
});

test("the same call with another result is progress", async () => {
  const { result } = await play(
    { maxSteps: 5 },
    Array.from({ length: 5 }, () => ({ calls: [bash("date +%N")] })),
  );
  assert.equal(result.exitReason, "max_steps");
});

test("a call that cannot be read is answered with what is wrong, and five turns of such end the run", async () => {
  const { result, requests, yields } = await play({}, [
    { calls: [["bash", "{not json"]] },
    {
      calls: [
        ["write", { path: 7 }],
        ["compile", {}],
      ],
    },
    { calls: [["edit", { path: "a", edits: [] }]] },
    { calls: [["edit", { path: "a", edits: [] }]] },
    { calls: [["read", {}]] },
  ]);
  assert.match(told(requests[1]!)[0]!, /^invalid call: the arguments are not valid JSON/);
  assert.match(told(requests[2]!)[0]!, /^invalid call: `path` .*; `content` /);
  assert.equal(
    told(requests[2]!)[1],
    "invalid call: there is no tool compile; the tools are bash, read, write, edit, finish",
  );
  const notes = lines(yields).filter((line) => line.includes(" note: called "));
  assert.deepEqual(notes, [
    "1 note: called bash with invalid input",
    "2 note: called write with invalid input",
    "2 note: called a tool that does not exist: compile",
    "3 note: called edit with invalid input",
    "4 note: called edit with invalid input",
    "5 note: called read with invalid input",
  ]);
  assert.deepEqual([result.exitReason, result.steps], ["stuck", 5]);
});

test("a call that can be read begins the count of bad ones anew", async () => {
  const bad = (n: number): Line => ({ calls: [["bash", `{${n}`]] });
  const { result } = await play({ maxSteps: 7 }, [bad(1), bad(2), bad(3), again, bad(4), bad(5), bad(6)]);
  assert.equal(result.exitReason, "max_steps");
});

test("a turn cut off at its length is told so and the work goes on", async () => {
  const { requests, result } = await play({ maxSteps: 3 }, [
    { text: "I will", reason: "length" },
    again,
    { calls: [bash("true")] },
  ]);
  assert.match(told(requests[1]!)[0]!, /cut off/);
  assert.equal(result.steps, 3);
});

test("calls of one turn are answered in their order, those that only read side by side", async () => {
  const files = ["a", "b", "c"].map((name) => file(name, `${name}${name}\n`));
  const read = (path: string): [string, unknown] => ["read", { path }];
  const { requests, yields } = await play({ files, maxSteps: 2 }, [
    {
      calls: [
        read("a"),
        read("b"),
        bash("echo 1 >>a; cat a"),
        read("a"),
        read("nope"),
        write("c", "new\n"),
        read("c"),
      ],
    },
    { calls: [bash("true")] },
  ]);
  const answers = told(requests[1]!);
  assert.match(answers.splice(4, 1)[0]!, /^error: .*nope/);
  const texts = [
    "    1\taa\n",
    "    1\tbb\n",
    "exit code: 0\naa\n1",
    "    1\taa\n    2\t1\n",
    "wrote c, 1 line",
    "    1\tnew\n",
  ];
  assert.deepEqual(answers.slice(0, 6), texts);
  assert.deepEqual(lines(yields).slice(0, 8), [
    "1 note: read a 1–1",
    "1 note: read b 1–1",
    "1 started cmd_1: echo 1 >>a; cat a",
    "1 finished cmd_1: 0",
    "1 note: read a 1–2",
    "1 note: could not read nope: nope does not exist",
    "1 note: wrote c +1 −1",
    "1 note: read c 1–1",
  ]);
});

test("what the workspace refuses is told to the model and the work goes on", async () => {
  const { requests, result } = await play({ maxSteps: 2 }, [
    {
      calls: [
        write("../out", "x"),
        ["edit", { path: "none.js", edits: [{ old: "a", new: "b" }] }],
        ["read", { path: "." }],
      ],
    },
    { calls: [write("/workspace/in.txt", "x"), write("./in2.txt", "x")] },
  ]);
  for (const text of told(requests[1]!).slice(0, 3)) assert.match(text, /^error: /);
  assert.equal(result.steps, 2);
});

test("calls after finish in a turn are answered, but not carried out", async () => {
  const { requests, result, yields } = await play({ checkCmd: "grep -q right a", maxSteps: 2 }, [
    {
      calls: [
        write("a", "wrong\n"),
        finish(),
        write("a", "right\n"),
        bash("echo ran"),
        ["read", { path: "a" }],
      ],
    },
    { calls: [["read", { path: "a" }]] },
  ]);
  const [wrote, , ...after] = told(requests[1]!);
  assert.equal(wrote, "wrote a, 1 line");
  assert.equal(after.filter((text) => text.startsWith("not carried out: ")).length, 3);
  assert.ok(!lines(yields).some((line) => line.endsWith("started cmd_1: echo ran")));
  assert.equal(result.ok, false);
});
