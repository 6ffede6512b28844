import { printedInOrder, wordsOfCode } from "../reading/printed-in-order.ts";
import type { Figure } from "./beside.ts";
import type { ObservedFinding } from "./observed.ts";
import type { PartSaying } from "./saying.ts";
import { termsOf } from "./synonyms.ts";

/** What a finding says in one place: a part of a sentence, a line that a program printed, an object of JSON. */
export interface EvidenceSegment extends EvidenceContext, PartSaying {
  /** The same of its sentence, and of its line with what stands above that. */
  sentence: EvidenceContext;
  line: EvidenceContext;
}

/** What stands around a segment. */
export interface EvidenceContext {
  figures: readonly Figure[];
  terms: ReadonlySet<string>;
  /** Names that are written with digits or signs: `nvme0n1p2`, `max_connections`. */
  codes: ReadonlySet<string>;
}

const CODE =
  /(?<![\p{L}\p{N}_])(?=[\w./-]*(?:[\d_]|[./-]\w))(?=[\w./-]*\p{L})[\w.-]{2,}\w(?![\p{L}\p{N}_])/gu;

/** `Divider A`, `class B`. */
const LETTERED = /(?<!\p{L})\p{L}{3,}\s[A-Z](?![\p{L}\p{N}'’.])/gu;
/** The names of a text that are written with digits or signs. */
export const codesOf = (text: string): string[] => [
  ...(text.toLowerCase().match(CODE) ?? []),
  ...(text.match(LETTERED) ?? []).map((name) => name.toLowerCase()),
];

export const NOTHING: EvidenceContext = { figures: [], terms: new Set(), codes: new Set() };

/** The segments of the lines of an output that are values without words: each is called as the code that printed it calls it. */
export function printedValues(
  { finding: { evidence, input = "" } }: ObservedFinding,
  text: string,
): (line: number, figures: readonly Figure[]) => EvidenceSegment[] | undefined {
  const printed = evidence.type === "command" ? printedInOrder(input, text) : new Map<number, string[]>();
  const termsIn = (code: string) => termsOf(wordsOfCode(code, input));
  return (at, figures) => {
    const codes = printed.get(at);
    if (codes?.length !== figures.length) return undefined;
    const line = { figures, terms: termsIn(codes.join(" ")), codes: new Set<string>() };
    return figures.map((figure, i) => {
      const own = { figures: [figure], terms: termsIn(codes[i]!), codes: line.codes };
      return { ...own, sentence: own, line };
    });
  };
}
