import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test, type TestContext } from "node:test";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { extract } from "tar-stream";
import { createErasure } from "../../../src/modules/runs/erasure.ts";
import type { Lease } from "../../../src/modules/runs/leases.ts";
import type { NewRun } from "../../../src/modules/runs/runs.ts";
import { createReadRuns } from "../../../src/usecases/runs/read-runs.ts";
import { claimedRun, newRun, temporaryStore } from "../../support/store.ts";
import { refused } from "../rig.ts";

const MINE = { account: "local", owner: "" };
const OTHERS = [
  { account: "local", owner: "bob" },
  { account: "acct_1", owner: "" },
];
const shaOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** A reader of runs; `aborted` are those that it had stopped. */
async function reader(t: TestContext) {
  const store = await temporaryStore(t);
  const { db, journal, files, clock } = store;
  const aborted: string[] = [];
  const reads = createReadRuns({ ...store, runPage: { url: () => null }, abort: (id) => aborted.push(id) });
  /** Keeps these files as a run's workspace. */
  const keep = (lease: Lease, texts: Record<string, string>) =>
    db.transaction().execute(async (tx) => {
      const kept = Object.entries(texts).map(([path, text]) => ({
        path,
        bytes: Buffer.byteLength(text),
        sha256: shaOf(text),
        executable: path.endsWith(".sh"),
      }));
      const fresh = Object.values(texts).map((text) => ({ sha256: shaOf(text), content: Buffer.from(text) }));
      await files.keep(tx, lease.runId, kept, fresh);
      await journal.appendIn(tx, lease, [], { files_json: JSON.stringify({ files: kept, complete: true }) });
    });
  const note = (lease: Lease, text: string) =>
    journal.append(lease, [{ name: "agent_note", data: { text, step: 0 } }]);
  const end = (lease: Lease) =>
    db.transaction().execute((tx) =>
      journal.appendIn(tx, lease, [], {
        state: "failed",
        ok: 0,
        exit_reason: "error",
        check_kind: null,
        receipt_sha: null,
        calls_in_doubt: 0,
        finished_at: clock.now(),
      }),
    );
  return { ...store, reads, aborted, keep, note, end };
}

const texts = async (events: AsyncIterable<{ data: string }[]>) =>
  (await Array.fromAsync(events)).flat().map(({ data }) => (JSON.parse(data) as { text: string }).text);

test("a run is nobody's but its account's and owner's, by whatever is asked of it", async (t) => {
  const { reads, aborted, runs, ...store } = await reader(t);
  const lease = await claimedRun({ runs, ...store }, "run_1");
  await store.keep(lease, { "a.txt": "secret" });
  const { signal } = new AbortController();
  for (const scope of OTHERS) {
    const asked = [
      reads.show(scope, "run_1"),
      reads.cancel(scope, "run_1"),
      reads.events(scope, "run_1", 0, signal),
      reads.file(scope, "run_1", "a.txt"),
      reads.archive(scope, "run_1"),
      reads.diff(scope, "run_1"),
    ];
    for (const one of asked) await assert.rejects(one, refused("run_not_found"));
    assert.deepEqual(await reads.list(scope, 10), { runs: [], next: null });
  }
  assert.deepEqual(aborted, []);
  assert.equal((await reads.show(MINE, "run_1")).cancel_requested, false);
  assert.equal(Buffer.from(await reads.file(MINE, "run_1", "a.txt")).toString(), "secret");
});

test("a wish to stop is kept and told to whoever works; a run that has ended stays as it ended", async (t) => {
  const { reads, aborted, ...store } = await reader(t);
  const lease = await claimedRun(store, "run_1");
  for (let i = 0; i < 2; i++) assert.equal((await reads.cancel(MINE, "run_1")).cancel_requested, true);
  const { cancelRequested } = await store.note(lease, "on");
  assert.equal(cancelRequested, true, "a worker in another process learns it with its next write");
  await store.end(lease);
  const told = aborted.length;
  const { state } = await reads.cancel(MINE, "run_1");
  assert.deepEqual([state, aborted.length], ["failed", told]);
  assert.deepEqual(new Set(aborted), new Set(["run_1"]));
});

test("a run that waits is asked to stop as well, and who works is told", async (t) => {
  const { reads, runs, db, aborted } = await reader(t);
  await db.transaction().execute((tx) => runs.open(tx, newRun("run_1")));
  const { state, cancel_requested } = await reads.cancel(MINE, "run_1");
  assert.deepEqual([state, cancel_requested, aborted], ["queued", true, ["run_1"]]);
});

test("a reader gets each event once and in order, from wherever it begins, while they are written", async (t) => {
  const { reads, ...store } = await reader(t);
  const lease = await claimedRun(store, "run_1");
  const { signal } = new AbortController();
  await store.note(lease, "one");
  const whole = texts(await reads.events(MINE, "run_1", 0, signal));
  const rest = texts(await reads.events(MINE, "run_1", 2, signal));
  for (const text of ["two", "three", "four"]) await store.note(lease, text);
  await store.end(lease);
  store.journal.publish("run_1", []);
  assert.deepEqual(await whole, ["one", "two", "three", "four"]);
  assert.deepEqual(await rest, ["three", "four"]);
  assert.deepEqual(
    await texts(await reads.events(MINE, "run_1", 0, signal)),
    await whole,
    "and once more after it",
  );
  assert.deepEqual(await texts(await reads.events(MINE, "run_1", 99, signal)), []);
});

test("a reader that goes away ends its own stream alone", async (t) => {
  const { reads, ...store } = await reader(t);
  const lease = await claimedRun(store, "run_1");
  const gone = new AbortController();
  const left = texts(await reads.events(MINE, "run_1", 0, gone.signal));
  const stays = texts(await reads.events(MINE, "run_1", 0, new AbortController().signal));
  gone.abort();
  assert.deepEqual(await left, []);
  await store.note(lease, "one");
  await store.end(lease);
  store.journal.publish("run_1", []);
  assert.deepEqual(await stays, ["one"]);
});

test("of an erased run nothing is shown any more, by any way", async (t) => {
  const { reads, db, clock, ...store } = await reader(t);
  const lease = await claimedRun({ db, clock, ...store }, "run_1");
  await store.keep(lease, { "a.txt": "secret" });
  await store.note(lease, "secret");
  await store.end(lease);
  await createErasure({ db, clock, also: [] }).erase(MINE, "run_1");
  const { signal } = new AbortController();
  await assert.rejects(reads.show(MINE, "run_1"), refused("run_not_found"));
  await assert.rejects(reads.events(MINE, "run_1", 0, signal), refused("run_not_found"));
  await assert.rejects(reads.file(MINE, "run_1", "a.txt"), refused("run_not_found"));
  await assert.rejects(reads.archive(MINE, "run_1"), refused("run_not_found"));
});

test("runs are listed newest first, and pages lose and repeat none", async (t) => {
  const { reads, runs, db } = await reader(t);
  const ids = Array.from({ length: 7 }, (_, i) => `run_${i}`);
  for (const id of ids) await db.transaction().execute((tx) => runs.open(tx, newRun(id)));
  const seen: string[] = [];
  let before: string | undefined;
  do {
    const { runs: page, next } = await reads.list(MINE, 3, { before });
    seen.push(...page.map(({ run_id }) => run_id));
    before = next ?? undefined;
  } while (before !== undefined);
  assert.deepEqual(seen, ids.toReversed());
});

test("a search finds the words of a task or an id in any case, among all runs, and of the kinds and states asked for", async (t) => {
  const { reads, runs, db } = await reader(t);
  const found = async (filter: Parameters<typeof reads.list>[2]) =>
    (await reads.list(MINE, 3, filter)).runs.map(({ run_id }) => run_id);
  await db.transaction().execute(async (tx) => {
    const chat = { kind: "chat", request: { command: "Ünder 100%_ of sums" } } as unknown as NewRun;
    await runs.open(tx, { ...newRun("run_00000"), ...chat });
    for (let i = 1; i <= 450; i++) await runs.open(tx, newRun(`run_${String(i).padStart(5, "0")}`));
  });
  assert.deepEqual(await found({ q: "SUMS  ünder" }), ["run_00000"]);
  assert.deepEqual(await found({ q: "%_" }), ["run_00000"], "no character is a pattern");
  assert.deepEqual(await found({ q: "0042" }), ["run_00429", "run_00428", "run_00427"]);
  assert.deepEqual(await found({ q: "0042", before: "run_00421" }), ["run_00420", "run_00042"]);
  assert.deepEqual(await found({ q: "sums nothing" }), []);
  assert.deepEqual(await found({ q: "command" }), [], "the request is searched for its task alone");
  assert.deepEqual(await found({ kind: "chat" }), ["run_00000"]);
  assert.deepEqual(await found({ kind: "visual" }), []);
  assert.deepEqual(await found({ states: ["running", "failed"] }), []);
  assert.deepEqual(await found({ states: ["queued"], kind: "chat", q: "sums" }), ["run_00000"]);
});

test("a search that reads many runs answers with what it found, and goes on from there", async (t) => {
  const { reads, db, runs } = await reader(t);
  await db.transaction().execute((tx) => runs.open(tx, newRun("run_0")));
  await sql`with recursive n(i) as (select 10000 union all select i + 1 from n where i < 15200)
    insert into run (id, account, owner, state, request_json, given_json, request_id, opening, created_at)
    select 'run_' || i, account, owner, state, request_json, given_json, request_id, opening, created_at
    from n, run where id = 'run_0'`.execute(db);
  const first = await reads.list(MINE, 3, { q: "run_0" });
  // The task of each copy names the run that it was copied from.
  assert.equal(first.runs.length, 3);
  const none = await reads.list(MINE, 3, { q: "unseen" });
  assert.deepEqual([none.runs, none.next], [[], "run_10201"]);
  const rest = await reads.list(MINE, 3, { q: "unseen", before: none.next! });
  assert.deepEqual([rest.runs, rest.next], [[], null]);
});

test("an archive is the workspace as it was left, byte for byte and with what may be run", async (t) => {
  const { reads, ...store } = await reader(t);
  const lease = await claimedRun(store, "run_1");
  const left = { "a b/ü.txt": "ü\n", "run.sh": "#!/bin/sh\n", empty: "" };
  await store.keep(lease, left);
  const bytes = Buffer.from(await new Response(await reads.archive(MINE, "run_1")).arrayBuffer());
  const tar = extract();
  tar.end(gunzipSync(bytes));
  const found: Record<string, string> = {};
  const modes: (number | undefined)[] = [];
  for await (const entry of tar) {
    found[entry.header.name] = Buffer.concat(
      await Array.fromAsync(entry as AsyncIterable<Buffer>),
    ).toString();
    modes.push(entry.header.mode);
  }
  assert.deepEqual(found, left);
  assert.deepEqual(modes, [0o644, 0o755, 0o644]);
});

test("a file that the store damaged is never handed out: neither alone nor in an archive that looks whole", async (t) => {
  const { reads, db, ...store } = await reader(t);
  const lease = await claimedRun({ db, ...store }, "run_1");
  await store.keep(lease, { "a.txt": "good", "b.txt": "bad" });
  const damaged = db.updateTable("blob").set({ content: Buffer.from("BAD") } as never);
  await damaged.where("sha256", "=", shaOf("bad")).execute();
  await assert.rejects(reads.file(MINE, "run_1", "b.txt"), /damaged/);
  assert.equal(Buffer.from(await reads.file(MINE, "run_1", "a.txt")).toString(), "good");
  await assert.rejects(new Response(await reads.archive(MINE, "run_1")).arrayBuffer());
  await assert.rejects(reads.file(MINE, "run_1", "../a.txt"), refused("not_found"));
});

test("a run without a step has an empty archive and no files", async (t) => {
  const { reads, runs, db } = await reader(t);
  await db.transaction().execute((tx) => runs.open(tx, newRun("run_1")));
  const bytes = Buffer.from(await new Response(await reads.archive(MINE, "run_1")).arrayBuffer());
  assert.ok(gunzipSync(bytes).every((byte) => byte === 0));
  await assert.rejects(reads.file(MINE, "run_1", "a.txt"), refused("not_found"));
});
