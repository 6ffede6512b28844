import { BOUNDS, type ChatRequest } from "@signet/contract";
import type { Message } from "../../models/port.ts";
import type { Note } from "./port.ts";

/**
 * What a chat's model reads before the question, under the contract's stated budgets: the newest of the history, what the
 * client says of its user, and what the service remembers of the owner.
 */
export function contextOf(
  request: ChatRequest,
  remembered: readonly Note[],
  contextTokens: number,
): Message[] {
  const { memoryContextChars, userMemoryContextChars } = BOUNDS.chat;
  const told = within(request.user_memory, userMemoryContextChars);
  const kept = within(
    remembered.map(({ id, text }) => `${id}  ${text}`),
    memoryContextChars,
  );
  const memory = [...told, ...kept].map((line) => line.replace(/<\/?memory\b/gi, "‹memory")).join("\n");
  return [
    ...(memory === "" ? [] : [{ role: "user", text: `<memory>\n${memory}\n</memory>` } satisfies Message]),
    ...newest(request.history, contextTokens),
    { role: "user", text: request.command },
  ];
}

/** As many of the texts, from the first, as have room. */
function within(texts: readonly string[], chars: number): string[] {
  let left = chars;
  return texts.filter((text) => (left -= text.length + 1) >= 0);
}

const CHARACTERS_PER_TOKEN = 3;

/** The newest turns that fill half of what the model can read; that older ones are missing is said. */
function newest(history: ChatRequest["history"], contextTokens: number): Message[] {
  let left = (contextTokens / 2) * CHARACTERS_PER_TOKEN;
  const from = history.findLastIndex(({ content }) => (left -= content.length) < 0) + 1;
  const turns = history
    .slice(from)
    .map(({ role, content }): Message =>
      role === "user" ? { role, text: content } : { role, text: content, calls: [] },
    );
  if (from === 0) return turns;
  const missing = `<note>\n${from} earlier turns of this conversation were left out: they do not fit.\n</note>`;
  return [{ role: "user", text: missing }, ...turns];
}
