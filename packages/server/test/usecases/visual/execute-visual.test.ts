import assert from "node:assert/strict";
import { test } from "node:test";
import { BOUNDS, TIERS } from "@signet/contract";
import { SandboxError } from "@signet/sandbox";
import { Stopped } from "../../../src/agents/port.ts";
import { Problem } from "../../../src/base/problem.ts";
import { ModelError } from "../../../src/modules/models/model-error.ts";
import { holder } from "../rig.ts";
import { builds, calls, checked, page, plan, stopped, throws, type Turn, WHO } from "./builds.ts";

const BUILT: Turn[] = [calls(plan), calls(page("good"))];

test("a build says what it does, is sealed with the page that passed, and spends its visual", async (t) => {
  const { taken, execute, endOf, asked, readRuns, db } = await builds(t, BUILT);
  const build = await taken();
  await execute(build);
  const { row, names, notes, result, used, running, sealed } = await endOf(build.row.id);
  assert.deepEqual([row.state, row.ok, row.exit_reason, sealed], ["succeeded", 1, "finished", true]);
  assert.deepEqual([names[0], names.at(-1), asked.length], ["agent_note", "visual_done", 2]);
  assert.equal(notes[0], "Building with script/m.");
  assert.match(notes.join("\n"), /Planned “Garden”[^]*Attempt 1: playing the page[^]*passed every check/);
  assert.deepEqual([result!.html, result!.ok, used, running], ["sealed good", true, 1, 0]);
  const text = async (path: string) => Buffer.from(await readRuns.file(WHO, row.id, path)).toString();
  assert.deepEqual([await text("page.html"), await text("desktop.png")], ["sealed good", "picture of good"]);
  const held = await db.selectFrom("reservation").select("state").execute();
  assert.deepEqual(
    held.map(({ state }) => state),
    ["settled"],
  );
});

test("what a build's end tells to be left can be taken: what others of its address took is counted", async (t) => {
  const { taken, execute, endOf, within, units, metering, clock } = await builds(t, BUILT);
  const build = await taken();
  for (let i = 0; i < BOUNDS.freeTogether.times * TIERS.free.visual_per_day - 1; i++)
    await within(async (tx) => {
      const other = holder(`acct_other_${i}`);
      await units.take(tx, other, { unit: "visual", within: null }, `run_${i}`, clock.now());
      await metering.finish(tx, `run_${i}`);
    });
  await execute(build);
  const { result, used } = await endOf(build.row.id);
  assert.deepEqual([used, result!.usage.visuals_remaining], [1, 0]);
});

test("a build is shown as being checked while its page is played, and as working before and after", async (t) => {
  const states: string[] = [];
  const shop = await builds(
    t,
    [
      calls(plan),
      calls(page("bad")),
      async function* (signal) {
        states.push((await shop.all("visual"))[0]!.state);
        yield* calls(page("good"))(signal);
      },
    ],
    ({ all }) => ({
      async checkPage(...args) {
        states.push((await all("visual"))[0]!.state);
        return checked(...args);
      },
    }),
  );
  await shop.execute(await shop.taken());
  assert.deepEqual(states, ["verifying", "running", "verifying"]);
});

test("what makes a build fail is told in words of ours, sealed and not counted, with the best page by then", async (t) => {
  const cases: [why: Error, code: string, reason?: string][] = [
    [
      new ModelError("model_timeout", "it took too long", { retryable: true, reason: "timeout" }),
      "model_timeout",
      "provider_failed",
    ],
    [new Problem("browser_unavailable", "there is no Chromium"), "browser_unavailable"],
    [new SandboxError("failed", "no jail for the browser"), "sandbox_unavailable"],
    [new TypeError("a bug at /srv/secret.ts"), "internal"],
  ];
  for (const [why, code, reason = "service_failed"] of cases) {
    const { taken, execute, endOf, lines, metering, db } = await builds(t, [
      calls(plan),
      calls(page("bad")),
      throws(why),
    ]);
    const build = await taken();
    await execute(build);
    const { row, error, names, result, events, used, running, sealed } = await endOf(build.row.id);
    assert.deepEqual([row.state, row.exit_reason, sealed], ["failed", "error", true], code);
    assert.deepEqual([error!["code"], error!["charged"], error!["request_id"]], [code, false, "req_visual"]);
    assert.deepEqual(names.slice(-2), ["error", "visual_done"]);
    assert.deepEqual([result!.ok, result!.verified, result!.html], [false, false, "sealed bad"]);
    assert.deepEqual([result!.attempts.length, used, running], [1, 0, 0]);
    const [given] = await metering.statement(db, WHO.account, 1);
    assert.deepEqual([given!.kind, given!.reason], ["refunded", reason]);
    assert.doesNotMatch(JSON.stringify(events), /secret|TypeError/);
    assert.equal(/secret/.test(lines.join("\n")), code === "internal");
  }
});

test("a browser that is gone when the page is to be played ends the build without a page, and nothing is claimed", async (t) => {
  const { taken, execute, endOf } = await builds(t, BUILT, () => ({
    checkPage: () => Promise.reject(new Problem("browser_unavailable", "there is no Chromium")),
  }));
  const build = await taken();
  await execute(build);
  const { result, error, used } = await endOf(build.row.id);
  assert.deepEqual([result!.ok, result!.html, result!.report, result!.files], [false, null, null, []]);
  assert.deepEqual([result!.receipt["check"], result!.summary], ["none", "there is no Chromium"]);
  assert.deepEqual([error!["code"], used], ["browser_unavailable", 0]);
});

test("a build that is stopped while its page is played ends as such, with the page of its last step", async (t) => {
  for (const [why, state, words] of [
    ["cancelled", "cancelled", /it was cancelled/],
    ["timeout", "timed_out", /it took too long/],
  ] as const) {
    const begun = Promise.withResolvers<void>();
    const outer = new AbortController();
    const { taken, execute, endOf } = await builds(
      t,
      [calls(plan), calls(page("bad")), calls(page("good"))],
      () => ({
        checkPage: (source, brief, signal) =>
          source === "good" ? stopped(signal, begun.resolve) : checked(source, brief, signal),
      }),
    );
    const build = await taken();
    const ended = execute(build, outer.signal);
    await begun.promise;
    outer.abort(new Stopped(why));
    await ended;
    const { row, result, error, used, running } = await endOf(build.row.id);
    assert.deepEqual([row.state, row.exit_reason, error], [state, why, undefined]);
    assert.deepEqual([result!.html, result!.attempts.length, used, running], ["sealed bad", 1, 0, 0]);
    assert.match(result!.summary, words);
  }
});

test("a build has its time and no more", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const begun = Promise.withResolvers<void>();
  const { taken, execute, endOf, config } = await builds(t, BUILT, () => ({
    checkPage: (_source, _brief, signal) => stopped(signal, begun.resolve),
  }));
  const build = await taken();
  const ended = execute(build);
  await begun.promise;
  t.mock.timers.tick(config.runTimeoutSeconds * 1_000);
  await ended;
  assert.equal((await endOf(build.row.id)).row.state, "timed_out");
});

test("a wish to stop that only the store knows of ends the build at its next word", async (t) => {
  const shop = await builds(t, [
    async function* (signal) {
      await shop.runs.requestCancel(WHO, (await shop.all("visual"))[0]!.id);
      yield* calls(plan)(signal);
    },
    calls(page("good")),
  ]);
  const build = await shop.taken();
  await shop.execute(build);
  const { row, result, used } = await shop.endOf(build.row.id);
  assert.deepEqual([row.state, result!.html, used, shop.asked.length], ["cancelled", null, 0, 1]);
});

test("what the library gave a build is said before its seal, and nothing where it gave nothing", async (t) => {
  const given = { text: "Techniques: draw on a canvas.", given: [{ id: "tec_1", title: "Canvas" }] };
  for (const told of ["Techniques of the library: used Canvas.", null]) {
    const seen: unknown[] = [];
    const { taken, execute, endOf, asked } = await builds(t, BUILT, ({ library }) => ({
      library: {
        ...library,
        offer: async (_scope, task, _model, kind) => (seen.push(task, kind), given),
        reportUsed: async ({ kept }, ids) => (seen.push(kept.length, ids), told),
      },
    }));
    const build = await taken("a snake game called Garden");
    await execute(build);
    const { notes, names } = await endOf(build.row.id);
    assert.match(JSON.stringify(asked[0]!.messages), /draw on a canvas/);
    assert.deepEqual(seen, ["a snake game called Garden", "visual", 3, given.given]);
    assert.equal(names.at(-1), "visual_done");
    assert.deepEqual(
      notes.filter((note) => note.startsWith("Techniques")),
      told === null ? [] : [told],
    );
  }
});
