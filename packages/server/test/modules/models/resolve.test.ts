import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { test, type TestContext } from "node:test";
import type { Model } from "@signet/contract";
import { createVault } from "../../../src/base/vault.ts";
import { createLog } from "../../../src/base/log.ts";
import { loadConfig } from "../../../src/base/config.ts";
import { createProviderKeys } from "../../../src/modules/models/provider-keys.ts";
import { createModels, type ModelsParts } from "../../../src/modules/models/resolve.ts";
import { temporaryStore } from "../../support/store.ts";
import { request, scripted, turnOf } from "./ask.ts";

const named = (engine: Model["engine"], provider: string): Model => ({
  engine,
  provider,
  id: `${provider}-1`,
  contextTokens: 1,
  async *stream() {},
});

/** Models over a store of their own, under the settings of `env`; requests are made with plain fetch and noted by trust. */
async function models(t: TestContext, env: Record<string, string> = {}, over: Partial<ModelsParts> = {}) {
  const { db, clock } = await temporaryStore(t);
  const { providers, gateway } = loadConfig(env).config;
  const vault = createVault([randomBytes(32)]);
  const asked: string[] = [];
  const waits: number[] = [];
  const lines: object[] = [];
  const patience = { now: () => clock.now(), sleep: async (ms: number) => void waits.push(ms) };
  const parts: ModelsParts = {
    keys: createProviderKeys({ db, vault, clock }),
    providers,
    gateway,
    local: null,
    builtin: named("builtin", "builtin"),
    fetchFor: (trust) => (input, init) => {
      asked.push(
        `${trust} ${new URL(input as string).host} ${new Headers(init?.headers).get("authorization")}`,
      );
      return fetch(input, init);
    },
    clock: patience,
    log: createLog("info", { write: (line) => lines.push(JSON.parse(line) as object) }),
    tellsNames: true,
    random: () => 0,
    ...over,
  };
  const { current, standings } = createModels(parts);
  const set = (values: Record<string, string>) => parts.keys.set(new Map(Object.entries(values)));
  const who = async () => {
    const { engine, provider, id } = await current();
    return `${engine} ${provider} ${id}`;
  };
  return { db, clock, parts, current, standings, set, who, asked, waits, lines };
}

const GATEWAY = { SVC_GATEWAY_BASE_URL: "https://gateway.acme.io/v1", SVC_GATEWAY_MODEL: "shared-1" };

test("stored keys come before the environment's, those before the gateway, local weights and the built-in engine", async (t) => {
  assert.equal(await (await models(t)).who(), "builtin builtin builtin-1");
  const local = named("byok", "gguf");
  assert.equal(await (await models(t, {}, { local })).who(), "byok gguf gguf-1");
  const beside = await models(t, GATEWAY, { local });
  assert.equal(await beside.who(), "gateway gateway shared-1");
  assert.ok(
    (await beside.current()).contextTokens > local.contextTokens,
    "local weights shorten nobody's memory",
  );
  const { set, who } = await models(t, { ...GATEWAY, GROQ_API_KEY: "g", MISTRAL_API_KEY: "m" });
  assert.match(await who(), /^byok groq openai\/gpt-oss-120b$/);
  await set({ DEEPSEEK_API_KEY: "d", DEEPSEEK_MODEL: "deep-1" });
  assert.equal(await who(), "byok deepseek deep-1");
});

test("the provider set last comes first, at once, and a cleared one leaves its place to the next", async (t) => {
  const { set, who } = await models(t);
  await set({ OPENAI_API_KEY: "a", OPENAI_MODEL: "o-1" });
  await set({ ANTHROPIC_API_KEY: "b", ANTHROPIC_MODEL: "c-1" });
  assert.equal(await who(), "byok anthropic c-1");
  await set({ OPENAI_MODEL: "o-2" });
  assert.equal(await who(), "byok openai o-2");
  await set({ OPENAI_API_KEY: "" });
  assert.equal(await who(), "byok anthropic c-1");
  await set({ ANTHROPIC_API_KEY: "" });
  assert.equal(await who(), "builtin builtin builtin-1");
});

test("another process on the same store sees a key at the next request", async (t) => {
  const { parts, set } = await models(t);
  const replica = createModels(parts);
  assert.equal((await replica.current()).engine, "builtin");
  await set({ XAI_API_KEY: "x" });
  assert.equal((await replica.current()).provider, "xai");
});

test("a key of the environment never goes to an address that was stored", async (t) => {
  const { server } = await scripted(t, () => ({ text: "hi" }));
  const { set, standings, current, asked } = await models(t, {
    GROQ_API_KEY: "env-key",
    GROQ_BASE_URL: server.url,
  });
  await set({ GROQ_BASE_URL: "http://127.0.0.1:9/stolen" });
  const groq = (await standings()).find(({ provider }) => provider === "groq")!;
  assert.deepEqual([groq.source, groq.choice?.baseUrl], ["env", server.url]);
  await turnOf(await current());
  const { host } = new URL(server.url);
  assert.deepEqual(asked, [`operator ${host} Bearer env-key`]);
  await set({ GROQ_BASE_URL: server.url, GROQ_API_KEY: "stored-key" });
  await turnOf(await current());
  assert.equal(asked[1], `owner ${host} Bearer stored-key`);
});

test("the SDK's own look into the environment for an address changes nothing", async (t) => {
  process.env["ANTHROPIC_BASE_URL"] = "http://127.0.0.1:9/v1";
  process.env["OPENAI_BASE_URL"] = "http://127.0.0.1:9/v1";
  t.after(() => {
    delete process.env["ANTHROPIC_BASE_URL"];
    delete process.env["OPENAI_BASE_URL"];
  });
  for (const [setting, host] of [
    ["ANTHROPIC_API_KEY", "api.anthropic.com"],
    ["OPENAI_API_KEY", "api.openai.com"],
  ] as const) {
    const seen: string[] = [];
    const fetchFor: ModelsParts["fetchFor"] = (trust) => async (input) => {
      seen.push(`${trust} ${new URL(input as string).host}`);
      return new Response("{}", { status: 401 });
    };
    const { set, current } = await models(t, {}, { fetchFor });
    await set({ [setting]: "k" });
    await turnOf(await current());
    assert.deepEqual(seen, [`public ${host}`]);
  }
});

test("a provider that fails leaves the turn to the next one, and is told", async (t) => {
  const { server } = await scripted(t, (body) =>
    body.model === "good" ? { text: "here" } : { fault: { status: 401 } },
  );
  const env = { GROQ_API_KEY: "k", GROQ_BASE_URL: server.url, GROQ_MODEL: "bad" };
  const gateway = { SVC_GATEWAY_BASE_URL: server.url, SVC_GATEWAY_MODEL: "good" };
  const { current } = await models(t, { ...env, ...gateway });
  const { events } = await turnOf(await current());
  assert.deepEqual(
    events.map((event) => {
      if (event.type === "end") return event.by.provider;
      return "text" in event ? event.text : "";
    }),
    [
      "groq/bad failed: the provider refused the key (401); check GROQ_API_KEY. gateway/good answers instead.",
      "here",
      "gateway",
    ],
  );
});

test("when all of them fail, the error tells of each", async (t) => {
  const { server } = await scripted(t, ({ model }) => ({ fault: { status: model === "m-1" ? 401 : 402 } }));
  const { current } = await models(t, {
    GROQ_API_KEY: "k",
    GROQ_BASE_URL: server.url,
    GROQ_MODEL: "m-1",
    SVC_GATEWAY_BASE_URL: server.url,
    SVC_GATEWAY_MODEL: "m-2",
  });
  const { message } = (await turnOf(await current())).thrown as Error;
  assert.match(
    message,
    /^nobody could answer \(groq\/m-1: .*check GROQ_API_KEY; gateway\/m-2: .*SVC_GATEWAY_API_KEY\)$/,
  );
});

test("where nobody else can answer a provider is asked four times, where somebody can twice", async (t) => {
  for (const [more, times] of [
    [{}, 4],
    [{ SVC_GATEWAY_BASE_URL: "http://127.0.0.1:9/v1", SVC_GATEWAY_MODEL: "m" }, 2],
  ] as const) {
    const { server } = await scripted(t, () => ({ fault: { status: 503 } }));
    const env = { GROQ_API_KEY: "k", GROQ_BASE_URL: server.url, ...more };
    const { current } = await models(t, env);
    await turnOf(await current());
    assert.equal(server.requests.length, times);
  }
});

test("a setting that can no longer be opened is told and passed over", async (t) => {
  const { parts, set, db, clock } = await models(t, { GROQ_API_KEY: "k" });
  await set({ OPENAI_API_KEY: "sk-old" });
  const keys = createProviderKeys({ db, clock, vault: createVault([randomBytes(32)]) });
  const { current, standings } = createModels({ ...parts, keys });
  assert.equal((await current()).provider, "groq");
  const openai = (await standings()).find(({ provider }) => provider === "openai");
  assert.deepEqual([openai?.source, openai?.unreadable], ["none", ["API_KEY"]]);
});

test("every failed attempt is one line of the log, with nothing of the request and no key", async (t) => {
  const { server } = await scripted(t, [{ fault: { status: 503 } }, { fault: { status: 401 } }]);
  const env = { GROQ_API_KEY: "canary-key-0123456789", GROQ_BASE_URL: server.url, GROQ_MODEL: "m-1" };
  const { current, lines } = await models(t, env);
  await turnOf(await current());
  const common = { level: 40, event: "a model call failed", provider: "groq", model: "m-1", attempts: 4 };
  assert.equal(lines.length, 2);
  assert.partialDeepStrictEqual(lines, [
    { ...common, code: "model_unavailable", reason: "failed", status: 503, attempt: 1 },
    { ...common, code: "model_unavailable", reason: "invalid_key", status: 401, attempt: 2 },
  ]);
  assert.doesNotMatch(JSON.stringify(lines), /canary|heron|be short/);
});

test("a fallback answers a whole turn whose text broke off, and the text is said once", async (t) => {
  const { server } = await scripted(t, ({ model }) =>
    model === "good" ? { text: "here" } : { text: "he", fault: "reset" },
  );
  const env = { GROQ_API_KEY: "k", GROQ_BASE_URL: server.url, GROQ_MODEL: "bad" };
  const gateway = { SVC_GATEWAY_BASE_URL: server.url, SVC_GATEWAY_MODEL: "good" };
  const { current } = await models(t, { ...env, ...gateway });
  const { events } = await turnOf(await current(), undefined, { ...request, whole: true });
  const said = events.map((event) => ("text" in event ? `${event.type} ${event.text}` : event.type));
  assert.match(said[0]!, /^note asking again \(2 of 2\): /);
  assert.match(said[1]!, /^note groq\/bad failed: .*gateway\/good answers instead/);
  assert.deepEqual(said.slice(2), ["text here", "end"]);
});

test("a context window of the settings is that of the model, stored before that of the environment", async (t) => {
  const { current, set } = await models(t, { GROQ_API_KEY: "k", GROQ_CONTEXT_TOKENS: "8192" });
  assert.equal((await current()).contextTokens, 8_192);
  await set({ GROQ_API_KEY: "stored" });
  assert.equal((await current()).contextTokens, 8_192);
  await set({ GROQ_CONTEXT_TOKENS: "32768" });
  assert.equal((await current()).contextTokens, 32_768);
  await set({ MISTRAL_API_KEY: "m" });
  const both = await models(t, { MISTRAL_API_KEY: "m" });
  assert.equal((await both.current()).contextTokens, 128_000);
});
