import { BOUNDS, type ChatRequest, type Message } from "@signet/contract";
import type { Note } from "./port.ts";

/**
 * The messages that a chat's model gets, within the budgets of the contract: what the client and the service remember of
 * the caller, the newest part of the history, and the command.
 */
export function contextOf(
  request: ChatRequest,
  remembered: readonly Note[],
  contextTokens: number,
): Message[] {
  const { memoryContextChars, userMemoryContextChars } = BOUNDS.chat;
  const userMemory = takeFitting(request.user_memory, userMemoryContextChars);
  const notes = takeFitting(
    remembered.map(({ id, text }) => `${id}  ${text}`),
    memoryContextChars,
  );
  const memory = [...userMemory, ...notes]
    .map((line) => line.replace(/<\/?memory\b/gi, "‹memory"))
    .join("\n");
  return [
    ...(memory === "" ? [] : [{ role: "user", text: `<memory>\n${memory}\n</memory>` } satisfies Message]),
    ...newestTurns(request.history, contextTokens),
    { role: "user", text: request.command },
  ];
}

/** The texts that fit into `chars` characters, in order; stops at the first that does not. */
function takeFitting(texts: readonly string[], chars: number): string[] {
  let left = chars;
  return texts.filter((text) => (left -= text.length + 1) >= 0);
}

const CHARACTERS_PER_TOKEN = 3;
const EXCERPT_CHARS = 200;

/**
 * The newest turns that fit half of the context window. Older turns are shortened to their beginning, as many as fit a
 * sixteenth of the window, with a line that says how many are missing.
 */
function newestTurns(history: ChatRequest["history"], contextTokens: number): Message[] {
  let left = (contextTokens / 2) * CHARACTERS_PER_TOKEN;
  const from = history.findLastIndex(({ content }) => (left -= content.length) < 0) + 1;
  const turns = history
    .slice(from)
    .map(({ role, content }): Message =>
      role === "user" ? { role, text: content } : { role, text: content, calls: [] },
    );
  if (from === 0) return turns;
  const older = history.slice(0, from).map(({ role, content }) => `${role}: ${shortenTurn(content)}`);
  const kept = takeFitting(older.toReversed(), (contextTokens / 16) * CHARACTERS_PER_TOKEN).toReversed();
  const missing = from === kept.length ? "" : `${from - kept.length} turns before them were left out.\n`;
  const note = `<earlier>\n${missing}Earlier turns of this conversation, shortened to fit:\n${kept.join("\n")}\n</earlier>`;
  return [{ role: "user", text: note }, ...turns];
}

/** A turn as one line, cut after EXCERPT_CHARS. */
function shortenTurn(text: string): string {
  const line = text
    .replace(/\s+/g, " ")
    .replace(/<\/?earlier\b/gi, "‹earlier")
    .trim();
  return line.length <= EXCERPT_CHARS ? line : `${line.slice(0, EXCERPT_CHARS)}…`;
}
