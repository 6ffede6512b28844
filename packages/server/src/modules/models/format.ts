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

/** Which messages of a prompt end a part that the next turn will begin with again, and how to tell the provider. */
export type CacheMark = (at: { system: boolean; fromEnd: number }) => SharedV4ProviderOptions | undefined;

/** A request's system text and messages as the AI SDK wants them, for the model `name`. */
export function promptOf(
  { system, messages }: ModelRequest,
  name: { provider: string; id: string },
  mark: CacheMark = () => undefined,
): LanguageModelV4Message[] {
  const last = messages.length - 1;
  const marked = (message: LanguageModelV4Message, options: SharedV4ProviderOptions | undefined) =>
    options ? { ...message, providerOptions: options } : message;
  const standing: LanguageModelV4Message = { role: "system", content: system };
  return [
    ...(system ? [marked(standing, mark({ system: true, fromEnd: messages.length }))] : []),
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

/** A turn as every provider can read it. An empty text is left out: some refuse it. */
function plainTurn({ text, calls }: { text: string; calls: ToolCall[] }): AssistantPart[] {
  const parts = calls.map(({ id: toolCallId, name: toolName, input }) => ({
    type: "tool-call" as const,
    toolCallId,
    toolName,
    input: inputOf(input),
  }));
  return text !== "" || parts.length === 0 ? [{ type: "text", text: text || "(no words)" }, ...parts] : parts;
}

/** Arguments as the SDK hands them to providers: an object. What is no JSON object goes back as the text it is. */
export function inputOf(text: string): unknown {
  try {
    const input: unknown = JSON.parse(text || "{}");
    if (typeof input === "object" && input !== null && !Array.isArray(input)) return input;
  } catch {
    // Told below.
  }
  return { invalid: text };
}

/** A request's tools as the AI SDK wants them. */
export function toolsOf({ tools }: ModelRequest): LanguageModelV4FunctionTool[] {
  return tools.map(({ name, description, parameters }) => ({
    type: "function",
    name,
    description,
    inputSchema: parameters as JSONSchema7,
  }));
}

/** Other servers' names for the reasons we know. */
const RAW_REASONS: Record<string, EndReason> = {
  eos: "stop",
  end_turn: "stop",
  max_tokens: "length",
  model_length: "length",
};

/** Why a turn ended; throws ModelError where it did not come to an end of its own. */
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

/** Tokens as the provider counted them; where it did not, about four characters make one. */
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

/** Zero is what servers send that do not count. */
function counted(tokens: number | undefined): number | undefined {
  return tokens !== undefined && Number.isSafeInteger(tokens) && tokens > 0 ? tokens : undefined;
}
