import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import type { Unit } from "@signet/contract";
import type { SandboxDriver, SandboxProbe } from "@signet/sandbox";
import type { ProblemExtras } from "../../../src/base/problem.ts";
import type { Caller } from "../../../src/modules/access/caller.ts";
import { createSandboxReadiness } from "../../../src/usecases/runs/sandbox-readiness.ts";
import { fakeClock } from "../../support/clock.ts";
import { callerOf, counting, DAY, holder, OWNER, problemOf, refused, rowsOf, stranger } from "../rig.ts";

async function counter(t: TestContext) {
  const parts = await counting(t);
  const { within, units, clock, plans } = parts;
  let runs = 0;
  const take = async (caller: Caller, unit: Unit = "run", inside: string | null = null) => {
    const id = `run_${++runs}`;
    await within((tx) => units.take(tx, caller, { unit, within: inside }, id, clock.now()));
    return id;
  };
  const plan = (tier: "plus" | "pro") =>
    within((tx) => plans.set(tx, { subscription: "s", account: "acct_1", tier, until: clock.now() + DAY }));
  return { ...parts, take, plan };
}

const upgradesOf = ({ members }: ProblemExtras) => (members!["upgrade"] as { tiers: string[] }).tiers;

const outcomes = async (all: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(all);
  return settled.filter(({ status }) => status === "fulfilled").length;
};

test("of many at once exactly as many are taken as there are places, and the others are told how many that is", async (t) => {
  const { take, plan } = await counter(t);
  assert.equal(await outcomes(Array.from({ length: 20 }, () => take(holder()))), 1);
  await plan("plus");
  assert.equal(await outcomes(Array.from({ length: 20 }, () => take(holder()))), 2);
  const { extras } = await problemOf(take(holder()), "concurrency_limited");
  assert.deepEqual([extras.members?.["running"], extras.members?.["limit"]], [3, 3]);
  assert.deepEqual(upgradesOf(extras), ["pro"], "what is above it");
});

test("of many at once the last unit of a day is one caller's, and the credits after it as many as were bought", async (t) => {
  const { take, within, metering, db } = await counter(t);
  for (let i = 0; i < 7; i++) {
    const id = await take(holder());
    await within((tx) => metering.finish(tx, id));
  }
  const credit = { account: "acct_1", units: { run: 2, visual: 0 }, reason: "topup", ref: "pur_1" } as const;
  await within((tx) => metering.credit(tx, credit));
  let taken = 0;
  for (let i = 0; i < 6; i++) {
    const got = await outcomes([take(holder()), take(holder())]);
    taken += got;
    await db.updateTable("meter").set({ running: 0 }).execute();
  }
  assert.equal(taken, 3, "one of the day and two that were bought");
  assert.equal((await metering.standing(db, "acct_1", "run")).credits, 0);
});

test("a unit whose run was not opened after all is as if it had never been taken", async (t) => {
  const { within, units, clock, db, take } = await counter(t);
  await take(stranger("203.0.113.1"));
  const before = await rowsOf(db, "meter", "allowance", "address_day", "reservation", "meter_entry");
  const broken = within(async (tx) => {
    await units.take(tx, stranger(), { unit: "run", within: null }, "run_x", clock.now());
    throw new Error("the row was refused");
  });
  await assert.rejects(broken, /the row was refused/);
  assert.equal(await rowsOf(db, "meter", "allowance", "address_day", "reservation", "meter_entry"), before);
});

test("a page within a chat needs no place of its own, and has its own day", async (t) => {
  const { take } = await counter(t);
  const chat = await take(stranger());
  await assert.rejects(take(stranger()), refused("concurrency_limited"));
  const inside = callerOf(stranger().account, { kind: "address" }, { address: "run" });
  await take(inside, "visual", chat);
  await take(inside, "visual", chat);
  const { extras } = await problemOf(take(inside, "visual", chat), "quota_exhausted");
  assert.deepEqual(
    [extras.members?.["unit"], extras.members?.["limit"], extras.members?.["used"]],
    ["visual", 2, 2],
  );
});

test("where a chat has ended, or never was, a page within it still counts in its account's day", async (t) => {
  const { take, within, metering } = await counter(t);
  const chat = await take(stranger());
  await within((tx) => metering.finish(tx, chat));
  const inside = callerOf(stranger().account, { kind: "address" }, { address: "run" });
  for (const ended of [chat, "run_never"]) await take(inside, "visual", ended);
  await assert.rejects(take(inside, "visual", chat), refused("quota_exhausted"));
});

test("the owner of a hosted service takes what it likes, beside callers who have nothing left", async (t) => {
  const { take, units, db, clock } = await counter(t);
  for (let i = 0; i < 30; i++) await take(OWNER, i % 2 ? "run" : "visual");
  assert.equal(await units.meter(db, OWNER, "run", clock.now()), null);
  await take(stranger());
  await assert.rejects(take(stranger()), refused("concurrency_limited"));
  await take(OWNER);
});

const features = {
  cgroup: "none",
  shell: "bash",
  proc: true,
  diskQuota: true,
  netPolicy: false,
  layers: true,
} as const;
const GOOD: SandboxProbe = { ok: true, version: "x/1", missing: [], features };

/** A machine that says what it has when the test lets it. */
function machine() {
  const looks: PromiseWithResolvers<SandboxProbe>[] = [];
  const driver = {
    probe: () => {
      const look = Promise.withResolvers<SandboxProbe>();
      looks.push(look);
      return look.promise;
    },
  } as unknown as SandboxDriver;
  const clock = fakeClock();
  return { looks, clock, readiness: createSandboxReadiness({ driver, clock }) };
}

test("many who ask at once whether code may run have the machine looked at once", async () => {
  const { looks, readiness } = machine();
  const all = Array.from({ length: 5 }, () => readiness.require());
  assert.equal(looks.length, 1);
  looks[0]!.resolve(GOOD);
  assert.deepEqual(
    await Promise.all(all),
    all.map(() => GOOD),
  );
  await readiness.require();
  assert.equal(looks.length, 1, "what works is not looked at again");
});

test("a look that fails is no answer: nothing runs by it, and the next asks anew", async () => {
  const { looks, readiness } = machine();
  const first = readiness.require();
  looks[0]!.reject(new Error("bwrap was killed"));
  await assert.rejects(first, /bwrap was killed/);
  const second = readiness.require();
  looks[1]!.resolve({ ...GOOD, ok: false, missing: ["bubblewrap", "python3"] });
  const { extras, message } = await problemOf(second, "sandbox_unavailable");
  assert.match(message, /bubblewrap; python3/);
  assert.deepEqual(extras.members?.["missing"], ["bubblewrap", "python3"]);
});
