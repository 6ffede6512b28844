import { type Model, NO_USAGE } from "@signet/contract";
import { toOthers } from "../model-advice.ts";

/**
 * The chat model that is used if no other is configured. It answers questions about calculations, the time, receipts, usage,
 * memory and the documentation, and delegates small coding tasks, always through the offered tools. It states only what a
 * tool returned. Any other request ends with `needs_model`.
 */
export function createChatModel({ hosted = false } = {}): Model {
  const name = { engine: "builtin", provider: "builtin", id: "answers-1" } as const;
  return {
    ...name,
    contextTokens: 1_000_000,
    async *stream({ messages, tools }, signal) {
      signal.throwIfAborted();
      // What answers is loaded with the first question.
      const [{ readDialogue }, { nextAct }] = await Promise.all([
        import("./dialogue.ts"),
        import("./next-act.ts"),
      ]);
      const act = nextAct(readDialogue(messages), new Set(tools.map((tool) => tool.name)));
      if ("call" in act) {
        const call = { id: `call_${messages.length}_1`, name: act.call, input: JSON.stringify(act.input) };
        yield { type: "call", call };
        yield { type: "end", reason: "tool_calls", usage: NO_USAGE, by: name };
        return;
      }
      for (const text of piecesOf(hosted ? toOthers(act.say) : act.say)) {
        signal.throwIfAborted();
        yield { type: "text", text };
      }
      yield { type: "end", reason: act.reason, usage: NO_USAGE, by: name };
    },
  };
}

/** Splits `text` into words with their spaces; joined, they are the same text. */
const piecesOf = (text: string): string[] => text.match(/\s*\S{1,40}\s*$|\s*\S{1,40}/gu) ?? [];
