import type { Clause } from "../evidence/clauses.ts";
import type { ObservedFinding } from "../evidence/observed.ts";
import { denies, stemsOf } from "../reading/words.ts";

/** What a program does with what it cannot use: it goes on without it, or it ends. */
const SKIPS =
  /(?<!\p{L})(?:skip(?:s|ped|ping)?|ignor(?:es?|ed|ing)|(?:left|leaves?) out|dropped|discarded|übersprungen|ignoriert|ignorée?s?|ignorad[oa]s?)(?!\p{L})/iu;
const ENDS =
  /(?<!\p{L})(?:stops? (?:the|it|with|at)|abort(?:s|ed|ing)?|halt(?:s|ed)?|exits? with|crash(?:es|ed)?|rais(?:es?|ed|ing)|throws?|thrown|reject(?:s|ed)?|bricht ab|abgebrochen|lève|lanza|lança)(?!\p{L})/iu;
const CLAUSE = /[.;:,\n]\s?|\s(?:and|but|while|und|aber|et|mais|y|pero)\s/u;
const MOST_CLAUSES = 600;
const FEWEST = 2;

type Treatment = "skips" | "ends";

const treatmentIn = (text: string): Treatment | undefined => {
  const [skips, ends] = [SKIPS.test(text), ENDS.test(text)];
  if (skips === ends || denies(text.replace(WITHOUT, " "))) return undefined;
  return skips ? "skips" : "ends";
};
/** What they lack is what they are: `rows without a title`. */
const WITHOUT = /(?<!\p{L})(?:without|with no|ohne|sans|sin|sem)(?!\p{L})/giu;

/** What a clause says is treated so. */
const subjectOf = (text: string): ReadonlySet<string> => {
  const at = [text.search(SKIPS), text.search(ENDS)].filter((one) => one >= 0);
  return stemsOf(text.slice(0, Math.min(...at)));
};

/** Whether a statement says that something ends a program which the evidence says is skipped, or the reverse: `empty lines raise an error`. */
export function isTreatedOtherwise(text: string, findings: readonly ObservedFinding[]): boolean {
  return text.split(CLAUSE).some((clause) => {
    const said = treatmentIn(clause);
    const subject = said ? subjectOf(clause) : new Set<string>();
    if (subject.size < FEWEST) return false;
    const isOfSubject = ({ text: told }: Clause) =>
      treatmentIn(told) !== undefined && subject.isSubsetOf(stemsOf(told));
    const treated = findings.flatMap((one) => one.clauses().slice(0, MOST_CLAUSES).filter(isOfSubject));
    return treated.length > 0 && treated.every(({ text: told }) => treatmentIn(told) !== said);
  });
}
