import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { functionsOf, historyOf } from "../../../../src/modules/models/gguf/history.ts";
import { createGgufModel } from "../../../../src/modules/models/gguf/model.ts";
import { ModelError } from "../../../../src/modules/models/model-error.ts";
import { temporaryFolder } from "../../../support/store.ts";
import { request, turnOf } from "../ask.ts";
import { writeTinyGguf } from "./tiny.ts";

const installed = (() => {
  try {
    createRequire(import.meta.url).resolve("node-llama-cpp");
    return true;
  } catch {
    return false;
  }
})();
const needsPackage = installed
  ? {}
  : { skip: "node-llama-cpp is not installed (npm install --no-save node-llama-cpp@3.22.1)" };

function weights(t: TestContext, write: (file: string) => void, idleMs?: number) {
  const file = path.join(temporaryFolder(t), "tiny.gguf");
  write(file);
  const model = createGgufModel({ path: file, threads: 1, ...(idleMs ? { idleMs } : {}) });
  t.after(() => model.close());
  return model;
}
const failure = async (model: ReturnType<typeof createGgufModel>) => {
  const { thrown } = await turnOf(model);
  assert.ok(thrown instanceof ModelError, String(thrown));
  return thrown.message;
};

test("a file that is not there, or holds no weights, is told in words that name the setting", async (t) => {
  const missing = weights(t, () => undefined);
  assert.match(await failure(missing), /SVC_GGUF_MODEL does not exist/);
  const text = weights(t, (file) => writeFileSync(file, "not weights"));
  assert.match(await failure(text), /SVC_GGUF_MODEL cannot be loaded/);
});

test(
  "without the package the way to get it is told, and the service is unharmed",
  installed ? { skip: "node-llama-cpp is installed here" } : {},
  async (t) => {
    const model = weights(t, writeTinyGguf);
    for (let again = 0; again < 2; again++)
      assert.match(await failure(model), /npm install --no-save node-llama-cpp@\d/);
  },
);

test(
  "weights are loaded and asked: text or a call, tokens counted, in a context that the file tells",
  needsPackage,
  async (t) => {
    const model = weights(t, writeTinyGguf);
    const asked = { ...request, maxOutputTokens: 12 };
    const { events, thrown } = await turnOf(model, undefined, { ...asked, tools: [] });
    assert.equal(thrown, undefined, String(thrown));
    const end = events.at(-1)!;
    assert.ok(end.type === "end" && ["length", "stop"].includes(end.reason));
    assert.ok(end.usage.input_tokens > 0 && end.usage.output_tokens > 0 && !end.usage.estimated);
    assert.deepEqual(end.by, { engine: "byok", provider: "gguf", id: "tiny.gguf" });
    assert.equal(model.contextTokens, 2_048);
    const withTools = await turnOf(model, undefined, { ...asked, maxOutputTokens: 60 });
    assert.equal(withTools.events.at(-1)?.type, "end", String(withTools.thrown));
    const messages = [{ role: "user" as const, text: "word ".repeat(4_000) }];
    const { thrown: tooLong } = await turnOf(model, undefined, { ...asked, messages });
    assert.ok(tooLong instanceof ModelError && tooLong.code === "context_too_long", String(tooLong));
  },
);

test("an abort ends the turn at once, and the weights answer the next one", needsPackage, async (t) => {
  const model = weights(t, writeTinyGguf);
  const stop = new AbortController();
  const turn = (async () => {
    for await (const _ of model.stream({ ...request, tools: [] }, stop.signal))
      stop.abort(new Error("enough"));
  })();
  await assert.rejects(turn, /enough/);
  const { events } = await turnOf(model, undefined, { ...request, tools: [], maxOutputTokens: 4 });
  assert.equal(events.at(-1)?.type, "end");
});

test("turns wait for one another, and weights that were let go are loaded again", needsPackage, async (t) => {
  const model = weights(t, writeTinyGguf, 20);
  const asked = { ...request, tools: [], maxOutputTokens: 4 };
  const turns = await Promise.all([1, 2, 3].map(() => turnOf(model, undefined, asked)));
  for (const { events, thrown } of turns) assert.equal(events.at(-1)?.type, "end", String(thrown));
  await model.close();
  assert.equal((await turnOf(model, undefined, asked)).events.at(-1)?.type, "end");
});

test("calls go to the weights with their results, and schemas as a grammar can hold them", () => {
  const history = historyOf({
    system: "be short",
    messages: [
      { role: "user", text: "list" },
      {
        role: "assistant",
        text: "",
        calls: [
          { id: "a", name: "bash", input: '{"command":"ls"}' },
          { id: "b", name: "bash", input: "{" },
        ],
      },
      { role: "tool", callId: "b", name: "bash", text: "second" },
      { role: "tool", callId: "a", name: "bash", text: "first" },
    ],
    tools: [],
  });
  assert.deepEqual(history, [
    { type: "system", text: "be short" },
    { type: "user", text: "list" },
    {
      type: "model",
      response: [
        { type: "functionCall", name: "bash", params: { command: "ls" }, result: "first" },
        { type: "functionCall", name: "bash", params: { invalid: "{" }, result: "second" },
      ],
    },
  ]);
  const parameters = {
    type: "object",
    properties: {
      n: { type: "integer", minimum: 1, default: 3 },
      either: { anyOf: [{ type: "string", minLength: 1 }, { type: "null" }] },
    },
    required: ["n"],
    additionalProperties: false,
  };
  assert.deepEqual(functionsOf({ ...request, tools: [{ name: "t", description: "d", parameters }] }), {
    t: {
      description: "d",
      params: {
        type: "object",
        required: ["n"],
        properties: { n: { type: "integer" }, either: { oneOf: [{ type: "string" }, { type: "null" }] } },
      },
    },
  });
});
