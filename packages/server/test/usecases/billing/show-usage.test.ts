import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import type { Tier } from "@signet/contract";
import type { Caller } from "../../../src/modules/access/caller.ts";
import { createShowUsage } from "../../../src/usecases/billing/show-usage.ts";
import { callerOf, counting, DAY, HOSTED, OWNER, stranger } from "../rig.ts";

/** What callers are shown, beside what they take. */
async function counter(t: TestContext, env: Record<string, string> = HOSTED) {
  const parts = await counting(t, env);
  const { within, units, metering, plans, clock, licenses } = parts;
  const show = createShowUsage(parts);
  for (const name of ["acct_1", "acct_2"]) {
    const license = { jti: `lic ${name}`, account: name, tier: "free", kid: "k" } as const;
    await within((tx) => licenses.issue(tx, { ...license, expiresAt: clock.now() + DAY }));
  }
  let runs = 0;
  return {
    ...parts,
    usage: (caller: Caller) => show.usage(caller),
    statement: (caller: Caller, limit: number, before?: number) => show.statement(caller, limit, before),
    take: async (caller: Caller, unit: "run" | "visual" = "run") => {
      const id = `run_${++runs}`;
      await within((tx) => units.take(tx, caller, { unit, within: null }, id, clock.now()));
      return id;
    },
    end: (id: string) => within((tx) => metering.finish(tx, id)),
    plan: (account: string, tier: Tier, until: number) =>
      within((tx) => plans.set(tx, { subscription: `sub ${account}`, account, tier, until })),
    credit: (account: string, run: number, ref = "pur_1") =>
      within((tx) => metering.credit(tx, { account, units: { run, visual: 0 }, reason: "topup", ref })),
  };
}

const account = (name: string) => callerOf(name, { kind: "license", jti: `lic ${name}`, account: name });

test("what is told to be left is what can be taken: to the last unit, and no further", async (t) => {
  const { usage, take, end } = await counter(t);
  for (const unit of ["run", "visual"] as const)
    for (;;) {
      const told = await usage(stranger());
      const { remaining, used, limit } = unit === "run" ? told.runs : told.visual;
      assert.equal(remaining! + used, limit);
      if (remaining === 0) break;
      await end(await take(stranger(), unit));
    }
  await assert.rejects(take(stranger()), /all 8 runs of today are used/);
  await assert.rejects(take(stranger(), "visual"), /all 2 visuals of today are used/);
});

test("work under way is told, and the place that it gives up", async (t) => {
  const { usage, take, end, plan, clock } = await counter(t);
  const caller = account("acct_1");
  await plan("acct_1", "plus", clock.now() + DAY);
  const [first] = [await take(caller), await take(caller, "visual")];
  assert.deepEqual((await usage(caller)).concurrency, { limit: 3, running: 2 });
  await end(first);
  assert.deepEqual((await usage(caller)).concurrency, { limit: 3, running: 1 });
  assert.deepEqual((await usage(account("acct_2"))).concurrency, { limit: 1, running: 0 });
});

test("a tier that ended in the middle of a day leaves nothing, and never less than nothing", async (t) => {
  const { usage, take, end, plan, clock } = await counter(t);
  const caller = account("acct_1");
  await plan("acct_1", "plus", clock.now() + DAY);
  for (let i = 0; i < 20; i++) await end(await take(caller));
  assert.deepEqual([(await usage(caller)).tier, (await usage(caller)).runs.remaining], ["plus", 100]);
  await plan("acct_1", "plus", clock.now() - 1);
  const { tier, runs } = await usage(caller);
  assert.deepEqual([tier, runs.limit, runs.used, runs.remaining], ["free", 8, 20, 0]);
});

test("a day begins anew at midnight UTC, for what is used and for when that will be", async (t) => {
  const { usage, take, end, clock } = await counter(t);
  await end(await take(stranger()));
  const { reset_at } = (await usage(stranger())).runs;
  clock.advance(Date.parse(reset_at) - clock.now() - 1);
  assert.equal((await usage(stranger())).runs.used, 1);
  clock.advance(1);
  const { runs } = await usage(stranger());
  assert.deepEqual([runs.used, runs.remaining], [0, 8]);
  assert.equal(Date.parse(runs.reset_at) - Date.parse(reset_at), DAY);
});

test("credits are told beside the day, also where more is owed than there is", async (t) => {
  const { usage, credit, take, end } = await counter(t);
  const caller = account("acct_1");
  await credit("acct_1", 2);
  for (let i = 0; i < 9; i++) await end(await take(caller));
  const { runs } = await usage(caller);
  assert.deepEqual([runs.used, runs.remaining, runs.credits], [8, 0, 1]);
  await credit("acct_1", -3, "pur_2");
  assert.equal((await usage(caller)).runs.credits, -2);
  await assert.rejects(take(caller), /2 are owed/);
});

test("the owner has no limits, and is told what was used; self-hosted everybody is the owner", async (t) => {
  for (const env of [HOSTED, {}]) {
    const { usage, take } = await counter(t, env);
    for (let i = 0; i < 12; i++) await take(OWNER);
    const { unlimited, tier, runs, concurrency } = await usage(OWNER);
    assert.deepEqual([unlimited, tier, runs.limit, runs.remaining, runs.used], [true, null, null, null, 12]);
    assert.deepEqual(concurrency, { limit: null, running: 12 });
  }
});

test("a statement holds the account's own entries alone, and its pages lose and repeat none", async (t) => {
  const { statement, take, end, credit } = await counter(t);
  const caller = account("acct_1");
  await credit("acct_1", 5);
  for (let i = 0; i < 7; i++) {
    await end(await take(caller));
    await end(await take(account("acct_2")));
  }
  const seen: string[] = [];
  let before: number | undefined;
  for (let pages = 1; ; pages++) {
    const { entries, next, balance } = await statement(caller, 3, before);
    assert.deepEqual(balance, { runs: 5, visual: 0 });
    seen.push(...entries.map(({ ref }) => ref!));
    if (next === null) {
      assert.equal(pages, 3);
      break;
    }
    before = next;
  }
  assert.deepEqual(seen, [13, 11, 9, 7, 5, 3, 1].map((n) => `run_${n}`).concat("pur_1"));
});

test("who is known by an address alone reads no run's id in its statement: another there could cancel it", async (t) => {
  const { statement, take } = await counter(t);
  const id = await take(stranger());
  const told = await statement(stranger(), 10);
  assert.deepEqual(
    told.entries.map(({ ref, amount }) => [ref, amount]),
    [[null, -1]],
  );
  assert.ok(!JSON.stringify(told).includes(id));
  assert.deepEqual((await statement(stranger("203.0.113.10"), 10)).entries, []);
});
