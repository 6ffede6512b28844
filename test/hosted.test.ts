import assert from "node:assert/strict";
import { test } from "node:test";
import { Catalog, Checkout, GLOSSARY, PACKS, TIERS } from "@signet/contract";
import { startModelServer, type Turn } from "../packages/server/test/support/model-server.ts";
import { until } from "../packages/server/test/support/until.ts";
import { callerAt, HOPELESS, hostedService, OWNER, PASSWORD, refusal } from "./support/hosted.ts";
import { startService } from "./support/service.ts";

test(
  "a day's quota is counted for each address, and what is refused says what to do",
  { timeout: 120_000 },
  async (t) => {
    const { api } = await hostedService(t);
    const me = callerAt(api, "203.0.113.9");
    for (let left = 7; left >= 0; left--) {
      const { response } = await me.run();
      assert.equal(response.headers.get("ratelimit-policy"), '"runs-day";q=8;w=86400');
      assert.match(response.headers.get("ratelimit")!, new RegExp(`^"runs-day";r=${left};t=\\d{1,5}$`));
    }
    const wrong = await refusal(await me.post("/code/run", HOPELESS));
    const { unit, tier, limit, used, remaining, credits, upgrade, buy_topup } = wrong;
    assert.deepEqual([wrong.status, wrong.code, wrong.retryable], [429, "quota_exhausted", false]);
    assert.deepEqual(
      { unit, tier, limit, used, remaining, credits },
      { unit: "run", tier: "free", limit: 8, used: 8, remaining: 0, credits: 0 },
    );
    assert.deepEqual(upgrade, { method: "POST", path: "/api/demo/billing/checkout", tiers: ["plus", "pro"] });
    assert.deepEqual(buy_topup, {
      method: "POST",
      path: "/api/demo/billing/topup/checkout",
      packs: Object.keys(PACKS),
    });
    const seconds = Number(wrong.headers.get("retry-after"));
    const midnight = Date.parse(String(wrong["reset_at"]));
    assert.equal(midnight % 86_400_000, 0);
    assert.ok(Math.abs(Date.now() + seconds * 1000 - midnight) < 5_000);
    assert.equal(wrong.headers.get("x-should-retry"), "false");
    assert.match(wrong.headers.get("ratelimit")!, /^"runs-day";r=0;t=/);

    const usage = await me.usage();
    assert.deepEqual(
      [usage.mode, usage.unlimited, usage.tier, usage.caller.kind],
      ["hosted", false, "free", "address"],
    );
    assert.deepEqual(usage.runs, {
      limit: 8,
      used: 8,
      remaining: 0,
      credits: 0,
      reset_at: wrong["reset_at"],
    });
    assert.deepEqual([usage.visual.limit, usage.visual.remaining], [2, 2]);
    assert.deepEqual([usage.tiers, usage.topups, usage.glossary], [TIERS, PACKS, GLOSSARY]);
    assert.deepEqual(Object.keys(usage.glossary), [
      "model",
      "reset",
      "units",
      "not_charged",
      "topups",
      "local_unlimited",
      "cli",
      "tiers",
      "topup_packs",
    ]);

    const neighbour = callerAt(api, "203.0.113.10");
    assert.equal((await neighbour.usage()).runs.used, 0);
    const home = callerAt(api, "2001:db8:1:2::1");
    await home.run();
    assert.equal((await callerAt(api, "2001:db8:1:2:ffff::9").usage()).runs.used, 1, "a /64 is one caller");
    assert.equal((await callerAt(api, "2001:db8:1:3::1").usage()).runs.used, 0);
    assert.equal(
      (await callerAt(api, "1.2.3.4, 203.0.113.9").usage()).runs.used,
      8,
      "nobody hides behind a header of their own",
    );

    const { entries } = await me.statement("?limit=100");
    assert.equal(entries.length, 8);
    assert.ok(
      entries.every(
        ({ kind, source, amount, reason, ref }) =>
          kind === "reserved" && source === "allowance" && amount === -1 && reason === "run" && ref === null,
      ),
    );
    const list = await refusal(await me.get("/runs"));
    assert.deepEqual(
      [list.status, list.code],
      [401, "invalid_credential"],
      "neighbours behind an address do not see each other's runs",
    );
    for (const webhooks of [await me.get("/webhooks")]) assert.equal(webhooks.status, 401);
  },
);

test(
  "a run that we or the provider broke, or that was cancelled before its first step, is given back, and the statement says why",
  { timeout: 120_000 },
  async (t) => {
    let fault: object = { status: 401, body: "{}" };
    const model = await startModelServer(() => ({ text: "hm", fault: fault as never }));
    t.after(() => model.close());
    const { api } = await hostedService(t, { SVC_GATEWAY_BASE_URL: model.url, SVC_GATEWAY_MODEL: "m" });
    const key = await callerAt(api, "203.0.113.9").mint();
    const me = callerAt(api, "203.0.113.9", { "X-SVC-Api-Key": key.api_key });
    const broken = await me.run();
    const error = broken.events.find(({ name }) => name === "error")!;
    assert.deepEqual([error.data["code"], error.data["charged"]], ["model_unavailable", false]);
    assert.equal((await me.usage()).runs.used, 0);

    fault = "stall" as never;
    const asking = model.requests.length;
    const response = await me.post("/code/run", HOPELESS);
    assert.match(response.headers.get("ratelimit")!, /r=7;/);
    await until(() => model.requests.length > asking);
    const busy = await me.usage();
    assert.deepEqual([busy.runs.used, busy.concurrency], [1, { limit: 1, running: 1 }]);
    const wrong = await refusal(await me.post("/code/run", HOPELESS));
    assert.deepEqual(
      [wrong.status, wrong.code, wrong["running"], wrong["limit"]],
      [429, "concurrency_limited", 1, 1],
    );
    assert.equal(wrong.headers.get("retry-after"), "5");
    assert.deepEqual((wrong["upgrade"] as { tiers: string[] }).tiers, ["plus", "pro"]);
    assert.equal((await me.usage()).runs.used, 1, "what is refused costs nothing");

    const { runs } = (await (await me.get("/runs")).json()) as { runs: { run_id: string }[] };
    const cancelled = runs[0]!.run_id;
    assert.equal((await me.post(`/runs/${cancelled}/cancel`, {})).status, 200);
    await response.text();
    const after = await me.usage();
    assert.deepEqual([after.runs.used, after.concurrency.running], [0, 0]);
    const { entries } = await me.statement();
    assert.deepEqual(
      entries.map(({ kind, amount, reason, ref }) => [kind, amount, reason, ref]),
      [
        ["refunded", 1, "cancelled", cancelled],
        ["reserved", -1, "run", cancelled],
        ["refunded", 1, "provider_failed", broken.id],
        ["reserved", -1, "run", broken.id],
      ],
    );
    assert.ok(entries.every(({ text }) => text.length > 10));
    const { entries: newest, next } = await me.statement("?limit=1");
    assert.deepEqual((await me.statement(`?limit=3&before=${next}`)).entries, entries.slice(1));
    assert.deepEqual(newest, entries.slice(0, 1));
  },
);

test(
  "work that was delivered is not free because its caller made the end of it fail",
  { timeout: 120_000 },
  async (t) => {
    const turns: Turn[] = [];
    const model = await startModelServer(
      () => turns.shift() ?? { text: "hm", fault: { status: 400, body: "{}" } },
    );
    t.after(() => model.close());
    const { api } = await hostedService(t, { SVC_GATEWAY_BASE_URL: model.url, SVC_GATEWAY_MODEL: "m" });
    const me = callerAt(api, "203.0.113.9");
    const bash = (command: string): Turn => ({ calls: [{ name: "bash", input: { command } }] });
    turns.push(bash("echo the work"));
    const { events } = await me.run();
    assert.equal(events.find(({ name }) => name === "error")?.data["charged"], true);
    assert.equal((await me.usage()).runs.used, 1);
    await me.run();
    assert.equal((await me.usage()).runs.used, 1, "a request that failed before its first step is given back");

    const finish: Turn = { calls: [{ name: "finish", input: { summary: "s" } }] };
    turns.push(bash("rm test_x.py; head -c 1G /dev/zero > z"), finish, bash("rm z"), finish);
    const given = { path: "test_x.py", content: `def test_x():\n    assert ${"1 + ".repeat(2000)}1 > 0\n` };
    const full = await me.run({ task: "x", files: [given], max_steps: 4 });
    assert.ok(!full.events.some(({ name }) => name === "error"), "a full disk is the agent's to mend");
    assert.equal((await me.usage()).runs.used, 2);
  },
);

test(
  "a run under way when the service is killed takes one unit, whatever comes after",
  { timeout: 120_000 },
  async (t) => {
    const model = await startModelServer((_body, index) =>
      index === 0
        ? { text: "hm", fault: "stall" }
        : { text: "done", calls: [{ name: "finish", input: { check_cmd: "true", summary: "s" } }] },
    );
    t.after(() => model.close());
    const first = await hostedService(t, { SVC_GATEWAY_BASE_URL: model.url, SVC_GATEWAY_MODEL: "m" });
    const me = callerAt(first.api, "203.0.113.9");
    const response = await me.post("/code/run", HOPELESS);
    await until(() => model.requests.length > 0);
    await first.end("SIGKILL");
    await response.text().catch(() => undefined);
    const again = await startService({ dataDir: first.dataDir, env: first.settings });
    t.after(() => again.end("SIGKILL").then(() => undefined));
    const back = callerAt(again.api, "203.0.113.9");
    await until(async () => (await back.usage()).concurrency.running === 0);
    assert.equal((await back.usage()).runs.used, 1);
    assert.equal((await back.statement()).entries.length, 1);
  },
);

test(
  "API keys: shown once, an account of their own, three a day for strangers, paid tiers for those who paid",
  { timeout: 120_000 },
  async (t) => {
    const { api, stripe } = await hostedService(t);
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
    const same = await stranger.post("/api-keys", { tier: "free" }, { "Idempotency-Key": "k" });
    assert.deepEqual(await twin.json(), await same.json());
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
  },
);

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
    [{ "X-SVC-License": "x.y.z" }, 401, /no license/],
    [{ "X-SVC-License": "" }, 401, /no license/],
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
