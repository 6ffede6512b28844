import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { rmSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { after, before, test, type TestContext } from "node:test";
import { createClient } from "@signet/client";
import { ProviderKeyList, type ServerPlace } from "@signet/contract";
import { LeftQuestion } from "../packages/cli/src/init/choose.ts";
import { findServers } from "../packages/cli/src/init/find-servers.ts";
import type { Wish } from "../packages/cli/src/init/parts.ts";
import { setUpModel } from "../packages/cli/src/init/set-up-model.ts";
import type { Terminal } from "../packages/cli/src/terminal.ts";
import { type Script, startModelServer } from "../packages/server/test/support/model-server.ts";
import { type Service, startService } from "./support/service.ts";

const KEY = "sk-canary-0123456789abcdef";
const CALLS: Script = () => ({ calls: [{ name: "ready", input: {} }] });
const NOTHING: Wish = { provider: null, baseUrl: null, apiKey: null, model: null, force: false };

async function modelServer(t: TestContext, models: string[], script: Script = CALLS) {
  const facts = { "GET /v1/models": { data: models.map((id) => ({ id })) } };
  const server = await startModelServer(script, facts);
  t.after(() => server.close());
  return server;
}

const at = (label: string, baseUrl: string): ServerPlace => ({ label, baseUrl, load: `load ${label}` });

interface Setting {
  env?: Record<string, string>;
  places?: ServerPlace[];
  /** What a person types at each question; without it nobody is asked. */
  typed?: string[];
  /** What a person types as a key. */
  key?: string;
  url?: string;
}

/** Runs the set-up against a service; `said` is what a person reads. */
async function init(service: Pick<Service, "url">, wish: Partial<Wish>, setting: Setting = {}) {
  const said: string[] = [];
  const typed = setting.typed?.[Symbol.iterator]();
  const say = (text: string) => void said.push(text);
  const terminal = {
    look: { columns: 100, paint: (_: unknown, text: string) => text },
    live: false,
    out: say,
    err: say,
    ...(typed
      ? {
          prompt: async (question: string) => {
            say(question);
            const { value } = typed.next();
            return value === undefined ? { left: "ended" as const } : { text: value };
          },
          ask: async (question: string) => (say(question), setting.key ?? ""),
        }
      : {}),
  } as unknown as Terminal;
  const code = await setUpModel(
    { ...NOTHING, ...wish },
    {
      terminal,
      client: createClient({ baseUrl: service.url }),
      serviceUrl: setting.url ?? service.url,
      env: setting.env ?? {},
      findServers: () => findServers(setting.places ?? []),
    },
  );
  return { code, said: said.join("\n") };
}

const keysOf = async ({ api }: Service) =>
  ProviderKeyList.parse(await (await fetch(`${api}/keys`)).json()).providers.filter(({ set }) => set);

let running: Service;
before(async () => {
  running = await startService();
});
after(async () => {
  await running.end("SIGKILL");
  rmSync(running.dataDir, { recursive: true, force: true });
});

/** The service of all tests, with nothing set. */
async function emptyService(): Promise<Service> {
  const names = (await keysOf(running)).flatMap(({ settings }) => settings);
  const client = createClient({ baseUrl: running.url });
  if (names.length > 0) await client.setProviderKeys(Object.fromEntries(names.map((name) => [name, ""])));
  return running;
}

test("the only server of the machine with one model is tried and set, and the next time nothing changes", async (t) => {
  const service = await emptyService();
  const model = await modelServer(t, ["coder"]);
  const places = [at("Ollama", model.url), at("vLLM", "http://127.0.0.1:9/v1")];
  const first = await init(service, {}, { places });
  assert.equal(first.code, 0, first.said);
  assert.match(
    first.said,
    /found Ollama at .*\ntrying openai_compatible\/coder .*\n✓ openai_compatible +coder/,
  );
  assert.match(
    first.said,
    /✓ set OPENAI_COMPATIBLE_BASE_URL, OPENAI_COMPATIBLE_MODEL\n.*openai_compatible\/coder answers/,
  );
  const again = await init(service, {}, { places });
  assert.equal(again.code, 0);
  assert.match(
    again.said,
    /coder answers now\n {2}set: openai_compatible {2}coder {2}at .*\n✓ kept openai_compatible\/coder/,
  );
  assert.equal(model.requests.length, 1, "what is kept is not tried again");
  const [set, ...others] = await keysOf(service);
  assert.deepEqual([set!.model, set!.base_url, others.length], ["coder", model.url, 0]);
});

test("on a terminal a person chooses the server and the model, by number or by name", async (t) => {
  const service = await emptyService();
  const one = await modelServer(t, ["a"]);
  const two = await modelServer(t, ["b", "c"]);
  const places = [at("Ollama", one.url), at("llama.cpp", two.url)];
  const env = { GROQ_API_KEY: KEY };
  const chosen = await init(service, {}, { places, env, typed: ["9", "2", "x y", "c"] });
  assert.equal(chosen.code, 0, chosen.said);
  assert.match(chosen.said, / 1 {2}Ollama at .*\n +2 {2}llama.cpp at .*\n +3 {2}Groq, with GROQ_API_KEY/);
  assert.match(chosen.said, /type a number from 1 to 3\n[\s\S]*type a number from 1 to 2, or a name\n/);
  assert.equal((await keysOf(service))[0]!.model, "c");

  const kept = await init(service, {}, { places, env, typed: [""] });
  assert.match(kept.said, / 1 {2}keep openai_compatible\/c\n[\s\S]*nothing was changed/);
  const moved = await init(service, {}, { places, env, typed: ["2"] });
  assert.equal(moved.code, 0, moved.said);
  assert.deepEqual([(await keysOf(service))[0]!.model, (await keysOf(service))[0]!.base_url], ["a", one.url]);
  await assert.rejects(init(service, {}, { places, typed: [] }), LeftQuestion);

  await emptyService();
  await assert.rejects(
    init(service, {}, { places }),
    /several could answer: Ollama at .*; llama.cpp at .*--provider/,
  );
  await assert.rejects(init(service, { model: "d" }, { places }), /nothing that was found offers d/);
  assert.equal((await init(service, { model: "c" }, { places })).code, 0, "only one offers it");
  assert.equal((await keysOf(service))[0]!.base_url, two.url);
});

test("what failed its trial is not set: each failure says what to do, and --force sets it all the same", async (t) => {
  const service = await emptyService();
  const mute = await modelServer(t, ["m"], () => ({ text: "I am ready." }));
  const refusing = await modelServer(t, ["m"], () => ({
    fault: { status: 401, body: `{"error":"${KEY}"}` },
  }));
  const failures: [string, RegExp][] = [
    [mute.url, /made no tool call[\s\S]*nothing was set: this model calls no tools/],
    [refusing.url, /nothing was set: the key is not accepted/],
    ["http://127.0.0.1:9/v1", /nothing was set: nothing answers at the address/],
  ];
  for (const [baseUrl, says] of failures) {
    const wish = { provider: "groq", baseUrl, model: "m", apiKey: KEY } as const;
    const { code, said } = await init(service, wish);
    assert.equal(code, 1, said);
    assert.match(said, says);
    assert.ok(!said.includes(KEY));
  }
  assert.deepEqual(await keysOf(service), []);
  const forced = await init(service, {
    provider: "groq",
    baseUrl: mute.url,
    model: "m",
    apiKey: KEY,
    force: true,
  });
  assert.equal(forced.code, 0);
  const [groq] = await keysOf(service);
  assert.deepEqual([groq!.provider, groq!.model, groq!.last4], ["groq", "m", "cdef"]);
});

test("a key is only used at the address that is named with it", async (t) => {
  const service = await emptyService();
  const first = await modelServer(t, ["m"]);
  const second = await modelServer(t, ["n"]);
  const env = { OPENAI_COMPATIBLE_API_KEY: KEY, OPENAI_COMPATIBLE_BASE_URL: `${first.url}/` };
  assert.equal((await init(service, {}, { env })).code, 0);
  assert.equal(first.requests[0]!.headers.authorization, `Bearer ${KEY}`);
  const moved = { provider: "openai_compatible", baseUrl: second.url } as const;
  assert.equal((await init(service, moved, { env })).code, 0);
  assert.equal(second.requests.length, 1);
  const heard = [...second.requests.map(({ headers }) => headers.authorization), ...second.asked];
  assert.ok(!JSON.stringify(heard).includes(KEY), "neither the stored key nor the environment's");
  assert.equal((await keysOf(service))[0]!.last4, null, "and it is not stored for that address either");

  const typed = { provider: "groq", baseUrl: first.url, model: "m" } as const;
  await assert.rejects(init(service, typed), /no key: set GROQ_API_KEY in the environment/);
  const given = await init(service, typed, { typed: [], key: KEY });
  assert.match(given.said, /Key of Groq: \n/);
  assert.equal(given.code, 0, given.said);
  const same = await init(service, { provider: "groq", model: "m" });
  assert.match(same.said, /kept groq\/m/, "the stored key stays in use where it was");
});

test("an address without its path is completed where models are listed below it", async (t) => {
  const service = await emptyService();
  const model = await modelServer(t, ["m", "n"]);
  const baseUrl = model.url.replace(/\/v1$/, "");
  const wish = { provider: "openai_compatible", baseUrl } as const;
  await assert.rejects(init(service, wish), /it offers 2 models; name one with --model: m, n/);
  assert.equal((await init(service, { ...wish, model: "n" })).code, 0);
  assert.equal((await keysOf(service))[0]!.base_url, model.url);
});

test("where nothing is found, three lines say what to do, and that it works without", async () => {
  const service = await emptyService();
  const { code, said } = await init(service, {}, { places: [at("Ollama", "http://127.0.0.1:9/v1")] });
  assert.equal(code, 1);
  assert.equal(said.split("\n").length, 4);
  assert.match(said, /ollama serve[\s\S]*--provider anthropic[\s\S]*built-in engine answers without a model/);
});

test("without a service it says what was found, and how to start with it, without the key", async (t) => {
  const model = await modelServer(t, ["it's"]);
  const nobody = { url: "http://127.0.0.1:9" };
  const found = await init(nobody, {}, { places: [at("Ollama", model.url)] });
  assert.equal(found.code, 3);
  assert.match(
    found.said,
    /found Ollama at .*: it's\n.*nothing was tried or set, because no service answers/,
  );
  assert.match(
    found.said,
    /OPENAI_COMPATIBLE_BASE_URL='http:.*' OPENAI_COMPATIBLE_MODEL='it'\\''s' signet serve/,
  );
  const env = { GROQ_API_KEY: KEY, GROQ_MODEL: "g" };
  const named = await init(nobody, {}, { env });
  assert.match(
    named.said,
    /found Groq, with GROQ_API_KEY[\s\S]*with the model: GROQ_MODEL='g' signet serve$/,
  );
  assert.ok(!named.said.includes(KEY));
  assert.equal((await init(nobody, {}, { places: [] })).code, 3);
});

test("the search takes only what answers like a model server, within limits, and sends no key", async (t) => {
  const answers: Record<string, string> = {
    "/list/models": JSON.stringify({
      data: [{ id: "m" }, { id: "two words" }, { id: "\u001b[2J" }, {}, null],
    }),
    "/none/models": JSON.stringify({ object: "list", data: null }),
    "/page/models": "<html></html>",
    "/other/models": JSON.stringify({ models: 3 }),
    "/huge/models": JSON.stringify({ data: [{ id: "m" }], pad: "x".repeat(300_000) }),
  };
  const headers: string[] = [];
  const server = createServer((request, response) => {
    headers.push(JSON.stringify(request.headers));
    const body = answers[request.url!];
    if (request.url === "/locked/models") response.writeHead(401);
    else if (request.url === "/away/models") response.writeHead(302, { location: "/list/models" });
    else if (body === undefined) response.writeHead(404);
    response.end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => (server.closeAllConnections(), server.close()));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const names = ["list", "none", "locked", "page", "other", "huge", "away", "missing"];
  const found = await findServers(names.map((name) => at(name, `${base}/${name}`)));
  assert.deepEqual(
    found.map(({ label, models, locked }) => [label, models, locked]),
    [
      ["list", ["m"], false],
      ["none", [], false],
      ["locked", [], true],
    ],
  );
  assert.ok(headers.every((one) => !/authorization|api-key/i.test(one)));
  const service = { url: "http://127.0.0.1:9" };
  const places = ["none", "locked"].map((name) => at(name, `${base}/${name}`));
  const { said } = await init(service, {}, { places });
  assert.match(
    said,
    /none runs at .* has no model; give it one, as in: load none\nlocked runs at .*--key-stdin/,
  );
  const asked = headers.length;
  await init(service, {}, { places, url: "http://192.0.2.1:8787" });
  assert.equal(headers.length, asked, "for a service elsewhere this machine's loopback is not searched");
});

test("the command reads a key from standard input and shows it nowhere", async (t) => {
  const service = await emptyService();
  const model = await modelServer(t, ["m"]);
  const bin = path.join(import.meta.dirname, "../packages/cli/bin/signet.mjs");
  const signet = async (args: string[], input = "") => {
    const child = spawn(process.execPath, [bin, "init", ...args, "--url", service.url], { stdio: "pipe" });
    child.stdin.end(input);
    const ended = once(child, "exit");
    const said = (await Promise.all([text(child.stdout), text(child.stderr)])).join("");
    return { said, code: (await ended)[0] as number };
  };
  const args = ["--provider", "groq", "--base-url", model.url, "--model", "m", "--key-stdin"];
  const done = await signet(args, `${KEY}\n`);
  assert.equal(done.code, 0, done.said);
  assert.match(done.said, /set GROQ_API_KEY, GROQ_BASE_URL, GROQ_MODEL\n/);
  assert.ok(!done.said.includes(KEY));
  assert.equal(model.requests[0]!.headers.authorization, `Bearer ${KEY}`);
  const wrong: [string[], RegExp][] = [
    [["--key-stdin"], /whose key is it/],
    [["--provider", "acme"], /there is no provider acme; there are anthropic/],
    [["--base-url", "ftp://x"], /must be an http or https address/],
    [args, /no key came from standard input/],
    [["--provider", "openai_compatible"], /name the address of the server with --base-url/],
  ];
  for (const [options, says] of wrong) {
    const { code, said } = await signet(options);
    assert.equal(code, 2);
    assert.match(said, says);
  }
});
