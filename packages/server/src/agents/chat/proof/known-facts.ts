import type { Clause } from "./evidence/clauses.ts";
import type { Observed, ObservedFinding } from "./evidence/observed.ts";

/** What an answer is compared with. */
export interface KnownFacts {
  /** The language of the answer. */
  language: string | undefined;
  /** What the tools returned in this turn, and the notes that the model was told. */
  findings: readonly ObservedFinding[];
  /** Their clauses. */
  clauses: () => readonly Clause[];
  /** The messages of calls that failed, as findings. */
  failures: readonly ObservedFinding[];
  /** What the person wrote. Repeating it proves nothing and needs no proof. */
  given: readonly Observed[];
}
