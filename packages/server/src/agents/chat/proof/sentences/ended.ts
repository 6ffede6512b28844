import { type Clause, clausesOf, FEWEST_WORDS } from "../evidence/clauses.ts";
import type { ObservedFinding } from "../evidence/observed.ts";
import { denies } from "../reading/words.ts";

/** Says that something is not there any more. */
const ENDED =
  /(?<!\p{L})(?:(?:has|have|had|was|were|is|are|be|been|being)\s(?:now\s|been\s|finally\s)?(?:dropped|removed|discontinued|retired|withdrawn|abolished|cancelled|canceled|shut down|phased out|abandoned|scrapped)|no longer\s\p{L}+|(?:drops?|removes?|discontinues|retires|withdraws|abolishes|ends|ended|removed|dropped) (?:the )?(?:support|option|command|service|offer|feature|setting|flag)|wurden? (?:entfernt|eingestellt|abgeschafft)|nicht mehr \p{L}+|a été (?:supprimée?|retirée?)|fue (?:eliminad|retirad)[oa]|foi (?:removid|retirad)[oa])(?!\p{L})/iu;
/** Says that something is there. */
const STANDS =
  /(?<!\p{L})(?:still|continues? to|remains?|keeps?|is (?:fully |also |now )?(?:supported|available|offered|included|possible)|are (?:fully |also |now )?(?:supported|available|offered|included|possible)|supports?|offers?|weiterhin|immer noch|unterstützt|encore|toujours|todavía|aún|sigue|ainda|continua)(?!\p{L})/iu;
/** Speaks of another time, or of what only may be. */
const ELSEWHERE =
  /(?<!\p{L})(?:was|were|had|until|till|before|earlier|once|used to|formerly|previous(?:ly)?|old(?:er)?|if|unless|would|could|might|should|except|instead|war|waren|bis|früher|était|avant|antes|era)(?!\p{L})/iu;
const NUMBERS = /\d+(?:\.\d+)*/gu;

/** Says on what something runs, and with what it works: `runs on Python 3.9`. */
const RUNS_ON =
  /(?<!\p{L})(?:runs? (?:on|under|with)|works? (?:on|with|under)|compatible with|supports?|installs? on)\s(?:\p{L}[\p{L}.-]*\s){1,2}(\d+(?:\.\d+)*)(?![\d.]*\d)/iu;
const SUPPORT = /(?<!\p{L})(?:support\p{L}*|compatib\p{L}*|runs?|works?)(?!\p{L})/iu;

/** Whether a sentence says that something runs on a version, the support of which has ended: `support for 3.9 has been dropped`. */
function runsOnEnded(text: string, findings: readonly ObservedFinding[]): boolean {
  const [, version] = RUNS_ON.exec(text) ?? [];
  if (version === undefined) return false;
  return findings
    .flatMap((finding) => finding.lines())
    .flatMap(({ text: line }) => line.split(/[;:]\s|\sbut\s/u))
    .some(
      (part) => ENDED.test(part) && SUPPORT.test(part) && part.match(NUMBERS)?.includes(version) === true,
    );
}

/** Whether a sentence says that something is there, of which the evidence says that it has ended: `Node 18 is still supported`. */
export function saysEndedStands(text: string, findings: readonly ObservedFinding[]): boolean {
  if (ENDED.test(text) || ELSEWHERE.test(text) || denies(text)) return false;
  if (runsOnEnded(text, findings)) return true;
  if (!STANDS.test(text)) return false;
  const said = clausesOf([text]).filter((clause) => STANDS.test(clause.text));
  const seen = findings.flatMap((finding) => finding.clauses()).filter((clause) => ENDED.test(clause.text));
  return said.some((one) => seen.some((other) => isSame(one, other)));
}

/** Whether two clauses are about the same: they have the same numbers and, but for one, the words of the shorter one. */
function isSame(said: Clause, seen: Clause): boolean {
  const numbers = (one: Clause) => new Set(one.text.match(NUMBERS));
  if (!numbers(said).isSubsetOf(numbers(seen)) || (numbers(said).size === 0 && numbers(seen).size > 0))
    return false;
  const shared = said.stems.intersection(seen.stems).size;
  return shared >= FEWEST_WORDS && shared >= said.stems.size - 1;
}
