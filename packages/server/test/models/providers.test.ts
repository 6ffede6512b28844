import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { after, before, test } from "node:test";
import { inspect } from "node:util";
import { PROVIDER_IDS, PROVIDERS } from "@signet/contract";
import { type Message, ModelError, type ModelEvent, type ModelRequest } from "../../src/models/port.ts";
import { createProviderModel, type ProviderChoice } from "../../src/models/provider.ts";
import { startProviderMock, type ProxyFault } from "../support/provider-mock.ts";
import { KEY, PROMPT, request, turnOf } from "./ask.ts";

type Name = ProviderChoice["provider"];
const NAMES: Name[] = [...PROVIDER_IDS, "gateway"];
const HOSTS: Partial<Record<Name, string>> = {
  anthropic: "api.anthropic.com",
  openai: "api.openai.com",
  groq: "api.groq.com",
  gemini: "generativelanguage.googleapis.com",
  deepseek: "api.deepseek.com",
  mistral: "api.mistral.ai",
  xai: "api.x.ai",
  fireworks: "api.fireworks.ai",
  openrouter: "openrouter.ai",
  together: "api.together.xyz",
};

let provider: Awaited<ReturnType<typeof startProviderMock>>;
before(async () => {
  provider = await startProviderMock();
  const call = (id: string, command: string) => ({
    id,
    name: "bash",
    arguments: JSON.stringify({ command }),
  });
  provider.mock
    .onToolResult("c1", { content: "Both are done." })
    .onMessage("blue heron", { content: "Hello from the mock." })
    .onMessage("one call", { toolCalls: [call("c1", "ls")] })
    .onMessage("two calls", { toolCalls: [call("c1", "ls"), call("c2", "pwd")] })
    .onMessage("think first", {
      toolCalls: [call("c1", "ls")],
      reasoning: "A thought of its own.",
      reasoningSignature: "c2lnbmF0dXJl",
    })
    .onMessage("slowly", { content: "x ".repeat(200) }, { latency: 20, chunkSize: 4 });
});
after(() => provider.close());

function modelOf(name: Name, over: Partial<ProviderChoice> = {}, stallMs = 20_000) {
  const own = HOSTS[name] !== undefined;
  const choice: ProviderChoice = {
    provider: name,
    engine: name === "gateway" ? "gateway" : "byok",
    settings: name === "gateway" ? "SVC_GATEWAY" : PROVIDERS[name].prefix,
    apiKey: KEY,
    baseUrl: own ? null : `${provider.url}/v1`,
    model: name === "gateway" ? "mock-1" : (PROVIDERS[name].defaultModel ?? "mock-1"),
    trust: own ? "public" : "operator",
    ...over,
  };
  const deadlines = { firstPartMs: stallMs, stallMs, turnMs: 60_000 };
  return createProviderModel(choice, { deadlines, fetchFor: () => provider.fetch });
}

const asking = (text: string, more: Message[] = []): ModelRequest => ({
  ...request,
  messages: [{ role: "user", text }, ...more],
});
const textOf = (events: ModelEvent[]) =>
  events.map((event) => (event.type === "text" ? event.text : "")).join("");
const callsOf = (events: ModelEvent[]) =>
  events.flatMap((event) => (event.type === "call" ? event.call : []));

test("each provider is asked at its own address, and its text, calls and results go both ways", async (t) => {
  for (const name of NAMES)
    await t.test(name, async () => {
      provider.seen.length = 0;
      const model = modelOf(name);
      const { events, thrown } = await turnOf(model);
      assert.equal(thrown, undefined, inspect(thrown));
      assert.equal(textOf(events), "Hello from the mock.");
      const end = events.at(-1)!;
      assert.ok(end.type === "end" && end.reason === "stop", inspect(end));
      assert.ok(end.usage.input_tokens > 0 && end.usage.output_tokens > 0, "usage is told or estimated");
      const { headers } = provider.seen[0]!;
      if (HOSTS[name]) assert.equal(headers["x-meant-for"], HOSTS[name]);
      assert.ok(JSON.stringify(headers).includes(KEY), "the key goes along");

      for (const [words, ids] of [
        ["one call", ["c1"]],
        ["two calls", ["c1", "c2"]],
      ] as const) {
        const turn = await turnOf(model, undefined, asking(words));
        const calls = callsOf(turn.events);
        assert.deepEqual(
          calls.map(({ name: tool, input }) => [tool, JSON.parse(input)]),
          [
            ["bash", { command: "ls" }],
            ["bash", { command: "pwd" }],
          ].slice(0, ids.length),
        );
        assert.equal(new Set(calls.map(({ id }) => id)).size, ids.length);
        const last = turn.events.at(-1)!;
        assert.ok(last.type === "end" && last.reason === "tool_calls");
        const trace = last.trace ? { trace: last.trace } : {};
        const { events: answered, thrown: refused } = await turnOf(
          model,
          undefined,
          asking(words, [
            { role: "assistant", text: "", calls, ...trace },
            ...calls.map(({ id }) => ({ role: "tool" as const, callId: id, name: "bash", text: "fine" })),
          ]),
        );
        assert.equal(refused, undefined, inspect(refused));
        assert.equal(answered.at(-1)?.type, "end");
      }
    });
});

const OVERLOADED: Partial<Record<Name, string>> = {
  anthropic:
    'event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"upstream says"}}',
  openai:
    'event: error\ndata: {"type":"error","sequence_number":9,"error":{"type":"server_error","code":"server_is_overloaded","message":"upstream says","param":null}}',
  xai: 'event: error\ndata: {"type":"error","code":"503","message":"upstream says","param":null}',
  gemini: 'data: {"error":{"code":503,"message":"upstream says","status":"UNAVAILABLE"}}',
};
const CHAT_OVERLOADED = 'data: {"error":{"message":"upstream says","code":503}}';

type Case = [
  name: string,
  fault: ProxyFault,
  code: string,
  retryable: boolean,
  reason: string,
  more?: { retryAfter?: number },
];
const echo = JSON.stringify({ error: { message: `upstream says ${KEY} ${PROMPT}`, type: "x", code: "x" } });
const refusal = (status: number, headers: Record<string, string> = {}): ProxyFault => ({
  status,
  headers,
  body: echo,
});
const CASES: Case[] = [
  ["401", refusal(401), "model_unavailable", false, "invalid_key"],
  ["402", refusal(402), "model_unavailable", false, "no_credit"],
  ["404", refusal(404), "model_unavailable", false, "unknown_model"],
  [
    "429 with retry-after",
    refusal(429, { "retry-after": "7" }),
    "model_unavailable",
    true,
    "rate_limited",
    { retryAfter: 7 },
  ],
  ["429 without", refusal(429), "model_unavailable", true, "rate_limited"],
  ["500", refusal(500), "model_unavailable", true, "failed"],
  ["503", refusal(503), "model_unavailable", true, "failed"],
  ["529", refusal(529), "model_unavailable", true, "failed"],
  ["a redirect", refusal(307, { location: "http://127.0.0.1:9/" }), "model_unavailable", false, "failed"],
  ["reset", "reset", "model_unavailable", true, "failed"],
  ["early end", "early_end", "model_unavailable", true, "failed"],
  ["stall", "stall", "model_timeout", true, "timeout"],
  ["garbage", "garbage", "model_unavailable", true, "failed"],
  ["a 10 MB line", "huge_line", "model_unavailable", false, "failed"],
];

test("each fault of each provider has the same name, gives nothing away and leaves no half call", async (t) => {
  t.after(() => {
    provider.state.fault = undefined;
  });
  for (const name of NAMES)
    await t.test(name, async () => {
      const inline = OVERLOADED[name] ?? CHAT_OVERLOADED;
      const cases: Case[] = [...CASES, ["an error inside", { inline }, "model_unavailable", true, "failed"]];
      for (const [what, fault, code, retryable, reason, { retryAfter } = {}] of cases) {
        provider.state.fault = fault;
        const model = modelOf(name, {}, fault === "stall" ? 150 : 20_000);
        const { events, thrown } = await turnOf(model, undefined, asking(`two calls, ${PROMPT}`));
        assert.ok(thrown instanceof ModelError, `${what}: ${inspect(thrown)} ${inspect(events)}`);
        assert.deepEqual(
          [thrown.code, thrown.retryable, thrown.reason],
          [code, retryable, reason],
          `${what}: ${thrown.message}`,
        );
        assert.equal(thrown.retryAfterSeconds, retryAfter, what);
        const shown = inspect(thrown, { depth: 9, showHidden: true });
        for (const secret of [KEY, PROMPT, "upstream says"])
          assert.ok(!shown.includes(secret), `${what}: ${shown}`);
        assert.ok(
          events.every(({ type }) => type === "text"),
          what,
        );
        if (reason === "invalid_key")
          assert.match(
            thrown.message,
            new RegExp(`${name === "gateway" ? "SVC_GATEWAY" : PROVIDERS[name].prefix}_API_KEY`),
          );
      }
    });
});

test("a conversation that is too long is known by what each provider says of it", async (t) => {
  t.after(() => {
    provider.state.fault = undefined;
  });
  const said: [Name, number, object][] = [
    [
      "anthropic",
      400,
      {
        type: "error",
        error: {
          type: "invalid_request_error",
          message: "prompt is too long: 214000 tokens > 200000 maximum",
        },
      },
    ],
    [
      "openai",
      400,
      {
        error: {
          message: "Your input exceeds the context window of this model.",
          code: "context_length_exceeded",
          type: "invalid_request_error",
        },
      },
    ],
    [
      "gemini",
      400,
      {
        error: {
          code: 400,
          message: "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).",
          status: "INVALID_ARGUMENT",
        },
      },
    ],
    [
      "groq",
      400,
      {
        error: {
          message: "Please reduce the length of the messages or completion.",
          type: "invalid_request_error",
          code: "context_length_exceeded",
        },
      },
    ],
    [
      "deepseek",
      400,
      {
        error: {
          message: "This model's maximum context length is 65536 tokens.",
          type: "invalid_request_error",
        },
      },
    ],
    [
      "mistral",
      400,
      {
        object: "error",
        message: "Prompt contains 40000 tokens, too large for model with 32768 maximum context length",
        type: "invalid_request",
      },
    ],
    [
      "xai",
      400,
      {
        code: "invalid",
        error: "This model's maximum prompt length is 131072 but the request contains 200000 tokens.",
      },
    ],
    [
      "fireworks",
      400,
      { error: { message: "The prompt is too long: 140000, model maximum context length: 131071" } },
    ],
    [
      "openrouter",
      400,
      { error: { message: "This endpoint's maximum context length is 128000 tokens.", code: 400 } },
    ],
    ["together", 422, { error: { message: "`inputs` tokens + `max_new_tokens` must be <= 8193." } }],
  ];
  for (const [name, status, body] of said) {
    provider.state.fault = { status, body: JSON.stringify(body) };
    const { thrown } = await turnOf(modelOf(name));
    assert.ok(thrown instanceof ModelError);
    assert.equal(thrown.code, "context_too_long", `${name}: ${thrown.message}`);
  }
});

test("keys and money are recognised where a provider tells of them under another status", async (t) => {
  t.after(() => {
    provider.state.fault = undefined;
  });
  const said: [Name, number, object, string][] = [
    [
      "gemini",
      400,
      {
        error: {
          code: 400,
          message: "API key not valid. Please pass a valid API key.",
          status: "INVALID_ARGUMENT",
        },
      },
      "invalid_key",
    ],
    [
      "anthropic",
      400,
      { type: "error", error: { type: "invalid_request_error", message: "Your credit balance is too low" } },
      "no_credit",
    ],
    [
      "openai",
      429,
      {
        error: {
          message: "You exceeded your current quota",
          type: "insufficient_quota",
          code: "insufficient_quota",
        },
      },
      "no_credit",
    ],
  ];
  for (const [name, status, body, reason] of said) {
    provider.state.fault = { status, body: JSON.stringify(body) };
    const { thrown } = await turnOf(modelOf(name));
    assert.ok(thrown instanceof ModelError);
    assert.deepEqual([thrown.reason, thrown.retryable], [reason, false], name);
  }
});

test("an abort closes the provider's socket at once, before and after the first word", async (t) => {
  for (const name of NAMES)
    await t.test(name, async () => {
      for (const words of ["silent", "slowly"]) {
        provider.state.fault = words === "silent" ? "silent" : undefined;
        provider.seen.length = 0;
        const stop = new AbortController();
        const turn = (async () => {
          for await (const _ of modelOf(name).stream(asking(words), stop.signal))
            stop.abort(new Error("enough"));
        })();
        turn.catch(() => undefined);
        while (provider.seen.length === 0) await new Promise(setImmediate);
        if (words === "silent") stop.abort(new Error("enough"));
        await assert.rejects(turn, /enough/);
        const started = performance.now();
        await provider.seen[0]!.left;
        assert.ok(performance.now() - started < 100, `${words}: ${performance.now() - started} ms`);
      }
      provider.state.fault = undefined;
    });
});

test("thoughts and their signatures go back to the model that had them, and to no other", async () => {
  const first = await turnOf(modelOf("anthropic"), undefined, asking("think first"));
  const end = first.events.at(-1)!;
  assert.ok(end.type === "end" && end.trace, inspect(end));
  assert.ok(!textOf(first.events).includes("thought"), "thoughts are not shown as text");
  const [call] = callsOf(first.events);
  const answer: Message[] = [
    {
      role: "assistant",
      text: "",
      calls: [call!],
      trace: JSON.parse(JSON.stringify(end.trace)) as typeof end.trace,
    },
    { role: "tool", callId: call!.id, name: "bash", text: "fine" },
  ];
  const sentBy = async (name: Name, over: Partial<ProviderChoice> = {}) => {
    provider.seen.length = 0;
    await turnOf(modelOf(name, over), undefined, asking("think first", answer));
    return JSON.stringify(provider.seen[0]!.body);
  };
  assert.match(await sentBy("anthropic"), /"signature":"c2lnbmF0dXJl"/);
  for (const other of [
    await sentBy("anthropic", { model: "claude-opus-5-5" }),
    await sentBy("groq"),
    await sentBy("openai"),
  ])
    assert.ok(!other.includes("c2lnbmF0dXJl") && !other.includes("A thought"), other);
});

test("what a provider may keep of a conversation is marked, and nothing is stored where that can be said", async () => {
  const bodyOf = async (name: Name, over: Partial<ProviderChoice> = {}) => {
    provider.seen.length = 0;
    await turnOf(modelOf(name, over), undefined, { ...asking(PROMPT), cacheKey: "run_1" });
    return provider.seen[0]!;
  };
  const { body: anthropic } = await bodyOf("anthropic");
  assert.match(JSON.stringify(anthropic["system"]), /"cache_control":\{"type":"ephemeral"\}/);
  assert.match(JSON.stringify(anthropic["messages"]), /"cache_control":\{"type":"ephemeral"\}/);
  const { body: openai, path: where } = await bodyOf("openai");
  assert.equal(where, "/v1/responses");
  assert.deepEqual([openai["store"], openai["prompt_cache_key"]], [false, "run_1"]);
  assert.match(JSON.stringify(openai["include"] ?? []), /reasoning\.encrypted_content/);
  const { path: compatible } = await bodyOf("openai", { baseUrl: `${provider.url}/v1`, trust: "operator" });
  assert.equal(compatible, "/v1/chat/completions");
  const { body: routed } = await bodyOf("openrouter", { model: "anthropic/claude-sonnet-5-5" });
  assert.match(JSON.stringify(routed["messages"]), /"cache_control":\{"type":"ephemeral"\}/);
  assert.deepEqual(routed["usage"], { include: true });
});

test("no provider's package is loaded before it is asked", () => {
  const source = `import { registerHooks } from "node:module";
    const loaded = [];
    registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
    await import(${JSON.stringify(path.join(import.meta.dirname, "../../src/models/resolve.ts"))});
    console.log(JSON.stringify(loaded.filter((url) => /@ai-sdk\\/(?!provider\\/)|@openrouter/.test(url))));`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", source], {
    encoding: "utf8",
  });
  assert.equal(stdout.trim(), "[]", stderr);
});
