import type { TestContext } from "node:test";
import type { Model, ModelEvent, ModelRequest, VisualResult } from "@signet/contract";
import { createLeases } from "../../../src/modules/runs/leases.ts";
import type { RequestingCaller } from "../../../src/usecases/runs/open-run.ts";
import { createExecuteVisual, type ExecuteVisualParts } from "../../../src/usecases/visual/execute-visual.ts";
import { BRIEF, reportOf } from "../../agents/visual/build.ts";
import { chatShop, type ChatShop } from "../chat/rig.ts";
import { MODEL } from "../code/rig.ts";
import { holder } from "../rig.ts";

const USAGE = { input_tokens: 10, output_tokens: 5, cached_tokens: 0, estimated: false };
export const WHO: RequestingCaller = { ...holder("acct_1"), requestId: "req_visual" };

/** A turn of the scripted model, which may throw or wait for its signal. */
export type Turn = (signal: AbortSignal) => AsyncGenerator<ModelEvent, void>;

export const calls = (...made: [name: string, input: object][]): Turn =>
  async function* () {
    for (const [i, [name, input]] of made.entries())
      yield { type: "call", call: { id: `call_${i}_${name}`, name, input: JSON.stringify(input) } };
    yield { type: "end", reason: made.length > 0 ? "tool_calls" : "stop", usage: USAGE, by: MODEL };
  };

export const plan: [string, object] = ["brief", BRIEF];
export const page = (html: string): [string, object] => ["write_page", { html }];

export const throws = (why: Error): Turn =>
  async function* () {
    yield* await Promise.reject<AsyncGenerator<ModelEvent>>(why);
  };

/** Rejects with the signal's reason once it is aborted; says before that it waits. */
export const stopped = <T>(signal: AbortSignal, begun: () => void): Promise<T> =>
  new Promise<T>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    begun();
  });

/** A turn that is never over by itself. */
export const waits = (begun: () => void): Turn =>
  async function* (signal) {
    yield* await stopped<AsyncGenerator<ModelEvent>>(signal, begun);
  };

/** Builds that a scripted model makes; a page that says `bad` does not pass. `over` takes a part away or breaks it. */
export async function builds(
  t: TestContext,
  script: Turn[],
  over: (shop: ChatShop) => Partial<ExecuteVisualParts> = () => ({}),
  pictures: Model["pictures"] = [],
) {
  const shop = await chatShop(t);
  const { db, clock } = shop;
  const asked: ModelRequest[] = [];
  const model: Model = {
    ...MODEL,
    contextTokens: 100_000,
    pictures,
    async *stream(request, signal) {
      const turn = script[asked.length] ?? calls();
      asked.push(structuredClone(request));
      yield* turn(signal);
    },
  };
  const execute = createExecuteVisual({
    ...shop,
    builderModel: async () => model,
    checkPage: checked,
    ...over(shop),
  });
  const never = new AbortController().signal;
  const claim = async () => {
    const { row, ...lease } = (await createLeases({ db, clock, kind: "visual" }).claim("w1"))!;
    return { row, lease };
  };
  return {
    ...shop,
    asked,
    /** A build that was taken with its unit, and is claimed. */
    taken: async (task = "a snake game called Garden") => {
      await shop.acceptVisual({ task }, WHO);
      return claim();
    },
    /** Claims it once more, as another start does. */
    again: async () => {
      clock.advance(60_000);
      return claim();
    },
    execute: ({ row, lease }: Awaited<ReturnType<typeof claim>>, outer = never) => execute(lease, row, outer),
    /** How a build stands: its row, what it said, and what it cost. */
    endOf: async (id: string) => {
      const events = await shop.told(id);
      const row = (await shop.all("visual")).find((one) => one.id === id)!;
      const result = events.find(({ name }) => name === "visual_done")?.data as VisualResult | undefined;
      return {
        row,
        events,
        result,
        names: events.map(({ name }) => name),
        notes: events.filter(({ name }) => name === "agent_note").map(({ data }) => String(data["text"])),
        error: events.find(({ name }) => name === "error")?.data,
        used: await shop.usedOf("visual"),
        running: await shop.metering.running(db, WHO.account),
        sealed: (await shop.ledger.head()).size === 2,
      };
    },
  };
}

/** What a browser finds of a page. */
export const checked: ExecuteVisualParts["checkPage"] = async (source) => ({
  html: `sealed ${source}`,
  report: reportOf(source.includes("bad") ? ["touch"] : []),
  shots: [{ path: "desktop.png", content: Buffer.from(`picture of ${source}`) }],
  mended: [],
});
