import type { CommittedField } from "@signet/verify";
import { UsageError } from "./command.ts";

const FIELDS = new Map<string, CommittedField>([
  ["task", "task_commit"],
  ["files", "files"],
  ["events", "events"],
]);

/** The field of a receipt that commits to what a person names. Throws UsageError for another word, and for none. */
export function revealedField(word: string | undefined): CommittedField {
  const field = FIELDS.get(word ?? "");
  if (field !== undefined) return field;
  throw new UsageError(`name the field: --field ${[...FIELDS.keys()].join(", --field ")}`);
}
