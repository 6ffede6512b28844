import assert from "node:assert/strict";
import { test } from "node:test";
import { Catalog, Checkout, GLOSSARY, MintedApiKey, PACKS, TIERS } from "@signet/contract";
import { callerAt, gatewayThatGivesUp, hostedService, OWNER, PASSWORD, refusal } from "./support/hosted.ts";
import { serviceFor } from "./support/service.ts";

test("API keys: shown once, an account of their own, three a day for strangers, paid tiers for those who paid", async (t) => {
  const { api, stripe } = await hostedService(t, await gatewayThatGivesUp(t));
  const stranger = callerAt(api, "203.0.113.9");
  const minted = await stranger.mint({ tier: "free", label: "my app" });
  const key = stranger.with({ Authorization: `Bearer ${minted.api_key}` });
  await key.run();
  assert.equal((await key.usage()).caller.kind, "api_key");
  assert.deepEqual([(await key.usage()).runs.used, (await stranger.usage()).runs.used], [1, 0]);
  const listed = (await (await key.get("/api-keys")).json()) as { keys: Record<string, unknown>[] };
  assert.deepEqual(
    [listed.keys.length, listed.keys[0]!["label"], "api_key" in listed.keys[0]!],
    [1, "my app", false],
  );
  assert.notEqual(listed.keys[0]!["last_used_at"], null);
  assert.deepEqual(await (await stranger.get("/api-keys")).json(), { keys: [] });

  const twin = await stranger.post("/api-keys", { tier: "free" }, { "Idempotency-Key": "k" });
  const shown = MintedApiKey.strict().parse(await twin.json());
  for (const again of [stranger, callerAt(api, "203.0.113.9")]) {
    const same = await again.post("/api-keys", { tier: "free" }, { "Idempotency-Key": "k" });
    const { notice, ...told } = MintedApiKey.strict().parse(await same.json());
    assert.deepEqual(told, { ...shown, api_key: null }, "the same key, and not its secret");
    assert.match(notice!, /already shown/);
  }
  const known = key.with({ "Idempotency-Key": "mine" });
  const [mine, mineAgain] = [await known.mint(), await known.mint()];
  assert.equal(mine.api_key, mineAgain.api_key, "who is known by more gets it again");
  await stranger.mint();
  const full = await refusal(await stranger.post("/api-keys", { tier: "free", label: "x" }));
  assert.deepEqual([full.status, full.code], [429, "rate_limited"]);
  assert.ok(Number(full.headers.get("retry-after")) > 0);
  assert.equal(
    (await key.mint({ tier: "free", label: "second" })).label,
    "second",
    "an account makes its own",
  );

  const unpaid = await refusal(await key.post("/api-keys", { tier: "plus", label: "x" }));
  assert.deepEqual([unpaid.status, unpaid.code], [402, "license_required"]);
  assert.equal((unpaid["upgrade"] as { path: string }).path, "/api/demo/billing/checkout");
  const { session_id } = Checkout.strict().parse(
    await (await key.post("/billing/checkout", { tier: "plus" })).json(),
  );
  assert.ok(session_id !== null);
  stripe.pay(session_id);
  const { license_token } = await key.claim(session_id);
  const licensee = stranger.with({ "X-SVC-License": license_token });
  assert.deepEqual(
    [(await licensee.usage()).tier, (await key.usage()).tier],
    ["plus", "plus"],
    "they share the account",
  );
  assert.equal((await licensee.usage()).runs.used, 1);
  assert.equal((await licensee.mint({ tier: "plus", label: "paid" })).tier, "plus");
  const above = await refusal(await licensee.post("/api-keys", { tier: "pro", label: "x" }));
  assert.deepEqual([above.status, above.code, above["licensed"]], [403, "tier_not_licensed", "plus"]);

  const gone = await fetch(`${api}/api-keys/${minted.id}`, { method: "DELETE", headers: licensee.headers });
  assert.equal(gone.status, 200);
  const revoked = await refusal(await key.get("/billing/usage"));
  assert.deepEqual([revoked.status, revoked.code], [401, "invalid_credential"]);
  assert.match(revoked.detail, /revoked/);
  const foreign = await fetch(`${api}/api-keys/${minted.id}`, {
    method: "DELETE",
    headers: stranger.headers,
  });
  assert.equal(foreign.status, 404, "another account's key is not there");
  for (const body of [{ tier: "gold" }, { label: "" }, { label: "x".repeat(81) }, { label: "a\u0000b" }])
    assert.equal((await stranger.post("/api-keys", body)).status, 400, JSON.stringify(body));
});

test("a credential that does not hold is refused on every route and says what is wrong with it", async (t) => {
  const { api, stripe } = await hostedService(t);
  const stranger = callerAt(api, "203.0.113.9");
  const [one, two] = [await stranger.mint(), await stranger.mint()];
  const typo = one.api_key.slice(0, -1) + (one.api_key.endsWith("a") ? "b" : "a");
  const { session_id } = (await (
    await stranger.post("/billing/topup/checkout", { pack: "runs_50" })
  ).json()) as { session_id: string };
  stripe.pay(session_id);
  const { license_token } = await stranger.claim(session_id);
  const wrong: [Record<string, string>, number, RegExp][] = [
    [{ "X-SVC-Api-Key": typo }, 401, /character is wrong/],
    [{ "X-SVC-Api-Key": "svc_x" }, 401, /character is wrong/],
    [{ "X-SVC-Api-Key": "" }, 401, /character is wrong/],
    [{ Authorization: "Bearer sk-other" }, 401, /character is wrong/],
    [{ Authorization: "Digest x" }, 401, /neither/],
    [{ Authorization: "Bearer" }, 401, /neither/],
    [{ "X-SVC-License": "x.y.z" }, 401, /not a license/],
    [{ "X-SVC-License": "" }, 401, /not a license/],
    [{ Authorization: "Basic eDp5" }, 401, /user or password/],
    [{ "X-SVC-Api-Key": one.api_key, "X-SVC-License": license_token }, 400, /different accounts/],
    [{ "X-SVC-Api-Key": one.api_key, Authorization: `Bearer ${two.api_key}` }, 400, /different keys/],
    [{ "X-SVC-Api-Key": one.api_key, ...OWNER }, 400, /different accounts/],
  ];
  for (const [headers, status, says] of wrong)
    for (const route of ["/billing/usage", "/status", "/code/receipts"]) {
      const told = await refusal(await stranger.with(headers).get(route));
      assert.deepEqual(
        [told.status, told.code],
        [status, status === 401 ? "invalid_credential" : "conflicting_credentials"],
        JSON.stringify(headers),
      );
      assert.match(told.detail, says);
      if (status === 401)
        assert.match(told.headers.get("www-authenticate")!, /^(Bearer|Basic) realm="signet"$/);
    }
  const both = stranger.with({ "X-SVC-Api-Key": one.api_key, Authorization: `Bearer ${one.api_key}` });
  assert.equal((await both.get("/billing/usage")).status, 200, "the same key twice is one key");
});

test("the owner has no quotas, and the keys; whoever guesses the password is stopped after five", async (t) => {
  const { api, url } = await hostedService(t);
  const owner = callerAt(api, "198.51.100.1", OWNER);
  const { unlimited, runs, tier, caller } = await owner.usage();
  assert.deepEqual(
    [unlimited, runs.limit, runs.remaining, tier, caller.kind],
    [true, null, null, null, "owner"],
  );
  const keys = (await (await owner.get("/keys")).json()) as { editable: boolean };
  assert.equal(keys.editable, true);
  assert.equal(
    (await owner.post("/keys", { keys: { GROQ_API_KEY: "gsk-canary-0123456789abcdef" } })).status,
    200,
  );
  assert.equal((await owner.post("/keys", { keys: { GROQ_API_KEY: "" } })).status, 200);
  const stranger = callerAt(api, "203.0.113.9");
  assert.equal(((await (await stranger.get("/keys")).json()) as { editable: boolean }).editable, false);
  for (const refused of [
    await stranger.post("/keys", { keys: { GROQ_API_KEY: "x" } }),
    await stranger.post("/keys/probe", { provider: "groq" }),
    await stranger.post("/admin/license-keys/rotate", {}),
    await owner.with({ Origin: "https://evil.example" }).post("/admin/license-keys/rotate", {}),
    await owner.with({ "Sec-Fetch-Site": "cross-site" }).post("/keys", { keys: { GROQ_API_KEY: "x" } }),
  ])
    assert.deepEqual((await refusal(refused)).code, "owner_only");
  const here = await fetch(`${api}/keys`);
  assert.equal(
    ((await here.json()) as { editable: boolean }).editable,
    true,
    "so is who sits at the machine",
  );
  assert.equal(here.headers.get("access-control-allow-origin"), null);
  const rotation = await fetch(`${api}/admin/license-keys/rotate`, { method: "POST" });
  assert.equal((await refusal(rotation)).code, "owner_only", "but other things want the password");
  const metered = (await (await fetch(`${api}/billing/usage`)).json()) as {
    unlimited: boolean;
    caller: object;
  };
  assert.deepEqual(
    [metered.unlimited, metered.caller],
    [false, { kind: "address" }],
    "but metered like any address",
  );

  const guess = (password: string) =>
    fetch(`${api}/billing/usage`, {
      headers: { "X-Forwarded-For": "192.0.2.66", Authorization: `Basic ${btoa(`owner:${password}`)}` },
    });
  const guesses = await Promise.all(Array.from({ length: 20 }, (_, i) => guess(`guess ${i}`)));
  const statuses = guesses.map(({ status }) => status);
  // A minute may turn over between them.
  const tried = statuses.filter((status) => status === 401).length;
  assert.ok(tried === 5 || tried === 10, String(statuses));
  const stopped = await guess(PASSWORD);
  assert.ok(stopped.status === 429 || tried === 10);
  if (stopped.status === 429) assert.ok(Number(stopped.headers.get("retry-after")) <= 60);
  assert.equal((await owner.get("/billing/usage")).status, 200, "the owner elsewhere is not locked out");

  assert.equal((await fetch(`${url}/`, { redirect: "manual" })).status, 404, "only the interface is exposed");
  const catalog = Catalog.parse(await (await stranger.get("/integrate")).json());
  assert.deepEqual([catalog.billing.mode, catalog.billing.payments], ["hosted", true]);
  assert.deepEqual([catalog.tiers, catalog.topups], [TIERS, PACKS]);
  assert.ok(catalog.auth.some(({ header }) => header === "X-SVC-License"));
});

test("the owner of a hosted service gives keys with a tier away, and takes any key back", async (t) => {
  const { api } = await hostedService(t);
  const owner = callerAt(api, "198.51.100.1", OWNER);
  const gift = await owner.mint({ tier: "pro", label: "for a friend" });
  const friend = callerAt(api, "203.0.113.9", { "X-SVC-Api-Key": gift.api_key });
  const { tier, runs, unlimited } = await friend.usage();
  assert.deepEqual([tier, runs.limit, unlimited], ["pro", TIERS.pro.runs_per_day, false]);
  assert.equal((await friend.get("/keys")).status, 200);
  assert.equal((await friend.post("/keys", { keys: { GROQ_API_KEY: "x" } })).status, 403, "it is no owner's");
  const stranger = await callerAt(api, "203.0.113.10").mint();
  const { keys } = (await (await owner.get("/api-keys")).json()) as { keys: { id: string }[] };
  assert.deepEqual(new Set(keys.map(({ id }) => id)), new Set([gift.id, stranger.id]));
  for (const { id } of [gift, stranger])
    assert.equal(
      (await fetch(`${api}/api-keys/${id}`, { method: "DELETE", headers: owner.headers })).status,
      200,
    );
  assert.equal((await friend.get("/status")).status, 401);
});

test("self-hosted, everyone is the owner without limits; keys work, wrong ones do not, and no other site's page makes one", async (t) => {
  const service = await serviceFor(t, await gatewayThatGivesUp(t));
  const me = callerAt(service.api, "203.0.113.9");
  const { mode, unlimited, tier, runs, caller, glossary } = await me.usage();
  assert.deepEqual(
    [mode, unlimited, tier, runs.limit, runs.remaining, caller.kind],
    ["self_hosted", true, null, null, null, "owner"],
  );
  assert.deepEqual(glossary, GLOSSARY);
  const { response } = await me.run();
  assert.equal(response.headers.get("ratelimit"), null);
  const key = await me.mint({ tier: "pro", label: "ci" });
  const known = me.with({ "X-SVC-Api-Key": key.api_key });
  await known.run();
  const after = await known.usage();
  assert.deepEqual([after.unlimited, after.runs.used, after.caller.kind], [true, 2, "api_key"]);
  const { entries } = await me.statement();
  assert.ok(entries.length === 2 && entries.every(({ ref }) => ref?.startsWith("run_")));
  assert.equal(
    (await me.with({ "X-SVC-Api-Key": `${key.api_key.slice(0, -1)}_` }).get("/status")).status,
    401,
  );
  assert.equal((await me.with(OWNER).get("/status")).status, 401, "there is no password that could be right");
  for (const headers of [{ Origin: "https://evil.example" }, { "Sec-Fetch-Site": "cross-site" }])
    for (const page of [
      await me.with(headers).post("/api-keys", {}),
      await me.with(headers).get("/api-keys"),
    ])
      assert.equal((await refusal(page)).code, "origin_not_allowed");
  assert.equal((await me.get("/api-keys")).status, 200);
  const home = await fetch(`${service.url}/`, { redirect: "manual" });
  assert.deepEqual([home.status, home.headers.get("location")], [302, "/api/demo/integrate"]);
});
