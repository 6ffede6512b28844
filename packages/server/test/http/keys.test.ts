import assert from "node:assert/strict";
import { test } from "node:test";
import { PROVIDER_IDS } from "@signet/contract";
import { startModelServer } from "../support/model-server.ts";
import { HOSTED, OWNER, service } from "./rig.ts";
import { everyRouteAnswered } from "./topics.ts";

const FAR = { "X-Forwarded-For": "203.0.113.9" };
const KEY = "sk-canary-0123456789abcdef";
const SET = { body: { keys: { ANTHROPIC_API_KEY: KEY } } };

test("a key that is set is shown by its end alone, and gone once it is cleared", async (t) => {
  const { ask, json } = await service(t);
  const none = await json("providerKeys");
  assert.equal(none.editable, true);
  assert.deepEqual(none.providers.map(({ provider }) => provider).toSorted(), [...PROVIDER_IDS].toSorted());
  assert.deepEqual(await json("setProviderKeys", SET), {
    ok: true,
    updated: ["ANTHROPIC_API_KEY"],
    cleared: [],
  });
  const shown = await ask("providerKeys");
  const text = await shown.text();
  assert.ok(!text.includes(KEY));
  const [first] = (JSON.parse(text) as typeof none).providers;
  assert.deepEqual(
    [first!.provider, first!.set, first!.source, first!.last4],
    ["anthropic", true, "stored", "cdef"],
  );
  const cleared = await json("setProviderKeys", { body: { keys: { ANTHROPIC_API_KEY: "" } } });
  assert.deepEqual(cleared.cleared, ["ANTHROPIC_API_KEY"]);
  assert.ok((await json("providerKeys")).providers.every(({ set }) => set === false));
});

test("settings that do not hold are refused all together, each by its name and never by its value", async (t) => {
  const { refused, json } = await service(t);
  const keys = {
    ANTHROPIC_API_KEY: KEY,
    NO_SUCH_KEY: "canary-value",
    OPENAI_COMPATIBLE_BASE_URL: "http://10.0.0.1/canary-value",
  };
  const said = await refused("setProviderKeys", 400, "invalid_request", { body: { keys } });
  assert.deepEqual(
    said.errors!.map(({ path }) => path),
    ["keys.NO_SUCH_KEY", "keys.OPENAI_COMPATIBLE_BASE_URL"],
  );
  assert.equal(said.param, "keys.NO_SUCH_KEY");
  assert.ok(!JSON.stringify(said).includes("canary-value"));
  assert.ok((await json("providerKeys")).providers.every(({ set }) => set === false));
  for (const body of [{}, { keys: {} }, { keys: { ANTHROPIC_API_KEY: 5 } }])
    assert.match((await refused("setProviderKeys", 400, "invalid_request", { body })).param!, /^keys/);
});

test("a provider is tried out with the key that is set", async (t) => {
  const model = await startModelServer(() => ({ text: "ok" }));
  t.after(() => model.close());
  const env = { OPENAI_COMPATIBLE_BASE_URL: model.url, OPENAI_COMPATIBLE_MODEL: "m" };
  const { json, refused } = await service(t, { env });
  const tried = await json("probeProvider", { body: { provider: "openai_compatible" } });
  assert.deepEqual([tried.ok, tried.provider, tried.model], [true, "openai_compatible", "m"]);
  assert.equal(tried.tools, false, "it answered, but made no tool call");
  assert.equal(model.requests.length, 1);
  const unset = await refused("probeProvider", 409, "provider_key_not_set", { body: { provider: "openai" } });
  assert.deepEqual([unset.param, unset.detail], ["provider", "set OPENAI_API_KEY first"]);
  const unknown = await refused("probeProvider", 404, "unknown_provider", { body: { provider: "none" } });
  assert.equal(unknown.param, "provider");
  const missing = await refused("probeProvider", 400, "invalid_request", { body: {} });
  assert.equal(missing.param, "provider");
});

test("the models that a provider offers are listed, to the owner alone", async (t) => {
  const list = { data: [{ id: "m" }, { id: "n\u001b[2J" }] };
  const model = await startModelServer([], { "GET /v1/models": list });
  t.after(() => model.close());
  const env = { OPENAI_COMPATIBLE_BASE_URL: model.url, OPENAI_COMPATIBLE_MODEL: "m" };
  const { json, refused } = await service(t, { env });
  const asked = { params: { provider: "openai_compatible" } };
  const shown = { ok: true, provider: "openai_compatible", model: "m", models: ["m", "n[2J"] };
  assert.deepEqual(await json("providerModels", asked), shown);
  list.data = [];
  assert.deepEqual((await json("providerModels", asked)).models, []);
  const unset = await refused("providerModels", 409, "provider_key_not_set", { params: { provider: "xai" } });
  assert.equal(unset.detail, "set XAI_API_KEY first");
  await refused("providerModels", 404, "unknown_provider", { params: { provider: "none" } });
  const hosted = await service(t, { env: { ...HOSTED, ...env } });
  await hosted.refused("providerModels", 403, "owner_only", { ...asked, headers: FAR });
  assert.equal((await hosted.json("providerModels", { ...asked, headers: { ...OWNER, ...FAR } })).ok, true);
});

test("settings are tried out and their models listed before anything is stored", async (t) => {
  const call = { name: "ready", input: {} };
  const model = await startModelServer(() => ({ calls: [call] }), {
    "GET /v1/models": { data: [{ id: "m" }] },
  });
  t.after(() => model.close());
  const { json, refused } = await service(t);
  const provider = "groq";
  const settings = { GROQ_API_KEY: KEY, GROQ_BASE_URL: model.url, GROQ_MODEL: "m" };
  const tried = await json("probeProvider", { body: { provider, settings } });
  assert.deepEqual([tried.ok, tried.model, tried.tools], [true, "m", true]);
  const listed = await json("providerModelsWith", { params: { provider }, body: { settings } });
  assert.deepEqual([listed.ok, listed.models], [true, ["m"]]);
  assert.equal(model.requests[0]!.headers.authorization, `Bearer ${KEY}`);
  assert.ok((await json("providerKeys")).providers.every(({ set }) => set === false));
  await refused("providerModels", 409, "provider_key_not_set", { params: { provider } });

  await json("setProviderKeys", { body: { keys: settings } });
  const other = await json("probeProvider", { body: { provider, settings: { GROQ_MODEL: "n" } } });
  assert.equal(other.model, "n", "the others are those that are set");
  const without = { provider, settings: { GROQ_API_KEY: "" } };
  await refused("probeProvider", 409, "provider_key_not_set", { body: without });
});

test("settings to try out are held to the rules of those to store", async (t) => {
  const { refused } = await service(t);
  const settings = {
    GROQ_API_KEY: "canary value",
    GROQ_BASE_URL: "http://10.0.0.1/canary-value",
    OPENAI_API_KEY: "canary-value",
    PATH: "canary-value",
  };
  const asked = { params: { provider: "groq" }, body: { provider: "groq", settings } };
  for (const route of ["probeProvider", "providerModelsWith"] as const) {
    const said = await refused(route, 400, "invalid_request", asked);
    assert.deepEqual(
      said.errors!.map(({ path }) => path),
      Object.keys(settings).map((name) => `settings.${name}`),
    );
    assert.ok(!JSON.stringify(said).includes("canary"));
  }
  const hosted = await service(t, { env: HOSTED });
  await hosted.refused("providerModelsWith", 403, "owner_only", { ...asked, headers: FAR });
});

test("a provider that lists nothing is told with the reason and without its key", async (t) => {
  const model = await startModelServer([]);
  t.after(() => model.close());
  const env = { OPENAI_COMPATIBLE_BASE_URL: model.url, OPENAI_COMPATIBLE_API_KEY: KEY };
  const { json } = await service(t, { env });
  const {
    ok,
    error,
    models,
    model: set,
  } = await json("providerModels", {
    params: { provider: "openai_compatible" },
  });
  assert.deepEqual([ok, models, set, error?.code], [false, [], null, "unknown_model"]);
  assert.ok(!error!.message.includes(KEY));
});

test("a provider that refuses the key is told as such, not as a failure of the service", async (t) => {
  const model = await startModelServer(() => ({ fault: { status: 401 } }));
  t.after(() => model.close());
  const env = { OPENAI_COMPATIBLE_BASE_URL: model.url, OPENAI_COMPATIBLE_MODEL: "m" };
  const tried = await (
    await service(t, { env })
  ).json("probeProvider", {
    body: { provider: "openai_compatible" },
  });
  assert.equal(tried.ok, false);
  assert.ok(tried.error);
});

test("on a hosted service only its owner sees which keys are set, sets them and tries them out", async (t) => {
  const { json, refused } = await service(t, { env: HOSTED });
  const { editable, providers } = await json("providerKeys", { headers: FAR });
  assert.equal(editable, false);
  assert.deepEqual(
    providers.map(({ provider }) => provider),
    PROVIDER_IDS,
  );
  assert.ok(providers.every((one) => !("set" in one) && !("last4" in one)));
  await refused("setProviderKeys", 403, "owner_only", { ...SET, headers: FAR });
  const probe = { body: { provider: "anthropic" }, headers: FAR };
  await refused("probeProvider", 403, "owner_only", probe);
  await json("setProviderKeys", { ...SET, headers: { ...OWNER, ...FAR } });
  const shown = await json("providerKeys", { headers: { ...OWNER, ...FAR } });
  assert.deepEqual([shown.editable, shown.providers[0]!.set], [true, true]);
});

test("whoever sits at the machine of a hosted service is its owner too, under a name of that machine", async (t) => {
  const { json, refused } = await service(t, { env: HOSTED });
  await json("setProviderKeys", SET);
  await json("setProviderKeys", { ...SET, peer: "::ffff:127.0.0.1", host: "[::1]:7777" });
  await refused("setProviderKeys", 421, "misdirected_host", { ...SET, host: "evil.example" });
  await refused("setProviderKeys", 403, "owner_only", { ...SET, peer: "203.0.113.9" });
  await refused("setProviderKeys", 403, "owner_only", { ...SET, headers: { Via: "1.1 proxy" } });
});

test("a page of another site is not the owner, whoever looks at it", async (t) => {
  const { refused, json } = await service(t, { env: HOSTED });
  for (const from of [{ Origin: "https://evil.example" }, { "Sec-Fetch-Site": "cross-site" }])
    for (const who of [{}, { ...OWNER, ...FAR }])
      await refused("setProviderKeys", 403, "owner_only", { ...SET, headers: { ...who, ...from } });
  await json("setProviderKeys", { ...SET, headers: { ...OWNER, ...FAR, Origin: "http://localhost" } });
});

everyRouteAnswered("keys");
