import assert from "node:assert/strict";
import { test } from "node:test";
import type { Model } from "../../src/models/port.ts";
import { type EndpointSettings, resolveModel } from "../../src/models/resolve.ts";
import { scripted, turnOf } from "./ask.ts";

const own: EndpointSettings = { baseUrl: "http://127.0.0.1:11434/v1", apiKey: "", model: "qwen3" };
const gateway: EndpointSettings = { baseUrl: "https://gateway.example/v1", apiKey: "k", model: "shared-1" };
const builtin: Model = {
  engine: "builtin",
  provider: "builtin",
  id: "builtin-1",
  contextTokens: 1,
  async *stream() {},
};
const waits: number[] = [];
const clock = { now: () => 0, sleep: async (ms: number) => void waits.push(ms) };
const deps = { fetch, clock, random: () => 0 };

test("the owner's provider answers before the gateway, the gateway before the built-in engine", () => {
  const cases = [
    [{ openAiCompatible: own, gateway }, ["byok", "openai_compatible", "qwen3"]],
    [{ openAiCompatible: null, gateway }, ["gateway", "gateway", "shared-1"]],
    [{ openAiCompatible: null, gateway: null }, ["builtin", "builtin", "builtin-1"]],
  ] as const;
  for (const [settings, expected] of cases) {
    const { engine, provider, id } = resolveModel(settings, builtin, deps);
    assert.deepEqual([engine, provider, id], expected);
  }
});

test("a setting that does not hold is named, and its value is not shown", () => {
  const cases: [Partial<EndpointSettings>, RegExp][] = [
    [{ model: "" }, /_MODEL must be set, since \w+_BASE_URL is/],
    [{ model: "  " }, /_MODEL must be set/],
    [{ baseUrl: "secret-host" }, /_BASE_URL is not an address/],
    [{ baseUrl: "ftp://secret-host/v1" }, /_BASE_URL must begin with http/],
    [{ baseUrl: "file:///secret-host" }, /_BASE_URL must begin with http/],
    [{ baseUrl: "https://user:secret-host@example.com/v1" }, /_BASE_URL must hold no credentials/],
    [{ baseUrl: "https://example.com/v1?key=secret-host" }, /_BASE_URL must end with its path/],
    [{ apiKey: "secret-host\nX-Other: 1" }, /_API_KEY holds a character/],
  ];
  for (const [wrong, says] of cases)
    for (const [name, settings] of [
      ["OPENAI_COMPATIBLE", { openAiCompatible: { ...own, ...wrong }, gateway }],
      ["SVC_GATEWAY", { openAiCompatible: null, gateway: { ...gateway, ...wrong } }],
    ] as const)
      assert.throws(
        () => resolveModel(settings, builtin, deps),
        ({ message }: Error) =>
          says.test(message) && message.startsWith(name) && !message.includes("secret-host"),
        `${name} ${JSON.stringify(wrong)}`,
      );
});

test("a resolved model asks again where that may help, and names the settings of whom it asked", async (t) => {
  const busy = { fault: { status: 503 } };
  const { server } = await scripted(t, [busy, { text: "at last" }, { fault: { status: 401 } }]);
  const settings = { openAiCompatible: null, gateway: { ...gateway, baseUrl: server.url } };
  const model = resolveModel(settings, builtin, deps);
  assert.deepEqual((await turnOf(model)).events[0], { type: "text", text: "at last" });
  assert.deepEqual(waits, [1000]);
  assert.match(String((await turnOf(model)).thrown), /check SVC_GATEWAY_API_KEY$/);
});
