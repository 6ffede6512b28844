import assert from "node:assert/strict";
import { test } from "node:test";
import { PACKS, type ProblemCode } from "@signet/contract";
import type { Caller } from "../../../src/modules/access/caller.ts";
import { Problem } from "../../../src/base/problem.ts";
import { loadConfig } from "../../../src/base/config.ts";
import { requireBilling } from "../../../src/usecases/billing/checkout.ts";
import { SECRET_KEY, WEBHOOK_SECRET } from "../../support/stripe.ts";
import { cashier, STRANGER } from "./rig.ts";

const refused = (code: ProblemCode) => (thrown: unknown) => thrown instanceof Problem && thrown.code === code;

test("who guesses checkouts is stopped; a buyer is not", async (t) => {
  const { buy, stripe, claim } = await cashier(t);
  const session = await buy("runs_50");
  stripe.pay(session);
  for (let i = 0; i < 30; i++)
    await assert.rejects(claim(`cs_test_guess${i}`, "192.0.2.66"), refused("session_not_found"));
  await assert.rejects(claim("cs_test_guess", "192.0.2.66"), refused("rate_limited"));
  assert.equal((await claim(session, "192.0.2.66")).status, "credited");
});

test("the same idempotency key opens the same checkout, whose id an address alone is not told twice; another body with it is refused", async (t) => {
  const { checkout, claim, stripe, db } = await cashier(t);
  const pack = { kind: "topup", item: "runs_50" } as const;
  const first = await checkout(STRANGER, pack, "k");
  const told = await checkout(STRANGER, pack, "k");
  assert.deepEqual([told.url, told.session_id, told.usd], [null, null, first.usd]);
  assert.match(told.notice!, /already shown/);
  assert.ok(
    !JSON.stringify(told).includes(first.session_id!),
    "who is behind the same address cannot claim it",
  );
  assert.equal(stripe.sessions.size, 1);
  assert.deepEqual([first.usd, first.kind, first.pack], [PACKS.runs_50.usd, "topup", "runs_50"]);
  await assert.rejects(
    checkout(STRANGER, { kind: "topup", item: "runs_200" }, "k"),
    refused("idempotency_mismatch"),
  );
  const other = { ...STRANGER, account: "ip:198.51.100.7", address: "198.51.100.7" };
  assert.notEqual((await checkout(other, pack, "k")).session_id, first.session_id);
  const dump = JSON.stringify(
    await Promise.all([
      db.selectFrom("reply").selectAll().execute(),
      db.selectFrom("purchase").selectAll().execute(),
    ]),
  );
  assert.ok(!dump.includes(first.session_id!), "a checkout's id is kept sealed");
  const plan = { kind: "plan", item: "plus" } as const;
  const account = "acct_1";
  const licensee: Caller = { ...STRANGER, account, by: { kind: "license", jti: "lic_1", account } };
  const bought = await checkout(licensee, plan, "k");
  stripe.pay(bought.session_id!);
  await claim(bought.session_id!);
  assert.deepEqual(await checkout(licensee, plan, "k"), bought, "also once it is paid");
});

test("an address that opens checkout after checkout is stopped", async (t) => {
  const { buy } = await cashier(t);
  for (let i = 0; i < 20; i++) await buy("runs_50");
  await assert.rejects(buy("runs_50"), refused("rate_limited"));
});

test("without its two settings nothing is sold, and the missing one is named", () => {
  const missing = (env: Record<string, string>) => {
    try {
      requireBilling(loadConfig(env).config);
      return null;
    } catch (thrown) {
      assert.ok(thrown instanceof Problem && thrown.code === "billing_not_configured");
      return thrown.extras.members?.["missing"];
    }
  };
  assert.deepEqual(missing({}), ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]);
  assert.deepEqual(missing({ STRIPE_SECRET_KEY: SECRET_KEY }), ["STRIPE_WEBHOOK_SECRET"]);
  assert.deepEqual(missing({ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET }), ["STRIPE_SECRET_KEY"]);
  assert.equal(missing({ STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET }), null);
});
