import type { LanguageModelV4StreamPart, SharedV4ProviderMetadata } from "@ai-sdk/provider";
import type { Trace } from "@signet/contract";
import { type AssistantPart, inputOf } from "./format.ts";

type Call = Extract<AssistantPart, { type: "tool-call" }>;
type Open = { type: "text" | "reasoning"; text: string; providerOptions?: SharedV4ProviderMetadata };

/**
 * Writes a turn down as its provider wants it back. Kept only where there is more to it than text and calls: thoughts, or
 * marks that the provider put on its parts.
 */
export function createTrace() {
  const content: (Open | Call)[] = [];
  const open = new Map<string, Open>();
  let worthKeeping = false;

  const annotate = (
    part: { providerOptions?: SharedV4ProviderMetadata },
    from: LanguageModelV4StreamPart,
  ) => {
    if (!("providerMetadata" in from) || !from.providerMetadata) return;
    // A later mark completes an earlier one: a signature comes when the thought is over.
    part.providerOptions = merged(part.providerOptions, from.providerMetadata);
    worthKeeping = true;
  };

  return {
    add(part: LanguageModelV4StreamPart): void {
      const [type, end] = part.type.split("-") as [Open["type"], string];
      if (part.type === "tool-call") {
        const { toolCallId, toolName, input } = part;
        const call: Call = { type: "tool-call", toolCallId, toolName, input: inputOf(input) };
        content.push(call);
        annotate(call, part);
      } else if (part.type === "text-start" || part.type === "reasoning-start") {
        const started: Open = { type, text: "" };
        content.push(started);
        open.set(`${type} ${part.id}`, started);
        worthKeeping ||= type === "reasoning";
        annotate(started, part);
      } else if ((type === "text" || type === "reasoning") && "id" in part) {
        const started = open.get(`${type} ${part.id}`);
        if (!started) return;
        if (end === "delta" && "delta" in part) started.text += part.delta;
        annotate(started, part);
      }
    },
    kept({ provider, id }: { provider: string; id: string }): Trace | undefined {
      return worthKeeping ? { provider, model: id, content: content.filter(isSendable) } : undefined;
    },
  };
}

/** An empty text says nothing, and some refuse to read one back. */
const isSendable = (part: AssistantPart) => part.type !== "text" || part.text !== "";

function merged(
  earlier: SharedV4ProviderMetadata | undefined,
  later: SharedV4ProviderMetadata,
): SharedV4ProviderMetadata {
  const all = { ...earlier };
  for (const [provider, marks] of Object.entries(later)) all[provider] = { ...all[provider], ...marks };
  return all;
}
