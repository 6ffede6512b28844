import type { LanguageModelV4, LanguageModelV4StreamPart, SharedV4ProviderOptions } from "@ai-sdk/provider";
import type { EngineKind, Model, ModelEvent, ModelRequest, PictureType, ToolCall } from "@signet/contract";
import { type Deadlines, watchDeadlines } from "./deadlines.ts";
import { failureWithPictures, replyTooLong, toModelError } from "./failures.ts";
import { type Finish, type PromptForm, promptOf, reasonOf, toolsOf, usageOf } from "./format.ts";
import { countShown, type Shown } from "./pictures.ts";
import { createTrace } from "./trace.ts";

export interface LanguageModelOptions {
  engine: EngineKind;
  provider: string;
  /** Prefix of the settings that an error asks the user to check: `OPENAI` for `OPENAI_API_KEY`. */
  settings: string;
  modelId: string;
  contextTokens: number;
  deadlines: Deadlines;
  /** Loads and configures the provider's package. Called at the first turn; the result is kept. */
  load(): Promise<LanguageModelV4>;
  /** Provider-specific options of a request. */
  options?: (request: ModelRequest) => SharedV4ProviderOptions;
  /** The kinds of picture that the model takes. */
  pictures: readonly PictureType[];
  form?: Omit<PromptForm, "shown">;
}

const MAX_REPLY_CHARS = 4 * 1024 * 1024;

/** Creates a model from a provider package of the AI SDK. It makes one attempt per turn; `withRetries` adds more. */
export function createLanguageModel(setup: LanguageModelOptions): Model {
  const { engine, provider, modelId: id, contextTokens, settings, pictures } = setup;
  const name = { engine, provider, id };
  let loading: Promise<LanguageModelV4> | undefined;
  return {
    ...name,
    contextTokens,
    pictures,
    async *stream(request, signal) {
      const shown: Shown = { types: pictures, bytes: request.pictures ?? new Map() };
      const watch = watchDeadlines(setup.deadlines, signal);
      const turn = createReading();
      try {
        const chat = await (loading ??= setup.load());
        const { stream } = await chat.doStream({
          prompt: promptOf(request, { provider, id }, { ...setup.form, shown }),
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
          const bytes = turn.written(part);
          if (bytes !== null) yield { type: "writing", bytes };
          watch.listen();
        }
        yield* turn.end(request, name);
      } catch (thrown) {
        // A provider's error contains the prompt and may contain the key, so neither its message nor its cause is passed on.
        signal.throwIfAborted();
        throw countShown(request.messages, shown) > 0
          ? failureWithPictures(thrown, settings)
          : toModelError(thrown, settings);
      } finally {
        watch.close();
      }
    },
  };
}

const PROGRESS_CHARS = 4_096;

/** Collects the parts of one turn. */
function createReading() {
  let chars = 0;
  let finish: Finish | undefined;
  const calls: ToolCall[] = [];
  const trace = createTrace();
  let written = 0;
  return {
    /** Every few kilobytes, how much of a call's input has come; otherwise null. */
    written(part: LanguageModelV4StreamPart): number | null {
      if (part.type !== "tool-input-delta") return null;
      const before = Math.floor(written / PROGRESS_CHARS);
      written += part.delta.length;
      return Math.floor(written / PROGRESS_CHARS) > before ? written : null;
    },
    /** Processes a part of the stream and returns its text. Throws an error that the part reports. */
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
    /** Emits the calls only now: if the stream breaks off, truncated arguments can look complete. */
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
