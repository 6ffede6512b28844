// A stream of 2,000 tokens through the model layer and through a chat of the whole service, compared with a minimal reader
// (fetch and a split at newlines), with the same through a server that only passes bytes on, and with the AI SDK's streamText over the model layer's package.
// The server of the tokens has no latency; it and the service run in processes of their own. The figures are those of
// readings in a row; what a pause of some hundred milliseconds adds is printed beside them. `node bench/stream.ts [rounds]`
import { rmSync } from "node:fs";
import type { Model } from "@signet/contract";
import { DEADLINES } from "../packages/server/src/modules/models/deadlines.ts";
import { createProviderModel } from "../packages/server/src/modules/models/provider.ts";
import { createGuard } from "../packages/server/src/modules/outbound/guard.ts";
import { startService } from "../test/support/service.ts";
import { startRelay } from "./relay.ts";
import { startWords } from "./words.ts";

const TOKENS = 2_000;
const WARM_UPS = 10;
/** Each reader reads this often in a row: the first time comes after a pause, in which the processor did other work. */
const IN_A_ROW = 6;

/** The medians of one way to read the stream. */
interface StreamFigures {
  firstTokenMs: number;
  tokensPerSecond: number;
  /** The first token of the readings after a pause. */
  afterPauseMs: number;
}

interface Reading {
  firstTokenMs: number;
  totalMs: number;
  afterPause: boolean;
}

/** What is measured: the minimal reader, the same behind a relay, the model layer, a chat of the service, and streamText. */
type Reader = "floor" | "relay" | "model" | "chat" | "streamText";

/** Measures all readers in alternating rounds of one run, because only ratios are comparable between machines. */
async function benchStream(rounds: number): Promise<Record<Reader, StreamFigures>> {
  using words = await startWords(TOKENS);
  const { url } = words;
  using relay = await startRelay(url);
  const model = createModel(url);
  const service = await startService({
    env: { OPENAI_COMPATIBLE_BASE_URL: url, OPENAI_COMPATIBLE_MODEL: "bench" },
  });
  const readers: Record<Reader, () => AsyncGenerator<string>> = {
    floor: () => readFloor(url),
    relay: () => readFloor(relay.url),
    model: () => readModel(model),
    chat: () => readChat(service.api),
    streamText: () => readStreamText(url),
  };
  const names = Object.keys(readers) as Reader[];
  const taken: Record<Reader, Reading[]> = {
    floor: [],
    relay: [],
    model: [],
    chat: [],
    streamText: [],
  };
  try {
    for (let round = -WARM_UPS; round < rounds; round++)
      for (const name of round % 2 ? names.toReversed() : names)
        for (let i = 0; i < IN_A_ROW; i++) {
          const result = await timed(readers[name]());
          if (round >= 0) taken[name].push({ ...result, afterPause: i === 0 });
        }
  } finally {
    await service.end();
    rmSync(service.dataDir, { recursive: true, force: true });
  }
  const { floor, relay: passed, model: ours, chat, streamText } = taken;
  return {
    floor: figures(floor),
    relay: figures(passed),
    model: figures(ours),
    chat: figures(chat),
    streamText: figures(streamText),
  };
}

/** Each token of the server is a word with a trailing space; several may arrive as one text. */
function wordsIn(text: string): number {
  let words = 0;
  for (let at = text.indexOf(" "); at >= 0; at = text.indexOf(" ", at + 1)) words++;
  return words;
}

async function timed(texts: AsyncGenerator<string>): Promise<Omit<Reading, "afterPause">> {
  const started = performance.now();
  let firstTokenMs = 0;
  let tokens = 0;
  for await (const text of texts) {
    if (tokens === 0) firstTokenMs = performance.now() - started;
    tokens += wordsIn(text);
  }
  if (tokens !== TOKENS) throw new Error(`${tokens} tokens came, not ${TOKENS}`);
  return { firstTokenMs, totalMs: performance.now() - started };
}

async function* readFloor(url: string): AsyncGenerator<string> {
  const body = { model: "bench", stream: true, messages: [{ role: "user", content: "go" }] };
  for await (const data of postedEvents(`${url}/chat/completions`, body)) {
    const { choices } = data as { choices: { delta: { content?: string } }[] };
    const text = choices[0]?.delta.content;
    if (text) yield text;
  }
}

/** The text of a chat, by the service with the same model. */
async function* readChat(api: string): AsyncGenerator<string> {
  for await (const data of postedEvents(`${api}/run/stream`, { command: "go" })) {
    const { text } = data as { text?: string };
    if (text !== undefined) yield text;
  }
}

/** Posts `body` and yields the data of the events that it answers. */
async function* postedEvents(url: string, body: object): AsyncGenerator {
  const headers = { "content-type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of response.body!) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop()!;
    for (const line of lines) if (line.startsWith("data: {")) yield JSON.parse(line.slice(6));
  }
}

function createModel(baseUrl: string): Model {
  const choice = {
    engine: "byok",
    provider: "openai_compatible",
    settings: "OPENAI_COMPATIBLE",
    baseUrl,
    apiKey: "",
    model: "bench",
    contextTokens: 0,
    vision: false,
    trust: "operator",
  } as const;
  return createProviderModel(choice, { deadlines: DEADLINES, fetchFor: createGuard().fetch });
}

async function* readModel(model: Model): AsyncGenerator<string> {
  const request = { system: "", messages: [{ role: "user" as const, text: "go" }], tools: [] };
  for await (const event of model.stream(request, new AbortController().signal))
    if (event.type === "text") yield event.text;
}

/** Reads the same stream with the AI SDK's streamText and the same package. */
async function* readStreamText(baseURL: string): AsyncGenerator<string> {
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const { streamText } = await import("ai");
  const model = createOpenAICompatible({ name: "bench", baseURL, includeUsage: true }).chatModel("bench");
  yield* streamText({ model, prompt: "go" }).textStream;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const firstTokens = (readings: Reading[]) => median(readings.map((r) => r.firstTokenMs));

function figures(readings: Reading[]): StreamFigures {
  const inARow = readings.filter((r) => !r.afterPause);
  return {
    firstTokenMs: firstTokens(inARow),
    tokensPerSecond: TOKENS / (median(inARow.map((r) => r.totalMs)) / 1000),
    afterPauseMs: firstTokens(readings.filter((r) => r.afterPause)),
  };
}

if (import.meta.main) {
  const { floor, relay, model, chat, streamText } = await benchStream(Number(process.argv[2] ?? 25));
  const row = (name: string, { firstTokenMs, tokensPerSecond, afterPauseMs }: StreamFigures) =>
    `${name.padEnd(10)}  first token ${firstTokenMs.toFixed(2)} ms (${afterPauseMs.toFixed(2)} after a pause)  ${Math.round(tokensPerSecond / 1000)}k tokens/s`;
  for (const [name, taken] of Object.entries({ floor, relay, model, chat, streamText }))
    console.log(row(name, taken));
  const ahead = model.tokensPerSecond / streamText.tokensPerSecond;
  console.log(`model: ${ahead.toFixed(1)} times the tokens/s of streamText`);
  for (const [name, taken] of Object.entries({ relay, model, chat })) {
    const more = taken.firstTokenMs - floor.firstTokenMs;
    const afterPause = taken.afterPauseMs - floor.afterPauseMs;
    const slower = floor.tokensPerSecond / taken.tokensPerSecond;
    console.log(
      `${name}: first token +${more.toFixed(2)} ms (+${afterPause.toFixed(2)} after a pause), ${slower.toFixed(1)} times the floor's time per token`,
    );
  }
  const own = chat.firstTokenMs - relay.firstTokenMs;
  console.log(`chat: first token +${own.toFixed(2)} ms over the relay`);
}
