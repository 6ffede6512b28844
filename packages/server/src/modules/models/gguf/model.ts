import { randomUUID } from "node:crypto";
import path from "node:path";
import type { Model, ModelEvent, ModelName } from "@signet/contract";
import { ModelError } from "../model-error.ts";
import { functionsOf, historyOf } from "./history.ts";
import { Failed, type Failure, type FromWeights } from "./protocol.ts";
import { startWeights, type Weights } from "./weights-process.ts";

export interface GgufOptions {
  /** The file with the weights. */
  path: string;
  /** Cores that may compute at once. */
  threads: number;
  /** How long the weights stay in memory without being asked. */
  idleMs?: number;
}

const IDLE_MS = 10 * 60_000;
const MAX_OUTPUT_TOKENS = 4_096;
/** What is taken for granted of a file before it was loaded. */
const UNKNOWN_CONTEXT = 4_096;

const SAID: Record<Failure, string> = {
  no_package:
    "local weights need the package node-llama-cpp; run: npm install --no-save node-llama-cpp@3.22.1",
  no_file: "the file in SVC_GGUF_MODEL does not exist or cannot be read",
  not_gguf:
    "the file in SVC_GGUF_MODEL cannot be loaded: it holds no weights in the GGUF format that are known here",
  no_memory: "there is not enough memory for the weights in SVC_GGUF_MODEL",
  too_long: "the conversation is longer than the local weights can read",
  failed: "the local weights failed; try again",
};

/**
 * Weights on this machine, in a process of their own that is started when they are first asked and ended when they are not
 * asked for a while. One turn at a time; others wait.
 */
export function createGgufModel(options: GgufOptions): Model & { close(): Promise<void> } {
  const name = { engine: "byok", provider: "gguf", id: path.basename(options.path) } as const;
  const holder = createHolder(options);
  let contextTokens = UNKNOWN_CONTEXT;
  let turns: Promise<unknown> = Promise.resolve();

  async function* take(...[request, signal]: Parameters<Model["stream"]>): AsyncGenerator<ModelEvent, void> {
    const weights = await holder.loaded();
    contextTokens = weights.contextTokens;
    const maxTokens = Math.min(request.maxOutputTokens ?? MAX_OUTPUT_TOKENS, MAX_OUTPUT_TOKENS);
    const [history, functions] = [historyOf(request), functionsOf(request)];
    for await (const heard of weights.ask({ type: "turn", history, functions, maxTokens }, signal))
      if (heard.type === "text") yield { type: "text", text: heard.text };
      else if (heard.type === "end") yield* endOf(heard, name);
  }

  return {
    ...name,
    get contextTokens() {
      return contextTokens;
    },
    async *stream(request, signal) {
      const before = turns;
      const { promise, resolve } = Promise.withResolvers<void>();
      turns = promise;
      try {
        await before;
        signal.throwIfAborted();
        yield* take(request, signal);
      } catch (thrown) {
        signal.throwIfAborted();
        throw inWords(thrown);
      } finally {
        resolve();
        holder.rest();
      }
    },
    close: () => holder.close(),
  };
}

/** Keeps the weights' process while it is needed. */
function createHolder(options: GgufOptions) {
  let weights: Promise<Weights> | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function close(): Promise<void> {
    clearTimeout(idle);
    const going = weights;
    weights = undefined;
    await going?.then(
      (one) => one.end(),
      () => undefined,
    );
  }

  return {
    loaded(): Promise<Weights> {
      clearTimeout(idle);
      if (weights) return weights;
      // A process that ends late must not be taken for the one that came after it.
      const forget = () => {
        if (weights === started) weights = undefined;
      };
      const started = startWeights(options, forget);
      started.catch(forget);
      return (weights = started);
    },
    rest(): void {
      clearTimeout(idle);
      idle = setTimeout(() => void close(), options.idleMs ?? IDLE_MS).unref();
    },
    close,
  };
}

/** The calls of a turn that ended, and its end. */
function* endOf(
  { calls, cut, inputTokens, outputTokens }: Extract<FromWeights, { type: "end" }>,
  by: ModelName,
): Generator<ModelEvent> {
  for (const { name, params } of calls) {
    const id = `call_${randomUUID()}`;
    yield { type: "call", call: { id, name, input: JSON.stringify(params ?? {}) } };
  }
  const silent = cut ? "length" : "stop";
  const reason = calls.length > 0 ? "tool_calls" : silent;
  const counted = { input_tokens: inputTokens, output_tokens: outputTokens };
  yield { type: "end", reason, usage: { ...counted, cached_tokens: 0, estimated: false }, by };
}

function inWords(thrown: unknown): ModelError {
  const why: Failure = thrown instanceof Failed ? thrown.why : "failed";
  const code = why === "too_long" ? "context_too_long" : "model_unavailable";
  return new ModelError(code, SAID[why], { retryable: why === "failed" });
}
