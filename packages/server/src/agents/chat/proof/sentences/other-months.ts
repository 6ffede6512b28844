import type { ObservedFinding } from "../evidence/observed.ts";
import { MONTH, MONTHS } from "../reading/day-names.ts";
import { denies, hasPhrase, stemsOf } from "../reading/words.ts";

/** A month without a day: `in August`, `since March 2021`. */
const ALONE = new RegExp(
  `(?<!\\p{L})(?:in|since|until|till|by|during|from|im|seit|ab|bis|en|depuis|desde)\\s(?:early\\s|late\\s|mid-?\\s?)?(${MONTH})(?![\\p{L}-]|\\s\\d{1,2}(?!\\d))`,
  "giu",
);
/** The share of a sentence's other words that a line has if it says the same. */
const SAME = 0.6;
/** The same of a line that has a figure of the sentence. */
const SAME_OF_FIGURE = 0.5;
/** A figure with what it counts: `15 cents`. */
const FIGURE = /(?<![\d.,])\d[\d.,]*\s\p{L}+/gu;
/** Says by whom it is said. */
const ATTRIBUTED = /,?\s?(?:according to|laut|selon|según|segundo)\s[^,.;]{2,60}/iu;
const FEWEST = 2;

/** Whether a sentence says of a month what a line of the evidence says of another: `blight in August` for July. */
export function isInAnotherMonth(text: string, findings: readonly ObservedFinding[]): boolean {
  const said = monthsIn(text);
  const [month, ...others] = said;
  if (month === undefined || others.length > 0 || denies(text)) return false;
  const rest = stemsOf(text.replace(ATTRIBUTED, " ").replace(ALONE, " "));
  const figures: string[] = text.match(FIGURE) ?? [];
  const alike = findings
    .flatMap((finding) => finding.lines())
    .filter((line) => {
      const isOfFigure = figures.some((figure) => hasPhrase(line.text, figure));
      const least = (isOfFigure ? SAME_OF_FIGURE : SAME) * rest.size;
      return rest.intersection(line.stems).size >= Math.max(FEWEST, least);
    });
  return (
    alike.some((line) => monthsIn(line.text).length > 0) &&
    !alike.some((line) => namedIn(line.text).includes(month))
  );
}

/** The months of a text that stand without a day, by their numbers; each once. */
const monthsIn = (text: string): number[] => [
  ...new Set([...text.matchAll(ALONE)].map(([, name]) => MONTHS.get(name!.toLowerCase())!)),
];

const NAMED = new RegExp(`(?<!\\p{L})(?:${MONTH})(?!\\p{L})`, "giu");

/** The months that a text names in any way. */
const namedIn = (text: string): number[] =>
  (text.match(NAMED) ?? []).map((name) => MONTHS.get(name.toLowerCase())!);
