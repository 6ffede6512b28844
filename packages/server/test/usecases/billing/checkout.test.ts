import assert from "node:assert/strict";
import { test } from "node:test";
import { BOUNDS } from "@signet/contract";
import { cashier } from "../../modules/payments/rig.ts";
import { callerOf, DAY, OWNER, problemOf, refused, refuseWrites, stranger } from "../rig.ts";

const PACK = { kind: "topup", item: "runs_50" } as const;
const PLUS = { kind: "plan", item: "plus" } as const;
const HOUR = 3_600_000;

test("of two checkouts at once with one key the provider opens one, and the other is told to ask again", async (t) => {
  const { checkout, stripe, db } = await cashier(t);
  const both = await Promise.allSettled([checkout(stranger(), PACK, "k"), checkout(stranger(), PACK, "k")]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ["fulfilled", "rejected"]);
  const [lost] = both.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  assert.ok(refused("idempotency_in_progress")(lost), String(lost));
  assert.equal(stripe.sessions.size, 1);
  assert.equal((await db.selectFrom("purchase").selectAll().execute()).length, 1);
});

test("a checkout that the provider refused leaves its key free, and nothing that could be paid", async (t) => {
  const { checkout, stripe, db, claim, watch } = await cashier(t);
  stripe.faults.push(401);
  const problem = await problemOf(checkout(stranger(), PACK, "k"), "payment_provider_error");
  assert.equal(problem.extras.retryAfterSeconds, 10);
  assert.equal(stripe.sessions.size, 0);
  const [left] = await db.selectFrom("purchase").select("session_sha").execute();
  assert.equal(left!.session_sha, null);
  await watch.look();
  const { session_id } = await checkout(stranger(), PACK, "k");
  stripe.pay(session_id!);
  assert.equal((await claim(session_id!)).status, "credited");
});

test("a checkout that died before its id was written down is claimed all the same once it is paid", async (t) => {
  const { checkout, stripe, db, claim, tell, credits, purchaseOf } = await cashier(t);
  const heal = await refuseWrites(db, "update", "purchase");
  await assert.rejects(checkout(stranger(), PACK, "k"), /refused/);
  await heal();
  const [session] = [...stripe.sessions.keys()];
  stripe.pay(session!);
  await tell("checkout.session.completed", session!);
  const { account } = await purchaseOf(session!);
  assert.deepEqual(await credits(account), { runs: 50, visual: 0 });
  assert.equal((await claim(session!)).status, "already_credited");
});

test("a key that a dead service left half way answers again after a minute", async (t) => {
  const { checkout, stripe, db, clock } = await cashier(t);
  const heal = await refuseWrites(db, "delete", "reply");
  stripe.faults.push(401);
  await assert.rejects(checkout(stranger(), PACK, "k"), /refused/, "not even the key could be freed");
  await heal();
  await assert.rejects(checkout(stranger(), PACK, "k"), refused("idempotency_in_progress"));
  clock.advance(60_001);
  assert.ok((await checkout(stranger(), PACK, "k")).session_id);
});

test("a key says the same for a day, and opens another checkout after it", async (t) => {
  const { checkout, clock, stripe } = await cashier(t);
  const account = callerOf("acct_1", { kind: "api_key", id: "key_1" });
  const first = await checkout(account, PACK, "k");
  clock.advance(DAY - 1_000);
  assert.deepEqual(await checkout(account, PACK, "k"), first);
  clock.advance(2_000);
  assert.notEqual((await checkout(account, PACK, "k")).session_id, first.session_id);
  assert.equal(stripe.sessions.size, 2);
});

test("checkouts are counted for each address by itself, never for the owner, and anew each hour", async (t) => {
  const { checkout, clock, stripe } = await cashier(t);
  const most = BOUNDS.checkouts.perAddressAndHour;
  for (let i = 0; i < most; i++) await checkout(stranger(), PACK, undefined);
  const behind = callerOf("acct_1", { kind: "api_key", id: "key_1" });
  const problem = await problemOf(checkout(behind, PACK, undefined), "rate_limited");
  const waitMs = HOUR - (clock.now() % HOUR);
  assert.equal(problem.extras.retryAfterSeconds, Math.ceil(waitMs / 1000), "an account does not add to it");
  assert.equal(stripe.sessions.size, most, "the provider is not asked for what is refused");
  await checkout(stranger("203.0.113.10"), PACK, undefined);
  for (let i = 0; i <= most; i++) await checkout(OWNER, PACK, undefined);
  clock.advance(waitMs);
  await checkout(stranger(), PACK, undefined);
});

test("a plan that covers the one that is asked for is not sold again, whatever it came from; packs and larger plans are", async (t) => {
  const { checkout, db, plans, clock, stripe } = await cashier(t);
  const account = "acct_1";
  const caller = callerOf(account, { kind: "license", jti: "lic_1", account });
  const gift = {
    subscription: `gift ${account}`,
    account,
    tier: "plus",
    until: clock.now() + 90 * DAY,
  } as const;
  await db.transaction().execute((tx) => plans.set(tx, gift));
  const problem = await problemOf(checkout(caller, PLUS, "k"), "invalid_request");
  assert.equal(problem.extras.param, "tier");
  assert.match(problem.message, /plus until 20\d\d-/);
  assert.equal(stripe.sessions.size, 0);
  await checkout(caller, PACK, undefined);
  await checkout(caller, { kind: "plan", item: "pro" }, undefined);
  await db.transaction().execute((tx) => plans.set(tx, { ...gift, tier: "pro" }));
  await assert.rejects(checkout(caller, PLUS, undefined), refused("invalid_request"));
  await checkout({ ...caller, account: "acct_2" }, PLUS, undefined);
});

test("who has no account gets one of its own with each checkout; who has one buys for it", async (t) => {
  const { checkout, purchaseOf } = await cashier(t);
  const accounts = [];
  for (const caller of [
    stranger(),
    stranger(),
    callerOf("acct_1", { kind: "api_key", id: "key_1" }),
    OWNER,
  ]) {
    const { session_id } = await checkout(caller, PACK, undefined);
    accounts.push((await purchaseOf(session_id!)).account);
  }
  assert.match(accounts[0]!, /^acct_/);
  assert.notEqual(accounts[0], accounts[1], "two behind one address share nothing");
  assert.deepEqual(accounts.slice(2), ["acct_1", "local"]);
});

test("what is said of a checkout holds: its price is the provider's, and it leads back to its claim", async (t) => {
  const { checkout, stripe, lines } = await cashier(t);
  const opened = await checkout(stranger(), PLUS, undefined);
  const session = stripe.sessions.get(opened.session_id!)!;
  assert.equal(session.amount_total, opened.usd * 100);
  assert.equal(session.mode, "subscription");
  assert.equal(opened.url, session.url);
  assert.equal(Date.parse(opened.expires_at), session.expires_at * 1000);
  assert.equal(
    session.success_url.replace("{CHECKOUT_SESSION_ID}", opened.session_id!),
    `https://signet.example${opened.claim.path}`,
  );
  assert.ok(!lines.join("\n").includes(opened.session_id!), "who reads the log cannot claim it");
});
