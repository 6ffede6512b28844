/**
 * How many questions of ordinary people the chat answers without a model, and how many it answers wrongly, with its tools as
 * they are: `npm run eval -- questions a` names each question, for tuning; without a letter only the figures of the other half
 * are printed.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { createBuiltinEngine } from "@signet/builtin-engine";
import { ChatRequest } from "@signet/contract";
import { runChatAgent } from "../../packages/server/src/agents/chat/chat-agent.ts";
import { loadConfig } from "../../packages/server/src/base/config.ts";
import { createHandbook } from "../../packages/server/src/modules/handbook/handbook.ts";
import { createCalculator } from "../../packages/server/src/modules/math/calculator.ts";
import { createMemory } from "../../packages/server/src/modules/memory/memory.ts";
import { limitsHere, pricesHere } from "../../packages/server/src/usecases/chat/chat-catalog.ts";
import { world } from "../../packages/server/test/agents/chat/talk.ts";
import { temporaryStore } from "../../packages/server/test/support/store.ts";

interface EvalQuestion {
  id: string;
  kind: string;
  text: string;
  /** What the right answer says; absent where none may be given. */
  says?: string;
  half: "a" | "b";
}

const FACTS = [
  "my dog is called Bruno",
  "I live in Ghent",
  "my favourite colour is green",
  "I prefer tabs over spaces",
  "my sister's birthday is on 3 May",
  "I am allergic to peanuts",
];
const NOW = Date.UTC(2026, 10, 22, 8);
const USAGE =
  "5 of 8 runs of today are left; 1 of 2 visuals of today are left. The tier is free; the day begins anew at 2026-11-23T00:00:00.000Z.";

const cleanUp: (() => unknown)[] = [];
const store = await temporaryStore({ after: (done: () => unknown) => void cleanUp.push(done) } as never);
const memory = createMemory(store);
const scope = { account: "acct_1", owner: "ann" } as never;
for (const fact of FACTS) {
  await memory.remember(scope, fact);
  store.clock.advance(1);
}
const { config } = loadConfig({
  SVC_ADMIN_PASS_SHA256: "0".repeat(64),
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
});
const handbook = createHandbook(path.join(import.meta.dirname, "../.."));
const calculator = createCalculator();
const tools = world({
  async calculate(expression, signal) {
    const result = await calculator.calculate(expression, signal);
    return result.kind === "value" ? result : { value: result.why, exact: false };
  },
  memory: {
    remember: async () => "mem_9",
    recall: (q, limit) => memory.recall(scope, q, limit),
    forget: async () => undefined,
  },
  usage: async () => USAGE,
  help: (q) => handbook.find(q),
  settings: (q) => handbook.settings(q),
  prices: () =>
    pricesHere(config, { account: "acct_1", owner: "ann", by: { kind: "address" }, address: "" } as never),
  limits: () => limitsHere(config),
  nowMs: () => NOW,
});
const { chat } = createBuiltinEngine();

async function answerOf(command: string) {
  const talk = runChatAgent(
    ChatRequest.parse({ command }),
    { model: chat, world: tools },
    { signal: AbortSignal.timeout(30_000), remembered: [] },
  );
  for (let next = await talk.next(); ; next = await talk.next())
    if (next.done) return { answer: next.value.answer, answered: next.value.finish === "answered" };
}

/** What became of a question, against what the right answer says. */
function verdictOn(answered: boolean, answer: string, says: string | undefined) {
  if (says === undefined) return answered ? "answered all the same" : "left alone";
  if (!answered) return "missed";
  return new RegExp(says, "s").test(answer) ? "right" : "wrong";
}

const half = process.argv[2] === "a" ? "a" : "b";
const lines = readFileSync(new URL("./questions.jsonl", import.meta.url), "utf8")
  .trimEnd()
  .split("\n");
const chosen = lines.map((line) => JSON.parse(line) as EvalQuestion).filter((one) => one.half === half);
const counts = { right: 0, missed: 0, wrong: 0, "left alone": 0, "answered all the same": 0 };
const times: number[] = [];
for (const { id, text, says } of chosen) {
  const started = performance.now();
  const { answer, answered } = await answerOf(text);
  times.push(performance.now() - started);
  const kind = verdictOn(answered, answer, says);
  counts[kind] += 1;
  if (half === "a" && (process.argv[3] === "all" || !["right", "left alone"].includes(kind)))
    console.log(
      `${id.padEnd(12)} ${kind.padEnd(22)} ${text}\n    ${answer.replaceAll("\n", "\n    ").slice(0, 700)}`,
    );
}
const { right, missed, wrong } = counts;
const sorted = times.toSorted((a, b) => a - b);
console.log(`half ${half}: ${JSON.stringify(counts)}`);
console.log(
  `answered rightly ${Math.round((100 * right) / (right + missed + wrong))} %, wrongly ${wrong + counts["answered all the same"]} of ${chosen.length} (${Math.round((100 * (wrong + counts["answered all the same"])) / chosen.length)} %)`,
);
console.log(
  `time per question: median ${Math.round(sorted[sorted.length >> 1]!)} ms, worst ${Math.round(sorted.at(-1)!)} ms`,
);
await calculator.close();
for (const done of cleanUp) await done();
