import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { test } from "node:test";
import type { ModelErrorCode } from "../../../src/modules/models/model-error.ts";
import type { Fault } from "../../support/model-server.ts";
import { createModel, ECHO, failureOf, request, scripted, turnOf } from "./ask.ts";

type Outcome = [fault: Fault, code: ModelErrorCode, retryable: boolean, says: RegExp];

const BROKEN: Outcome[] = [
  ["reset", "model_unavailable", true, /broke before/],
  ["early_end", "model_unavailable", true, /ended before it was finished/],
  ["inline_error", "model_unavailable", true, /broke off/],
  ["stall", "model_timeout", true, /silent for 0\.1 s/],
  ["garbage", "model_unavailable", true, /ended before it was finished/],
  ["huge_line", "model_unavailable", false, /longer than this service accepts/],
  [{ inlineError: { message: ECHO, code: 502 } }, "model_unavailable", true, /failed \(502\)/],
  [{ inlineError: { message: ECHO, code: "context_length_exceeded" } }, "context_too_long", false, /longer/],
  [{ inlineError: ECHO }, "model_unavailable", true, /not a reply of its interface/],
];

test("a reply that breaks off fails by its shape, and calls it had begun are not handed on", async (t) => {
  for (const [fault, code, retryable, says] of BROKEN) {
    const calls = [{ name: "bash", input: { command: "rm -r build" } }];
    const turn = { text: "working", calls, fault };
    const deadlines = { firstPartMs: 20_000, stallMs: fault === "stall" ? 100 : 20_000, turnMs: 60_000 };
    const { server, model } = await scripted(t, [turn, turn], { deadlines });
    const error = await failureOf(model);
    assert.deepEqual([error.code, error.retryable], [code, retryable], JSON.stringify(fault));
    assert.match(error.message, says);
    const { events } = await turnOf(model);
    assert.ok(events.every((event) => event.type === "text"));
    assert.equal(server.requests.length, 2);
  }
});

const context = '{"error":{"code":400,"message":"This model\'s maximum context length is 8192 tokens."}}';
const STATUSES: Outcome[] = [
  [{ status: 400 }, "model_unavailable", false, /400.*OPENAI_COMPATIBLE_MODEL/],
  [{ status: 400, body: context }, "context_too_long", false, /longer than the model can read/],
  [{ status: 401 }, "model_unavailable", false, /refused the key \(401\); check OPENAI_COMPATIBLE_API_KEY$/],
  [{ status: 402 }, "model_unavailable", false, /no credit left/],
  [{ status: 403 }, "model_unavailable", false, /403.*OPENAI_COMPATIBLE_API_KEY/],
  [{ status: 404 }, "model_unavailable", false, /OPENAI_COMPATIBLE_MODEL and OPENAI_COMPATIBLE_BASE_URL/],
  [{ status: 408 }, "model_timeout", true, /408/],
  [{ status: 409 }, "model_unavailable", true, /409/],
  [{ status: 413 }, "context_too_long", false, /longer than the model can read/],
  [{ status: 418 }, "model_unavailable", false, /refused the request \(418\)/],
  [{ status: 422 }, "model_unavailable", false, /422/],
  [{ status: 429 }, "model_unavailable", true, /429/],
  [
    { status: 429, body: `{"error":{"message":"insufficient_quota ${ECHO}"}}` },
    "model_unavailable",
    false,
    /no credit/,
  ],
  [{ status: 500 }, "model_unavailable", true, /failed \(500\)/],
  [{ status: 503 }, "model_unavailable", true, /overloaded or down/],
  [{ status: 504 }, "model_timeout", true, /504/],
  [{ status: 529 }, "model_unavailable", true, /overloaded/],
];

test("each refusal of a provider has a code, says what to do, and gives nothing of the body away", async (t) => {
  for (const [fault, code, retryable, says] of STATUSES) {
    const body = JSON.stringify({ error: { message: ECHO, param: ECHO } });
    const { model } = await scripted(t, [{ fault: { body, ...(fault as object) } as Fault }]);
    const error = await failureOf(model);
    assert.deepEqual([error.code, error.retryable], [code, retryable], error.message);
    assert.match(error.message, says);
  }
});

test("what the provider asks to wait is read in every form it comes in", async (t) => {
  const date = "Wed, 21 Oct 2026 07:28:00 GMT";
  const cases: [Record<string, string>, number | undefined][] = [
    [{ "retry-after": "7" }, 7],
    [{ "retry-after": "7", "retry-after-ms": "1500" }, 1.5],
    [{ "retry-after": "Wed, 21 Oct 2026 07:28:40 GMT", date }, 40],
    [{ "retry-after": "Wed, 21 Oct 2026 07:27:00 GMT", date }, undefined],
    [{ "retry-after": "soon" }, undefined],
    [{}, undefined],
  ];
  for (const [headers, seconds] of cases) {
    const { model } = await scripted(t, [{ fault: { status: 429, headers } }]);
    assert.equal((await failureOf(model)).retryAfterSeconds, seconds, JSON.stringify(headers));
  }
});

test("a redirect is not followed: prompt and key stay with the configured address", async (t) => {
  const { server: other } = await scripted(t, [{ text: "caught" }]);
  const headers = { location: `${other.url}/chat/completions` };
  for (const status of [301, 302, 307, 308]) {
    const { model } = await scripted(t, [{ fault: { status, headers } }]);
    const error = await failureOf(model);
    assert.equal(error.retryable, false);
    assert.match(error.message, /redirects.*OPENAI_COMPATIBLE_BASE_URL/);
  }
  assert.equal(other.requests.length, 0);
});

test("a web page at the base URL is named as what it is", async (t) => {
  const fault = { status: 200, headers: { "content-type": "text/html" }, body: `<html>${ECHO}</html>` };
  const { model } = await scripted(t, [{ fault }]);
  assert.match((await failureOf(model)).message, /web page.*OPENAI_COMPATIBLE_BASE_URL.*\/v1/);
});

test("a provider that cannot be reached is named as that", async (t) => {
  const { server, model } = await scripted(t, []);
  await server.close();
  const error = await failureOf(model);
  assert.deepEqual([error.code, error.retryable], ["model_unavailable", true]);
  assert.match(error.message, /could not be reached; check OPENAI_COMPATIBLE_BASE_URL/);
});

test("a provider that ends the connection before it answers is not told as out of reach", async (t) => {
  const server = createServer((socket) => {
    socket.once("data", () => socket.destroy());
  }).listen(0, "127.0.0.1");
  t.after(() => server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const error = await failureOf(createModel({ baseUrl: `http://127.0.0.1:${port}/v1` }));
  assert.deepEqual([error.code, error.retryable], ["model_unavailable", true]);
  assert.match(error.message, /the connection to the provider broke/);
});

test("a finish by the content filter, or by a reason nobody knows, is no success", async (t) => {
  const { model } = await scripted(t, [
    { text: "a", finish: "content_filter" },
    { text: "a", finish: "insufficient_system_resource" },
    { calls: [{ name: "bash", input: {} }], finish: "error" },
  ]);
  const [filtered, unknown, error] = [await failureOf(model), await failureOf(model), await failureOf(model)];
  assert.deepEqual([filtered.retryable, unknown.retryable, error.retryable], [false, true, true]);
  assert.match(filtered.message, /content filter/);
});

/** A provider that sends `chunk` again and again, 128 MiB in all. Counts what was read of it. */
function endless(chunk: string, status = 200) {
  const bytes = new TextEncoder().encode(chunk);
  const seen = { bytes: 0, cancelled: false };
  const body = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        seen.bytes += bytes.length;
        if (seen.bytes > 128 * 1024 * 1024) return controller.close();
        controller.enqueue(bytes.slice());
      },
      cancel() {
        seen.cancelled = true;
      },
    });
  const headers = { "content-type": "text/event-stream" };
  return { seen, fetch: async () => new Response(body(), { status, headers }) };
}

test(
  "an endless line, body, text or error is read to a bound and no further",
  { timeout: 60_000 },
  async () => {
    const MiB = 1024 * 1024;
    const text = JSON.stringify({ choices: [{ index: 0, delta: { content: "x".repeat(60_000) } }] });
    const cases: [chunk: string, status: number, maxBytes: number, says: RegExp][] = [
      ["x".repeat(64 * 1024), 200, 5 * MiB, /longer than this service accepts/],
      [`: ${"x".repeat(64 * 1024)}\n`, 200, 66 * MiB, /longer than this service accepts/],
      [`data: ${text}\n\n`, 200, 10 * MiB, /longer than this service accepts/],
      ["x".repeat(64 * 1024), 500, MiB, /failed \(500\)/],
    ];
    for (const [chunk, status, maxBytes, says] of cases) {
      const { seen, fetch } = endless(chunk, status);
      const error = await failureOf(createModel({ fetch }));
      assert.match(error.message, says);
      while (!seen.cancelled) await new Promise(setImmediate);
      assert.ok(seen.bytes <= maxBytes, `${seen.bytes} bytes read`);
    }
  },
);

test("a request that is asked for nothing more leaves no socket open", { timeout: 20_000 }, async (t) => {
  const { server, model } = await scripted(t, [{ text: "a", fault: "stall" }]);
  for await (const event of model.stream(request, new AbortController().signal))
    if (event.type === "text") break;
  await server.requests[0]!.clientLeft;
});

test(
  "an abort closes the upstream socket at once and throws the signal's reason",
  { timeout: 20_000 },
  async (t) => {
    const asked = Promise.withResolvers<void>();
    const { server, model } = await scripted(t, (_, index) => {
      asked.resolve();
      return index === 0 ? { text: "a", fault: "stall" } : { fault: "silent" };
    });
    const whileStreaming = new AbortController();
    const reason = new Error("stopped by the test");
    await assert.rejects(async () => {
      for await (const event of model.stream(request, whileStreaming.signal))
        if (event.type === "text") whileStreaming.abort(reason);
    }, reason);
    await server.requests[0]!.clientLeft;

    const whileWaiting = new AbortController();
    const turn = turnOf(model, whileWaiting.signal);
    while (server.requests.length < 2) await new Promise(setImmediate);
    whileWaiting.abort(reason);
    assert.equal((await turn).thrown, reason);
    await server.requests[1]!.clientLeft;

    assert.equal((await turnOf(model, AbortSignal.abort(reason))).thrown, reason);
    assert.equal(server.requests.length, 2);
  },
);

test("an abort is heard although the rest of the reply is already here", async (t) => {
  const { model } = await scripted(t, [{ text: "abcdef", pieces: 6, distinct: true }]);
  const abort = new AbortController();
  const texts: string[] = [];
  await assert.rejects(
    async () => {
      for await (const event of model.stream(request, abort.signal)) {
        if (event.type === "text") texts.push(event.text);
        abort.abort(new Error("enough"));
      }
    },
    { message: "enough" },
  );
  assert.deepEqual(texts, ["a"]);
});
