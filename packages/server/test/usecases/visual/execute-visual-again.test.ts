import assert from "node:assert/strict";
import { test } from "node:test";
import { Stopped } from "../../../src/agents/port.ts";
import { LeaseLost } from "../../../src/modules/runs/leases.ts";
import { refuseWrites, rowsOf } from "../rig.ts";
import { builds, calls, checked, page, plan, stopped, type Turn, waits } from "./builds.ts";

const WRITTEN = ["run", "run_event", "run_blob", "ledger", "meter", "allowance", "reservation"] as const;

test("a build that its service went down under is left as it stands, and goes on from its last step", async (t) => {
  const begun = Promise.withResolvers<void>();
  const outer = new AbortController();
  let played = 0;
  const { taken, again, execute, endOf, asked } = await builds(
    t,
    [calls(plan), calls(page("bad")), calls(page("good")), calls(page("good"))],
    () => ({
      checkPage: (source, brief, signal) =>
        ++played === 2 ? stopped(signal, begun.resolve) : checked(source, brief, signal),
    }),
  );
  const build = await taken();
  const ended = execute(build, outer.signal);
  await begun.promise;
  outer.abort(new Stopped("shutdown"));
  await assert.rejects(ended, outer.signal.reason as Error);
  const left = await endOf(build.row.id);
  assert.deepEqual([left.sealed, left.result, left.used, left.running], [false, undefined, 1, 1]);
  assert.equal(left.row.attempts, 0, "what was tried before a step counts no more");
  await execute(await again());
  const { row, notes, result, used, running } = await endOf(build.row.id);
  assert.deepEqual([row.state, used, running], ["succeeded", 1, 0]);
  assert.deepEqual(
    notes.filter((note) => /^(?:Building|The service)/.test(note)),
    [
      "Building with script/m.",
      "The service was restarted; going on after step 2. A call of the model was under way: its answer is lost, the provider may have counted it, and it is made again.",
    ],
  );
  assert.equal(asked.length, 4, "neither the brief nor the first page is asked for again");
  assert.deepEqual(
    result!.attempts.map(({ ok }) => ok),
    [false, true],
  );
});

test("a build that its service goes down with again and again is sealed as interrupted, with its best page", async (t) => {
  const outer = new AbortController();
  const begun = Promise.withResolvers<void>();
  const { taken, again, execute, endOf, asked } = await builds(t, [
    calls(plan),
    calls(page("bad")),
    waits(begun.resolve),
  ]);
  const build = await taken();
  const ended = execute(build, outer.signal);
  await begun.promise;
  outer.abort(new Stopped("shutdown"));
  await assert.rejects(ended, Stopped);
  for (let i = 0; i < 3; i++) await again();
  await execute(await again());
  const { row, notes, result, used, running, sealed } = await endOf(build.row.id);
  assert.deepEqual([row.state, sealed, used, running], ["interrupted", true, 0, 0]);
  assert.match(notes.at(-1)!, /cannot go on; it is sealed as interrupted/);
  assert.deepEqual([result!.ok, result!.html, asked.length], [false, "sealed bad", 3]);
  assert.deepEqual(
    result!.files.map(({ path }) => path),
    ["desktop.png", "page.html", "report.json"],
  );
});

test("a step whose files the store refuses is no step: what is sealed is the page before it, whole", async (t) => {
  let played = 0;
  const { taken, execute, endOf, files } = await builds(
    t,
    [calls(plan), calls(page("bad")), calls(page("good"))],
    ({ db }) => ({
      async checkPage(...args) {
        if (++played === 2) await refuseWrites(db, "insert", "blob");
        return checked(...args);
      },
    }),
  );
  const build = await taken();
  await execute(build);
  const { row, result, error, used } = await endOf(build.row.id);
  assert.deepEqual([row.state, error!["code"], used], ["failed", "internal", 0]);
  assert.deepEqual([result!.ok, result!.html, result!.attempts.length], [false, "sealed bad", 1]);
  const { sha256 } = result!.files.find(({ path }) => path === "page.html")!;
  assert.equal(Buffer.from(await files.content(sha256)).toString(), "sealed bad");
  assert.equal(result!.html_sha256, sha256);
});

test("an attempt that was not committed is not sealed, whatever fails after its page was played", async (t) => {
  const cases: [script: Turn[], n: number, html: string | null][] = [
    [[calls(plan), calls(page("bad")), calls(page("good"))], 1, "sealed bad"],
    [[calls(plan, page("good"))], 0, null],
  ];
  for (const [script, n, html] of cases) {
    const { taken, execute, endOf } = await builds(t, script, ({ journal }) => ({
      journal: {
        ...journal,
        append: (lease, bodies, change) =>
          /Attempt . passed/.test(JSON.stringify(bodies))
            ? Promise.reject(new Error("the disk is full"))
            : journal.append(lease, bodies, change),
      },
    }));
    const build = await taken();
    await execute(build);
    const { result } = await endOf(build.row.id);
    assert.deepEqual([result!.ok, result!.html, result!.attempts.length], [false, html, n]);
    assert.equal(result!.receipt["attempts"], n);
  }
});

test("a build that another worker has by now is written by that one alone", async (t) => {
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const { taken, again, execute, db } = await builds(t, [calls(plan), calls(page("good"))], () => ({
    async checkPage(...args) {
      begun.resolve();
      await gate.promise;
      return checked(...args);
    },
  }));
  const ended = execute(await taken());
  await begun.promise;
  await again();
  const before = await rowsOf(db, ...WRITTEN);
  gate.resolve();
  await assert.rejects(ended, LeaseLost);
  assert.equal(await rowsOf(db, ...WRITTEN), before);
});

test("a start that the store refuses says and takes nothing, and the build is begun whole the next time", async (t) => {
  const { taken, again, execute, endOf, db, asked } = await builds(t, [calls(plan), calls(page("good"))]);
  const build = await taken();
  const heal = await refuseWrites(db, "update", "reservation");
  await assert.rejects(execute(build), /refused/);
  assert.deepEqual([(await endOf(build.row.id)).names, asked.length], [[], 0]);
  await heal();
  await execute(await again());
  const { row, notes } = await endOf(build.row.id);
  assert.deepEqual([row.state, notes[0]], ["succeeded", "Building with script/m."]);
});
