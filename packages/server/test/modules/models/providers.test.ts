import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { test } from "node:test";
import { inspect } from "node:util";
import type { Message } from "@signet/contract";
import type { ProviderChoice } from "../../../src/modules/models/provider.ts";
import { KEY, PROMPT, turnOf } from "./ask.ts";
import { asking, callsOf, HOSTS, modelOf, type Name, NAMES, provider, textOf } from "./provider-rig.ts";

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
        await provider.seen[0]!.left;
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
    await import(${JSON.stringify(path.join(import.meta.dirname, "../../../src/modules/models/resolve.ts"))});
    console.log(JSON.stringify(loaded.filter((url) => /@ai-sdk\\/(?!provider\\/)|@openrouter/.test(url))));`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", source], {
    encoding: "utf8",
  });
  assert.equal(stdout.trim(), "[]", stderr);
});
