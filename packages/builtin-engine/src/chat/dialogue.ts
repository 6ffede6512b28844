import type { Message } from "@signet/contract";
import { inputOf } from "../programs/conversation.ts";

/** A tool result with the input of its call. */
export interface Result {
  name: string;
  input: Record<string, unknown>;
  text: string;
}

/** The current request, and the tool results for it so far, in order. */
export interface Dialogue {
  asked: string;
  /** Earlier messages of the user, newest first. */
  said: string[];
  results: Result[];
}

/** Reads the user's last request. Messages that the service inserted do not count as the user's. */
export function readDialogue(messages: readonly Message[]): Dialogue {
  const at = messages.findLastIndex((message) => message.role === "user" && !isOurs(message.text));
  const question = messages[at];
  const after = messages.slice(at + 1);
  const calls = after.flatMap((message) => (message.role === "assistant" ? message.calls : []));
  const results = after.flatMap((message): Result[] => {
    if (message.role !== "tool") return [];
    const call = calls.find(({ id }) => id === message.callId);
    return [{ name: message.name, input: inputOf(call?.input ?? ""), text: message.text }];
  });
  const said = messages
    .slice(0, Math.max(at, 0))
    .flatMap((message) => (message.role === "user" && !isOurs(message.text) ? [message.text] : []))
    .toReversed();
  return { said, asked: question?.role === "user" ? question.text : "", results };
}

const isOurs = (text: string) => /^\s*<(note|memory|summary|earlier)>[\s\S]*<\/\1>\s*$/.test(text);
