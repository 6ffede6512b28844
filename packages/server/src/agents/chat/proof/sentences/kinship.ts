import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { particularsOf } from "../reading/particulars.ts";
import { stemsOf } from "../reading/words.ts";
import { hasGeneralSubject } from "./subjects.ts";
import type { ComparedTurn } from "./suggestions.ts";

/** How a sentence is related to a turn by its words. */
export interface Kinship {
  /** Its words that bear content. */
  words: number;
  /** Those that stand in the evidence, in what the model put into a call, or in what the person wrote. */
  shared: number;
  /** Whether that is more than a chance. */
  isRelated: boolean;
  /** Whether it begins with a name that the person gave. */
  isNamed: boolean;
}

/** One word in so many is shared with a turn that a sentence goes on about. */
const RELATED = 5;

export function kinshipOf(
  text: string,
  { findings, given }: { findings: readonly ObservedFinding[]; given: readonly Observed[] },
): Kinship {
  const stems = [...stemsOf(text)];
  const texts = [...given, ...findings.flatMap((finding) => [finding, finding.input])];
  const shared = stems.filter((stem) => texts.some((one) => one.stems.has(stem))).length;
  const [first] = /^\p{Lu}\p{Ll}+/u.exec(text) ?? [];
  const [name] = first === undefined ? [] : stemsOf(first);
  const isNamed = name !== undefined && given.some(({ particulars }) => particulars.names.includes(name));
  return { words: stems.length, shared, isNamed, isRelated: shared > 0 && RELATED * shared >= stems.length };
}

/** Words that a sentence has at least if sharing none of them tells that it is about something else. */
const TELLING = 4;

/** Whether a sentence shares no word with the turn, though it has enough of them. */
export function isStrange(text: string, known: ComparedTurn): boolean {
  const { words, shared } = kinshipOf(text, known);
  return words >= TELLING && shared === 0;
}

/** Whether an English sentence about things in general shares no word with the turn but those of its figures. */
export function isStrangeBesideFigures(text: string, known: ComparedTurn): boolean {
  if (known.language !== "en" || !hasGeneralSubject(text)) return false;
  const { quantities, moments } = particularsOf(text, known.language);
  const blank = [...quantities, ...moments].reduce(
    (left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
    text,
  );
  return isStrange(blank, known);
}
