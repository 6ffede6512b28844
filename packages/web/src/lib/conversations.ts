import type { Run } from "@signet/contract";
import { day, titleOf } from "./format.ts";
import { outcomeWords, type OutcomeWords } from "./outcome.ts";

/** Runs that continue one another, as one entry: the first gives the title, the newest the outcome and the link. */
export interface ConversationEntry {
  key: string;
  title: string;
  newest: Run;
  runs: readonly Run[];
  outcome: OutcomeWords;
}

/** Groups runs, newest first, into conversations. */
export function conversationsOf(runs: readonly Run[]): ConversationEntry[] {
  const groups = Map.groupBy(
    runs,
    ({ kind, conversation_id, run_id }) => `${kind} ${conversation_id ?? run_id}`,
  );
  return [...groups].map(([key, group]) => ({
    key,
    title: titleOf(group.at(-1)!.task),
    newest: group[0]!,
    runs: group,
    outcome: outcomeWords(group[0]!),
  }));
}

/** The same by day, in order. */
export const byDay = (
  entries: readonly ConversationEntry[],
  now = new Date(),
): [string, ConversationEntry[]][] => [
  ...Map.groupBy(entries, ({ newest }) => day(new Date(newest.created_at), now)),
];
