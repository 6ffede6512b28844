import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { type Model, PROVIDERS } from "@signet/contract";
import { withFallback } from "../../../src/modules/models/fallback.ts";
import { ModelError, PicturesRefused } from "../../../src/modules/models/model-error.ts";
import { seesByListing, seesByName } from "../../../src/modules/models/vision.ts";
import type { Facts } from "../../support/model-server.ts";
import { compatible } from "./compatible.ts";
import { createModel, turnOf } from "./ask.ts";

test("models that take pictures are known by their names, whoever offers them; others are taken not to", () => {
  const seeing = `claude-sonnet-5-5 claude-3-haiku-20240307 anthropic/claude-opus-4.8 gpt-5.4 gpt-5-codex gpt-4o-mini
    gpt-4.1 gpt-6-sol openai/gpt-5.5 o3 o4-mini gemini-pro-latest google/gemini-3.5-flash gemma-3-27b-it gemma-4-31b-it
    mistral-large-latest mistral-medium-3.5 mistral-small-2603 pixtral-12b-2409 magistral-medium-latest grok-latest
    x-ai/grok-4.7 grok-2-vision-1212 meta-llama/llama-4-scout-17b-16e-instruct
    accounts/fireworks/models/kimi-k2p6 moonshotai/Kimi-K2.5 accounts/fireworks/models/qwen2-vl-72b-instruct
    qwen/qwen3-vl-235b accounts/fireworks/models/llama-v3p2-11b-vision-instruct glm-4.6v deepseek-v4-flash-vision-exp`;
  const blind = `claude-2.1 claude-instant-1.2 gpt-3.5-turbo gpt-4 gpt-oss-120b openai/gpt-oss-20b o1-mini o3-mini
    gpt-4o-audio-preview gpt-4o-search-preview gemini-2.5-flash-preview-tts gemini-embedding-001 gemma-3-1b-it
    mistral-large-2411 codestral-latest devstral-small voxtral-small-latest zai-glm-5-2 grok-3 grok-code-fast-1
    llama-3.3-70b-versatile meta-llama/llama-guard-4-12b kimi-k2-instruct-0905 deepseek-v4-pro
    deepseek-ai/DeepSeek-V4-Flash-0731 qwen3-coder qwen/qwen3.6-27b openrouter/auto mine`;
  for (const name of seeing.split(/\s+/)) assert.ok(seesByName(name), name);
  for (const name of blind.split(/\s+/)) assert.ok(!seesByName(name), name);
});

test("the default models see or not as their providers say", () => {
  const sees = Object.entries(PROVIDERS).flatMap(([name, { defaultModel }]) =>
    defaultModel && seesByName(defaultModel) ? name : [],
  );
  assert.deepEqual(sees, ["anthropic", "openai", "gemini", "mistral", "xai", "fireworks"]);
});

test("what a setting says of a model comes before its name", () => {
  const taken = (over: Parameters<typeof createModel>[0]) => createModel(over).pictures;
  assert.deepEqual(taken({ provider: "anthropic", model: "claude-opus-5" }), ["PNG", "JPEG", "GIF", "WebP"]);
  assert.deepEqual(taken({ provider: "anthropic", model: "claude-opus-5", vision: false }), []);
  assert.deepEqual(taken({ provider: "groq", model: "new-1" }), []);
  assert.deepEqual(taken({ provider: "groq", model: "new-1", vision: true }), ["PNG", "JPEG"]);
  assert.deepEqual(taken({ model: "gpt-5.4" }), [], "a name says nothing of what a server of one's own runs");
});

test("a list of models says which take pictures, in the forms that servers have", () => {
  const listings: [unknown, boolean][] = [
    [{ data: [{ id: "m", architecture: { input_modalities: ["text", "image"] } }] }, true],
    [{ data: [{ id: "m", architecture: { input_modalities: ["text"] } }] }, false],
    [{ data: [{ id: "m" }], models: [{ name: "m", capabilities: ["completion", "multimodal"] }] }, true],
    [{ data: [{ id: "m", capabilities: { vision: true } }] }, true],
    [{ data: [{ id: "m", capabilities: { vision: false } }] }, false],
    [{ data: [{ id: "m", type: "vlm" }] }, true],
    [[{ id: "m", input_modalities: ["image"] }], true],
    [{ data: [{ id: "other", type: "vlm" }, { id: "m" }] }, false],
    [
      {
        data: [null, 5, { id: "m", capabilities: 7, architecture: "x", type: 3, input_modalities: "image" }],
      },
      false,
    ],
    [{ data: "none" }, false],
    [null, false],
  ];
  for (const [listing, expected] of listings)
    assert.equal(seesByListing(listing, "m"), expected, JSON.stringify(listing));
});

test("a server of one's own is asked whether its model takes pictures, unless a setting says it", async (t: TestContext) => {
  const sees = async (facts: Facts, env: Record<string, string> = {}) => {
    const { current, server } = await compatible(t, facts, { env: { OPENAI_COMPATIBLE_MODEL: "m", ...env } });
    const { pictures = [] } = await current();
    return { sees: pictures.length > 0, lists: server.asked.filter((one) => one.includes("/models")).length };
  };
  const list = { "GET /v1/models": { data: [{ id: "m", architecture: { input_modalities: ["image"] } }] } };
  assert.deepEqual(await sees(list), { sees: true, lists: 1 });
  assert.deepEqual(await sees(list, { OPENAI_COMPATIBLE_MODEL: "" }), { sees: true, lists: 1 });
  assert.deepEqual(await sees(list, { OPENAI_COMPATIBLE_VISION: "0" }), { sees: false, lists: 0 });
  assert.deepEqual(await sees({}, { OPENAI_COMPATIBLE_VISION: "1" }), { sees: true, lists: 0 });
  assert.deepEqual(await sees({}), { sees: false, lists: 1 }, "no list says nothing");
  const ollama = (capabilities: string[]) => ({
    "GET /api/version": { version: "0.12.0" },
    "POST /api/show": { capabilities, model_info: {} },
  });
  assert.deepEqual(await sees(ollama(["completion", "vision"])), { sees: true, lists: 0 });
  assert.deepEqual(await sees({ ...list, ...ollama(["completion"]) }), { sees: false, lists: 0 });
});

test("pictures that are refused are no reason to ask the next model, and a chain takes what its first model takes", async () => {
  const model = (id: string, error: Error | null, pictures: Model["pictures"] = []): Model => ({
    engine: "byok",
    provider: "p",
    id,
    contextTokens: 1_000,
    pictures,
    async *stream() {
      if (error) throw error;
      yield { type: "text", text: id };
    },
  });
  const refused = new PicturesRefused(400);
  const chain = withFallback([model("a", refused, ["PNG"]), model("b", null)], () => 0);
  assert.deepEqual(chain.pictures, ["PNG"]);
  assert.equal((await turnOf(chain)).thrown, refused);
  const down = new ModelError("model_unavailable", "down", { retryable: true });
  const { events } = await turnOf(withFallback([model("a", down, ["PNG"]), model("b", null)], () => 0));
  assert.deepEqual(events.at(-1), { type: "text", text: "b" });
});
