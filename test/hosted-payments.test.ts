import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { Checkout } from "@signet/contract";
import { callerAt, gatewayThatGivesUp, hostedService, OWNER, PASSWORD, refusal } from "./support/hosted.ts";
import { post } from "./support/service.ts";

test("a stranger buys a pack, uses it up after the day's quota, and gets a license that can be revoked", async (t) => {
  const { api, stripe } = await hostedService(t, await gatewayThatGivesUp(t));
  const stranger = callerAt(api, "203.0.113.9");
  const checkout = Checkout.strict().parse(
    await (await stranger.post("/billing/topup/checkout", { pack: "runs_50" })).json(),
  );
  assert.deepEqual([checkout.kind, checkout.pack, checkout.usd], ["topup", "runs_50", 3]);
  assert.ok(checkout.session_id !== null);
  const pending = await refusal(await stranger.get(`/billing/topup/claim?session_id=${checkout.session_id}`));
  assert.deepEqual([pending.status, pending.code], [409, "payment_pending"]);
  stripe.pay(checkout.session_id);
  const { body, signature } = stripe.event("checkout.session.completed", checkout.session_id);
  const webhook = (text: string, header: string) =>
    fetch(`${api}/billing/webhook`, {
      method: "POST",
      body: text,
      headers: { "Stripe-Signature": header },
    });
  const forged = await refusal(await webhook(body.replace("completed", "COMPLETED"), signature));
  assert.deepEqual([forged.status, forged.code], [400, "invalid_signature"]);
  const heard = await webhook(body, signature);
  assert.deepEqual([heard.status, await heard.json()], [200, { received: true }]);
  const response = await fetch(`${api}/billing/topup/claim?session_id=${checkout.session_id}`);
  assert.equal(response.headers.get("cache-control"), "no-store");
  assert.equal(response.headers.get("referrer-policy"), "no-referrer");
  const { license_token, status, balance } = (await response.json()) as {
    license_token: string;
    status: string;
    balance: object;
  };
  assert.deepEqual([status, balance], ["already_credited", { runs: 50, visual: 0 }]);
  const page = await fetch(response.url, { headers: { Accept: "text/html" } });
  assert.match(page.headers.get("content-security-policy")!, /default-src 'none'/);
  assert.ok((await page.text()).includes(license_token), "a person gets a page");

  const buyer = stranger.with({ "X-SVC-License": license_token });
  for (let i = 0; i < 9; i++) await buyer.run();
  const { runs, caller, tier } = await buyer.usage();
  assert.deepEqual(
    [runs.used, runs.remaining, runs.credits, caller.kind, tier],
    [8, 0, 49, "license", "free"],
  );
  const [last] = (await buyer.statement("?limit=1")).entries;
  assert.equal(last!.source, "credit");
  assert.equal((await stranger.usage()).runs.used, 0);

  const { jti } = JSON.parse(Buffer.from(license_token.split(".")[1]!, "base64url").toString()) as {
    jti: string;
  };
  const owner = callerAt(api, "198.51.100.1", OWNER);
  assert.equal((await owner.post("/admin/license-keys/rotate", {})).status, 200);
  assert.equal((await buyer.get("/billing/usage")).status, 200, "a rotation takes nothing away");
  assert.equal(((await (await stranger.get("/billing/jwks.json")).json()) as { keys: [] }).keys.length, 2);
  assert.equal((await owner.post(`/admin/licenses/${jti}/revoke`, {})).status, 200);
  assert.match((await refusal(await buyer.get("/billing/usage"))).detail, /revoked/);
  assert.equal((await owner.post("/admin/licenses/lic_none/revoke", {})).status, 404);
});

test("no secret is in the log or in the database", async (t) => {
  const service = await hostedService(t);
  const { api, stripe, dataDir } = service;
  const stranger = callerAt(api, "203.0.113.9");
  const { api_key } = await stranger.mint();
  const second = await stranger.post("/api-keys", {}, { "Idempotency-Key": "k" });
  const { api_key: kept } = (await second.json()) as { api_key: string };
  const bought = await stranger.post(
    "/billing/topup/checkout",
    { pack: "runs_50" },
    { "Idempotency-Key": "k" },
  );
  const { session_id, url } = (await bought.json()) as { session_id: string; url: string };
  stripe.pay(session_id);
  const { body, signature } = stripe.event("checkout.session.completed", session_id);
  await fetch(`${api}/billing/webhook`, { method: "POST", body, headers: { "Stripe-Signature": signature } });
  const { license_token } = await stranger.claim(session_id);
  stripe.faults.push(500, 500, 500);
  assert.equal((await stranger.get(`/billing/topup/claim?session_id=${session_id}`)).status, 502);
  await callerAt(api, "198.51.100.1", OWNER).usage();
  await stranger.with({ Authorization: `Basic ${btoa("owner:canary-guess")}` }).get("/status");
  await service.end("SIGTERM");
  const files = readdirSync(dataDir).filter((name) => name.startsWith("signet.db"));
  assert.ok(files.length > 0);
  const stored = files.map((name) => readFileSync(path.join(dataDir, name)).toString("latin1")).join("");
  assert.ok(stored.includes("acct_"), "this is the database");
  const secretOf = (key: string) => key.slice(18, 61);
  const secrets = {
    key: secretOf(api_key),
    kept: secretOf(kept),
    session_id,
    url,
    license: license_token.split(".")[2]!,
    PASSWORD,
    stripe: "canary0123456789",
    guess: "canary-guess",
  };
  for (const [what, secret] of Object.entries(secrets)) {
    assert.ok(!stored.includes(secret), `${what} is in the database`);
    assert.ok(!service.log().includes(secret), `${what} is in the log`);
  }
  assert.ok(!service.log().includes("canary-upstream"), "nor what the payment provider said");
});

test("without the payment provider's settings a checkout, a claim and a webhook say which are missing", async (t) => {
  const { api } = await hostedService(t, { STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "" });
  const me = callerAt(api, "203.0.113.9");
  for (const response of [
    await me.post("/billing/checkout", { tier: "pro" }),
    await me.post("/billing/topup/checkout", { pack: "runs_50" }),
    await me.get("/billing/topup/claim?session_id=cs_test_1"),
    await post(`${api}/billing/webhook`, {}),
  ]) {
    const told = await refusal(response);
    assert.deepEqual(
      [told.status, told.code, told["missing"]],
      [503, "billing_not_configured", ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]],
    );
    assert.match(told.detail, /STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET/);
  }
  for (const body of [{ tier: "free" }, {}, { tier: "gold" }])
    assert.equal((await me.post("/billing/checkout", body)).status, 400);
  assert.equal((await me.post("/billing/topup/checkout", { pack: "runs_1" })).status, 400);
});
