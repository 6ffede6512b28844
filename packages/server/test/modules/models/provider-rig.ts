import { after, before } from "node:test";
import { type Message, type ModelEvent, type ModelRequest, PROVIDER_IDS, PROVIDERS } from "@signet/contract";
import { createProviderModel, type ProviderChoice } from "../../../src/modules/models/provider.ts";
import { startProviderMock } from "../../support/provider-mock.ts";
import { KEY, request } from "./ask.ts";

/** Every provider, and the gateway. */
export type Name = ProviderChoice["provider"];
export const NAMES: Name[] = [...PROVIDER_IDS, "gateway"];
/** Where each provider is asked. */
export const HOSTS: Partial<Record<Name, string>> = {
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

/** The mock of all providers, there while the tests of a file run. */
export let provider: Awaited<ReturnType<typeof startProviderMock>>;
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

/** A provider's model, whose address leads to the mock. */
export function modelOf(name: Name, over: Partial<ProviderChoice> = {}, stallMs = 20_000) {
  const own = HOSTS[name] !== undefined;
  const choice: ProviderChoice = {
    provider: name,
    engine: name === "gateway" ? "gateway" : "byok",
    contextTokens: 0,
    vision: null,
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

export const asking = (text: string, more: Message[] = []): ModelRequest => ({
  ...request,
  messages: [{ role: "user", text }, ...more],
});
export const textOf = (events: ModelEvent[]) =>
  events.map((event) => (event.type === "text" ? event.text : "")).join("");
export const callsOf = (events: ModelEvent[]) =>
  events.flatMap((event) => (event.type === "call" ? event.call : []));
