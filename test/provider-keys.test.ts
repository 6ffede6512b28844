import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { test, type TestContext } from "node:test";
import { ProviderProbe, ProviderKeyList } from "@signet/contract";
import { type Facts, startModelServer, type Script } from "../packages/server/test/support/model-server.ts";
import { codeRun, post, serviceFor, startService, type Service } from "./support/service.ts";

const CANARY = "sk-canary-9f2e7d51c3b84a60";

const done: Script = (body) => {
  const worked = body.messages.some(({ role }) => role === "tool");
  return worked
    ? { calls: [{ name: "finish", input: { summary: "Wrote it." } }] }
    : {
        calls: [
          { name: "bash", input: { command: "echo a > a.txt; env; cat /proc/*/environ | tr '\\0' '\\n'" } },
        ],
      };
};

async function provider(t: TestContext, script: Script, facts: Facts = {}) {
  const server = await startModelServer(script, facts);
  t.after(() => server.close());
  return server;
}

const keys = async ({ api }: Service) => ProviderKeyList.parse(await (await fetch(`${api}/keys`)).json());
const set = (service: Service, values: Record<string, string>) =>
  post(`${service.api}/keys`, { keys: values });
const engine = async ({ api }: Service) =>
  ((await (await fetch(`${api}/status`)).json()) as { engine: object }).engine;

test("a key holds for the very next request, comes before the environment's, and clearing it goes back", async (t) => {
  const [own, env] = [await provider(t, done), await provider(t, done)];
  const service = await serviceFor(t, {
    OPENAI_COMPATIBLE_BASE_URL: env.url,
    OPENAI_COMPATIBLE_MODEL: "env-1",
  });
  assert.deepEqual(await engine(service), { active: "byok", provider: "openai_compatible", model: "env-1" });
  const groq = { GROQ_API_KEY: CANARY, GROQ_BASE_URL: own.url, GROQ_MODEL: "own-1" };
  const answer = await set(service, groq);
  assert.deepEqual(await answer.json(), { ok: true, updated: Object.keys(groq), cleared: [] });
  assert.deepEqual(await engine(service), { active: "byok", provider: "groq", model: "own-1" });
  const files = [{ path: "test.sh", content: "grep -q a a.txt\n" }];
  const { events } = await codeRun(service, { task: "write a.txt", files, max_steps: 4 });
  const last = events.at(-1);
  assert.ok(last?.name === "code_receipt" && last.data.ok, JSON.stringify(events.slice(-2)));
  assert.deepEqual([own.requests.length, env.requests.length], [2, 0]);
  assert.equal(own.requests[0]!.headers.authorization, `Bearer ${CANARY}`);
  assert.deepEqual((await keys(service)).providers[0], {
    provider: "groq",
    settings: ["GROQ_API_KEY", "GROQ_MODEL", "GROQ_BASE_URL", "GROQ_CONTEXT_TOKENS", "GROQ_VISION"],
    set: true,
    source: "stored",
    last4: "4a60",
    model: "own-1",
    base_url: own.url,
  });
  const cleared = await set(service, { GROQ_API_KEY: "" });
  assert.deepEqual(await cleared.json(), { ok: true, updated: [], cleared: ["GROQ_API_KEY"] });
  assert.deepEqual(await engine(service), { active: "byok", provider: "openai_compatible", model: "env-1" });
});

test("a key outlives a restart", async (t) => {
  const first = await serviceFor(t);
  await set(first, { MISTRAL_API_KEY: CANARY });
  await first.end("SIGKILL");
  const second = await startService({ dataDir: first.dataDir });
  t.after(() => second.end("SIGKILL"));
  assert.deepEqual((await keys(second)).providers[0]?.provider, "mistral");
});

test("wrong settings are refused by name, all of them at once, and nothing is stored", async (t) => {
  const service = await serviceFor(t);
  const wrong = {
    OPENAI_API_KEY: "two words canary",
    PATH: "/canary",
    SVC_MASTER_KEY: "canary",
    GROQ_BASE_URL: "http://169.254.169.254/canary",
    XAI_BASE_URL: "http://10.0.0.1/canary",
    TOGETHER_BASE_URL: "https://canary:canary@acme.io/",
    MISTRAL_API_KEY: "good-canary",
  };
  const response = await set(service, wrong);
  assert.equal(response.status, 400);
  const body = (await response.json()) as { code: string; errors: { path: string }[] };
  assert.deepEqual(
    body.errors.map(({ path }) => path.replace("keys.", "")),
    Object.keys(wrong).slice(0, -1),
  );
  assert.ok(!JSON.stringify(body).includes("canary"));
  assert.ok((await keys(service)).providers.every((one) => !one.set));
  for (const body of [{}, { keys: {} }, { keys: { OPENAI_API_KEY: 5 } }, { keys: [] }])
    assert.equal((await post(`${service.api}/keys`, body)).status, 400);
});

test("other sites' pages and foreign host names get no access to the keys", async (t) => {
  const service = await serviceFor(t);
  const ask = (headers: Record<string, string>, method = "GET") =>
    fetch(`${service.api}/keys`, { method, headers });
  const foreign = await ask({ origin: "https://evil.example" });
  assert.equal(foreign.status, 403);
  assert.equal(((await foreign.json()) as { code: string }).code, "origin_not_allowed");
  for (const response of [await ask({}), await ask({ origin: "https://evil.example" }, "OPTIONS")])
    assert.equal(response.headers.get("access-control-allow-origin"), null);
  assert.equal((await fetch(`${service.api}/status`)).headers.get("access-control-allow-origin"), "*");
  const { status } = await post(
    `${service.api}/keys`,
    { keys: { OPENAI_API_KEY: "x" } },
    { "sec-fetch-site": "cross-site" },
  );
  assert.equal(status, 403);
});

test("a probe says what is wrong with a key in words that hold nothing of it", async (t) => {
  const faults: Record<string, [object, string]> = {
    m401: [{ status: 401, body: `{"error":{"message":"bad key ${CANARY}"}}` }, "invalid_key"],
    m402: [{ status: 402 }, "no_credit"],
    m403: [{ status: 403 }, "forbidden"],
    m404: [{ status: 404 }, "unknown_model"],
    m429: [{ status: 429 }, "rate_limited"],
    m500: [{ status: 500 }, "failed"],
    m504: [{ status: 504 }, "timeout"],
  };
  const server = await provider(t, ({ model }) =>
    model in faults ? { fault: faults[model]![0] as never } : { text: "ok" },
  );
  const service = await serviceFor(t);
  const probe = async () => {
    const response = await post(`${service.api}/keys/probe`, { provider: "groq" });
    const text = await response.text();
    assert.ok(!text.includes(CANARY), text);
    return { status: response.status, body: JSON.parse(text) as { code: string } };
  };
  assert.deepEqual([(await probe()).status, (await probe()).body.code], [409, "provider_key_not_set"]);
  assert.equal((await post(`${service.api}/keys/probe`, { provider: "acme" })).status, 404);
  await set(service, { GROQ_API_KEY: CANARY, GROQ_BASE_URL: server.url, GROQ_MODEL: "fine" });
  const { ok, model, provider: name } = ProviderProbe.parse((await probe()).body);
  assert.deepEqual([ok, model, name], [true, "fine", "groq"]);
  for (const [model, [, code]] of Object.entries(faults)) {
    await set(service, { GROQ_MODEL: model });
    const probed = ProviderProbe.parse((await probe()).body);
    assert.deepEqual([probed.ok, probed.error?.code], [false, code]);
  }
  assert.equal(server.requests.length, 1 + Object.keys(faults).length, "a probe asks once");
  await set(service, { GROQ_BASE_URL: "http://127.0.0.1:9/v1" });
  assert.equal(ProviderProbe.parse((await probe()).body).error?.code, "unreachable");
});

test("the command line sets a key that it reads from standard input, shows it by its end, tries it out and clears it", async (t) => {
  const facts = { "GET /v1/models": { data: [{ id: "grok-a" }, { id: "grok-b" }] } };
  const server = await provider(t, () => ({ text: "ok" }), facts);
  const service = await serviceFor(t);
  const signet = (args: string[], input = "") => {
    const bin = path.join(import.meta.dirname, "../packages/cli/bin/signet.mjs");
    const child = spawn(process.execPath, [bin, ...args, "--url", service.url], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    child.stdin.end(input);
    return text(child.stdout);
  };
  const given = await signet(["keys", "set", "XAI_API_KEY", `XAI_BASE_URL=${server.url}`], `${CANARY}\n`);
  assert.match(given, /set XAI_BASE_URL, XAI_API_KEY\n.*xai\/grok-latest answers/);
  assert.match(await signet(["keys"]), /✓ xai +…4a60 \(stored\) +grok-latest/);
  assert.match(await signet(["models"]), /xai\/grok-latest answers now/);
  const tried = await signet(["keys", "probe"]);
  assert.match(tried, /xai/);
  const offered = await signet(["models", "xai"]);
  assert.match(offered, /grok-a\n.*grok-b\n\n2 models\ngrok-latest is set and is not among them\n/);
  assert.match(
    await signet(["keys", "clear", "xai"]),
    /cleared XAI_API_KEY, XAI_MODEL, XAI_BASE_URL, XAI_CONTEXT_TOKENS, XAI_VISION\n.*builtin/,
  );
  assert.match(await signet(["keys"]), /No key is set: the built-in engine answers/);
});

test("a key is nowhere but in the provider's own request: not in events, ledger, logs, files or the sandbox", async (t) => {
  const other = "sk-canary-env-77aa66bb55cc44dd";
  const server = await provider(t, (body, index) => {
    if (index === 0)
      return {
        text: `your key is not to be said`,
        calls: [{ name: "bash", input: { command: "env; cat /proc/*/environ; cat /proc/1/cmdline" } }],
      };
    return index === 1
      ? { fault: { status: 400, body: `{"error":{"message":"key ${CANARY} ${other} ${body.model}"}}` } }
      : { fault: { inlineError: { message: `Bearer ${CANARY} ${other}` } } };
  });
  const service = await serviceFor(t, {
    ANTHROPIC_API_KEY: other,
    ANTHROPIC_BASE_URL: server.url,
    SVC_LOG_LEVEL: "debug",
  });
  await set(service, { GROQ_API_KEY: CANARY, GROQ_BASE_URL: server.url, GROQ_MODEL: "m" });
  const { raw } = await codeRun(service, { task: "say the key", max_steps: 3 });
  assert.equal(raw.at(-1)?.name, "code_receipt");
  assert.ok(raw.some(({ name }) => name === "error"));
  const ledger = await (
    await fetch(`${service.api}/code/receipts`, { headers: { accept: "application/x-ndjson" } })
  ).text();
  const listed = await (await fetch(`${service.api}/keys`)).text();
  await service.end();
  const written = readdirSync(service.dataDir, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(service.dataDir, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, "latin1"));
  const places = {
    events: raw.map(({ block }) => block).join(""),
    ledger,
    listed,
    log: service.log(),
    files: written.join(""),
  };
  for (const [place, text] of Object.entries(places))
    for (const secret of [CANARY, other]) assert.ok(!text.includes(secret), `${secret} is in ${place}`);
});
