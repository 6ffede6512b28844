// The process that holds the weights: native code may crash or spin, and then takes nobody with it.
import { access, open } from "node:fs/promises";
import {
  Failed,
  type Failure,
  type FromWeights,
  type Functions,
  type HistoryItem,
  type ToWeights,
} from "./protocol.ts";

/** As much of node-llama-cpp as is used here: it is not there for the compiler to look at. */
interface LlamaPackage {
  getLlama(options: object): Promise<{ loadModel(options: { modelPath: string }): Promise<LlamaModel> }>;
  LlamaChat: new (options: { contextSequence: Sequence }) => Chat;
  InsufficientMemoryError?: new () => Error;
}
interface LlamaModel {
  tokenize(text: string): unknown[];
  createContext(options: object): Promise<{ contextSize: number; getSequence(): Sequence }>;
}
interface Sequence {
  tokenMeter: { getState(): { usedInputTokens: number; usedOutputTokens: number } };
}
interface Chat {
  generateResponse(
    history: HistoryItem[],
    options: object,
  ): Promise<{
    functionCalls?: { functionName: string; params: unknown }[];
    metadata: { stopReason: string };
  }>;
}

const MAX_CONTEXT = 32_768;
const say = (message: FromWeights) => process.send?.(message);

/** What a reply needs at least. */
const REPLY_TOKENS = 256;
let chat: Chat | undefined;
let fits: (text: string) => boolean = () => true;
let sequence: Sequence | undefined;
let running: AbortController | undefined;

process.on("message", (message: ToWeights) => void hear(message));
process.once("disconnect", () => process.exit(0));

async function hear(message: ToWeights): Promise<void> {
  try {
    if (message.type === "load") await load(message.path, message.threads);
    else if (message.type === "turn") await turn(message.history, message.functions, message.maxTokens);
    else running?.abort();
  } catch (thrown) {
    say({ type: "failed", why: whyOf(thrown) });
  }
}

async function load(modelPath: string, threads: number): Promise<void> {
  await refuseNonGguf(modelPath);
  const name = "node-llama-cpp";
  const llama = await (import(name) as Promise<LlamaPackage>).catch(() => {
    throw new Failed("no_package");
  });
  // Nothing is built or fetched here: what the package brought is what there is.
  const engine = await llama.getLlama({
    build: "never",
    gpu: false,
    skipDownload: true,
    progressLogs: false,
    logLevel: "disabled",
    maxThreads: threads,
  });
  const model = await engine.loadModel({ modelPath });
  const context = await model.createContext({ contextSize: { max: MAX_CONTEXT }, threads });
  sequence = context.getSequence();
  chat = new llama.LlamaChat({ contextSequence: sequence });
  fits = (text) => model.tokenize(text).length + REPLY_TOKENS <= context.contextSize;
  say({ type: "loaded", contextTokens: context.contextSize });
}

async function refuseNonGguf(file: string): Promise<void> {
  await access(file).catch(() => {
    throw new Failed("no_file");
  });
  const handle = await open(file).catch(() => {
    throw new Failed("no_file");
  });
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    if (buffer.toString("latin1") !== "GGUF") throw new Failed("not_gguf");
  } catch (thrown) {
    throw thrown instanceof Failed ? thrown : new Failed("no_file");
  } finally {
    await handle.close();
  }
}

async function turn(history: HistoryItem[], functions: Functions, maxTokens: number): Promise<void> {
  // Else the package would leave out what does not fit, and nobody would know.
  if (!fits(JSON.stringify([history, functions]))) throw new Failed("too_long");
  running = new AbortController();
  const before = sequence!.tokenMeter.getState();
  const { functionCalls = [], metadata } = await chat!.generateResponse(history, {
    ...(Object.keys(functions).length > 0 ? { functions } : {}),
    maxTokens,
    signal: running.signal,
    stopOnAbortSignal: true,
    onTextChunk: (text: string) => say({ type: "text", text }),
  });
  const after = sequence!.tokenMeter.getState();
  say({
    type: "end",
    calls: functionCalls.map(({ functionName: name, params }) => ({ name, params })),
    cut: metadata.stopReason === "maxTokens",
    inputTokens: after.usedInputTokens - before.usedInputTokens,
    outputTokens: after.usedOutputTokens - before.usedOutputTokens,
  });
}

function whyOf(thrown: unknown): Failure {
  if (thrown instanceof Failed) return thrown.why;
  const message = thrown instanceof Error ? `${thrown.name} ${thrown.message}` : "";
  if (chat && /context|too long/i.test(message)) return "too_long";
  if (/memory|vram|context size/i.test(message)) return "no_memory";
  return chat ? "failed" : "not_gguf";
}
