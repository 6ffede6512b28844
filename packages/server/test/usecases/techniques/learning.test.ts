import assert from "node:assert/strict";
import { test } from "node:test";
import { createErasure } from "../../../src/modules/runs/erasure.ts";
import type { Tables } from "../../../src/store/schema.ts";
import { createUnlearn } from "../../../src/usecases/techniques/unlearn.ts";
import { until } from "../../support/until.ts";
import { DAY, fillDisk, refuseWrites, rowsOf } from "../rig.ts";
import { ADA, holdSandboxes, MEND, PITFALL, school, SLUG, SLUG_FILE } from "./rig.ts";

const KEPT = ["technique", "technique_receipt", "technique_score", "lesson"] as const;
const CODE = "slugify in javascript";
const MINUTE = 60_000;

test("what a run teaches, what it used and the end of its lesson are written together or not at all", async (t) => {
  const writes: ["insert" | "delete", keyof Tables][] = [
    ["delete", "lesson"],
    ["insert", "technique"],
    ["insert", "technique_receipt"],
    ["insert", "technique_score"],
  ];
  const { sealed, once, titles, learn, db, techniques, lessons } = await school(t);
  await sealed("run_1");
  assert.deepEqual(await once(), { learned: 1, credited: 0 });
  const [known] = (await techniques.statistics(ADA)).learned;
  const made = { "tags.mjs": MEND, [SLUG_FILE]: SLUG };
  await sealed("run_2", { code: true, made, given: [{ id: known!.id, title: PITFALL }] });
  const due = (await lessons.claim())!;
  const before = await rowsOf(db, ...KEPT);
  const { signal } = new AbortController();
  for (const [write, table] of writes) {
    const heal = await refuseWrites(db, write, table);
    await assert.rejects(learn(due, signal), /refused/, table);
    assert.equal(await rowsOf(db, ...KEPT), before, table);
    await heal();
  }
  assert.deepEqual(await learn(due, signal), { learned: 1, credited: 1 });
  assert.deepEqual(await titles(), [PITFALL, CODE]);
  assert.deepEqual(await learn(due, signal), { learned: 0, credited: 0 }, "a lesson that is over is over");
});

test("a disk that is full under the learner costs the library nothing, and is learned from once there is room", async (t) => {
  const { sealed, learner, titles, db, lines, clock, due } = await school(t);
  await sealed("run_1", { code: true });
  const makeRoom = await fillDisk(db);
  const before = await rowsOf(db, "technique", "technique_receipt", "run", "run_event");
  const one = learner();
  one.nudge();
  await until(() => lines.some((line) => /^(warn|error) .*full/.test(line)));
  assert.equal(await rowsOf(db, "technique", "technique_receipt", "run", "run_event"), before);
  assert.equal((await due()).length, 1);
  await makeRoom();
  clock.advance(DAY / 24);
  one.nudge();
  await until(async () => (await due()).length === 0);
  assert.deepEqual(await titles(), [CODE]);
  await one.stop();
});

test("a learning that the service's stop breaks off keeps nothing, and is due again at once, as if it had not begun", async (t) => {
  const { sealed, learner, driver, titles, due, clock } = await school(t);
  await sealed("run_1", { code: true });
  const held = holdSandboxes(driver);
  const one = learner();
  one.nudge();
  await held.opened;
  const stopped = one.stop();
  held.go();
  await stopped;
  assert.deepEqual(await titles(), []);
  assert.deepEqual(await due(), [{ run_id: "run_1", tries: 0, next_at: clock.now() }]);
  one.nudge();
  assert.deepEqual((await due())[0]!.tries, 0, "who was stopped takes nothing more");
  const next = learner();
  next.nudge();
  await until(async () => (await due()).length === 0);
  assert.deepEqual(await titles(), [CODE]);
  await next.stop();
});

test("a learner that was killed leaves its lesson to the next start, and to another service after a while", async (t) => {
  const { sealed, lessons, once, titles, clock, due } = await school(t);
  await sealed("run_1");
  await lessons.claim();
  assert.equal(await lessons.claim(), undefined, "nobody else takes what is being worked on");
  clock.advance(14 * MINUTE);
  assert.equal(await lessons.claim(), undefined);
  clock.advance(MINUTE);
  assert.ok(await lessons.claim());
  await lessons.expireAll();
  assert.deepEqual(await once(), { learned: 1, credited: 0 });
  assert.deepEqual([await titles(), await due()], [[PITFALL], []]);
});

test("a lesson that takes the service down each time is given up after three, and does not keep the others", async (t) => {
  const { sealed, lessons, learner, titles, due } = await school(t);
  await sealed("run_1");
  for (let i = 0; i < 3; i++) {
    await lessons.expireAll();
    assert.equal((await lessons.claim())!.runId, "run_1");
  }
  await sealed("run_2", { task: "Show the labels" });
  await lessons.expireAll();
  const one = learner();
  one.nudge();
  await until(async () => (await due()).length === 0);
  assert.deepEqual(await titles(), [PITFALL]);
  await one.stop();
});

test("a run that cannot be learned from does not keep the next one waiting", async (t) => {
  const { sealed, learner, db, titles, due, lines, clock } = await school(t);
  await sealed("run_1", { code: true });
  clock.advance(1);
  await sealed("run_2");
  const damaged = db.updateTable("blob").set({ content: Buffer.from("bent") } as never);
  await damaged
    .where("sha256", "in", (eb) => eb.selectFrom("run_blob").select("sha256").where("run_id", "=", "run_1"))
    .execute();
  const one = learner();
  one.nudge();
  await until(async () => (await due()).length === 1);
  await one.stop();
  assert.deepEqual(await titles(), [PITFALL]);
  assert.ok(
    lines.some((line) => line.startsWith("warn learning from a run failed") && line.includes("run_1")),
  );
  assert.deepEqual(await due(), [{ run_id: "run_1", tries: 1, next_at: clock.now() + 15 * MINUTE }]);
});

test("of a run that is erased while it is learned from nothing is kept", async (t) => {
  const whole = await school(t);
  const { sealed, lessons, learn, driver, titles, db, clock, due } = whole;
  await sealed("run_1", { code: true });
  const held = holdSandboxes(driver);
  const learning = learn((await lessons.claim())!, new AbortController().signal);
  await held.opened;
  const erasure = createErasure({ db, clock, also: [createUnlearn(whole)] });
  assert.equal(await erasure.erase(ADA, "run_1"), "erased");
  held.go();
  assert.deepEqual(await learning, { learned: 0, credited: 0 });
  assert.deepEqual([await titles(), await due()], [[], []]);
  assert.ok(!(await rowsOf(db, ...KEPT)).includes("step99"));
});

test("two learners at once take a lesson each, and none twice", async (t) => {
  const { sealed, learner, due, titles, db } = await school(t);
  for (let i = 0; i < 6; i++) await sealed(`run_${i}`);
  const both = [learner(), learner()];
  for (const one of both) one.nudge();
  await until(async () => (await due()).length === 0);
  await Promise.all(both.map((one) => one.stop()));
  assert.deepEqual(await titles(), [PITFALL]);
  const receipts = await db.selectFrom("technique_receipt").select("run_id").execute();
  assert.deepEqual(
    receipts.map(({ run_id }) => run_id).toSorted(),
    [0, 1, 2, 3, 4, 5].map((n) => `run_${n}`),
  );
});

test("where no sandbox can be had, code waits untried and unlearned, and the wait is no try", async (t) => {
  const { sealed, learner, driver, due, titles, clock } = await school(t);
  await sealed("run_1", { code: true });
  const had = driver.probed;
  driver.probed = { ...had, ok: false };
  const one = learner();
  for (let round = 0; round < 5; round++) {
    one.nudge();
    const next = clock.now() + MINUTE;
    await until(async () => (await due())[0]!.next_at === next);
    assert.equal((await due())[0]!.tries, 0);
    clock.advance(MINUTE);
  }
  driver.probed = had;
  one.nudge();
  await until(async () => (await due()).length === 0);
  assert.deepEqual(await titles(), [CODE]);
  await one.stop();
});

test("runs that are not sealed, or of a kind that teaches nothing, end their lesson and teach nothing", async (t) => {
  const { sealed, once, titles, due } = await school(t);
  await sealed("run_1", { sealed: false });
  await sealed("run_2", { kind: "chat" });
  for (let i = 0; i < 2; i++) assert.deepEqual(await once(), { learned: 0, credited: 0 });
  assert.deepEqual([await titles(), await due()], [[], []]);
});

test("code that never passed a trial is no technique for others yet, however often it is seen", async (t) => {
  const { sealed, once, techniques } = await school(t);
  for (let i = 0; i < 3; i++) {
    await sealed(`run_${i}`, { code: true, task: `${i} Write slugify in slug.mjs. slugify("A b") -> "a-b"` });
    await once();
  }
  const { learned } = await techniques.statistics(ADA);
  assert.deepEqual(
    learned.map(({ title, state }) => [title, state]),
    [[CODE, "candidate"]],
  );
  assert.deepEqual(await techniques.search(ADA, { q: "slugify slug", limit: 5 }), []);
});

test("a technique is credited by runs that used it and came to an end of their own, once each", async (t) => {
  const { sealed, once, techniques, lessons, learn, db } = await school(t);
  await sealed("run_1");
  await once();
  const [{ id } = { id: "" }] = (await techniques.statistics(ADA)).learned;
  const given = [{ id, title: PITFALL }];
  const counts = async () => {
    const { counts: now } = (await techniques.show(ADA, id))!;
    return [now.uses, now.wins, now.losses];
  };
  const made = { "tags.mjs": MEND };
  const rounds: [string, Parameters<typeof sealed>[1], number[]][] = [
    ["run_2", { given, made, code: true }, [1, 1, 0]],
    ["run_3", { given, made: { "tags.mjs": "nothing of it\n" }, code: true }, [1, 1, 0]],
    ["run_4", { given, made, code: true, ok: false, exitReason: "max_steps" }, [2, 1, 1]],
    ["run_5", { given, made, code: true, ok: false, exitReason: "cancelled" }, [2, 1, 1]],
    ["run_6", { given, made, code: true, ok: false, exitReason: "error" }, [2, 1, 1]],
    ["run_7", { given, made: {} }, [3, 1, 2]],
  ];
  for (const [run, past, expected] of rounds) {
    await sealed(run, past);
    await once();
    assert.deepEqual(await counts(), expected, run);
  }
  const again = { runId: "run_2", ...ADA };
  await db.transaction().execute((tx) => lessons.add(tx, again));
  await learn(again, new AbortController().signal);
  assert.deepEqual(await counts(), [3, 1, 2], "also where it is learned from once more");
});
