import type {
  JSONSchema7,
  LanguageModelV4FunctionTool,
  LanguageModelV4Message,
  LanguageModelV4StreamPart,
  SharedV4ProviderOptions,
} from "@ai-sdk/provider";
import type { EndReason, Message, ModelRequest, ToolCall, Usage } from "@signet/contract";
import { contentFiltered, endedEarly } from "./failures.ts";

export type AssistantPart = Extract<LanguageModelV4Message, { role: "assistant" }>["content"][number];
export type Finish = Extract<LanguageModelV4StreamPart, { type: "finish" }>;

/** Marks the messages that end a cacheable prefix of the prompt, in the provider's format. */
export type CacheMark = (at: { system: boolean; fromEnd: number }) => SharedV4ProviderOptions | undefined;

/** Converts a request's system text and messages to the AI SDK's format, for the model `name`. */
export function promptOf(
  { system, messages }: ModelRequest,
  name: { provider: string; id: string },
  mark: CacheMark = () => undefined,
): LanguageModelV4Message[] {
  const last = messages.length - 1;
  const marked = (message: LanguageModelV4Message, options: SharedV4ProviderOptions | undefined) =>
    options ? { ...message, providerOptions: options } : message;
  const systemMessage: LanguageModelV4Message = { role: "system", content: system };
  return [
    ...(system ? [marked(systemMessage, mark({ system: true, fromEnd: messages.length }))] : []),
    ...messages.map((message, i) =>
      marked(messageOf(message, name), mark({ system: false, fromEnd: last - i })),
    ),
  ];
}

function messageOf(message: Message, name: { provider: string; id: string }): LanguageModelV4Message {
  switch (message.role) {
    case "user":
      return { role: "user", content: [{ type: "text", text: message.text }] };
    case "assistant": {
      const { trace } = message;
      const own = trace?.provider === name.provider && trace.model === name.id;
      return { role: "assistant", content: own ? (trace.content as AssistantPart[]) : plainTurn(message) };
    }
    case "tool": {
      const { callId: toolCallId, name: toolName, text: value } = message;
      return {
        role: "tool",
        content: [{ type: "tool-result", toolCallId, toolName, output: { type: "text", value } }],
      };
    }
  }
}

/** A turn in a form that every provider accepts. An empty text is omitted because some providers reject it. */
function plainTurn({ text, calls }: { text: string; calls: ToolCall[] }): AssistantPart[] {
  const parts = calls.map(({ id: toolCallId, name: toolName, input }) => ({
    type: "tool-call" as const,
    toolCallId,
    toolName,
    input: inputOf(input),
  }));
  return text !== "" || parts.length === 0 ? [{ type: "text", text: text || "(no words)" }, ...parts] : parts;
}

/** Parses arguments, which must be a JSON object for the SDK. Any other text is returned as `{ invalid: text }`. */
export function inputOf(text: string): unknown {
  try {
    const input: unknown = JSON.parse(text || "{}");
    if (typeof input === "object" && input !== null && !Array.isArray(input)) return input;
  } catch {
    // Handled below.
  }
  return { invalid: text };
}

/** Converts a request's tools to the AI SDK's format. */
export function toolsOf({ tools }: ModelRequest): LanguageModelV4FunctionTool[] {
  return tools.map(({ name, description, parameters }) => ({
    type: "function",
    name,
    description,
    inputSchema: parameters as JSONSchema7,
  }));
}

/** Names that other servers use for the known end reasons. */
const RAW_REASONS: Record<string, EndReason> = {
  eos: "stop",
  end_turn: "stop",
  max_tokens: "length",
  model_length: "length",
};

/** Why a turn ended; throws ModelError if it was interrupted. */
export function reasonOf(finish: Finish | undefined, calls: number): EndReason {
  if (!finish) throw endedEarly();
  const { unified, raw = "" } = finish.finishReason;
  if (raw === "content_filter") throw contentFiltered();
  if (unified === "length" || RAW_REASONS[raw] === "length") return "length";
  if (unified === "interrupted" || unified === "error") throw endedEarly();
  if (calls > 0 && raw !== "error") return "tool_calls";
  // `content-filter` without that raw name is a refusal in the model's own words, which is an answer.
  if (unified !== "other" || RAW_REASONS[raw] === "stop") return "stop";
  throw endedEarly();
}

/** The tokens that the provider counted, or an estimate of four characters per token. */
export function usageOf(finish: Finish | undefined, request: ModelRequest, replyChars: number): Usage {
  const { inputTokens, outputTokens } = finish!.usage;
  const input = counted(inputTokens.total);
  const output = counted(outputTokens.total);
  const estimate = (chars: number) => Math.ceil(chars / 4);
  return {
    input_tokens: input ?? estimate(JSON.stringify(request).length),
    output_tokens: output ?? estimate(replyChars),
    cached_tokens: counted(inputTokens.cacheRead) ?? 0,
    estimated: input === undefined || (output === undefined && replyChars > 0),
  };
}

/** Servers that do not count tokens send zero. */
function counted(tokens: number | undefined): number | undefined {
  return tokens !== undefined && Number.isSafeInteger(tokens) && tokens > 0 ? tokens : undefined;
}
