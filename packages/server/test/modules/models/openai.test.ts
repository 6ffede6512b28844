import assert from "node:assert/strict";
import { test } from "node:test";
import { request, scripted, turnOf } from "./ask.ts";

test("a conversation with tools reaches the provider in its own format", async (t) => {
  const { server, model } = await scripted(t, [{ text: "ok" }]);
  const { messages } = request;
  const call = { id: "call_7", name: "bash", input: '{"command":"ls"}' };
  const cut = { id: "call_8", name: "bash", input: '{"command":' };
  const empty = { id: "call_9", name: "bash", input: "" };
  const { thrown } = await turnOf(model, undefined, {
    ...request,
    messages: [
      ...messages,
      { role: "assistant", text: "", calls: [call, cut, empty] },
      { role: "tool", callId: "call_7", name: "bash", text: "a.js" },
      { role: "tool", callId: "call_8", name: "bash", text: "not JSON" },
      { role: "assistant", text: "two files", calls: [] },
      { role: "user", text: "go on" },
    ],
  });
  assert.equal(thrown, undefined);
  const { path, headers, body } = server.requests[0]!;
  assert.equal(path, "/v1/chat/completions");
  assert.equal(headers.authorization, "Bearer sk-canary-4f1d8e6b2a7c9035");
  const wire = (id: string, text: string) => ({
    id,
    type: "function",
    function: { name: "bash", arguments: text },
  });
  assert.deepEqual(body, {
    model: "mock-1",
    stream: true,
    stream_options: { include_usage: true },
    messages: [
      { role: "system", content: "be short" },
      { role: "user", content: messages[0]!.text },
      {
        role: "assistant",
        content: null,
        // Arguments that are no JSON go back as a JSON string: servers refuse a request that they cannot parse.
        tool_calls: [
          wire("call_7", '{"command":"ls"}'),
          wire("call_8", '{"invalid":"{\\"command\\":"}'),
          wire("call_9", "{}"),
        ],
      },
      { role: "tool", tool_call_id: "call_7", content: "a.js" },
      { role: "tool", tool_call_id: "call_8", content: "not JSON" },
      { role: "assistant", content: "two files" },
      { role: "user", content: "go on" },
    ],
    tools: [
      {
        type: "function",
        function: {
          name: "bash",
          description: "runs a command",
          parameters: request.tools[0]!.parameters,
        },
      },
    ],
  });
});

test("without a key no Authorization header is sent, and without tools no tools field", async (t) => {
  const { server, model } = await scripted(t, [{ text: "ok" }], { apiKey: "" });
  await turnOf(model, undefined, { ...request, tools: [] });
  assert.equal(server.requests[0]!.headers.authorization, undefined);
  assert.ok(!("tools" in server.requests[0]!.body));
});

test("text comes piece by piece, while the provider is still writing", async (t) => {
  const { model } = await scripted(t, [{ text: "abcdef", pieces: 3, distinct: true, fault: "stall" }]);
  const texts: string[] = [];
  for await (const event of model.stream(request, new AbortController().signal)) {
    if (event.type === "text") texts.push(event.text);
    if (texts.length === 3) break;
  }
  assert.deepEqual(texts, ["ab", "cd", "ef"]);
});

test("parallel calls keep their order, ids and whole arguments, in however many pieces they come", async (t) => {
  for (const pieces of [1, 7, 40]) {
    const calls = [
      { name: "bash", input: { command: "printf 'ü\\n' && ls" } },
      { name: "write", input: { path: "a.js", content: "1" } },
    ];
    const { model } = await scripted(t, [{ text: "on it", calls, pieces }]);
    const { events } = await turnOf(model);
    assert.deepEqual(
      events.filter((e) => e.type === "call"),
      calls.map(({ name, input }, i) => ({
        type: "call",
        call: { id: `call_${i}`, name, input: JSON.stringify(input) },
      })),
    );
    assert.equal(events.at(-1)!.type, "end");
  }
});

test("calls without an id get one each", async (t) => {
  const call = { name: "bash", input: { command: "ls" }, id: null };
  const { model } = await scripted(t, [{ calls: [call, call] }]);
  const { events } = await turnOf(model);
  const ids = events.filter((e) => e.type === "call").map((e) => e.call.id);
  assert.equal(new Set(ids).size, 2);
  assert.ok(ids.every((id) => id.length > 0));
});

test("arguments that are not valid JSON are handed on as the model wrote them", async (t) => {
  for (const input of ['{"command": "ls', "ls -l", "", '{"__proto__":{}}']) {
    const { model } = await scripted(t, [{ calls: [{ name: "bash", input }], pieces: 2 }]);
    const { events, thrown } = await turnOf(model);
    assert.equal(thrown, undefined);
    assert.equal(events[0]!.type === "call" && events[0]!.call.input, input);
  }
});

test("the reason of the end is the provider's, and calls count as calls whatever it says", async (t) => {
  const calls = [{ name: "bash", input: {} }];
  const cases = [
    [{ text: "a", finish: "stop" }, "stop"],
    [{ text: "a", finish: "eos" }, "stop"],
    [{ text: "a", finish: "length" }, "length"],
    [{ calls, finish: "length" }, "length"],
    [{ text: "a", finish: "tool_calls" }, "stop"],
    [{ calls, finish: "stop" }, "tool_calls"],
    [{ calls, finish: "something new" }, "tool_calls"],
  ] as const;
  const { model } = await scripted(
    t,
    cases.map(([turn]) => ({ ...turn, calls: "calls" in turn ? [...turn.calls] : [] })),
  );
  for (const [turn, reason] of cases) {
    const { events } = await turnOf(model);
    const last = events.at(-1);
    assert.equal(last?.type === "end" && last.reason, reason, JSON.stringify(turn));
  }
});

test("tokens are the provider's where it counts them, else an estimate that says so", async (t) => {
  const counted = {
    prompt_tokens: 120,
    completion_tokens: 9,
    total_tokens: 129,
    prompt_tokens_details: { cached_tokens: 64 },
  };
  const nothing = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };
  const { model } = await scripted(t, [
    { text: "x".repeat(400), usage: counted },
    { text: "x".repeat(400), usage: null },
    { text: "x".repeat(400), usage: nothing },
    { text: "x".repeat(400), usage: { prompt_tokens: -3, completion_tokens: 1.5 } },
  ]);
  const usages = [];
  for (let turn = 0; turn < 4; turn++) {
    const last = (await turnOf(model)).events.at(-1);
    assert.ok(last?.type === "end");
    usages.push(last.usage);
  }
  const estimated = {
    input_tokens: Math.ceil(JSON.stringify(request).length / 4),
    output_tokens: 100,
    cached_tokens: 0,
    estimated: true,
  };
  const [first, ...rest] = usages;
  assert.deepEqual(first, { input_tokens: 120, output_tokens: 9, cached_tokens: 64, estimated: false });
  assert.deepEqual(rest, [estimated, estimated, estimated]);
});
