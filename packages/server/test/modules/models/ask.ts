import assert from "node:assert/strict";
import type { TestContext } from "node:test";
import { inspect } from "node:util";
import type { Model, ModelEvent, ModelRequest } from "@signet/contract";
import { createProviderModel, type ProviderChoice } from "../../../src/modules/models/provider.ts";
import { type Deadlines } from "../../../src/modules/models/deadlines.ts";
import { ModelError } from "../../../src/modules/models/model-error.ts";
import { type ModelServer, type Script, startModelServer } from "../../support/model-server.ts";

export const KEY = "sk-canary-4f1d8e6b2a7c9035";
export const PROMPT = "canary prompt: the blue heron";

export const request: ModelRequest = {
  system: "be short",
  messages: [{ role: "user", text: PROMPT }],
  tools: [
    {
      name: "bash",
      description: "runs a command",
      parameters: { type: "object", properties: { command: { type: "string" } }, required: ["command"] },
    },
  ],
};

/** A model whose provider is a scripted server, closed when the test ends. */
export async function scripted(
  t: TestContext,
  script: Script,
  options: Partial<AskOptions> = {},
): Promise<{ server: ModelServer; model: Model }> {
  const server = await startModelServer(script);
  t.after(() => server.close());
  return { server, model: createModel({ baseUrl: server.url, ...options }) };
}

export type AskOptions = ProviderChoice & { fetch: typeof fetch; deadlines: Deadlines };

export function createModel(options: Partial<AskOptions>): Model {
  const { fetch = globalThis.fetch, deadlines = PATIENT, ...choice } = options;
  const compatible: ProviderChoice = {
    engine: "byok",
    provider: "openai_compatible",
    settings: "OPENAI_COMPATIBLE",
    baseUrl: "http://127.0.0.1:9/v1",
    apiKey: KEY,
    model: "mock-1",
    contextTokens: 0,
    vision: null,
    trust: "operator",
  };
  return createProviderModel({ ...compatible, ...choice }, { deadlines, fetchFor: () => fetch });
}

const PATIENT: Deadlines = { firstPartMs: 20_000, stallMs: 20_000, turnMs: 60_000 };

/** All events of a turn and what it threw, if it did. */
export async function turnOf(
  model: Model,
  signal = new AbortController().signal,
  asked = request,
): Promise<{ events: ModelEvent[]; thrown: unknown }> {
  const events: ModelEvent[] = [];
  try {
    for await (const event of model.stream(asked, signal)) events.push(event);
    return { events, thrown: undefined };
  } catch (thrown) {
    return { events, thrown };
  }
}

/** The ModelError of a turn that must fail, after making sure that it gives nothing away. */
export async function failureOf(model: Model): Promise<ModelError> {
  const { thrown } = await turnOf(model);
  assert.ok(thrown instanceof ModelError, inspect(thrown));
  const shown = [
    inspect(thrown, { depth: 20, showHidden: true }),
    JSON.stringify(thrown),
    thrown.stack,
  ].join();
  assert.equal(thrown.cause, undefined);
  for (const secret of [KEY, PROMPT, "upstream says"]) assert.ok(!shown.includes(secret), shown);
  return thrown;
}

/** What a server says that echoes all it was told. */
export const ECHO = `upstream says: key ${KEY}, prompt ${PROMPT}`;
