import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { PROVIDERS } from "@signet/contract";
import { ModelError } from "../../../src/modules/models/model-error.ts";
import type { ProxyFault } from "../../support/provider-mock.ts";
import { KEY, PROMPT, turnOf } from "./ask.ts";
import { asking, modelOf, type Name, NAMES, provider } from "./provider-rig.ts";

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
