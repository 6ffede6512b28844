import assert from "node:assert/strict";
import { test } from "node:test";
import { type Facts, type Script } from "../../support/model-server.ts";
import { turnOf } from "./ask.ts";
import { compatible, KEY, listOf } from "./compatible.ts";

test("without a model's name the only one that the server offers is taken, and asked for once", async (t) => {
  const { current, server } = await compatible(t, { "GET /v1/models": listOf("qwen3-coder:30b") });
  const model = await current();
  assert.equal(model.id, "qwen3-coder:30b");
  assert.equal(await current(), model);
  await turnOf(model);
  assert.equal(server.requests[0]!.body.model, "qwen3-coder:30b");
  const listed = server.asked.filter((one) => one.includes("/models"));
  assert.deepEqual(listed, [`GET /v1/models Bearer ${KEY}`]);
});

test("where a server offers several models, none or no list, the error says what to set", async (t) => {
  const many = Array.from({ length: 13 }, (_, i) => `m-${i}`);
  for (const [fact, says] of [
    [listOf(...many), /offers several models \(m-0, .*, m-9 and 3 more\); set OPENAI_COMPATIBLE_MODEL/],
    [listOf(), /offers no model; .*OPENAI_COMPATIBLE_MODEL/],
    [undefined, /no model is named in OPENAI_COMPATIBLE_MODEL, and its server lists none: .*\(404\)/],
    ["<not json>", /its server lists none: .*not a list of models/],
    [{ data: "none" }, /not a list of models/],
    [listOf("x".repeat(300_000)), /longer than this service accepts/],
  ] as const) {
    const { current, failure } = await compatible(t, fact === undefined ? {} : { "GET /v1/models": fact });
    assert.equal((await current()).id, "(no model chosen)");
    assert.match((await failure()).message, says);
  }
});

test("where strangers read failures, no failure names the models that are offered", async (t) => {
  const facts = { "GET /v1/models": listOf("secret-1", "secret-2") };
  const unnamed = await compatible(t, facts, { tellsNames: false });
  await unnamed.current();
  assert.match((await unnamed.failure()).message, /offers several models; set OPENAI_COMPATIBLE_MODEL/);
  const wrong = await compatible(t, facts, {
    tellsNames: false,
    env: { OPENAI_COMPATIBLE_MODEL: "none" },
    script: () => ({ fault: { status: 404 } }),
  });
  assert.doesNotMatch((await wrong.failure()).message, /secret/);
});

test("a gateway without a model's name is asked as well", async (t) => {
  const { server } = await compatible(t, { "GET /v1/models": listOf("shared-1") });
  const env = {
    SVC_GATEWAY_BASE_URL: server.url,
    OPENAI_COMPATIBLE_BASE_URL: "",
    OPENAI_COMPATIBLE_API_KEY: "",
  };
  const { current } = await compatible(t, {}, { env });
  const { engine, id } = await current();
  assert.deepEqual([engine, id], ["gateway", "shared-1"]);
});

test("a failed look at the server is not repeated at once, but later", async (t) => {
  const facts: Facts = {};
  const { current, clock } = await compatible(t, facts);
  assert.equal((await current()).id, "(no model chosen)");
  facts["GET /v1/models"] = listOf("late-1");
  assert.equal((await current()).id, "(no model chosen)");
  clock.advance(16_000);
  assert.equal((await current()).id, "late-1");
});

test("the error about a model that the provider does not know names up to ten that it does", async (t) => {
  const names = [...Array.from({ length: 12 }, (_, i) => `other-${i}`), "qwen3-coder:30b"];
  const env = { OPENAI_COMPATIBLE_MODEL: "qwen3-coder" };
  for (const fault of [
    { status: 404 },
    { status: 400, body: '{"error":{"message":"The model `qwen3-coder` does not exist"}}' },
    { status: 400, body: '{"error":{"message":"Model Not Exist"}}' },
  ]) {
    const facts = { "GET /v1/models": listOf(...names) };
    const { failure } = await compatible(t, facts, { script: () => ({ fault }), env });
    const { message, reason } = await failure();
    assert.equal(reason, "unknown_model");
    assert.match(
      message,
      /check OPENAI_COMPATIBLE_MODEL .*; it offers qwen3-coder:30b, other-0, .*, other-8 and 3 more$/,
    );
  }
});

test("the error stays as it is where the list is no help", async (t) => {
  const env = { OPENAI_COMPATIBLE_MODEL: "mine" };
  for (const facts of [{}, { "GET /v1/models": listOf("mine", "other") }]) {
    const { failure } = await compatible(t, facts, { script: () => ({ fault: { status: 404 } }), env });
    assert.match((await failure()).message, /OPENAI_COMPATIBLE_BASE_URL$/);
  }
});

test("names are data: without controls, doubles, overlong ones and any with the key in it", async (t) => {
  const odd = ["a\u001b[31m\n", "b\u202e", "a[31m", "", "x".repeat(201), `is ${KEY}`, "c"];
  const facts = { "GET /v1/models": { models: [...odd, { name: "models/d" }, { id: 5 }, null] } };
  const { offered, standings } = await compatible(t, facts);
  const { choice } = (await standings())[0]!;
  assert.deepEqual(await offered(choice!), ["a[31m", "b", "c", "d"]);
});

test("an Ollama server says the context size: that in use, else that of the model's file, else what it can", async (t) => {
  const show = (parameters: string) => ({
    parameters,
    model_info: { "general.architecture": "qwen3", "qwen3.context_length": 40_960 },
  });
  const env = { OPENAI_COMPATIBLE_MODEL: "coder" };
  const size = async (facts: Facts, more: Record<string, string> = {}) => {
    const { current } = await compatible(t, facts, { env: { ...env, ...more } });
    return (await current()).contextTokens;
  };
  const version = { "GET /api/version": { version: "0.12.0" } };
  const loaded = { "GET /api/ps": { models: [{ name: "coder:latest", context_length: 4_096 }] } };
  const own = { "POST /api/show": show('stop "x"\nnum_ctx                        8192') };
  assert.equal(await size({ ...version, ...own, ...loaded }), 4_096);
  assert.equal(await size({ ...version, ...own }), 8_192);
  assert.equal(await size({ ...version, "POST /api/show": show("") }), 40_960);
  assert.equal(await size(version), 128_000);
  assert.equal(await size({ ...own, ...loaded }), 128_000, "another server is not asked further");
  assert.equal(await size({ ...version, ...loaded }, { OPENAI_COMPATIBLE_CONTEXT_TOKENS: "16000" }), 16_000);
});

test("a probe asks for a tool call, and says so if none was made", async (t) => {
  const env = { OPENAI_COMPATIBLE_MODEL: "m" };
  const probe = async (script: Script) => {
    const { tryOut, server } = await compatible(t, {}, { script, env });
    const { probed } = (await tryOut("openai_compatible"))!;
    return [probed.ok, probed.tools, server.requests.length];
  };
  assert.deepEqual(await probe(() => ({ calls: [{ name: "ready", input: {} }] })), [true, true, 1]);
  assert.deepEqual(await probe(() => ({ text: "ready" })), [true, false, 1]);
  assert.deepEqual(await probe(() => ({ text: "hm", finish: "length" })), [true, undefined, 1]);
  assert.deepEqual(await probe(({ tools }) => (tools ? { fault: { status: 400 } } : { text: "ok" })), [
    true,
    false,
    2,
  ]);
  assert.deepEqual(await probe(() => ({ fault: { status: 400 } })), [false, undefined, 2]);
  assert.deepEqual(await probe(() => ({ fault: { status: 401 } })), [false, undefined, 1]);
});

test("a probe of a server without a chosen model says which there are", async (t) => {
  const { tryOut } = await compatible(t, { "GET /v1/models": listOf("a", "b") });
  const { probed } = (await tryOut("openai_compatible"))!;
  assert.equal(probed.error?.code, "unknown_model");
  assert.match(probed.error?.message ?? "", /\(a, b\); set OPENAI_COMPATIBLE_MODEL/);
});
