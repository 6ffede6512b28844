import type { TestContext } from "node:test";
import { type Model, type ModelEvent, type ModelRequest } from "@signet/contract";
import { type ChatParts, createExecuteChat } from "../../../src/usecases/chat/execute-chat.ts";
import { world } from "../../agents/chat/talk.ts";
import { MODEL } from "../code/rig.ts";
import { ADA, chatShop, type ChatShop } from "./rig.ts";

const USAGE = { input_tokens: 1, output_tokens: 1, cached_tokens: 0, estimated: false };

/** A turn of the scripted model; it may throw, or wait for its signal. */
export type Turn = (signal: AbortSignal) => AsyncGenerator<ModelEvent, void>;

const end = (reason: "stop" | "tool_calls" | "needs_model"): ModelEvent => ({
  type: "end",
  reason,
  usage: USAGE,
  by: MODEL,
});

export const says = (text: string, reason: "stop" | "needs_model" = "stop"): Turn =>
  async function* () {
    yield { type: "text", text };
    yield end(reason);
  };

export const calls = (name: string, input: object): Turn =>
  async function* () {
    yield { type: "call", call: { id: "call_1", name, input: JSON.stringify(input) } };
    yield end("tool_calls");
  };

/** Says something, and then throws, or what `then` gives. */
export const breaks = (then: () => unknown, text = ""): Turn =>
  async function* () {
    if (text !== "") yield { type: "text", text };
    await new Promise(setImmediate);
    throw await then();
  };

/** Says something, tells `begun`, and waits for its signal. */
export const waits = (begun: () => void, text = ""): Turn =>
  async function* (signal) {
    if (text !== "") yield { type: "text", text };
    await new Promise(setImmediate);
    await new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
      begun();
    });
  };

/** Chats that a scripted model answers; `over` takes a part away or breaks it. */
export async function chats(
  t: TestContext,
  script: Turn[],
  over: (shop: ChatShop) => Partial<ChatParts> = () => ({}),
) {
  const shop = await chatShop(t);
  const asked: ModelRequest[] = [];
  const model: Model = {
    ...MODEL,
    contextTokens: 100_000,
    async *stream(request, signal) {
      const turn = script[asked.length] ?? says("the script is over");
      asked.push(structuredClone(request));
      yield* turn(signal);
    },
  };
  const execute = createExecuteChat({
    ...shop,
    chatModel: async () => model,
    worldOf: () => world(),
    remembered: async () => [],
    ...over(shop),
  });
  const never = new AbortController().signal;
  return {
    ...shop,
    asked,
    execute: (
      { row, lease }: Awaited<ReturnType<typeof shop.chatOf>>,
      outer: AbortSignal = never,
    ): Promise<void> => execute(lease, row, outer),
    /** How a chat stands: its row, what it said, and what it cost. */
    endOf: async (id: string) => {
      const events = await shop.told(id);
      const row = (await shop.all("chat")).find((one) => one.id === id)!;
      const done = events.filter(({ name, data }) => name === "phase" && data["name"] === "done");
      return {
        row,
        events,
        names: events.map(({ name }) => name),
        done: done.map(({ data }) => data),
        error: events.find(({ name }) => name === "error")?.data,
        text: events
          .filter(({ name }) => name === "token")
          .map(({ data }) => String(data["text"]))
          .join(""),
        used: await shop.usedOf("run"),
        running: await shop.metering.running(shop.db, ADA.account),
      };
    },
  };
}
