import type { LanguageModelV4, LanguageModelV4StreamPart, SharedV4ProviderOptions } from "@ai-sdk/provider";
import type { EngineKind, Model, ModelEvent, ModelRequest, ToolCall } from "@signet/contract";
import { type Deadlines, watchDeadlines } from "./deadlines.ts";
import { replyTooLong, toModelError } from "./failures.ts";
import { type Finish, type CacheMark, promptOf, reasonOf, toolsOf, usageOf } from "./format.ts";
import { createTrace } from "./trace.ts";

export interface LanguageModelOptions {
  engine: EngineKind;
  provider: string;
  /** Prefix of the settings that an error asks the user to check: `OPENAI` for `OPENAI_API_KEY`. */
  settings: string;
  modelId: string;
  contextTokens: number;
  deadlines: Deadlines;
  /** The provider's package, loaded and set up; called at the first turn and kept. */
  load(): Promise<LanguageModelV4>;
  /** What this provider is told beside the prompt. */
  options?: (request: ModelRequest) => SharedV4ProviderOptions;
  mark?: CacheMark;
}

const MAX_REPLY_CHARS = 4 * 1024 * 1024;

/** A model behind one of the AI SDK's provider packages. It asks once; `withRetries` asks again. */
export function createLanguageModel(setup: LanguageModelOptions): Model {
  const { engine, provider, modelId: id, contextTokens, settings } = setup;
  const name = { engine, provider, id };
  let loading: Promise<LanguageModelV4> | undefined;
  return {
    ...name,
    contextTokens,
    async *stream(request, signal) {
      const watch = watchDeadlines(setup.deadlines, signal);
      const turn = createReading();
      try {
        const chat = await (loading ??= setup.load());
        const { stream } = await chat.doStream({
          prompt: promptOf(request, { provider, id }, setup.mark),
          ...(request.tools.length > 0 ? { tools: toolsOf(request) } : {}),
          ...(request.maxOutputTokens ? { maxOutputTokens: request.maxOutputTokens } : {}),
          ...(setup.options ? { providerOptions: setup.options(request) } : {}),
          abortSignal: watch.signal,
        });
        for await (const part of stream) {
          watch.signal.throwIfAborted();
          if (part.type === "stream-start" || part.type === "response-metadata") continue;
          watch.heard();
          const text = turn.read(part);
          if (text !== "") yield { type: "text", text };
          watch.listen();
        }
        yield* turn.end(request, name);
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

/** What came of one turn so far. */
function createReading() {
  let chars = 0;
  let finish: Finish | undefined;
  const calls: ToolCall[] = [];
  const trace = createTrace();
  return {
    /** Takes a part of the stream and gives the text to show of it. Throws what the part reports. */
    read(part: LanguageModelV4StreamPart): string {
      if (part.type === "error") throw part.error;
      if (part.type === "finish") finish = part;
      if (part.type === "tool-call")
        calls.push({ id: part.toolCallId, name: part.toolName, input: part.input });
      if ("delta" in part) chars += part.delta.length;
      if (chars > MAX_REPLY_CHARS) throw replyTooLong();
      trace.add(part);
      return part.type === "text-delta" ? part.delta : "";
    },
    /** Calls wait until here: in a stream that breaks off, half of the arguments can look like all of them. */
    *end(
      request: ModelRequest,
      by: { engine: EngineKind; provider: string; id: string },
    ): Generator<ModelEvent> {
      const reason = reasonOf(finish, calls.length);
      for (const call of calls) yield { type: "call", call };
      const kept = trace.kept(by);
      const usage = usageOf(finish, request, chars);
      yield { type: "end", reason, usage, by, ...(kept ? { trace: kept } : {}) };
    },
  };
}
