import assert from "node:assert/strict";
import type { Message, ModelEvent } from "@signet/contract";
import { createBuiltinEngine } from "../../src/index.ts";

export const { chat } = createBuiltinEngine();

/** All tools of the chat. */
export const TOOLS =
  "calculate time date usage prices limits settings read_receipt remember recall forget help code_task build_visual fetch_url run_code web_search".split(
    " ",
  );
/** A receipt of nothing. */
export const SHA = "3f".repeat(32);

/** One turn as a whole; it has exactly one end, at its end. */
export async function turn(messages: Message[], offered = TOOLS, signal = new AbortController().signal) {
  const tools = offered.map((name) => ({ name, description: name, parameters: {} }));
  const events: ModelEvent[] = await Array.fromAsync(chat.stream({ system: "", messages, tools }, signal));
  const calls = events.flatMap((event) => (event.type === "call" ? [event.call] : []));
  const pieces = events.flatMap((event) => (event.type === "text" ? [event.text] : []));
  const ends = events.flatMap((event) => (event.type === "end" ? [event] : []));
  assert.equal(ends.length, 1);
  assert.equal(events.at(-1), ends[0]);
  return { calls, pieces, text: pieces.join(""), reason: ends[0]!.reason };
}

/** A message of the user. */
export const asks = (text: string): Message => ({ role: "user", text });
/** What is done first: `tool {input}`, or the reason of the end. */
export async function first(text: string) {
  const { calls, text: said, reason } = await turn([asks(text)]);
  if (calls.length === 0) return reason;
  assert.equal(calls.length, 1);
  assert.equal(said, "");
  assert.equal(reason, "tool_calls");
  return `${calls[0]!.name} ${calls[0]!.input}`;
}

/** A question, and each tool with what it gave, one turn after another; then the next turn. */
export async function after(question: string, ...results: string[]) {
  const messages: Message[] = [asks(question)];
  for (const result of results) {
    const { calls } = await turn(messages);
    assert.equal(calls.length, 1, `a call was due before: ${result}`);
    messages.push({ role: "assistant", text: "", calls });
    messages.push({ role: "tool", callId: calls[0]!.id, name: calls[0]!.name, text: result });
  }
  return { ...(await turn(messages)), messages };
}

/** A coding task with examples enough. */
export const CODE =
  "Write initials(name) in JavaScript: initials('john smith') -> 'J.S.', initials('ada lovelace') -> 'A.L.'";
