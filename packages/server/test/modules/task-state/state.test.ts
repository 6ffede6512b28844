import assert from "node:assert/strict";
import { test } from "node:test";
import { BOUNDS, TaskState } from "@signet/contract";
import { BODY_VERSION, type RunPart, readBody } from "../../../src/modules/task-state/body.ts";
import { fold } from "../../../src/modules/task-state/fold.ts";
import { ended, newPart, withCommand, withStep } from "../../../src/modules/task-state/part.ts";
import { createTaskStates } from "../../../src/modules/task-state/states.ts";
import { accountOf } from "../../../src/modules/task-state/account.ts";
import { temporaryStore } from "../../support/store.ts";

const KEY = { account: "local", owner: "", conversation_id: "c" };
const ASKED = { task: "Do it.", checkCmd: null, mayChange: [], check: "make test" };
const part = (run_id: string, over: Partial<RunPart> = {}): RunPart => ({
  ...newPart(run_id, ASKED, 1),
  ...over,
});
const bodyOf = (...parts: RunPart[]) => ({ v: BODY_VERSION as typeof BODY_VERSION, dropped: 0, parts });
const command = (cmd: string, exitCode: number | null, over: object = {}) => ({
  id: `cmd_${cmd.slice(0, 9)}_${exitCode}`,
  cmd,
  exitCode,
  ok: exitCode === 0,
  output: `${cmd} said so`,
  line: true,
  ...over,
});
const end = (one: RunPart, ok: boolean, exitReason = ok ? "finished" : "max_steps") =>
  ended(one, { ok, exitReason, summary: "s", steps: 2, decisions: [] });

test("a command that failed stays open until it passes, in this run or a later one, or a run passes", () => {
  const first = withCommand(withCommand(part("r1"), command("a", 1), 10), command("b", null), 20);
  const again = withCommand(first, command("a", 2), 30);
  assert.deepEqual(
    fold(bodyOf(again))!.open_failures.map(({ cmd, exit_code, since }) => [
      cmd,
      exit_code,
      Date.parse(since),
    ]),
    [
      ["b", null, 20],
      ["a", 2, 10],
    ],
  );
  const next = withCommand(part("r2"), command("a", 0), 40);
  const cmds = (...parts: RunPart[]) => fold(bodyOf(...parts))!.open_failures.map(({ cmd }) => cmd);
  assert.deepEqual(cmds(end(again, false), next), ["b"]);
  assert.deepEqual(cmds(end(again, false), end(next, true)), []);
  assert.deepEqual(cmds(withCommand(next, command("a", 1), 50)), ["a"]);
});

test("facts are how commands ended, with the command as source; what a model says is none", () => {
  const claims = withStep(
    part("r1"),
    1,
    [{ what: "write a", result: "wrote a" }],
    "All tests pass. Verified!",
  );
  const seen = withCommand(
    claims,
    command("make test", 1, { output: "ℹ pass 1\nℹ fail 2\nAll tests pass" }),
    2,
  );
  const folded = fold(bodyOf(end(seen, false)))!;
  assert.deepEqual(folded.facts, [
    { text: "`make test` exited 1 (pass 1, fail 2)", source: "cmd_make test_1" },
  ]);
  assert.deepEqual(folded.plan, [{ id: "check", text: "passes: make test", status: "open" }]);
  const planned = withStep(seen, 2, [], "My plan:\n1. read it\n2. mend it\n\nThen:\n1. rest\n- [x] test it");
  assert.deepEqual(
    fold(bodyOf(planned))!.plan.slice(1),
    [
      { id: "agent-1", text: "read it", status: "open" },
      { id: "agent-2", text: "mend it", status: "open" },
      { id: "agent-3", text: "test it", status: "done" },
    ],
    "only what is set out as a plan, and marked as the agent's",
  );
});

test("the goal is the task that is not done, from its first run on; constraints are the caller's", () => {
  const asked = {
    ...ASKED,
    task: "Build it. It must be fast! Never use eval.",
    checkCmd: "make",
    mayChange: ["*.snap"],
  };
  const one = end(newPart("r1", asked, 1), false);
  const two = end(part("r2", { task: "Go on." }), true);
  const three = part("r3", { task: "Now paint it." });
  assert.equal(fold(bodyOf(one, two))!.goal, asked.task);
  assert.deepEqual(fold(bodyOf(one, two))!.constraints, [
    "this command decides: make",
    "may be changed: *.snap",
    "It must be fast",
    "Never use eval",
  ]);
  assert.deepEqual(
    [fold(bodyOf(one, two, three))!.goal, fold(bodyOf(one, two, three))!.status],
    ["Now paint it.", "working"],
  );
  assert.match(
    accountOf(bodyOf(one, two), false),
    /Asked then: Build it[\s\S]*Asked then: Go on[\s\S]*passed after 2 steps/,
  );
});

test("whatever runs do, a state has bounds, fits the contract, and holds no credential", () => {
  const secret = `ghp_${"a1".repeat(18)}`;
  const long = `${secret} ${"\u{1f600}x".repeat(50_000)}`;
  let body = bodyOf();
  for (let run = 0; run < 10; run++) {
    let one = newPart(
      `r${run}`,
      { ...ASKED, task: long, check: long, checkCmd: long, mayChange: Array(50).fill(long) },
      1,
    );
    for (let n = 0; n < 60; n++) {
      one = withCommand(one, command(`${n} ${run} ${long}`, 1, { output: long }), n);
      one = withStep(one, n, [{ what: long, result: long }], `- [ ] ${n} ${run} ${secret} x\n`.repeat(50));
    }
    const decisions = Array(40).fill(long) as string[];
    body = {
      ...body,
      parts: [
        ...body.parts,
        ended(one, { ok: false, exitReason: "stuck", summary: long, steps: 60, decisions }),
      ],
    };
  }
  const text = JSON.stringify(body);
  assert.ok(text.length < 1_200_000, `${text.length}`);
  for (const shown of [text, accountOf(body, false)]) assert.ok(!shown.includes(secret));
  assert.ok(accountOf(body, false).length < 40_000);
  const folded = fold(body)!;
  const rest = {
    conversation_id: "c",
    version: 1,
    files: [],
    created_at: new Date(0).toISOString(),
    updated_at: new Date(0).toISOString(),
  };
  TaskState.strict().parse({ ...folded, ...rest });
  const { facts, attempts, openFailures, plan, constraints, decisions } = BOUNDS.taskState;
  assert.deepEqual(
    [
      folded.facts,
      folded.attempts,
      folded.open_failures,
      folded.plan,
      folded.constraints,
      folded.decisions,
    ].map((list) => list.length <= 0),
    Array(6).fill(false),
  );
  assert.ok(folded.facts.length <= facts && folded.attempts.length <= attempts && folded.plan.length <= plan);
  assert.ok(folded.open_failures.length <= openFailures && folded.constraints.length <= constraints);
  assert.ok(folded.decisions.length <= decisions && text.isWellFormed());
});

test("no end of a credential stands where an output or a call is cut", () => {
  const key = `sk-ant-api03-${"Ab1".repeat(30)}`;
  const output = `${key}\n${"x".repeat(960)}`;
  const { commands } = withCommand(part("r1"), command("a", 1, { output }), 1);
  assert.ok(!commands[0]!.tail.includes("Ab1Ab1"), commands[0]!.tail.slice(0, 50));
});

test("a masked or cut command is not one to run again", () => {
  const secret = `curl -H 'Authorization: Bearer ${"a1".repeat(18)}'`;
  const lines = [secret, "x".repeat(9_000), "make"].map(
    (cmd) => withCommand(part("r"), command(cmd, 1), 1).commands[0]!.line,
  );
  assert.deepEqual(lines, [false, false, true]);
});

test("an older form is brought up step by step; what cannot be read is nothing", () => {
  const { decisions: _, ...older } = part("r1");
  assert.deepEqual(readBody(JSON.stringify({ v: 1, parts: [older] })), bodyOf(part("r1")));
  for (const bad of [
    "",
    "null",
    "[]",
    "{}",
    '{"v":1}',
    '{"v":0,"parts":[]}',
    '{"v":3,"parts":[]}',
    '{"v":2,"parts":[{}]}',
  ])
    assert.equal(readBody(bad), null, bad);
});

test("two runs that write on top of the same version both keep their part", async (t) => {
  const { db, clock } = await temporaryStore(t);
  const states = createTaskStates({ db, clock });
  const write = (one: RunPart) => db.transaction().execute((tx) => states.save(tx, KEY, one));
  await write(part("r0"));
  // A second writer comes in between the reading and the writing of the first.
  await db.transaction().execute(async (tx) => {
    let reads = 0;
    const late = new Proxy(tx, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (name === "updateTable" && ++reads === 1)
          return (...args: [never]) => {
            const query = tx.updateTable(...args);
            return {
              set: (values: object) => {
                const built = query.set(values as never);
                return {
                  where: (condition: never) => ({
                    executeTakeFirst: async () => {
                      await states.save(tx, KEY, part("other"));
                      return built.where(condition).executeTakeFirst();
                    },
                  }),
                };
              },
            };
          };
        return typeof value === "function" ? (value as () => unknown).bind(target) : value;
      },
    });
    await states.save(late, KEY, part("mine"));
  });
  const kept = (await states.load(KEY))!;
  assert.deepEqual([kept.version, kept.body.parts.map(({ run_id }) => run_id)], [3, ["r0", "other", "mine"]]);
  await Promise.all(Array.from({ length: 20 }, (_, i) => write(part(`many-${i}`))));
  assert.equal((await states.load(KEY))!.body.parts.length, 23);
  for (const foreign of [
    { ...KEY, account: "a" },
    { ...KEY, owner: "b" },
    { ...KEY, conversation_id: "d" },
  ])
    assert.equal(await states.load(foreign), undefined);
});

test("of many runs the old ones are counted, and an erased one leaves nothing", async (t) => {
  const { db, clock } = await temporaryStore(t);
  const states = createTaskStates({ db, clock });
  const { runs, runsInDetail } = BOUNDS.taskState;
  await db.transaction().execute(async (tx) => {
    for (let i = 0; i < runs + 3; i++) {
      const one = withCommand(
        part(`r${i}`, { receipt_sha: i.toString(16).padStart(64, "0") }),
        command(`c${i}`, 1),
        i,
      );
      await states.save(tx, KEY, end(one, false));
    }
  });
  const { body } = (await states.load(KEY))!;
  assert.deepEqual([fold(body)!.runs, fold(body)!.chain.length], [runs + 3, runs]);
  assert.equal(body.parts.filter(({ commands }) => commands.length > 0).length, runsInDetail);
  const forget = (id: string) => db.transaction().execute((tx) => states.forget(tx, KEY, id));
  await forget(`r${runs + 2}`);
  const after = JSON.stringify((await states.load(KEY))!.body);
  for (const trace of [`"r${runs + 2}"`, `"c${runs + 2}"`]) assert.ok(!after.includes(trace));
  for (const { run_id } of body.parts) await forget(run_id);
  assert.equal(await states.load(KEY), undefined);
  assert.deepEqual(await db.selectFrom("task_state").selectAll().execute(), []);
});
