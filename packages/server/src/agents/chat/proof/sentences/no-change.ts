import type { ObservedFinding } from "../evidence/observed.ts";
import { stemsOf } from "../reading/words.ts";

/** Says that something is what it was, and how an output says so. */
const NO_CHANGE =
  /(?<!\p{L})(?:no change|unchanged|keine (?:ver)?änderung|unverändert|pas de changement|inchangée?s?|sin cambios?|sem alteração)(?!\p{L})/iu;
const CHANGE =
  /(?<!\p{L})(change|difference|diff|delta|änderung|veränderung|différence|cambio|alteração)(?!\p{L})[^\p{L}\d\n]{0,6}?[+±-]?(\d+(?:[.,]\d+)?\s?%?)(?![\d.,]\d)/iu;
/** Up to the first value of a line: what the line is about. */
const HEAD = /^[^:=|,\d]*/u;
/** Words that say no more than that nothing changed. */
const SHOWS = stemsOf(
  "show shows showed saw see sees stay stays stayed remain remains remained number count there",
);
const MOST_LINES = 400;

interface Change {
  word: string;
  amount: string;
}

/** The changes in the lines that a statement is about if it says that nothing changed: all lines of its words, and none that has more of them. */
function changesOf(text: string, findings: readonly ObservedFinding[]): Change[] {
  if (!NO_CHANGE.test(text)) return [];
  const stems = stemsOf(text.replace(NO_CHANGE, " ")).difference(SHOWS);
  if (stems.size === 0) return [];
  return findings
    .flatMap((one) => one.lines().slice(0, MOST_LINES))
    .filter(({ text: line }) => stems.isSubsetOf(stemsOf(HEAD.exec(line)![0])))
    .flatMap(({ text: line }) => {
      const [, word, amount] = CHANGE.exec(line) ?? [];
      return word !== undefined && amount !== undefined ? [{ word, amount }] : [];
    });
}

const isZero = ({ amount }: Change): boolean => !/[1-9]/u.test(amount);

/** A statement that something did not change, with the change of zero that its line has: `Robin: no change`, of `Robin: total 9, change +0%`. */
export function saidAsNoChange(text: string, findings: readonly ObservedFinding[]): string | undefined {
  const changes = changesOf(text, findings);
  const [first] = changes;
  return first && changes.every(isZero)
    ? text.replace(NO_CHANGE, `${first.word} ${first.amount}`)
    : undefined;
}

/** Whether a statement says that something did not change, of which a line has a change. */
export const deniesChange = (text: string, findings: readonly ObservedFinding[]): boolean =>
  changesOf(text, findings).some((one) => !isZero(one));
