import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import type { Model } from "@signet/contract";
import { createErasure } from "../../../src/modules/runs/erasure.ts";
import { loadStarter } from "../../../src/modules/techniques/starter.ts";
import { createLibrary } from "../../../src/usecases/techniques/library.ts";
import { createReadTechniques } from "../../../src/usecases/techniques/read-techniques.ts";
import { createReportUsed } from "../../../src/usecases/techniques/report-used.ts";
import { createUnlearn } from "../../../src/usecases/techniques/unlearn.ts";
import { OTHERS, STARTER_FIXTURE } from "../../modules/techniques/support.ts";
import { until } from "../../support/until.ts";
import { problemOf, refused } from "../rig.ts";
import { ADA, MEND, PITFALL, school } from "./rig.ts";

const CHUNK = "starter.javascript.chunk-list";
const AT_ADDRESS = { account: "ip:203.0.113.9", owner: "" };

/** A library that everybody's set is in, and what callers see of it. */
async function reading(t: TestContext) {
  const parts = await school(t);
  await loadStarter(parts, STARTER_FIXTURE);
  const { db, clock } = parts;
  const unlearn = createUnlearn(parts);
  return {
    ...parts,
    reads: createReadTechniques(parts),
    report: createReportUsed(parts),
    erasure: createErasure({ db, clock, also: [unlearn] }),
    taught: async (id: string) => {
      await parts.sealed(id);
      await parts.once();
      return (await parts.techniques.statistics(ADA)).learned[0]!.id;
    },
  };
}

test("what one owner learned is nothing to others: not found, not shown, not counted, not forgotten", async (t) => {
  const { reads, taught } = await reading(t);
  const id = await taught("run_1");
  assert.equal((await reads.show(ADA, id)).title, PITFALL);
  for (const other of [...OTHERS, AT_ADDRESS]) {
    const { tactics } = await reads.tactics(other, "tags join TypeError", 20);
    assert.ok(tactics.every((one) => one.id !== id));
    await assert.rejects(reads.show(other, id), refused("not_found"));
    await assert.rejects(reads.forget(other, id), refused("not_found"));
    assert.deepEqual((await reads.stats(other)).learned, []);
  }
  assert.equal((await reads.tactics(ADA, "tags join TypeError", 20)).tactics[0]!.id, id);
});

test("the same question has one answer, and it names the receipts that speak for it", async (t) => {
  const { reads, taught, db } = await reading(t);
  const id = await taught("run_1");
  const first = await reads.tactics(ADA, "show the tags", 5);
  for (let i = 0; i < 10; i++) assert.deepEqual(await reads.tactics(ADA, "show the tags", 5), first);
  const run = await db.selectFrom("run").select("receipt_sha").executeTakeFirstOrThrow();
  assert.deepEqual(first.tactics.find((one) => one.id === id)!.evidence.receipts, [run.receipt_sha]);
  assert.deepEqual((await reads.tactics(ADA, "%_\"*' OR 1=1 --", 5)).tactics, []);
});

test("who forgets what everybody has forgets it for themselves alone", async (t) => {
  const { reads } = await reading(t);
  assert.deepEqual(await reads.forget(ADA, CHUNK), { ok: true, id: CHUNK });
  await assert.rejects(reads.show(ADA, CHUNK), refused("not_found"));
  await assert.rejects(reads.forget(ADA, CHUNK), refused("not_found"));
  for (const other of OTHERS) assert.equal((await reads.show(other, CHUNK)).id, CHUNK);
  assert.equal((await reads.show(AT_ADDRESS, CHUNK)).id, CHUNK);
});

test("what was forgotten is not learned again from the same run, and may be from another", async (t) => {
  const { reads, taught, lessons, learn, db, titles, sealed, once } = await reading(t);
  const id = await taught("run_1");
  await reads.forget(ADA, id);
  const again = { runId: "run_1", ...ADA };
  await db.transaction().execute((tx) => lessons.add(tx, again));
  await learn(again, new AbortController().signal);
  assert.deepEqual(await titles(), []);
  await sealed("run_2");
  await once();
  assert.deepEqual(await titles(), [PITFALL]);
});

test("an erased run takes its text out of the library; what another run taught as well is learned anew from that one", async (t) => {
  const { taught, sealed, once, erasure, reads, due, titles } = await reading(t);
  const id = await taught("run_1");
  await sealed("run_2");
  await once();
  await erasure.erase(ADA, "run_1");
  await assert.rejects(reads.show(ADA, id), refused("not_found"));
  assert.deepEqual(
    (await due()).map(({ run_id }) => run_id),
    ["run_2"],
  );
  await once();
  const { learned } = await reads.stats(ADA);
  assert.deepEqual([await titles(), learned.length], [[PITFALL], 1]);
  assert.equal((await reads.show(ADA, learned[0]!.id)).evidence.receipts.length, 1);
  await erasure.erase(ADA, "run_2");
  assert.deepEqual([await titles(), await due()], [[], []]);
});

test("a run's note says what it was given and what of it stands in its work, and nothing of what is none of its", async (t) => {
  const { taught, report, sealed, db } = await reading(t);
  const id = await taught("run_1");
  await sealed("run_2", { made: { "tags.mjs": MEND }, code: true });
  const row = await db.selectFrom("run").selectAll().where("id", "=", "run_2").executeTakeFirstOrThrow();
  const { files: kept } = JSON.parse(row.files_json!) as { files: [] };
  const work = { ...row, kept, given: [] };
  const given = [
    { id, title: PITFALL },
    { id: CHUNK, title: "chunk a list" },
  ];
  assert.equal(
    await report(work, given),
    `Techniques of the library: used ${PITFALL}; given, and not seen in use: chunk a list.`,
  );
  assert.equal(await report(work, []), null);
  const others = { ...work, owner: "bob" };
  assert.match((await report(others, given))!, /not seen in use/);
  const asGiven = { ...work, given: [{ path: "other.mjs", content: MEND }] };
  assert.match((await report(asGiven, given))!, /not seen in use/, "what the caller sent is not the run's");
  const long = [{ id, title: "x".repeat(500) }];
  assert.ok((await report(work, long))!.length < 150);
});

test("a work that cannot be read costs a run its note, and nothing else", async (t) => {
  const { taught, report, lines } = await reading(t);
  const id = await taught("run_1");
  const gone = { path: "a.mjs", bytes: 1, sha256: "00".repeat(32), executable: false };
  const work = { id: "run_9", ...ADA, kept: [gone], given: [] };
  assert.equal(await report(work, [{ id, title: PITFALL }]), null);
  assert.ok(lines.some((line) => line.startsWith("error looking for techniques in a work failed")));
});

const SCRIPT = { engine: "byok", provider: "script", id: "m" } as Model;

/** A library as the service has it. */
function library(parts: Awaited<ReturnType<typeof school>>) {
  const one = createLibrary({ ...parts, random: () => 0.5, starter: STARTER_FIXTURE });
  const note = (run: { id: string; account: string; owner: string }) =>
    parts.db.transaction().execute((tx) => one.note(tx, run));
  return { ...one, note };
}

test("the shared set is read when the library is first asked, once, however many ask", async (t) => {
  const parts = await school(t);
  const { techniques, ...one } = library(parts);
  await one.start();
  t.after(() => one.stop());
  const saved = () => parts.db.selectFrom("technique").select("id").where("origin", "=", "starter").execute();
  assert.deepEqual(await saved(), []);
  const [first, second] = await Promise.all([techniques.statistics(ADA), techniques.show(ADA, CHUNK)]);
  assert.equal(first.by_origin.starter, 4);
  assert.equal(second?.row.version, 1);
  assert.equal((await saved()).length, 4);
});

test("a library that is switched off is neither offered nor taught, and keeps what it has", async (t) => {
  const parts = await school(t, { SVC_TECHNIQUES: "off" });
  const one = library(parts);
  await one.start();
  await one.note({ id: "run_1", ...ADA });
  one.nudge();
  assert.deepEqual(await parts.due(), []);
  assert.equal(await one.offer(ADA, "Cut a list into pieces, show pages", SCRIPT, "code"), null);
  assert.equal((await one.readTechniques.show(ADA, CHUNK)).id, CHUNK);
  await one.stop();
});

test("what was kept under an address is not read by whoever comes from there later", async (t) => {
  const { reads, sealed, once, techniques } = await reading(t);
  await sealed("run_1", AT_ADDRESS);
  await once();
  const [{ id } = { id: "" }] = (await techniques.statistics(AT_ADDRESS)).learned;
  await assert.rejects(reads.show(AT_ADDRESS, id), refused("not_found"));
  assert.deepEqual((await reads.stats(AT_ADDRESS)).learned, []);
});

test("runs behind an address teach nothing: nobody there could say whose it is", async (t) => {
  const parts = await school(t);
  const { note } = library(parts);
  await note({ id: "run_1", ...AT_ADDRESS });
  await note({ id: "run_2", ...ADA });
  assert.deepEqual(
    (await parts.due()).map(({ run_id }) => run_id),
    ["run_2"],
  );
});

test("a library begins with everybody's set and with what a crash left, and lets go when it is stopped", async (t) => {
  const parts = await school(t);
  await parts.sealed("run_1");
  await parts.lessons.claim();
  const one = library(parts);
  await one.start();
  await until(async () => (await parts.due()).length === 0);
  assert.deepEqual(await parts.titles(), [PITFALL]);
  const found = await one.offer(ADA, "Cut a list into pieces, show pages", SCRIPT, "code");
  assert.deepEqual(
    found!.given.map(({ id }) => id),
    [CHUNK],
  );
  await one.stop();
  await parts.sealed("run_2");
  one.nudge();
  assert.equal((await parts.due()).length, 1, "after that it begins nothing");
  const again = library(parts);
  t.after(() => again.stop());
  await again.start();
  await again.techniques.statistics(ADA);
  assert.equal(parts.lines.filter((line) => line.includes("starter techniques updated")).length, 1);
  await until(async () => (await parts.due()).length === 0);
});

test("a technique that nobody has is not found, whatever it is called", async (t) => {
  const { reads } = await reading(t);
  for (const id of ["", "tech_none", "../x", "starter.javascript.chunk-list' or 1=1"])
    for (const asked of [reads.show(ADA, id), reads.forget(ADA, id)]) await problemOf(asked, "not_found");
});
