import type { ObservedFinding } from "../evidence/observed.ts";
import { quantitiesIn } from "../reading/quantities.ts";
import { stemsOf } from "../reading/words.ts";

/** Says that something failed. */
const FAILS =
  /n't\b|\b(?:not|cannot|no|fail\w*|errors?|refus\w*|reject\w*|den(?:y|ied)|only|must|has to|have to|http|nicht|kein\w*|fehler\w*|abgelehnt|pas|impossible|erreur|échou\w*|no se|falló|rechaz\w*|não|erro|falh\w*)\b/iu;
/** Says with what something was answered. */
const ANSWERED =
  /(?<!\p{L})(?:answer\w*|return\w*|respon\w*|repl(?:y|ies|ied)|gave|gives|status|antwort\w*|lieferte?|meldete?|répon\w*|renvo\w*|devuelve|devolvió|devolveu)(?!\p{L})/iu;
/** What is asked for by its address, and answers. */
const ANSWERS =
  /(?<!\p{L})(?:it|pages?|site|website|server|address|url|link|request|host|service|api|endpoint|seite|adresse|serveur|página|servidor)(?!\p{L})/iu;
/** A status of HTTP that says that something failed. */
const FAILED_STATUS =
  /(?<![\d.,])[45]\d\d(?![\d.,]*\d|\s(?!(?:errors?|status|codes?|responses?|for|from|when|on|at|again|instead|and|but|so)(?!\p{L}))\p{Ll})/u;
/** What a status counts. */
const STATUS =
  /^(?:errors?|status|codes?|responses?|not|fehler|antwort|erreurs?|réponse|error|respuesta|erro|resposta)$/iu;

const SUCCEEDS =
  /\b(?:pass(?:es|ed|ing)?|succe\w+|works?|worked|all (?:the )?\d[\d,.]*(?! (?:steps?|minutes?|seconds?|attempts?|tries|turns?|tokens?|hours?)(?!\p{L}))|complete(?:d|ly)|verified|correct(?:ly)?|fixed|solved|done|ready|finished|delivered|ok: true|bestanden|erfolgreich|fertig|bereit|funktioniert|réussi\w*|prêt\w*|termin[ée]\w*|fonctionne|éxito|list[oa]s?|terminad[oa]s?|funciona|pront[oa]s?|sucesso)\b|成功|通过/iu;
const DENIES_SUCCESS =
  /n't\b|\bbefore (?:\p{L}+ ){1,4}?(?:work|pass|finish|succe|complet)\w*|\b(?:not|no|never|fail\w*|cannot|without|unsuccess\w*|half|partly|partially|incomplete|teilweise|nicht|kein\w*|ohne|sans|pas|échou\w*|não|falh\w*|fall\w*)\b|没有|未|失败/iu;

const WITHOUT_FAILURE =
  /(?<!\p{L})(?:without|with no|free of|no|ohne|sans|sin|sem)\s(?:an?\s|any\s|eine?n?\s|une?\s)?(?:errors?|exceptions?|problems?|failures?|issues?|warnings?|crash(?:es)?|fehler|ausnahmen?|erreurs?|errores|erros?)(?!\p{L})/giu;
/** Says that what was to be done was not, and that only some of it was not. */
const NOT_DONE =
  /(?:n['’]t|(?<!\p{L})(?:not|never|could not be|nicht|pas))\s(?:be\s|been\s|yet\s|quite\s)?(?:pass|deliver|finish|complet|succe|work|verif|built|build|geliefert|bestanden|fertig|livr|réuss|termin)|(?<!\p{L})(?:fail(?:s|ed)?|gescheitert|fehlgeschlagen|échoué)(?!\p{L})/iu;
const PARTLY_DONE =
  /(?<!\p{L})(?:but|before|first|at first|earlier|previously|until|one of|some|except|only|would|might|if|aber|zuerst|mais|d'abord|pero)(?!\p{L})/iu;

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
  (FAILS.test(text) || [ANSWERED, ANSWERS, FAILED_STATUS].every((words) => words.test(text))) &&
  quantitiesIn(text, language).every(({ unit, noun, counts, percent }) => {
    const seen = failures.flatMap(({ particulars }) => particulars.quantities);
    if (unit !== undefined || percent)
      return seen.some((one) => one.unit === unit && one.percent === percent);
    if (!counts || noun === undefined || STATUS.test(noun)) return true;
    return failures.some(({ stems }) => [...stemsOf(noun)].some((stem) => stems.has(stem)));
  });

/** Whether a statement says that something succeeded, and not that only a part of it did. */
export function claimsSuccess(text: string): boolean {
  const said = text.replaceAll(WITHOUT_FAILURE, "succeeds");
  return SUCCEEDS.test(said) && !DENIES_SUCCESS.test(said) && !PARTLY.test(text);
}

const ENDS_WELL =
  /(?<!\p{L})(?:(?:finish|end|complet|ran|run|went|go(?:es)?|work)(?:e?d|es|s)?\s(?:\p{L}+\s)?(?:properly|well|cleanly|fine|normally|smoothly|correctly|successfully|as planned|without (?:errors?|problems?|a hitch))|succeeded|(?:was|is) (?:a )?success(?:ful)?|passed (?:its|the|all|every) checks?|erfolgreich|réussi\p{L}*|con éxito)(?!\p{L})/iu;

/** How many tries a run had, which says nothing of its end. */
const TRIES =
  /(?<!\p{L})(?:after|in|on|with|at) (?:only |just |all )?(?:\d+|\p{L}+) (?:attempts?|tries|try|rounds?)(?!\p{L})/giu;
/** Says that all of it passed: `but passed in the end`, and not `8 tests passed`. */
const PASSED =
  /^(?!.*(?:\d|(?<!\p{L})(?:tests?|checks?|specs?|some|most|one|two)(?!\p{L}))).*(?<!\p{L})pass(?:ed|es)(?!\p{L})/iu;
const CLAUSE = /[,;]\s|\s(?:but|and|then|while)\s/u;

/** Whether a statement says that a run ended well. */
export function claimsGoodEnd(text: string): boolean {
  if (DENIES_SUCCESS.test(text.replaceAll(WITHOUT_FAILURE, "well"))) return false;
  const isPassed = (clause: string) => PASSED.test(clause);
  return ENDS_WELL.test(text) || text.replaceAll(TRIES, "").split(CLAUSE).some(isPassed);
}

/** Whether a statement says of all that something did not succeed. */
export const claimsFailure = (text: string): boolean =>
  NOT_DONE.test(text) && !/\d|`/.test(text) && !PARTLY_DONE.test(text);
