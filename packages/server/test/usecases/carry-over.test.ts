import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test, type TestContext } from "node:test";
import { CodeRunRequest } from "@signet/contract";
import { planCheck } from "../../src/agents/check/plan.ts";
import { createErasure } from "../../src/modules/runs/erasure.ts";
import { newPart } from "../../src/modules/task-state/part.ts";
import { createTaskStates } from "../../src/modules/task-state/states.ts";
import { createCarryOver } from "../../src/usecases/code/carry-over.ts";
import { coderTaskOf } from "../../src/usecases/code/coder-task.ts";
import { forgetRun } from "../../src/usecases/code/record-task.ts";
import { newRun, temporaryStore } from "../support/store.ts";

const KEY = { account: "local", owner: "", conversation_id: "c" };
const TEST = 'import test from "node:test";\nimport { x } from "./x.mjs";\ntest("x", () => x());\n';
const shaOf = (content: string) => createHash("sha256").update(content).digest("hex");
type Asked = Partial<CodeRunRequest>;

/** A conversation whose runs say what they left; each is begun as the service begins it. */
async function conversation(t: TestContext) {
  const store = await temporaryStore(t);
  const { db, runs, leases, journal, files } = store;
  const states = createTaskStates(store);
  const parts = { ...store, states };
  const erasure = createErasure({ ...store, also: [forgetRun(states)] });
  let count = 0;

  async function begin(asked: Asked) {
    const id = `run_${String(++count).padStart(3, "0")}`;
    const request = CodeRunRequest.parse({ task: "Do it.", conversation_id: "c", ...asked });
    const opened = { ...newRun(id, { conversation: "c" }), request } as ReturnType<typeof newRun>;
    await db.transaction().execute((tx) => runs.open(tx, opened));
    const { row, ...lease } = (await leases.claim("w"))!;
    const { begun, note } = await createCarryOver(parts)(row, { request, project: null }, KEY);
    const task = await coderTaskOf(files, request, { ...begun, protected: [] });
    const plan = planCheck(task);
    const whole = { ...begun, protected: plan.protected.map(({ path }) => path) };
    const at = Object.fromEntries(begun.files.map(({ path, sha256 }) => [path, sha256]));
    return { id, lease, request, begun: whole, note, task, plan, at };
  }

  /** Begins a run and ends it with this workspace; `left: null`: before its first step. */
  async function run(asked: Asked, left: Record<string, string> | null, ok = false) {
    const started = await begin(asked);
    const { id, lease, request, begun } = started;
    await db.transaction().execute(async (tx) => {
      const kept = Object.entries(left ?? {}).map(([path, text]) => ({
        path,
        bytes: text.length,
        sha256: shaOf(text),
        executable: false,
      }));
      const contents = [...Object.values(left ?? {}), ...request.files.map((file) => file.content)];
      const fresh = contents.map((text) => ({ sha256: shaOf(text), content: Buffer.from(text) }));
      await files.keep(tx, id, [...kept, ...begun.sent, ...begun.files, ...(begun.base ?? [])], fresh);
      const end = { ok: ok ? 1 : 0, exit_reason: null, check_kind: null, receipt_sha: null, finished_at: 1 };
      await journal.appendIn(tx, lease, [], { begun_json: JSON.stringify(begun) });
      const atLastStep = left === null ? {} : { files_json: JSON.stringify({ files: kept, complete: true }) };
      await journal.appendIn(tx, lease, [], atLastStep);
      await journal.appendIn(tx, lease, [], { ...end, state: ok ? "succeeded" : "failed" });
      const asking = { task: request.task, checkCmd: null, mayChange: [], check: null };
      await states.save(tx, KEY, { ...newPart(id, asking, 1), ok });
    });
    return started;
  }
  return { ...parts, erasure, begin, run };
}

const sent = (path: string, content: string, role?: "source" | "test") => ({
  path,
  content,
  ...(role ? { role } : {}),
});

test("what was protected is put back as it was sent, also where a run that was cut off changed or removed it", async (t) => {
  const { run, begin } = await conversation(t);
  const files = [sent("x.test.mjs", TEST), sent("data.json", "{}"), sent("x.mjs", "old")];
  await run({ files }, { "x.test.mjs": "bent", "x.mjs": "new", "sitecustomize.py": "evil" });
  const { at, plan, task } = await begin({ task: "Go on." });
  assert.deepEqual(plan.protected.map(({ path }) => path).toSorted(), ["data.json", "x.test.mjs"]);
  assert.deepEqual([at["x.test.mjs"], at["data.json"], at["x.mjs"]], [TEST, "{}", "new"].map(shaOf));
  assert.deepEqual(
    task.files.map(({ path }) => path).toSorted(),
    ["data.json", "x.test.mjs"],
    "what runs wrote is not given",
  );
});

test("tests that runs wrote, or were allowed to change and changed, are never protected, by whatever command", async (t) => {
  const { run } = await conversation(t);
  await run(
    { files: [sent("x.test.mjs", TEST)], may_change: ["*.test.mjs"] },
    { "x.test.mjs": "its own", "y.test.mjs": TEST },
    true,
  );
  for (const asked of [{}, { check_cmd: "node --test x.test.mjs y.test.mjs" }, { check_cmd: "npm test" }]) {
    const { plan, begun } = await run({ task: "Again.", ...asked }, null, true);
    assert.deepEqual([plan.kind, plan.protected, begun.stays], ["self_test", [], []]);
  }
});

test("files that are sent now win, and nothing stands in their way", async (t) => {
  const { run, begin } = await conversation(t);
  await run(
    { files: [sent("x.test.mjs", TEST), sent("lib/a.mjs", "a")] },
    { "x.test.mjs": TEST, "lib/a.mjs": "a", out: "o", "b/c": "c" },
  );
  const { at, begun } = await begin({
    files: [sent("x.test.mjs", "later"), sent("lib", "a file now"), sent("out/d", "d")],
  });
  assert.deepEqual(at, {
    "x.test.mjs": shaOf("later"),
    lib: shaOf("a file now"),
    "out/d": shaOf("d"),
    "b/c": shaOf("c"),
  });
  assert.deepEqual(begun.stays, []);
});

test("an unfinished task goes on with what decided it, until a run passes or a request decides itself", async (t) => {
  const { run, begin } = await conversation(t);
  const first = {
    task: "f(1) -> 2\nf(2) -> 3",
    check_cmd: "sh run.sh",
    may_change: ["*.snap"],
    files: [sent("run.sh", "exit 1")],
  };
  await run(first, null);
  const second = await run({ task: "Go on." }, null);
  assert.equal(second.task.task, `${first.task}\n\nGo on.`);
  assert.deepEqual([second.task.checkCmd, second.task.mayChange], [first.check_cmd, first.may_change]);
  assert.deepEqual(Object.keys(second.at), ["run.sh"], "nothing is lost by a run that never took a step");
  const third = await run({ task: "And on." }, { "run.sh": "exit 1", "f.mjs": "done" }, true);
  assert.equal(third.task.task, `${first.task}\n\nAnd on.`);
  const fourth = await run({ task: "Another." }, { "f.mjs": "done", "g.mjs": "half" });
  assert.deepEqual([fourth.task.task, fourth.task.checkCmd, fourth.task.mayChange], ["Another.", null, []]);
  assert.deepEqual(
    fourth.begun.base?.map(({ path }) => path),
    ["run.sh", "f.mjs"],
  );
  const fifth = await begin({ task: "g(1) -> 1" });
  assert.deepEqual([fifth.begun.goal, fifth.task.checkCmd], [null, null], "its examples decide");
  assert.deepEqual(
    fifth.begun.base?.map(({ path }) => path),
    ["run.sh", "f.mjs"],
    "what passed last",
  );
});

test("examples that decided beside earlier tests still do where their task goes on, and tests of a request stand alone", async (t) => {
  const { run, begin } = await conversation(t);
  const kinds = ({ runs }: { runs: { kind: string }[] }) => runs.map(({ kind }) => kind);
  const examples = "Add y: y(1) -> 2, y(2) -> 4";
  const first = await run({ task: examples, files: [sent("x.test.mjs", TEST)] }, { "x.mjs": "x" }, true);
  assert.deepEqual(kinds(first.plan), ["tests"]);
  const second = await run({ task: examples }, { "x.mjs": "x", "y.mjs": "" });
  assert.deepEqual(kinds(second.plan), ["tests", "examples"]);
  const third = await run({ task: "Go on." }, { "x.mjs": "x", "y.mjs": "" });
  assert.deepEqual([kinds(third.plan), third.begun.goal], [["tests", "examples"], examples]);
  const { plan } = await begin({ task: examples, files: [sent("y.test.mjs", TEST)] });
  assert.deepEqual(kinds(plan), ["tests"]);
});

test("a damaged test is left out with all that stands in its place, and named", async (t) => {
  const { run, begin, db } = await conversation(t);
  await run({ files: [sent("x.test.mjs", TEST)] }, { "x.test.mjs": "bent", "x.mjs": "new" });
  await db
    .updateTable("blob")
    .set({ content: Buffer.from("y") } as never)
    .where("sha256", "=", shaOf(TEST))
    .execute();
  const { at, note, plan } = await begin({});
  assert.deepEqual([Object.keys(at), plan.protected], [["x.mjs"], []]);
  assert.match(note!, /Left out, because what was kept is damaged or gone: x\.test\.mjs\.$/);
});

test("what a run took over stays its own when the run that it came from is erased", async (t) => {
  const { run, begin, erasure, states } = await conversation(t);
  const first = await run({ files: [sent("x.test.mjs", TEST)] }, { "x.test.mjs": TEST, "x.mjs": "one" });
  await run({ task: "Go on." }, null);
  assert.equal(await erasure.erase(KEY, first.id), "erased");
  const { at, begun, plan } = await begin({ task: "And on." });
  assert.deepEqual(at, { "x.test.mjs": shaOf(TEST), "x.mjs": shaOf("one") });
  assert.deepEqual([begun.from, plan.protected.length], ["run_002", 1]);
  assert.deepEqual(
    (await states.load(KEY))!.body.parts.map(({ run_id }) => run_id),
    ["run_002"],
  );
});

test("what another owner or account left is never taken over", async (t) => {
  const { run, begin, db } = await conversation(t);
  await run({ files: [sent("x.test.mjs", TEST)] }, { "x.mjs": "one" });
  await db.updateTable("task_state").set({ owner: "ann" }).execute();
  const { at, begun, note } = await begin({});
  assert.deepEqual([at, begun.from, note], [{}, null, null]);
});
