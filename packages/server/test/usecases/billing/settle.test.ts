import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeJwt } from "jose";
import type { Tables } from "../../../src/store/schema.ts";
import { createSettlePayment } from "../../../src/usecases/billing/settle-payment.ts";
import { another, cashier, renews, STRANGER } from "../../modules/payments/rig.ts";
import { DAY, problemOf, refused, refuseWrites, rowsOf } from "../rig.ts";

const BOOKS = ["meter_entry", "credit_balance", "meter", "plan", "license"] as const;

test("a settlement that dies at any of its writes has given nothing, and is whole the next time", async (t) => {
  const writes: ["insert" | "update", keyof Tables, "bundle_100" | "plus"][] = [
    ["insert", "meter_entry", "bundle_100"],
    ["insert", "credit_balance", "bundle_100"],
    ["insert", "license", "bundle_100"],
    ["insert", "plan", "plus"],
    ["insert", "license", "plus"],
  ];
  const { buy, stripe, claim, db, purchaseOf, credits, plans } = await cashier(t);
  for (const [write, table, item] of writes) {
    const session = await buy(item);
    stripe.pay(session);
    const before = await rowsOf(db, ...BOOKS);
    const heal = await refuseWrites(db, write, table);
    await assert.rejects(claim(session), /refused/, table);
    assert.equal(await rowsOf(db, ...BOOKS), before, table);
    const { account, changes, settled_look } = await purchaseOf(session);
    assert.deepEqual([changes, settled_look], [0, 0], "nor does the purchase say that it was given");
    await heal();
    const { status } = await claim(session);
    assert.equal(status, item === "plus" ? "active" : "credited", table);
    if (item === "plus") assert.equal((await plans.standing(db, account)).tier, "plus");
    else assert.deepEqual(await credits(account), { runs: 100, visual: 15 });
  }
});

test("money that goes back while the store refuses writes is taken back once, when the provider tells again", async (t) => {
  const { buy, stripe, claim, tell, db, credits, purchaseOf, metering } = await cashier(t);
  const session = await buy("runs_50");
  stripe.pay(session);
  await claim(session);
  const { account } = await purchaseOf(session);
  stripe.refund(session, 300);
  const heal = await refuseWrites(db, "insert", "meter_entry");
  await assert.rejects(tell("charge.refunded", session), /refused/);
  assert.equal((await credits(account)).runs, 50);
  await heal();
  for (let i = 0; i < 3; i++) await tell("charge.refunded", session);
  assert.equal((await credits(account)).runs, 0);
  assert.equal((await metering.statement(db, account, 10)).length, 2);
});

test("claims, messages and the service's own look at once give a purchase once", async (t) => {
  const { buy, stripe, claim, tell, watch, credits, purchaseOf, metering, db } = await cashier(t);
  const sessions = [await buy("bundle_100"), await buy("runs_50")];
  for (const session of sessions) stripe.pay(session);
  const ways: ((session: string) => Promise<unknown>)[] = [
    claim,
    (session) => tell("checkout.session.completed", session),
    () => watch.look(),
  ];
  await Promise.all(
    sessions.flatMap((session) => Array.from({ length: 8 }, (_, i) => ways[i % 3]!(session))),
  );
  for (const [i, due] of [
    { runs: 100, visual: 15 },
    { runs: 50, visual: 0 },
  ].entries()) {
    const { account } = await purchaseOf(sessions[i]!);
    assert.deepEqual(await credits(account), due);
    assert.equal((await metering.statement(db, account, 10)).length, due.visual > 0 ? 2 : 1);
  }
});

test("a plan that the provider would not stop is stopped at the next look, and the one that took its place holds at once", async (t) => {
  const shop = await cashier(t);
  const { buy, stripe, claim, tell, clock, plans, db, purchaseOf, lines } = shop;
  const plus = await buy("plus");
  stripe.pay(plus);
  await claim(plus);
  clock.advance(1_000);
  const pro = await another(shop, plus, "pro");
  const stopping = ["POST /v1/subscriptions/", stripe.sessions.get(plus)!.subscription].join("");
  const shift = stripe.faults.shift.bind(stripe.faults);
  stripe.faults.shift = () => (stripe.calls.at(-1) === stopping ? 402 : shift());
  assert.equal((await claim(pro)).status, "active");
  const { account } = await purchaseOf(pro);
  assert.equal((await plans.standing(db, account)).tier, "pro");
  assert.equal(renews(shop, plus), true);
  assert.ok(lines.some((line) => line.startsWith("a replaced plan still renews")));
  stripe.faults.shift = shift;
  await tell("invoice.paid", pro);
  assert.deepEqual([renews(shop, plus), renews(shop, pro)], [false, true]);
});

test("a smaller plan that is bought beside a larger one does not end the larger", async (t) => {
  const shop = await cashier(t);
  const { buy, stripe, claim, clock, plans, db, purchaseOf } = shop;
  const [small, large] = [await buy("plus"), await buy("pro")];
  const { account } = await purchaseOf(small);
  stripe.sessions.get(large)!.metadata["account"] = account;
  await db.updateTable("purchase").set({ account }).execute();
  stripe.pay(large);
  await claim(large);
  clock.advance(DAY);
  stripe.pay(small);
  await claim(small);
  assert.equal((await plans.standing(db, account)).tier, "pro");
  assert.equal(renews(shop, large), true);
});

test("a license that got out is replaced once, however many claim it at the same time", async (t) => {
  const { buy, stripe, claim, licenses, db, purchaseOf } = await cashier(t);
  const session = await buy("runs_50");
  stripe.pay(session);
  await claim(session);
  const { account, jti } = await purchaseOf(session);
  await licenses.revoke(db, jti);
  const claims = await Promise.all(Array.from({ length: 8 }, () => claim(session)));
  assert.equal(new Set(claims.map(({ license_token }) => license_token)).size, 1);
  const held = await db
    .selectFrom("license")
    .select(["jti", "revoked_at"])
    .where("account", "=", account)
    .execute();
  assert.equal(held.filter(({ revoked_at }) => revoked_at === null).length, 1, "there is one to revoke");
  assert.equal((await purchaseOf(session)).jti, decodeJwt(claims[0]!.license_token).jti);
});

test("a month that is paid while its license is replaced is the new license's", async (t) => {
  const shop = await cashier(t);
  const { buy, stripe, claim, gateway, licenses, db, purchaseOf, clock } = shop;
  const session = await buy("plus");
  stripe.pay(session);
  const { exp } = decodeJwt((await claim(session)).license_token);
  clock.advance(29 * DAY);
  const fresh = "lic_fresh";
  const meanwhile = async () => {
    const { id, jti } = await purchaseOf(session);
    await licenses.revoke(db, jti);
    await db.transaction().execute(async (tx) => {
      await licenses.renew(tx, jti, fresh);
      await shop.purchases.setLicense(tx, id, fresh);
    });
  };
  const read = async (id: string) => {
    const seen = await gateway.read(id);
    await meanwhile();
    return seen;
  };
  stripe.renew(session);
  await createSettlePayment({ ...shop, gateway: { ...gateway, read } })(session);
  const later = decodeJwt((await claim(session)).license_token);
  assert.deepEqual([later.jti, later.exp! - exp!], [fresh, 30 * 86_400]);
});

test("a renewed license goes on with its plan, month by month", async (t) => {
  const { buy, stripe, claim, tell, licenses, db, purchaseOf, clock } = await cashier(t);
  const session = await buy("plus");
  stripe.pay(session);
  await claim(session);
  await licenses.revoke(db, (await purchaseOf(session)).jti);
  const fresh = decodeJwt((await claim(session)).license_token);
  clock.advance(29 * DAY);
  stripe.renew(session);
  await tell("invoice.paid", session);
  const later = decodeJwt((await claim(session)).license_token);
  assert.equal(later.jti, fresh.jti);
  assert.equal(later.exp! - fresh.exp!, 30 * 86_400);
});

test("a checkout that was closed without a payment is not found, and gives nothing", async (t) => {
  const { buy, stripe, claim, tell, credits, purchaseOf } = await cashier(t);
  const session = await buy("runs_50");
  stripe.sessions.get(session)!.status = "expired";
  const problem = await problemOf(claim(session), "session_not_found");
  assert.match(problem.message, /closed without a payment/);
  await tell("checkout.session.expired", session);
  assert.deepEqual(await credits((await purchaseOf(session)).account), { runs: 0, visual: 0 });
  await assert.rejects(claim(session), refused("session_not_found"));
});

test("a claim from anywhere is the buyer's: who pays on another device still gets the license", async (t) => {
  const { buy, stripe, claim } = await cashier(t);
  const session = await buy("runs_50", STRANGER);
  stripe.pay(session);
  const here = await claim(session, "203.0.113.9");
  const there = await claim(session, "2001:db8::1");
  assert.equal(there.license_token, here.license_token);
});
