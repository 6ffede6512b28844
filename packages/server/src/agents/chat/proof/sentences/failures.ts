import type { ObservedFinding } from "../evidence/observed.ts";
import { quantitiesIn } from "../reading/quantities.ts";
import { stemsOf } from "../reading/words.ts";

/** Says that something failed. */
const FAILS =
  /n't\b|\b(?:not|cannot|no|fail\w*|errors?|refus\w*|reject\w*|den(?:y|ied)|only|must|has to|have to|http|nicht|kein\w*|fehler\w*|abgelehnt|pas|impossible|erreur|échou\w*|no se|falló|rechaz\w*|não|erro|falh\w*)\b/iu;
/** What a status counts. */
const STATUS =
  /^(?:errors?|status|codes?|responses?|fehler|antwort|erreurs?|réponse|error|respuesta|erro|resposta)$/iu;

/**
 * Whether a statement says of calls that failed that they did. A number that counts something else than their messages do is not
 * of them: `503 rooms` beside `HTTP 503`.
 */
export const tellsOfFailure = (
  text: string,
  failures: readonly ObservedFinding[],
  language: string | undefined,
): boolean =>
  failures.length > 0 &&
  FAILS.test(text) &&
  quantitiesIn(text, language).every(({ unit, noun, counts, percent }) => {
    const seen = failures.flatMap(({ particulars }) => particulars.quantities);
    if (unit !== undefined || percent)
      return seen.some((one) => one.unit === unit && one.percent === percent);
    if (!counts || noun === undefined || STATUS.test(noun)) return true;
    return failures.some(({ stems }) => [...stemsOf(noun)].some((stem) => stems.has(stem)));
  });
