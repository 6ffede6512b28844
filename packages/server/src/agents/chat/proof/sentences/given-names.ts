import { particularsOf } from "../reading/particulars.ts";
import { stemsOf } from "../reading/words.ts";
import { affirms } from "./affirmations.ts";
import { assertedClauses } from "./given-clauses.ts";
import { isOfEvidence } from "./of-evidence.ts";
import { CLAUSE, type ComparedTurn, isDenied, isMostOf, isWeighed, tellingTerms } from "./suggestions.ts";

/**
 * Whether a statement says what the person only took to be so, with a name that the evidence has nowhere: `The buses go via Oak
 * Lane`, where the person asked just that and the page has Mill Lane.
 */
export function isNameOnlyGiven(text: string, known: ComparedTurn): boolean {
  const { language, findings, given } = known;
  const names = particularsOf(text, language).names.filter((name) =>
    findings.every(({ stems, input }) => !stems.has(name) && !input.stems.has(name)),
  );
  if (names.length === 0) return false;
  const asserted = assertedClauses(given);
  const isAnswer = affirms(text);
  return text.split(CLAUSE).some((clause) => {
    const whole = { start: 0, end: clause.length };
    if (isDenied(clause, whole) || isWeighed(clause, whole) || !(isAnswer || isOfEvidence(clause, known)))
      return false;
    const stems = stemsOf(clause);
    const said = names.filter((name) => stems.has(name));
    const rest = new Set([...tellingTerms(clause, [])].filter((term) => !names.includes(term)));
    return asserted.some(
      ({ particulars, terms }) =>
        said.some((name) => particulars.names.includes(name)) && isMostOf(rest, [terms]),
    );
  });
}
