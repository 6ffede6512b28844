import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { equals } from "../measures/decimal.ts";
import type { Quantity } from "../measures/quantity.ts";
import { partsAt } from "../reading/program-text.ts";
import { hasPhrase, normalise, stemsOf } from "../reading/words.ts";
import { originOf } from "./origins.ts";

/** A list that a program printed behind a label: `above -15: [('08:00', -12.7), ('10:00', -9.3)]`, `late ['Bo', 'Dee']`. */
const LIST = /^[^\S\n]*(\p{L}[^[\]{}\n:=]{0,60})(?:[:=]\s?|[^\S\n])\[(?=[^\n]{2,2000}\][^\S\n]*$)/gmu;
const MOST_LISTS = 50;
const NUMBER = /[-−]?\d(?:[\d.,:]*\d)?/gu;
const numbersIn = (text: string): string[] => (text.match(NUMBER) ?? []).map((one) => one.replace("−", "-"));
/** Behind what is counted, the things themselves. */
const LISTED = /^[^:;.!?\n]{0,80}:\s(.+)$/su;
/** Says it of things that were named before: `three of them are above 40: …`, `only two came late: …`. */
const OF_THEM =
  /^[*_]*\s(?:of\s(?:them|these|those|(?:the|your|these|those)\s\p{L}+)|are|were|is|was|have|had|has|got|came|scored|fell|fall|lie|lay|stay\p{L}*|davon|sind|waren|liegen|d['’]entre \p{L}+|sont|étaient|de ellos|de ellas|son|están)(?!\p{L})/iu;
const SEPARATOR = /,\s(?:and\s|und\s|et\s|y\s|e\s)?|\s(?:and|und|et|y|e)\s/u;

/**
 * The findings that list as many things as a statement says, behind a label that it has the words and numbers of. If it lists the
 * things as well, each is an entry, with its own figures: `three readings above -15: -12.7 at 08:00, …`.
 */
export const entriesCounted = (
  stated: Quantity,
  text: string,
  { findings, given }: ListedTurn,
): ObservedFinding[] =>
  findings.filter((finding) =>
    listsOf(stated, text, finding, given).some(
      (entries) => isNumberOf(entries, stated) && areEntries(text.slice(stated.end), entries),
    ),
  );

/** Whether a finding lists, behind a label that a statement has the words and numbers of, another number of things than its only count. */
export const isListedOtherwise = (
  stated: Quantity,
  quantities: readonly Quantity[],
  text: string,
  { findings, given }: ListedTurn,
): boolean =>
  quantities.every((one) => one === stated || one.noun === undefined) &&
  findings.some((finding) => {
    const lists = listsOf(stated, text, finding, given);
    return lists.length > 0 && !lists.some((entries) => isNumberOf(entries, stated));
  });

/** The evidence of a turn, and what the person wrote. */
interface ListedTurn {
  findings: readonly ObservedFinding[];
  given: readonly Observed[];
}

const isNumberOf = (entries: readonly string[], { value }: Quantity): boolean =>
  equals(value, { digits: BigInt(entries.length), exponent: 0 });

/** The entries of the lists whose labels a statement says of what it counts. */
function listsOf(
  { start, end, unit, percent, noun }: Quantity,
  text: string,
  one: ObservedFinding,
  given: readonly Observed[],
): string[][] {
  const { finding, particulars } = one;
  const [thing] = stemsOf(noun ?? "");
  const behind = text.slice(end);
  const isKnown =
    (OF_THEM.test(behind) && LISTED.test(behind)) ||
    (thing !== undefined && [one, ...given].some(({ stems }) => stems.has(thing)));
  if (finding.evidence.type !== "command" || unit !== undefined || percent || !isKnown) return [];
  const said = stemsOf(text);
  const others = numbersIn(`${text.slice(0, start)} ${text.slice(end)}`);
  return Array.from(finding.text.matchAll(LIST).take(MOST_LISTS)).flatMap(
    ({ index, 0: { length }, 1: label = "" }) => {
      const { parts, end: close } = partsAt(finding.text, index + length);
      const own = particulars.quantities.filter((seen) => seen.start >= index + length && seen.end <= close);
      const words = stemsOf(label);
      const isSaid =
        words.size > 0 &&
        words.isSubsetOf(said) &&
        numbersIn(label).every((number) => others.includes(number));
      return isSaid && own.every((seen) => originOf(seen, one) !== "written") ? [parts] : [];
    },
  );
}

/** Whether what a statement lists behind a number are entries, each another one. */
function areEntries(rest: string, entries: readonly string[]): boolean {
  const [, list] = LISTED.exec(rest) ?? [];
  if (list === undefined) return true;
  const items = list.split(SEPARATOR).map((item) => normalise(item).replace(/[.!]$/u, ""));
  const places = items.map((item) => {
    const numbers = numbersIn(item);
    return entries.findIndex((entry) =>
      numbers.length > 0
        ? numbers.every((one) => numbersIn(entry).includes(one))
        : hasPhrase(normalise(entry), item),
    );
  });
  return !places.includes(-1) && new Set(places).size === entries.length;
}
