import assert from "node:assert/strict";
import { test } from "node:test";
import { UNITS } from "@signet/contract";
import { ALL, ME } from "./account.ts";
import { meter, audit } from "./rig.ts";

test("what is given back is there for all of the address again, once and on its own day; credits are nobody else's", async (t) => {
  const { db, clock, metering, within, reserve, credit } = await meter(t);
  await credit(2);
  const together = { ...ALL, perDay: 2 };
  const got = [await reserve({ together }), await reserve({ together }), await reserve({ together })];
  assert.deepEqual(
    got.map((one) => (one.kind === "reserved" ? one.source : one.kind)),
    ["allowance", "allowance", "credit"],
  );
  assert.equal(
    (await metering.standing(db, ME, "run")).used,
    2,
    "what the address had no room for is not taken",
  );
  const refund = (runId: string) => within((tx) => metering.refund(tx, runId, "service_failed"));
  await refund("run_3");
  assert.equal(await metering.together(db, ALL.address, "run"), 2, "a credit came from nobody's day");
  for (let again = 0; again < 2; again++) await refund("run_1");
  assert.equal(await metering.together(db, ALL.address, "run"), 1);
  assert.equal((await reserve({ account: "another", together })).kind, "reserved");
  assert.equal((await reserve({ account: "third", together })).kind, "exhausted");
  assert.equal(await within((tx) => metering.addressOf(tx, "run_2")), ALL.address);
  await within((tx) => metering.finish(tx, "run_2"));
  assert.equal(await within((tx) => metering.addressOf(tx, "run_2")), null, "an ended run says no address");
  clock.advance(86_400_000);
  await refund("run_4");
  assert.equal(await metering.together(db, ALL.address, "run"), 0, "today has no less for yesterday's");
  await audit(db);
});

test("the day's allowance is used before what was bought, and comes back at midnight UTC", async (t) => {
  const { db, clock, metering, reserve, credit } = await meter(t);
  await credit(2);
  const sources: string[] = [];
  for (let i = 0; i < 11; i++) {
    const got = await reserve();
    sources.push(got.kind === "reserved" ? got.source : got.kind);
  }
  assert.deepEqual(sources, [...Array<string>(8).fill("allowance"), "credit", "credit", "exhausted"]);
  const { used, credits, resetAt } = await metering.standing(db, ME, "run");
  assert.deepEqual([used, credits, new Date(resetAt).toISOString()], [8, 0, "2026-01-03T00:00:00.000Z"]);
  clock.advance(resetAt - clock.now() - 1);
  assert.equal((await reserve()).kind, "exhausted");
  clock.advance(1);
  assert.deepEqual(await reserve(), { kind: "reserved", source: "allowance" });
  assert.equal((await metering.standing(db, ME, "visual")).used, 0, "units are counted apart");
});

test("a unit goes back to the day or the credits it came from, once, and the statement says why", async (t) => {
  const { db, clock, metering, within, reserve, credit } = await meter(t);
  await credit(1);
  for (let i = 0; i < 9; i++) await reserve();
  const day = clock.now();
  clock.advance(86_400_000);
  const refund = (runId: string) => within((tx) => metering.refund(tx, runId, "provider_failed"));
  assert.deepEqual(
    [await refund("run_1"), await refund("run_1"), await refund("run_9"), await refund("run_77")],
    [true, false, true, false],
  );
  assert.equal((await metering.standing(db, ME, "run")).used, 0, "yesterday's unit is not today's");
  assert.equal((await metering.standing(db, ME, "run")).credits, 1);
  const yesterday = await db
    .selectFrom("allowance")
    .select("used")
    .where("day", "=", new Date(day).toISOString().slice(0, 10))
    .executeTakeFirst();
  assert.equal(yesterday?.used, 7);
  const [last, before] = await metering.statement(db, ME, 2);
  assert.deepEqual(
    [last?.kind, last?.reason, last?.ref, last?.amount],
    ["refunded", "provider_failed", "run_9", 1],
  );
  assert.equal((await metering.statement(db, ME, 100, before!.n)).length, 10);
  await audit(db);
});

test("money is credited once for what was paid, and what is taken back may be owed", async (t) => {
  const { db, metering, reserve, credit } = await meter(t);
  const credited = await Promise.all(Array.from({ length: 200 }, () => credit(50)));
  assert.equal(credited.filter(Boolean).length, 1);
  for (let i = 0; i < 10; i++) await reserve();
  assert.equal((await metering.standing(db, ME, "run")).credits, 48);
  assert.ok(await credit(-50, "cs_1", "refund"));
  assert.equal((await metering.standing(db, ME, "run")).credits, -2);
  assert.equal((await reserve()).kind, "exhausted");
  await credit(3, "cs_2");
  assert.deepEqual([(await reserve()).kind, (await reserve()).kind], ["reserved", "exhausted"]);
  await audit(db);
});

test("no more runs are under way at once than the tier lets, and an ended one makes room", async (t) => {
  const { db, metering, within, reserve } = await meter(t);
  const got = await Promise.all(Array.from({ length: 6 }, () => reserve({ atOnce: 3 })));
  assert.equal(got.filter(({ kind }) => kind === "reserved").length, 3);
  assert.deepEqual(
    got.find(({ kind }) => kind !== "reserved"),
    { kind: "concurrent", running: 3 },
  );
  for (let again = 0; again < 2; again++) await within((tx) => metering.finish(tx, "run_1"));
  assert.deepEqual(
    [(await reserve({ atOnce: 3 })).kind, (await reserve({ atOnce: 3 })).kind],
    ["reserved", "concurrent"],
  );
  const other = { account: "another", atOnce: 3 };
  assert.equal((await reserve(other)).kind, "reserved");
  await audit(db);
});

test("whatever happens in whatever order, the counts are what an account book says", async (t) => {
  const { db, clock, metering, within } = await meter(t);
  let seed = 5;
  const next = (below: number) =>
    ((seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff) >> 8) % below;
  const accounts = ["a", "b"];
  const book = new Map<string, number>();
  const add = (name: string, amount: number) => book.set(name, (book.get(name) ?? 0) + amount);
  const of = (name: string) => book.get(name) ?? 0;
  const held = new Map<string, { from: string; open: string }>();
  let runs = 0;
  for (let i = 0; i < 1_000; i++) {
    const account = accounts[next(2)]!;
    const unit = UNITS[next(2)]!;
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    // Mostly a run that has something left to do, sometimes any.
    const going = [...held].filter(([, { from, open }]) => from || open).map(([id]) => id);
    const runId = next(4) && going.length > 0 ? going[next(going.length)]! : `run_${next(runs + 2)}`;
    const action = next(10);
    if (action < 4) {
      const id = `run_${++runs}`;
      const got = await within((tx) =>
        metering.reserve(tx, { account, unit, runId: id, perDay: 5, atOnce: 4 }),
      );
      const [allowance, credits] = [`used ${account} ${unit} ${day}`, `credits ${account} ${unit}`];
      const bought = of(credits) > 0 ? credits : null;
      const from = of(allowance) < 5 ? allowance : bought;
      const entered = from ? "reserved" : "exhausted";
      assert.equal(got.kind, of(`open ${account}`) >= 4 ? "concurrent" : entered, `step ${i}`);
      if (got.kind === "reserved") {
        add(from!, from === allowance ? 1 : -1);
        add(`open ${account}`, 1);
        held.set(id, { from: from!, open: `open ${account}` });
      }
    } else if (action < 6) {
      const given = await within((tx) => metering.refund(tx, runId, "cancelled"));
      const { from = "" } = held.get(runId) ?? {};
      assert.equal(given, from !== "", `step ${i}`);
      if (from) {
        add(from, from.startsWith("used") ? -1 : 1);
        held.get(runId)!.from = "";
      }
    } else if (action < 8) {
      await within((tx) => metering.finish(tx, runId));
      const { open = "" } = held.get(runId) ?? {};
      if (open) {
        add(open, -1);
        held.get(runId)!.open = "";
      }
    } else if (action === 8) {
      const amount = next(9) - 3;
      await within((tx) =>
        metering.credit(tx, {
          account,
          units: { run: 0, visual: 0, [unit]: amount },
          reason: "topup",
          ref: `cs_${i}`,
        }),
      );
      add(`credits ${account} ${unit}`, amount);
    } else if (next(2) === 0) clock.advance(43_200_000);
    else await within((tx) => metering.settle(tx, runId));
  }
  const today = new Date(clock.now()).toISOString().slice(0, 10);
  for (const account of accounts)
    for (const unit of UNITS) {
      const { used, credits } = await metering.standing(db, account, unit);
      assert.deepEqual(
        [used, credits],
        [of(`used ${account} ${unit} ${today}`), of(`credits ${account} ${unit}`)],
      );
    }
  assert.ok(held.size > 100);
  await audit(db);
});
