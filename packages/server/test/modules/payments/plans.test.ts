import assert from "node:assert/strict";
import { test } from "node:test";
import type { ProblemCode } from "@signet/contract";
import { decodeJwt } from "jose";
import type { Caller } from "../../../src/modules/access/caller.ts";
import { Problem } from "../../../src/base/problem.ts";
import { cashier, STRANGER } from "./rig.ts";

const DAY = 86_400_000;
const refused = (code: ProblemCode) => (thrown: unknown) => thrown instanceof Problem && thrown.code === code;

test("a plan gives its tier to the end of what is paid and three days more, month by month", async (t) => {
  const { buy, stripe, claim, tell, plans, db, clock, purchaseOf } = await cashier(t);
  const session = await buy("plus");
  stripe.pay(session);
  const { status, tier, license_token } = await claim(session);
  assert.deepEqual([status, tier], ["active", "plus"]);
  const { account } = await purchaseOf(session);
  const standing = () => plans.standing(db, account);
  const { until } = await standing();
  assert.equal(Math.round((until! - clock.now()) / DAY), 33);
  assert.equal(decodeJwt(license_token).exp, Math.floor(until! / 1000));

  clock.advance(31 * DAY);
  assert.equal((await standing()).tier, "plus", "a payment that is late takes nothing away yet");
  stripe.renew(session);
  await tell("invoice.paid", session);
  assert.equal((await standing()).until! - until!, 30 * DAY);
  const renewed = decodeJwt((await claim(session)).license_token);
  assert.equal(renewed.jti, decodeJwt(license_token).jti);
  assert.equal(renewed.exp! - decodeJwt(license_token).exp!, 30 * 86_400);

  clock.advance(33 * DAY);
  assert.equal((await standing()).tier, "free", "a payment that does not come ends it");
  await assert.rejects(claim(session), refused("license_required"));
});

test("an ended, a refunded and a disputed subscription give nothing any more; a dispute that is won, again", async (t) => {
  const { buy, stripe, claim, tell, plans, db, purchaseOf, clock } = await cashier(t);
  const paid = async () => {
    const session = await buy("pro", { ...STRANGER, address: `203.0.113.${clock.now() % 200}` });
    stripe.pay(session);
    await claim(session);
    const { account } = await purchaseOf(session);
    return { session, tier: async () => (await plans.standing(db, account)).tier };
  };
  const ended = await paid();
  stripe.end(ended.session);
  await tell("customer.subscription.deleted", ended.session);
  assert.equal(await ended.tier(), "free");
  await assert.rejects(claim(ended.session), refused("license_required"));

  const refunded = await paid();
  stripe.refund(refunded.session, 500);
  await tell("charge.refunded", refunded.session);
  assert.equal(await refunded.tier(), "pro", "a part that was paid back leaves the month");
  stripe.refund(refunded.session, 1400);
  await tell("charge.refunded", refunded.session);
  assert.equal(await refunded.tier(), "free");

  const disputed = await paid();
  stripe.dispute(disputed.session);
  await tell("charge.dispute.created", disputed.session);
  assert.equal(await disputed.tier(), "free");
  stripe.decide(disputed.session, "won");
  await tell("charge.dispute.closed", disputed.session);
  assert.equal(await disputed.tier(), "pro");
});

test("whoever has an account buys for it; who has a plan is not sold it twice, and a larger one replaces it", async (t) => {
  const { buy, stripe, claim, checkout, purchaseOf, clock, plans, db } = await cashier(t);
  const plus = await buy("plus");
  stripe.pay(plus);
  await claim(plus);
  const { account, jti } = await purchaseOf(plus);
  const licensee: Caller = { ...STRANGER, account, by: { kind: "license", jti, account } };
  await assert.rejects(
    checkout(licensee, { kind: "plan", item: "plus" }, undefined),
    refused("invalid_request"),
  );
  const pack = await buy("runs_50", licensee);
  stripe.pay(pack);
  await claim(pack);
  assert.equal((await purchaseOf(pack)).account, account);

  clock.advance(1000);
  const pro = await buy("pro", licensee);
  stripe.pay(pro);
  await claim(pro);
  assert.equal((await plans.standing(db, account)).tier, "pro");
  const renews = (session: string) =>
    !stripe.subscriptions.get(stripe.sessions.get(session)!.subscription!)!.cancel_at_period_end;
  assert.deepEqual([renews(plus), renews(pro)], [false, true], "nobody pays for two plans");
});

test("the larger plan of an account is the one that goes on, whichever was opened or paid first", async (t) => {
  const { buy, stripe, claim, purchaseOf, clock, db } = await cashier(t);
  const [pro, plus] = [await buy("pro"), await buy("plus")];
  const { account } = await purchaseOf(plus);
  const metadata = { ...stripe.sessions.get(pro)!.metadata, account };
  stripe.sessions.get(pro)!.metadata = metadata;
  await db.updateTable("purchase").set({ account }).execute();
  stripe.pay(plus);
  await claim(plus);
  clock.advance(1000);
  stripe.pay(pro);
  await claim(pro);
  await claim(plus);
  const subscription = (session: string) =>
    stripe.subscriptions.get(stripe.sessions.get(session)!.subscription!)!;
  assert.deepEqual(
    [subscription(plus).cancel_at_period_end, subscription(pro).cancel_at_period_end],
    [true, false],
  );
});

test("who buys anew after a payment that did not come pays once: the unpaid plan is ended for good", async (t) => {
  const { buy, stripe, claim, checkout, purchaseOf, clock } = await cashier(t);
  const first = await buy("plus");
  stripe.pay(first);
  await claim(first);
  const { account, jti } = await purchaseOf(first);
  const licensee: Caller = { ...STRANGER, account, by: { kind: "license", jti, account } };
  clock.advance(29 * DAY);
  await assert.rejects(
    checkout(licensee, { kind: "plan", item: "plus" }, undefined),
    refused("invalid_request"),
  );
  clock.advance(2 * DAY);
  await buy("plus", licensee);
  clock.advance(3 * DAY);
  const second = await buy("plus", licensee);
  stripe.pay(second);
  await claim(second);
  const { subscription } = stripe.sessions.get(first)!;
  assert.equal(stripe.subscriptions.get(subscription!)!.status, "canceled");
});

test("a subscriber ends the renewal, and keeps what is paid", async (t) => {
  const { buy, stripe, claim, cancel, purchaseOf, plans, db } = await cashier(t);
  const session = await buy("plus");
  stripe.pay(session);
  await claim(session);
  const { account, jti, until } = await purchaseOf(session);
  const licensee: Caller = { ...STRANGER, account, by: { kind: "license", jti, account } };
  const answer = { ok: true, plans: [{ tier: "plus", until: new Date(until).toISOString(), renews: false }] };
  assert.deepEqual(await cancel(licensee), answer);
  assert.deepEqual(await cancel(licensee), answer, "and may say so twice");
  assert.equal(
    stripe.subscriptions.get(stripe.sessions.get(session)!.subscription!)!.cancel_at_period_end,
    true,
  );
  assert.equal((await plans.standing(db, account)).tier, "plus");
  await assert.rejects(cancel({ ...licensee, account: "acct_other" }), refused("not_found"));
  await assert.rejects(cancel(STRANGER), refused("invalid_credential"));
});
