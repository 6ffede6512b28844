import assert from "node:assert/strict";
import { test } from "node:test";
import { API_KEY_PATTERN, BOUNDS } from "@signet/contract";
import { HOSTED, OWNER, service } from "./rig.ts";
import { everyRouteAnswered } from "./topics.ts";

const from = (address: string) => ({ "X-Forwarded-For": address });

test("a key is shown once, opens its account as either header, and is listed without itself", async (t) => {
  const { json, ask } = await service(t, { env: HOSTED });
  const minted = await json("mintApiKey", { body: { label: "my app" } });
  assert.match(minted.api_key!, new RegExp(`^${API_KEY_PATTERN}$`));
  for (const headers of [
    { "X-SVC-Api-Key": minted.api_key! },
    { Authorization: `Bearer ${minted.api_key!}` },
  ]) {
    const text = await (await ask("apiKeys", { headers })).text();
    assert.ok(!text.includes(minted.api_key!));
    const { keys } = JSON.parse(text) as { keys: { id: string; label: string; revoked_at: null }[] };
    assert.deepEqual(
      keys.map(({ id, label, revoked_at }) => [id, label, revoked_at]),
      [[minted.id, "my app", null]],
    );
  }
});

test("a key that is revoked is refused from then on, and another account's is not found", async (t) => {
  const { json, refused } = await service(t, { env: HOSTED });
  const mint = async (address: string) => json("mintApiKey", { body: {}, headers: from(address) });
  const [mine, theirs] = [await mint("203.0.113.1"), await mint("203.0.113.2")];
  const headers = { "X-SVC-Api-Key": mine.api_key! };
  await refused("revokeApiKey", 404, "not_found", { headers, params: { id: theirs.id } });
  await refused("revokeApiKey", 404, "not_found", { headers, params: { id: "none" } });
  const revoked = await json("revokeApiKey", { headers, params: { id: mine.id } });
  assert.ok(revoked.revoked_at);
  const { detail, headers: said } = await refused("apiKeys", 401, "invalid_credential", { headers });
  assert.match(detail, /revoked/);
  assert.equal(said.get("www-authenticate"), 'Bearer realm="signet"');
  const long = await refused("revokeApiKey", 400, "invalid_request", { params: { id: "x".repeat(65) } });
  assert.equal(long.param, "id");
});

test("what a key is asked for is checked field by field", async (t) => {
  const { refused } = await service(t);
  const cases: [object, string][] = [
    [{ tier: "gold" }, "tier"],
    [{ label: "" }, "label"],
    [{ label: "   " }, "label"],
    [{ label: "x".repeat(BOUNDS.label.max + 1) }, "label"],
    [{ label: "a\nb" }, "label"],
  ];
  for (const [body, param] of cases)
    assert.equal((await refused("mintApiKey", 400, "invalid_request", { body })).param, param);
});

test("a key that is sent for again is the same key, told twice only to who has an account", async (t) => {
  const { json, refused } = await service(t, { env: HOSTED });
  const headers = { ...from("203.0.113.1"), "Idempotency-Key": "once" };
  const first = await json("mintApiKey", { body: {}, headers });
  const again = await json("mintApiKey", { body: {}, headers });
  assert.deepEqual([again.id, again.api_key], [first.id, null]);
  assert.match(again.notice!, /already shown/);
  await refused("mintApiKey", 422, "idempotency_mismatch", { body: { label: "other" }, headers });
  const known = { "X-SVC-Api-Key": first.api_key!, "Idempotency-Key": "once" };
  const second = await json("mintApiKey", { body: {}, headers: known });
  assert.deepEqual(await json("mintApiKey", { body: {}, headers: known }), second);
});

test("an address makes so many free keys a day, and is told when it may make more", async (t) => {
  const { json, refused } = await service(t, { env: HOSTED });
  const asked = { body: {}, headers: from("203.0.113.1") };
  for (let i = 0; i < BOUNDS.apiKeys.perAddressAndDay; i++) await json("mintApiKey", asked);
  const { headers, retryable } = await refused("mintApiKey", 429, "rate_limited", asked);
  const wait = Number(headers.get("retry-after"));
  assert.ok(wait > 0 && wait <= 86_400);
  assert.equal(retryable, true);
  await json("mintApiKey", { body: {}, headers: from("203.0.113.2") });
});

test("a key for a paid tier wants a license, and the refusal says where to pay", async (t) => {
  const { refused } = await service(t, { env: HOSTED });
  const said = await refused("mintApiKey", 402, "license_required", { body: { tier: "plus" } });
  assert.deepEqual(
    [said["tier"], (said["upgrade"] as { path: string }).path],
    ["plus", "/api/demo/billing/checkout"],
  );
});

test("the owner of a hosted service gives keys of any tier away, and sees all keys", async (t) => {
  const { json } = await service(t, { env: HOSTED });
  const gift = await json("mintApiKey", { body: { tier: "pro" }, headers: OWNER });
  await json("mintApiKey", { body: {} });
  assert.equal((await json("apiKeys", { headers: OWNER })).keys.length, 2);
  const usage = await json("usage", { headers: { "X-SVC-Api-Key": gift.api_key! } });
  assert.equal(usage.tier, "pro");
});

everyRouteAnswered("api-keys");
