import assert from "node:assert/strict";
import { test } from "node:test";
import { type ProblemCode } from "@signet/contract";
import { decodeJwt } from "jose";
import { Problem } from "../../../src/base/problem.ts";
import { cashier } from "./rig.ts";

const DAY = 86_400_000;
const refused = (code: ProblemCode) => (thrown: unknown) => thrown instanceof Problem && thrown.code === code;

test("a pack that is paid is credited by the claim, and its license names the account", async (t) => {
  const { buy, stripe, claim, credits, licenses, clock, lines } = await cashier(t);
  const session = await buy("bundle_100");
  await assert.rejects(claim(session), refused("payment_pending"));
  stripe.pay(session);
  const first = await claim(session);
  assert.deepEqual(
    [first.status, first.kind, first.pack, first.credited, first.balance],
    ["credited", "topup", "bundle_100", { runs: 100, visual: 15 }, { runs: 100, visual: 15 }],
  );
  clock.advance(DAY);
  const again = await claim(session);
  assert.deepEqual(again, { ...first, status: "already_credited" }, "the same answer, license and all");
  const read = await licenses.read(first.license_token);
  assert.ok(read.kind === "valid");
  assert.deepEqual(await credits(read.license.account), first.balance);
  const { tier, exp, iat } = decodeJwt(first.license_token);
  assert.equal(tier, "free");
  assert.equal(Math.round((exp! - iat!) / 86_400), 3650);
  assert.doesNotMatch(lines.join("\n"), /cs_test|canary|eyJ/, "nothing secret is logged");
});

test("the webhook credits it as well, and whichever comes second adds nothing", async (t) => {
  const { buy, stripe, claim, tell, credits, purchaseOf } = await cashier(t);
  const session = await buy("runs_50");
  await tell("checkout.session.completed", session);
  const { account } = await purchaseOf(session);
  assert.deepEqual(await credits(account), { runs: 0, visual: 0 }, "an event alone is not money");
  stripe.pay(session, { late: true });
  await tell("checkout.session.completed", session);
  assert.deepEqual(await credits(account), { runs: 0, visual: 0 });
  await assert.rejects(claim(session), refused("payment_pending"));
  stripe.pay(session);
  await tell("checkout.session.async_payment_succeeded", session);
  assert.deepEqual(await credits(account), { runs: 50, visual: 0 });
  assert.equal((await claim(session)).status, "already_credited");
});

test("200 claims at once credit once", async (t) => {
  const { buy, stripe, claim, credits, purchaseOf, metering, db } = await cashier(t);
  const session = await buy("runs_200");
  stripe.pay(session);
  const got = await Promise.all(Array.from({ length: 200 }, () => claim(session)));
  assert.equal(got.filter(({ status }) => status === "credited").length, 1);
  assert.equal(new Set(got.map(({ license_token }) => license_token)).size, 1);
  const { account } = await purchaseOf(session);
  assert.deepEqual(await credits(account), { runs: 200, visual: 0 });
  assert.equal((await metering.statement(db, account, 10)).length, 1);
});

test("money that goes back takes back what it bought, in proportion, and the statement says so", async (t) => {
  const { buy, stripe, tell, claim, credits, purchaseOf, metering, db } = await cashier(t);
  const session = await buy("runs_50");
  stripe.pay(session);
  await claim(session);
  const { account } = await purchaseOf(session);
  stripe.refund(session, 100);
  await tell("charge.refunded", session);
  assert.equal((await credits(account)).runs, 34, "a third of 50, rounded for the buyer");
  stripe.dispute(session);
  await tell("charge.dispute.created", session);
  assert.equal((await credits(account)).runs, 0);
  stripe.decide(session, "won");
  await tell("charge.dispute.closed", session);
  assert.equal((await credits(account)).runs, 34);
  stripe.refund(session, 200);
  await tell("charge.refunded", session);
  assert.equal((await credits(account)).runs, 0);
  const entries = (await metering.statement(db, account, 10)).map(({ amount, reason }) => [amount, reason]);
  assert.deepEqual(entries.toReversed(), [
    [50, "topup"],
    [-16, "refund"],
    [-34, "dispute"],
    [34, "restored"],
    [-34, "refund"],
  ]);
  assert.deepEqual((await claim(session)).credited, { runs: 0, visual: 0 });
});

test("credits that were used before their money went back are owed", async (t) => {
  const { buy, stripe, tell, claim, credits, purchaseOf, metering, db } = await cashier(t);
  const session = await buy("runs_50");
  stripe.pay(session);
  await claim(session);
  const { account } = await purchaseOf(session);
  const reserve = (runId: string) =>
    db
      .transaction()
      .execute((tx) => metering.reserve(tx, { account, unit: "run", runId, perDay: 0, atOnce: 9 }));
  assert.deepEqual(await reserve("run_1"), { kind: "reserved", source: "credit" });
  stripe.refund(session, 300);
  await tell("charge.refunded", session);
  assert.equal((await credits(account)).runs, -1);
  assert.equal((await reserve("run_2")).kind, "exhausted");
});

test("a checkout that is not what was offered credits nothing", async (t) => {
  const { buy, stripe, claim, credits, purchaseOf, lines } = await cashier(t);
  const wrong: [string, (session: never) => void][] = [
    ["livemode", (one: { livemode: boolean }) => (one.livemode = true)],
    ["currency", (one: { currency: string }) => (one.currency = "jpy")],
    ["amount", (one: { amount_total: number }) => (one.amount_total = 299)],
    ["mode", (one: { mode: string }) => (one.mode = "subscription")],
    ["marker", (one: { metadata: object }) => (one.metadata = {})],
    ["marker", (one: { metadata: Record<string, string> }) => (one.metadata["service"] = "another")],
    ["marker", (one: { metadata: Record<string, string> }) => (one.metadata["item"] = "runs_200")],
    ["marker", (one: { metadata: Record<string, string> }) => (one.metadata["account"] = "acct_mine")],
  ];
  for (const [why, change] of wrong) {
    const session = await buy("runs_50");
    stripe.pay(session);
    change(stripe.sessions.get(session) as never);
    await assert.rejects(claim(session), refused("session_not_found"), why);
    assert.deepEqual(await credits((await purchaseOf(session)).account), { runs: 0, visual: 0 }, why);
    assert.ok(
      lines.some((line) => line.includes("not what was offered") && line.includes(`"${why}"`)),
      why,
    );
  }
  for (const odd of ["cs_test_nobody", "../x", "cs_", "pi_1", "cs_test_a b"])
    await assert.rejects(claim(odd), refused("session_not_found"), odd);
});

test("one checkout's payment is not another's", async (t) => {
  const { buy, stripe, claim } = await cashier(t);
  const [cheap, dear] = [await buy("runs_50"), await buy("runs_200")];
  stripe.pay(cheap);
  stripe.sessions.get(cheap)!.metadata = { ...stripe.sessions.get(dear)!.metadata };
  await assert.rejects(claim(cheap), refused("session_not_found"));
  await assert.rejects(claim(dear), refused("payment_pending"));
});

test("a checkout whose id was lost on the way to us is known by its mark", async (t) => {
  const { buy, stripe, claim, tell, db } = await cashier(t);
  for (const hear of ["claim", "webhook"]) {
    const session = await buy("runs_50");
    await db.updateTable("purchase").set({ session_sha: null, session_sealed: null }).execute();
    stripe.pay(session);
    if (hear === "webhook") await tell("checkout.session.completed", session);
    assert.equal((await claim(session)).status, hear === "claim" ? "credited" : "already_credited");
  }
});

test("money whose events were lost is found: a first payment, and a renewal", async (t) => {
  const { buy, stripe, watch, credits, purchaseOf, plans, db, clock } = await cashier(t);
  const [pack, plan, open] = [await buy("runs_50"), await buy("plus"), await buy("visual_10")];
  stripe.pay(pack);
  stripe.pay(plan);
  await watch.look();
  const account = async (session: string) => (await purchaseOf(session)).account;
  assert.equal((await credits(await account(pack))).runs, 50);
  assert.equal((await credits(await account(open))).visual, 0);
  const standing = async () => plans.standing(db, await account(plan));
  const { until } = await standing();
  const calls = stripe.calls.length;
  await watch.look();
  assert.equal(stripe.calls.length - calls, 1, "only what is open is looked at again");
  clock.advance(31 * DAY);
  stripe.renew(plan);
  await watch.look();
  assert.equal((await standing()).until! - until!, 30 * DAY);
});

test("a purchase that a restored backup does not know is written down again by what the provider has of it", async (t) => {
  const { buy, stripe, claim, tell, credits, purchaseOf, db, lines } = await cashier(t);
  for (const hear of ["claim", "webhook"]) {
    const session = await buy("bundle_100");
    const { account } = await purchaseOf(session);
    await db.deleteFrom("purchase").execute();
    stripe.pay(session);
    if (hear === "webhook") {
      await assert.rejects(
        tell("charge.updated", session),
        refused("payment_provider_error"),
        "it is sent again",
      );
      await tell("checkout.session.completed", session);
    }
    const { status, license_token } = await claim(session);
    assert.equal(status, hear === "claim" ? "credited" : "already_credited");
    assert.equal(decodeJwt(license_token).sub, account);
    assert.deepEqual(await credits(account), { runs: 100, visual: 15 });
  }
  assert.ok(lines.some((line) => line.includes("written down again")));
});

test("a license that got out is refused, with the keys of its account; its buyer claims another", async (t) => {
  const { buy, stripe, claim, licenses, apiKeys, db, purchaseOf } = await cashier(t);
  const session = await buy("runs_50");
  stripe.pay(session);
  const { license_token } = await claim(session);
  const { account, jti } = await purchaseOf(session);
  const key = (await db
    .transaction()
    .execute((tx) => apiKeys.mint(tx, account, { tier: "free", label: "thief's" })))!;
  assert.equal(await licenses.revoke(db, jti), account);
  assert.equal(await apiKeys.revokeAll(db, account), 1);
  assert.equal((await apiKeys.find(db, key.api_key)).kind, "revoked");
  const again = await claim(session);
  assert.notEqual(again.license_token, license_token);
  const read = await licenses.read(again.license_token);
  assert.ok(read.kind === "valid" && (await licenses.holds(db, read.license)));
  assert.equal((await claim(session)).license_token, again.license_token);
});

test(
  "a provider that fails is told in our own words, and what it did not answer is asked again",
  { timeout: 60_000 },
  async (t) => {
    const { buy, stripe, claim, tell, lines } = await cashier(t);
    const session = await buy("runs_50");
    stripe.pay(session);
    for (const fault of [500, "reset", 401] as const) {
      stripe.faults.push(...Array<typeof fault>(3).fill(fault));
      await assert.rejects(claim(session), (thrown) => {
        assert.ok(thrown instanceof Problem && thrown.code === "payment_provider_error", String(thrown));
        assert.doesNotMatch(thrown.message, /canary/);
        return true;
      });
      stripe.faults.length = 0;
    }
    stripe.faults.push(500);
    await tell("checkout.session.completed", session);
    assert.equal((await claim(session)).status, "already_credited", "one bad answer is asked over");
    assert.doesNotMatch(lines.join("\n"), /canary/);
  },
);
