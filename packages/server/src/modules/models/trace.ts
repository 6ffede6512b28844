import type { LanguageModelV4StreamPart, SharedV4ProviderMetadata } from "@ai-sdk/provider";
import type { Trace } from "@signet/contract";
import { type AssistantPart, inputOf } from "./format.ts";

type Call = Extract<AssistantPart, { type: "tool-call" }>;
type Open = { type: "text" | "reasoning"; text: string; providerOptions?: SharedV4ProviderMetadata };

/**
 * Records a turn in the form in which its provider wants it back. The record is kept only if the turn has more than text and
 * calls: reasoning, or metadata of the provider.
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
    // Later metadata completes earlier metadata: a signature comes at the end of the reasoning.
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

/** An empty text is not sent, because some providers reject it. */
const isSendable = (part: AssistantPart) => part.type !== "text" || part.text !== "";

function merged(
  earlier: SharedV4ProviderMetadata | undefined,
  later: SharedV4ProviderMetadata,
): SharedV4ProviderMetadata {
  const all = new Map(Object.entries(earlier ?? {}));
  for (const [provider, marks] of Object.entries(later))
    all.set(provider, { ...all.get(provider), ...marks });
  return Object.fromEntries(all);
}
