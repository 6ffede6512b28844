import assert from "node:assert/strict";
import { test } from "node:test";
import { BOUNDS } from "@signet/contract";
import { paying } from "./paying.ts";
import { HOSTED, OWNER, refusal, service } from "./rig.ts";
import { finishedRun, GIVES_UP } from "./scripts.ts";
import { everyRouteAnswered } from "./topics.ts";

test("usage says what is left of the day, and where there is more", async (t) => {
  const rig = await service(t, { env: HOSTED, script: GIVES_UP });
  const before = await rig.json("usage");
  assert.deepEqual([before.tier, before.caller.kind, before.unlimited], ["free", "address", false]);
  assert.deepEqual([before.runs.limit, before.runs.remaining, before.visual.remaining], [8, 8, 2]);
  await finishedRun(rig);
  const after = await rig.json("usage");
  assert.deepEqual([after.runs.used, after.runs.remaining, after.concurrency.running], [1, 7, 0]);
  const owner = await rig.json("usage", { headers: OWNER });
  assert.deepEqual([owner.tier, owner.unlimited, owner.runs.limit], [null, true, null]);
});

test("the statement tells each unit that was taken, newest first, page by page", async (t) => {
  const rig = await service(t, { env: HOSTED, script: GIVES_UP });
  for (let i = 0; i < 3; i++) await finishedRun(rig);
  const all = await rig.json("statement");
  assert.deepEqual(
    all.entries.map(({ amount, kind, ref }) => [amount, kind, ref]),
    Array.from({ length: 3 }, () => [-1, "reserved", null]),
  );
  const first = await rig.json("statement", { query: { limit: "2" } });
  const rest = await rig.json("statement", { query: { limit: "2", before: String(first.next) } });
  assert.deepEqual([...first.entries, ...rest.entries], all.entries);
  assert.equal(rest.next, null);
  const wrong = await rig.refused("statement", 400, "invalid_request", { query: { before: "x" } });
  assert.equal(wrong.param, "before");
});

test("a pack is paid and claimed, credited once, and its license opens the account", async (t) => {
  const rig = await paying(t);
  const opened = await rig.json("topupCheckout", { body: { pack: "runs_50" } });
  assert.deepEqual([opened.kind, opened.pack, opened.usd], ["topup", "runs_50", 3]);
  const query = { session_id: opened.session_id! };
  const { headers } = await rig.refused("claim", 409, "payment_pending", { query });
  assert.equal(headers.get("retry-after"), "3");
  rig.stripe.pay(query.session_id);
  const first = await rig.claim(query.session_id);
  assert.deepEqual([first.status, first.credited], ["credited", { runs: 50, visual: 0 }]);
  const again = await rig.claim(query.session_id);
  assert.deepEqual([again.status, again.balance], ["already_credited", { runs: 50, visual: 0 }]);
  const usage = await rig.json("usage", { headers: { "X-SVC-License": first.license_token } });
  assert.deepEqual([usage.caller.kind, usage.runs.credits], ["license", 50]);
});

test("a plan is active once it is paid, and whoever has it does not pay twice", async (t) => {
  const rig = await paying(t);
  const headers = await rig.license({ tier: "plus" });
  const usage = await rig.json("usage", { headers });
  assert.deepEqual([usage.tier, usage.runs.limit], ["plus", 120]);
  const twice = await rig.refused("checkout", 400, "invalid_request", { body: { tier: "plus" }, headers });
  assert.equal(twice.param, "tier");
  await rig.json("mintApiKey", { body: { tier: "plus" }, headers });
  const above = await rig.refused("mintApiKey", 403, "tier_not_licensed", { body: { tier: "pro" }, headers });
  assert.equal(above["licensed"], "plus");
});

test("a browser that comes back from paying gets a page that holds the license and loads nothing", async (t) => {
  const rig = await paying(t);
  for (const wanted of [{ tier: "plus" }, { pack: "bundle_100" }]) {
    const query = { session_id: await rig.pay(wanted) };
    const page = await rig.ask("claim", { query, headers: { Accept: "text/html,*/*" } });
    assert.equal(page.headers.get("content-type"), "text/html; charset=utf-8");
    assert.equal(page.headers.get("referrer-policy"), "no-referrer");
    assert.equal(page.headers.get("x-content-type-options"), "nosniff");
    assert.match(page.headers.get("content-security-policy")!, /default-src 'none'.*frame-ancestors 'none'/);
    const text = await page.text();
    assert.ok(text.includes((await rig.claim(query.session_id)).license_token));
    assert.match(text, "tier" in wanted ? /The plan <b>plus<\/b> is active/ : /100 runs and 15 visuals/);
    assert.doesNotMatch(text, /<script|src=|href=/);
  }
});

test("a checkout that nobody opened is not found, and guessing is slowed down", async (t) => {
  const { refused } = await paying(t);
  const query = { session_id: "cs_test_none" };
  for (const session_id of ["none", "cs_a b", "x".repeat(255)])
    await refused("claim", 404, "session_not_found", { query: { session_id } });
  for (let i = 0; i < 30; i++) await refused("claim", 404, "session_not_found", { query });
  const { headers } = await refused("claim", 429, "rate_limited", { query });
  assert.equal(headers.get("retry-after"), "55");
  assert.equal((await refused("claim", 400, "invalid_request")).param, "session_id");
});

test("a checkout that is opened again with its key is the same, without its secret to who has no account", async (t) => {
  const rig = await paying(t);
  const asked = { body: { pack: "runs_50" }, headers: { "Idempotency-Key": "once" } };
  const first = await rig.json("topupCheckout", asked);
  const again = await rig.json("topupCheckout", asked);
  assert.ok(first.session_id);
  assert.deepEqual([again.session_id, again.url, again.usd], [null, null, first.usd]);
  await rig.refused("topupCheckout", 422, "idempotency_mismatch", { ...asked, body: { pack: "runs_200" } });
  const known = { ...asked, headers: { ...asked.headers, ...(await rig.license({ pack: "runs_50" })) } };
  assert.deepEqual(await rig.json("topupCheckout", known), await rig.json("topupCheckout", known));
  const plan = { body: { tier: "plus" }, headers: { "Idempotency-Key": "plan" } };
  const opened = await rig.json("checkout", plan);
  assert.deepEqual(
    [opened.kind, opened.tier, (await rig.json("checkout", plan)).session_id],
    ["plan", "plus", null],
  );
});

test("an item that is not sold is refused by its field", async (t) => {
  const { refused } = await paying(t);
  for (const body of [{}, { tier: "free" }, { tier: 5 }])
    assert.equal((await refused("checkout", 400, "invalid_request", { body })).param, "tier");
  for (const body of [{}, { pack: "none" }])
    assert.equal((await refused("topupCheckout", 400, "invalid_request", { body })).param, "pack");
});

test("an address opens so many checkouts an hour", async (t) => {
  const { json, refused } = await paying(t);
  for (let i = 0; i < BOUNDS.checkouts.perAddressAndHour; i++)
    await json("topupCheckout", { body: { pack: "runs_50" } });
  const { headers } = await refused("topupCheckout", 429, "rate_limited", { body: { pack: "runs_50" } });
  assert.ok(Number(headers.get("retry-after")) > 0);
});

test("a plan that is cancelled runs to the end of what is paid, and does not renew", async (t) => {
  const rig = await paying(t);
  const headers = await rig.license({ tier: "plus" });
  const { plans } = await rig.json("cancelPlan", { headers });
  assert.deepEqual(
    plans.map(({ tier, renews }) => [tier, renews]),
    [["plus", false]],
  );
  assert.equal([...rig.stripe.subscriptions.values()][0]!.cancel_at_period_end, true);
  assert.equal((await rig.json("usage", { headers })).tier, "plus");
  const { headers: said } = await rig.refused("cancelPlan", 401, "invalid_credential");
  assert.ok(said.get("www-authenticate"));
  await rig.refused("cancelPlan", 404, "not_found", { headers: await rig.license({ pack: "runs_50" }) });
});

test("the provider's message credits a payment that nobody claims, and one sent twice credits once", async (t) => {
  const rig = await paying(t);
  const session = await rig.pay({ pack: "runs_50" });
  for (let i = 0; i < 2; i++) {
    const answer = await rig.tell("checkout.session.completed", session);
    assert.deepEqual([answer.status, await answer.json()], [200, { received: true }]);
  }
  assert.deepEqual((await rig.claim(session)).balance, { runs: 50, visual: 0 });
});

test("a message that the provider did not sign, or long ago, is refused", async (t) => {
  const rig = await paying(t);
  const session = await rig.pay({ pack: "runs_50" });
  for (const signature of ["", "t=1,v1=00", rig.stripe.event("charge.refunded", session).signature])
    await refusal(await rig.tell("checkout.session.completed", session, signature), 400, "invalid_signature");
  const late = rig.stripe.event("checkout.session.completed", session);
  rig.clock.advance(3_600_000);
  const headers = { "stripe-signature": late.signature };
  await rig.refused("paymentWebhook", 400, "invalid_signature", { raw: late.body, headers });
  await rig.refused("paymentWebhook", 400, "invalid_json", { raw: Uint8Array.of(0xff), headers });
});

test("a payment provider that fails is told as such, without a word of what it said", async (t) => {
  const rig = await paying(t);
  rig.stripe.faults.push(...Array.from({ length: 5 }, () => 500));
  const said = await rig.refused("topupCheckout", 502, "payment_provider_error", {
    body: { pack: "runs_50" },
  });
  assert.equal(said.headers.get("retry-after"), "10");
  assert.doesNotMatch(JSON.stringify(said), /canary/);
});

test("a service that takes no payments says which settings are missing", async (t) => {
  const { refused } = await service(t, { env: HOSTED });
  const said = await refused("checkout", 503, "billing_not_configured", { body: { tier: "plus" } });
  assert.deepEqual(said["missing"], ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]);
  await refused("topupCheckout", 503, "billing_not_configured", { body: { pack: "runs_50" } });
  await refused("claim", 503, "billing_not_configured", { query: { session_id: "cs_1" } });
  await refused("cancelPlan", 503, "billing_not_configured");
  await refused("paymentWebhook", 503, "billing_not_configured", { raw: "{}" });
});

test("the keys that licenses are signed with are public", async (t) => {
  const rig = await paying(t);
  const token = (await rig.license({ pack: "runs_50" }))["X-SVC-License"];
  const { kid } = JSON.parse(Buffer.from(token.split(".")[0]!, "base64url").toString()) as { kid: string };
  assert.ok((await rig.json("jwks")).keys.some((key) => key.kid === kid));
});

everyRouteAnswered("billing");
