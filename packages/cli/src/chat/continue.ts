import { UsageError } from "../command.ts";
import { environment } from "../environment.ts";
import type { Terminal } from "../terminal.ts";
import { age, defuse, fit, linesOf, oneLine, plural, wrap } from "../text.ts";
import type { ConversationFiles, ConversationHead, KeptConversation } from "./conversation-files.ts";

const MOST_ANSWER_LINES = 6;

/** Whether a word can name a kept conversation. */
export const namesConversation = (word: string): boolean => word === "last" || /^[0-9a-f]{1,8}$/.test(word);

/** The conversation whose id begins with `word`, or with `last` the newest one with `service`. Throws UsageError if there is none, or several. */
export async function keptNamed(
  files: ConversationFiles,
  word: string,
  service: string | null,
): Promise<KeptConversation> {
  const list = await files.list();
  const toList = `to list all: ${environment.self} chats`;
  const matches =
    word === "last"
      ? list.filter((head) => head.service === service).slice(0, 1)
      : list.filter(({ id }) => id.startsWith(word));
  const [match, other] = matches;
  if (match === undefined)
    throw new UsageError(
      word === "last"
        ? `no conversation with ${service} is kept; ${toList}`
        : `no kept conversation begins with ${word}; ${toList}`,
    );
  if (other !== undefined)
    throw new UsageError(`several conversations begin with ${word}; give more letters`);
  const kept = await files.read(match.id);
  if (kept === null) throw new UsageError(`the conversation ${match.id} cannot be read`);
  return kept;
}

/** What a conversation is continued with. */
export interface ContinueAt {
  /** The address that the next question goes to. */
  service: string;
  /** Whether the person named this address with the command. */
  isNamed: boolean;
}

/**
 * Checks that the person knows where a kept conversation goes, and returns the one that is kept from now on: itself, or
 * null for a new one, because what one service said is not kept as said by another.
 */
export function continueAt(
  kept: KeptConversation,
  { service, isNamed }: ContinueAt,
  { err, look }: Terminal,
): ConversationHead | null {
  if (kept.service === service) return kept;
  const held = `conversation ${kept.id} was held with ${kept.service}`;
  if (!isNamed) throw new UsageError(`${held}; to send it to ${service}, name that: --url ${service}`);
  for (const line of wrap(oneLine(defuse(`${held}; it is sent to ${service}`)), look.columns))
    err(look.paint("yellow", line));
  return null;
}

/** Tells which conversation goes on, and at a keyboard how it ended. */
export function sayContinued(kept: KeptConversation, { err, look, nowMs }: Terminal, isTalk: boolean): void {
  const { id, exchanges, first_words, answered_at } = defuse(kept);
  const when = age(Date.parse(answered_at), nowMs());
  const facts = `${plural(exchanges.length, "question")}, ${when === "now" ? "just now" : `${when} ago`}`;
  const say = (line: string) => err(look.paint("dim", line));
  for (const line of wrap(`${id} goes on: “${oneLine(first_words)}”, ${facts}`, look.columns)) say(line);
  const last = exchanges.at(-1);
  if (!isTalk || !last) return;
  const answer = linesOf(last.answer).flatMap((line) => wrap(line, look.columns - 2));
  say(fit(`› ${oneLine(last.question)}`, look.columns));
  for (const line of answer.slice(0, MOST_ANSWER_LINES)) say(`  ${line}`);
  if (answer.length > MOST_ANSWER_LINES) say(`  … ${plural(answer.length - MOST_ANSWER_LINES, "more line")}`);
}
