import type {
  JSONSchema7,
  LanguageModelV4FunctionTool,
  LanguageModelV4Message,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import type { Usage } from "@signet/contract";
import { contentFiltered, endedEarly } from "./failures.ts";
import type { EndReason, Message, ModelRequest } from "./port.ts";

export type Finish = Extract<LanguageModelV4StreamPart, { type: "finish" }>;

/** A request's system text and messages as the AI SDK wants them. */
export function promptOf({ system, messages }: ModelRequest): LanguageModelV4Message[] {
  return [{ role: "system", content: system }, ...messages.map(messageOf)];
}

function messageOf(message: Message): LanguageModelV4Message {
  switch (message.role) {
    case "user":
      return { role: "user", content: [{ type: "text", text: message.text }] };
    case "assistant":
      return {
        role: "assistant",
        content: [
          { type: "text", text: message.text },
          ...message.calls.map(({ id, name, input }) => ({
            type: "tool-call" as const,
            toolCallId: id,
            toolName: name,
            // Servers that parse what they get back refuse an empty string, which is what some models write for `{}`.
            input: input || "{}",
          })),
        ],
      };
    case "tool": {
      const { callId: toolCallId, name: toolName, text: value } = message;
      return {
        role: "tool",
        content: [{ type: "tool-result", toolCallId, toolName, output: { type: "text", value } }],
      };
    }
  }
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
