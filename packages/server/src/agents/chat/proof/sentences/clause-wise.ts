import { clausesOf } from "../evidence/clauses.ts";
import type { ObservedFinding, ObservedLine } from "../evidence/observed.ts";
import { denies, stemsOf } from "../reading/words.ts";

const FEWEST_CLAUSES = 2;
const MOST_CLAUSES = 8;

/**
 * The findings of which a sentence says one thing after the other: each of its clauses has only words of one line, as in `You work
 * in Lisbon, and your team sits in Porto` beside two notes.
 */
export function repeatedByClauses(text: string, findings: readonly ObservedFinding[]): ObservedFinding[] {
  const clauses = clausesOf([text]);
  if (clauses.length < FEWEST_CLAUSES || clauses.length > MOST_CLAUSES) return [];
  const read = clauses.reduce((stems, clause) => stems.union(clause.stems), new Set<string>());
  if (!stemsOf(text).isSubsetOf(read)) return [];
  const by = new Set<ObservedFinding>();
  for (const clause of clauses) {
    const isIn = (line: ObservedLine) =>
      clause.stems.isSubsetOf(line.stems) && denies(clause.text) === denies(line.text);
    const finding = findings.find(
      (one) => one.finding.isOwnText !== true && clause.stems.isSubsetOf(one.stems) && one.lines().some(isIn),
    );
    if (!finding) return [];
    by.add(finding);
  }
  return [...by];
}
