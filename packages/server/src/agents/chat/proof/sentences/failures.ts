import type { ObservedFinding } from "../evidence/observed.ts";
import { quantitiesIn } from "../reading/quantities.ts";
import { stemsOf } from "../reading/words.ts";

/** Says that something failed. */
const FAILS =
  /n't\b|\b(?:not|cannot|no|fail\w*|errors?|refus\w*|reject\w*|den(?:y|ied)|only|must|has to|have to|http|nicht|kein\w*|fehler\w*|abgelehnt|pas|impossible|erreur|échou\w*|no se|falló|rechaz\w*|não|erro|falh\w*)\b/iu;
/** What a status counts. */
const STATUS =
  /^(?:errors?|status|codes?|responses?|fehler|antwort|erreurs?|réponse|error|respuesta|erro|resposta)$/iu;

const SUCCEEDS =
  /\b(?:pass(?:es|ed|ing)?|succe\w+|works?|worked|all (?:the )?\d[\d,.]*|complete(?:d|ly)|verified|correct(?:ly)?|fixed|solved|done|ok: true|bestanden|erfolgreich|funktioniert|réussi\w*|fonctionne|éxito|funciona|sucesso)\b|成功|通过/iu;
const DENIES_SUCCESS =
  /n't\b|\b(?:not|no|never|fail\w*|cannot|without|unsuccess\w*|nicht|kein\w*|ohne|sans|pas|échou\w*|não|falh\w*|fall\w*)\b|没有|未|失败/iu;

/** Says that a part succeeded: `3 of 4`, and not `4 of 4`. */
const PARTLY = /(?<![\d.,])(\d+) (?:of|out of|von|sur|de) (?:the |den |les |los )?(?!\1(?!\d))\d/iu;

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

/** Whether a statement says that something succeeded, and not that only a part of it did. */
export const claimsSuccess = (text: string): boolean =>
  SUCCEEDS.test(text) && !DENIES_SUCCESS.test(text) && !PARTLY.test(text);
