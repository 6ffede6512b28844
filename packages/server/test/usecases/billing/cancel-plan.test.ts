import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import type { PaidTier } from "@signet/contract";
import { loadConfig } from "../../../src/base/config.ts";
import { createCancelPlan } from "../../../src/usecases/billing/cancel-plan.ts";
import { cashier } from "../../modules/payments/rig.ts";
import { callerOf, DAY, problemOf, refused, stranger } from "../rig.ts";

/** One account with plans that were paid; what the provider has of each. */
async function subscriber(t: TestContext, ...items: PaidTier[]) {
  const shop = await cashier(t);
  const { buy, stripe, claim, purchaseOf, clock, db } = shop;
  const sessions: string[] = [];
  let account = "";
  for (const item of items) {
    const session = await buy(item);
    account ||= (await purchaseOf(session)).account;
    // As if it had been bought by the account while nothing covered it.
    stripe.sessions.get(session)!.metadata["account"] = account;
    await db.updateTable("purchase").set({ account }).execute();
    stripe.pay(session);
    sessions.push(session);
    clock.advance(1_000);
  }
  for (const session of sessions.toReversed()) await claim(session);
  const plan = (at: number) => stripe.subscriptions.get(stripe.sessions.get(sessions[at]!)!.subscription!)!;
  for (let at = 0; at < items.length; at++) plan(at).cancel_at_period_end = false;
  const caller = callerOf(account, { kind: "license", jti: "lic_1", account });
  return { ...shop, sessions, plan, caller };
}

test("all plans of an account are ended together, and the tier stays to the end of what is paid", async (t) => {
  const { cancel, caller, plan, plans, db, clock } = await subscriber(t, "plus", "pro");
  const { plans: told } = await cancel(caller);
  assert.deepEqual(new Set(told.map(({ tier }) => tier)), new Set(["plus", "pro"]));
  assert.ok(told.every(({ renews }) => !renews));
  assert.deepEqual([plan(0).cancel_at_period_end, plan(1).cancel_at_period_end], [true, true]);
  assert.equal((await plans.standing(db, caller.account)).tier, "pro");
  clock.advance(34 * DAY);
  assert.equal((await plans.standing(db, caller.account)).tier, "free");
});

test("a provider that fails between two plans is told as such, and asking again ends the other", async (t) => {
  const { cancel, caller, plan, stripe } = await subscriber(t, "plus", "pro");
  const shift = stripe.faults.shift.bind(stripe.faults);
  let stopped = 0;
  stripe.faults.shift = () =>
    stripe.calls.at(-1)!.startsWith("POST /v1/subscriptions") && ++stopped === 2 ? 402 : shift();
  await assert.rejects(cancel(caller), refused("payment_provider_error"));
  assert.equal([0, 1].filter((at) => plan(at).cancel_at_period_end).length, 1);
  const { plans } = await cancel(caller);
  assert.equal(plans.length, 2, "what is ended already is told, too");
  assert.deepEqual([plan(0).cancel_at_period_end, plan(1).cancel_at_period_end], [true, true]);
});

test("a plan whose payment did not come is ended at once, so that it is not charged again", async (t) => {
  const { cancel, caller, plan, clock } = await subscriber(t, "plus");
  clock.advance(34 * DAY);
  await cancel(caller);
  assert.equal(plan(0).status, "canceled");
  const problem = await problemOf(cancel(caller), "not_found");
  assert.match(problem.message, /no active plan/);
});

test("only credentials of the account end its plans: an address is refused before anything is asked", async (t) => {
  const { cancel, caller, plan, stripe } = await subscriber(t, "plus");
  const calls = stripe.calls.length;
  const { challenge } = (await problemOf(cancel(stranger()), "invalid_credential")).extras;
  assert.match(challenge!, /^Bearer/);
  await assert.rejects(cancel({ ...stranger(), account: caller.account }), refused("invalid_credential"));
  await assert.rejects(cancel({ ...caller, account: "acct_other" }), refused("not_found"));
  assert.equal(stripe.calls.length, calls);
  assert.equal(plan(0).cancel_at_period_end, false);
  await cancel(callerOf(caller.account, { kind: "api_key", id: "key_1" }));
  assert.equal(plan(0).cancel_at_period_end, true);
});

test("a pack is no plan: there is nothing to end, and nothing is taken", async (t) => {
  const { buy, stripe, claim, cancel, purchaseOf, credits } = await cashier(t);
  const session = await buy("runs_50");
  stripe.pay(session);
  await claim(session);
  const { account } = await purchaseOf(session);
  await assert.rejects(cancel(callerOf(account, { kind: "api_key", id: "k" })), refused("not_found"));
  assert.equal((await credits(account)).runs, 50);
});

test("a service that takes no payments ends none", async (t) => {
  const shop = await subscriber(t, "plus");
  const cancel = createCancelPlan({ ...shop, config: loadConfig({}).config });
  await assert.rejects(cancel(shop.caller), refused("billing_not_configured"));
  assert.equal(shop.plan(0).cancel_at_period_end, false);
});
