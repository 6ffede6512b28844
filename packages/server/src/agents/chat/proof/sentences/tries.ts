import type { ObservedFinding } from "../evidence/observed.ts";
import { withoutFirstTries } from "../reading/first-tries.ts";
import { denies } from "../reading/words.ts";

/** Says that nothing had to be tried again: `It worked on the first attempt`. */
const AT_ONCE =
  /(?<!\p{L})(?:(?:on|at|in|with) (?:(?:the|its|my|their) )?(?:very )?(?:first|1st) (?:attempt|try|go|shot|run)|first (?:attempt|try|time)(?= ?(?:round|around|[.,;!)]|$))|beim ersten (?:versuch|mal|anlauf)|(?:du|dès le) premier (?:coup|essai)|a la primera|à primeira)(?!\p{L})/iu;
const SUCCEEDS =
  /(?<!\p{L})(?:work(?:ed|s)|pass(?:ed|es)|succeed(?:ed|s)|finished|done|built|compiled|ran|went through|came out|got it|right|klappte|funktionierte|geklappt|gelang|bestand\p{L}*|marché|réussi|fonctionné|funcionó|salió|funcionou)(?!\p{L})/iu;
/** How often something was tried, as a report says. */
const TRIES = /^[^\p{L}\n]{0,9}(?:attempts|tries|rounds)\s?[:=]\s?(\d{1,4})\s*$/gimu;

/** Whether a sentence says that something worked at once of which the reports say that it was tried more than once. */
export function hidesTries(text: string, findings: readonly ObservedFinding[]): boolean {
  if (!AT_ONCE.test(text) || !SUCCEEDS.test(text) || denies(text)) return false;
  const counts = findings.flatMap(({ finding }) =>
    finding.evidence.type === "receipt"
      ? Array.from(withoutFirstTries(finding.text).matchAll(TRIES), ([, count]) => Number(count))
      : [],
  );
  return counts.length > 0 && counts.every((count) => count > 1);
}
