import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import type { ProblemCode } from "@signet/contract";
import type { Caller, Credential } from "../../src/modules/access/caller.ts";
import { loadConfig } from "../../src/base/config.ts";
import { Problem } from "../../src/base/problem.ts";
import { billing } from "../support/billing.ts";
import { temporaryStore } from "../support/store.ts";

const DAY = 86_400_000;

async function counter(t: TestContext) {
  const store = await temporaryStore(t);
  const { db, clock } = store;
  const parts = billing(store, loadConfig({ SVC_ADMIN_PASS_SHA256: "0".repeat(64) }).config);
  let runs = 0;
  const take = (by: Credential, account = "acct_1") => {
    const caller: Caller = { account, owner: "", by, address: "203.0.113.9" };
    return db
      .transaction()
      .execute((tx) =>
        parts.units.take(tx, caller, { unit: "run", within: null }, `run_${++runs}`, clock.now()),
      );
  };
  const plan = (tier: "plus" | "pro", until: number) =>
    db
      .transaction()
      .execute((tx) => parts.plans.set(tx, { subscription: "sub_1", account: "acct_1", tier, until }));
  return { ...store, ...parts, take, plan };
}
const refused = (code: ProblemCode) => (thrown: unknown) => thrown instanceof Problem && thrown.code === code;

test("a key or license that is revoked after it was read takes no unit", async (t) => {
  const { db, clock, apiKeys, licenses, licenseKeys, metering, take } = await counter(t);
  const minted = await db
    .transaction()
    .execute((tx) => apiKeys.mint(tx, "acct_1", { tier: "free", label: "x" }));
  const kid = await licenseKeys.current();
  const license = {
    jti: "lic_1",
    account: "acct_1",
    tier: "free",
    kid,
    expiresAt: clock.now() + DAY,
  } as const;
  await db.transaction().execute((tx) => licenses.issue(tx, license));
  await apiKeys.revoke(db, null, minted!.id);
  await licenses.revoke(db, "lic_1");
  await assert.rejects(take({ kind: "api_key", id: minted!.id }), refused("invalid_credential"));
  await assert.rejects(
    take({ kind: "license", jti: "lic_1", account: "acct_1" }),
    refused("invalid_credential"),
  );
  assert.equal((await metering.standing(db, "acct_1", "run")).used, 0);
});

test("a tier holds from the moment that it is paid to the moment that it ends", async (t) => {
  const { clock, db, metering, take, plan } = await counter(t);
  const by = { kind: "license", jti: "none", account: "acct_1" } as const;
  await db
    .insertInto("license")
    .values({ jti: "none", account: "acct_1", tier: "plus", kid: "k", issued_at: 0, expires_at: 0 })
    .execute();
  const used = async () => (await metering.standing(db, "acct_1", "run")).used;
  await take(by);
  await assert.rejects(take(by), refused("concurrency_limited"), "free does one thing at a time");
  await plan("plus", clock.now() + DAY / 2);
  await take(by);
  await take(by);
  await assert.rejects(take(by), refused("concurrency_limited"));
  const finish = () => db.updateTable("meter").set({ running: 0 }).execute();
  for (await finish(); (await used()) < 10; await finish()) await take(by);
  await plan("plus", clock.now() - 1);
  await assert.rejects(take(by), (thrown: unknown) => {
    assert.ok(thrown instanceof Problem && thrown.code === "quota_exhausted");
    assert.deepEqual([thrown.extras.members?.["tier"], thrown.extras.members?.["limit"]], ["free", 8]);
    return true;
  });
});

test("what is owed is named where the day is over", async (t) => {
  const { db, clock, metering, take } = await counter(t);
  const by = { kind: "address" } as const;
  await db
    .insertInto("allowance")
    .values({
      account: "acct_1",
      unit: "run",
      day: new Date(clock.now()).toISOString().slice(0, 10),
      used: 8,
    })
    .execute();
  await db.transaction().execute((tx) =>
    metering.credit(tx, {
      account: "acct_1",
      units: { run: -3, visual: 0 },
      reason: "refund",
      ref: "pur_1",
    }),
  );
  await assert.rejects(take(by), (thrown: unknown) => {
    assert.ok(thrown instanceof Problem && /3 are owed/.test(thrown.message));
    assert.equal(thrown.extras.members?.["credits"], 0);
    return true;
  });
});
