import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { EngineKind } from "@signet/contract";
import { boundedFetch } from "./bounded-fetch.ts";
import { type Deadlines, watchDeadlines } from "./deadlines.ts";
import { replyTooLong, toModelError } from "./failures.ts";
import { type Finish, promptOf, reasonOf, toolsOf, usageOf } from "./openai-format.ts";
import type { Model, ToolCall } from "./port.ts";

export interface OpenAiModelOptions {
  engine: EngineKind;
  provider: string;
  /** Prefix of the settings that an error asks the user to check: `OPENAI_COMPATIBLE` for `OPENAI_COMPATIBLE_API_KEY`. */
  settings: string;
  baseUrl: string;
  /** Empty for a server that asks for none. */
  apiKey: string;
  modelId: string;
  contextTokens: number;
  fetch: typeof fetch;
  deadlines: Deadlines;
}

const MAX_REPLY_CHARS = 4 * 1024 * 1024;

/** A model behind any server that speaks OpenAI chat completions. It asks once; `withRetries` asks again. */
export function createOpenAiModel(options: OpenAiModelOptions): Model {
  const { engine, provider, modelId, contextTokens, settings } = options;
  const chat = createOpenAICompatible({
    name: provider,
    baseURL: options.baseUrl,
    apiKey: options.apiKey,
    includeUsage: true,
    fetch: boundedFetch(options.fetch, settings),
  }).chatModel(modelId);
  return {
    engine,
    provider,
    id: modelId,
    contextTokens,
    async *stream(request, signal) {
      const watch = watchDeadlines(options.deadlines, signal);
      let chars = 0;
      const calls: ToolCall[] = [];
      let finish: Finish | undefined;
      try {
        const asked = { prompt: promptOf(request), tools: toolsOf(request), abortSignal: watch.signal };
        const { stream } = await chat.doStream(asked);
        for await (const part of stream) {
          watch.signal.throwIfAborted();
          if (part.type === "stream-start" || part.type === "response-metadata") continue;
          watch.heard();
          if (part.type === "error") throw part.error;
          if (part.type === "finish") finish = part;
          if (part.type === "tool-call")
            calls.push({ id: part.toolCallId, name: part.toolName, input: part.input });
          if ("delta" in part) chars += part.delta.length;
          if (chars > MAX_REPLY_CHARS) throw replyTooLong();
          if (part.type === "text-delta") yield { type: "text", text: part.delta };
          watch.listen();
        }
        const reason = reasonOf(finish, calls.length);
        // Calls wait until here: in a stream that breaks off, half of the arguments can look like all of them.
        for (const call of calls) yield { type: "call", call };
        yield { type: "end", reason, usage: usageOf(finish, request, chars) };
      } catch (thrown) {
        // A provider's error holds the whole prompt and may echo the key: only our own words leave, and no cause.
        signal.throwIfAborted();
        throw toModelError(thrown, settings);
      } finally {
        watch.close();
      }
    },
  };
}
