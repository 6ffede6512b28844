import { clausesOf } from "../evidence/clauses.ts";
import type { ObservedFinding, ObservedLine } from "../evidence/observed.ts";
import { denies, normalise, stemsOf } from "../reading/words.ts";

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

const JOINS = /,?\s(?:and|und|et|y|e)\s/u;
const END = /[.!]$/u;

/** The parts of a sentence that are whole lines of the evidence, one after the other; none if one of them is not. */
export function linesSaid(text: string, findings: readonly ObservedFinding[]): string[] {
  const parts = text.split(JOINS).map((part) => part.trim());
  if (parts.length < FEWEST_CLAUSES || parts.length > MOST_CLAUSES) return [];
  const isLine = (part: string) => findings.some((finding) => linesOf(finding).has(withoutEnd(part)));
  return parts.every(isLine) ? parts : [];
}

const withoutEnd = (line: string): string => normalise(line).replace(END, "");

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, ReadonlySet<string>>();

function linesOf(finding: ObservedFinding): ReadonlySet<string> {
  const known = read.get(finding) ?? new Set(finding.lines().map(({ text }) => withoutEnd(text)));
  read.set(finding, known);
  return known;
}
