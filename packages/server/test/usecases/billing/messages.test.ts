import assert from "node:assert/strict";
import { test } from "node:test";
import { loadConfig } from "../../../src/base/config.ts";
import { createWatchPayments } from "../../../src/usecases/billing/watch-payments.ts";
import { cashier } from "../../modules/payments/rig.ts";
import { until } from "../../support/until.ts";
import { signed } from "../../support/stripe.ts";
import { DAY, openLog, refused } from "../rig.ts";

test("a message that others signed, that is not JSON, or is about nothing of ours changes nothing", async (t) => {
  const { buy, stripe, receive, clock, purchaseOf, lines } = await cashier(t);
  const session = await buy("runs_50");
  stripe.pay(session);
  const { body } = stripe.event("checkout.session.completed", session);
  const now = Math.floor(clock.now() / 1000);
  const calls = stripe.calls.length;
  for (const signature of ["", "v1=00", signed(body, now, "whsec_others"), signed(body, now - 3_600)])
    await assert.rejects(receive(body, signature), refused("invalid_signature"), signature);
  await assert.rejects(receive(`${body} `, signed(body, now)), refused("invalid_signature"));
  const foreign = JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "checkout.session.completed",
    data: { object: { object: "checkout.session", id: "cs_test_foreign", metadata: { service: "shop" } } },
  });
  await receive(foreign, signed(foreign, now));
  assert.equal(stripe.calls.length, calls, "the provider is asked for none of it");
  assert.equal((await purchaseOf(session)).changes, 0);
  assert.ok(lines.some((line) => line.includes("none of ours")));
});

test("a message that came before its checkout is known is refused, so that it is sent again, and then taken", async (t) => {
  const { buy, stripe, tell, db, credits, claim } = await cashier(t);
  const session = await buy("runs_50");
  stripe.pay(session);
  await db.deleteFrom("purchase").execute();
  await assert.rejects(tell("charge.refunded", session), refused("payment_provider_error"));
  assert.equal((await db.selectFrom("purchase").selectAll().execute()).length, 0);
  await tell("checkout.session.completed", session);
  await tell("charge.refunded", session);
  const [row] = await db.selectFrom("purchase").selectAll().execute();
  assert.deepEqual(await credits(row!.account), { runs: 50, visual: 0 });
  assert.equal((await claim(session)).status, "already_credited");
});

test("a mark that only looks like one of ours writes no purchase down", async (t) => {
  const { buy, stripe, claim, db, gateway } = await cashier(t);
  const marks = [
    { purchase: "pur_x'; drop table purchase; --" },
    { purchase: "" },
    { item: "runs_9999" },
    { item: "constructor" },
    { account: "" },
    { service: "another" },
  ];
  for (const mark of marks) {
    const session = await buy("runs_50");
    stripe.pay(session);
    await db.deleteFrom("purchase").execute();
    Object.assign(stripe.sessions.get(session)!.metadata, mark);
    await assert.rejects(claim(session), refused("session_not_found"), JSON.stringify(mark));
    assert.deepEqual(await db.selectFrom("purchase").selectAll().execute(), []);
  }
  assert.equal(gateway.service, "signet-test");
});

test("one payment that cannot be looked at does not keep the others from being found", async (t) => {
  const { buy, stripe, watch, credits, purchaseOf, lines } = await cashier(t);
  const [first, second] = [await buy("runs_50"), await buy("runs_200")];
  for (const session of [first, second]) stripe.pay(session);
  stripe.faults.push(401);
  await watch.look();
  const given = async () => [
    (await credits((await purchaseOf(first)).account)).runs,
    (await credits((await purchaseOf(second)).account)).runs,
  ];
  assert.equal((await given()).filter((runs) => runs > 0).length, 1);
  assert.ok(lines.some((line) => line.startsWith("looking at a payment failed")));
  await watch.look();
  assert.deepEqual(await given(), [50, 200]);
});

test("a checkout that nobody paid is not asked about for ever", async (t) => {
  const { buy, stripe, watch, clock } = await cashier(t);
  await buy("runs_50");
  clock.advance(2 * DAY + 1);
  const calls = stripe.calls.length;
  await watch.look();
  assert.equal(stripe.calls.length, calls);
});

test("a service that takes no payments asks no provider, and still puts away what it kept for a day", async (t) => {
  const shop = await cashier(t);
  const { buy, stripe, checkout, clock, db } = shop;
  const pack = { kind: "topup", item: "runs_50" } as const;
  const { account } = await shop.purchaseOf(await buy("runs_50"));
  await checkout({ account, owner: "", by: { kind: "owner" }, address: "x" }, pack, "k");
  const { config } = loadConfig({});
  const watch = createWatchPayments({ ...shop, config });
  const calls = stripe.calls.length;
  await watch.look();
  assert.equal((await db.selectFrom("reply").selectAll().execute()).length, 1);
  clock.advance(DAY + 1);
  await watch.look();
  assert.deepEqual(await db.selectFrom("reply").selectAll().execute(), []);
  assert.equal(stripe.calls.length, calls);
});

test("the looking goes on after a round that the store refused, at the start and every half hour, until it is stopped", async (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const { lines, log } = openLog();
  let rounds = 0;
  const { config } = loadConfig({});
  const sweep = () => (rounds++, Promise.reject(new Error("the store refuses")));
  const replies = { sweep, once: () => Promise.reject(new Error("not asked")) };
  const watch = createWatchPayments({ config, log, replies } as unknown as Parameters<
    typeof createWatchPayments
  >[0]);
  watch.start();
  assert.equal(rounds, 1);
  t.mock.timers.tick(2 * 30 * 60_000);
  assert.equal(rounds, 3);
  watch.stop();
  t.mock.timers.tick(10 * 30 * 60_000);
  assert.equal(rounds, 3);
  await until(() => lines.length === 3);
  assert.ok(lines.every((line) => line.startsWith("error looking at payments failed")));
});
