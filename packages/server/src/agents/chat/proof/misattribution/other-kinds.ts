import { isSaidAsYear } from "../evidence/years-said.ts";
import type { ObservedFinding } from "../evidence/observed.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";

/** Says in what year something came to be or ended, before the year. */
const IN_YEAR =
  /(?<!\p{L})(?:found|establish|built|build|open|clos|shut|born|publish|releas|came out|set up|start|launch|introduc|complet|erect|creat|dissolv|abolish)\p{L}*(?:\s[^\s.;]+){0,6}?\s(?:in|since)\s[*_]*$/iu;
/** Behind a number, what it counts. */
const COUNTED = /^[*_]*\s(?:\p{Ll}+\s)?(?:\p{Ll}{2,}[^sui\P{L}]s|people|men|women|children|guests)(?!\p{L})/u;
const ENDS = /^[*_]*(?:$|[.,;)]|\s(?:by|and|with|at|as|under|but|after|when|for)(?!\p{L}))/u;

/** Whether a number is what the evidence has only as a year, or of other things: `2018 pages`, `founded in 412`. */
export function isOfOtherKind(
  stated: Quantity,
  text: string,
  { written, particulars: { quantities } }: ObservedFinding,
): boolean {
  const own = quantities.filter((one) => isSame(stated, one));
  if (own.length === 0) return false;
  const said = text.slice(stated.start, stated.end);
  if (
    stated.noun === undefined &&
    stated.unit === undefined &&
    IN_YEAR.test(text.slice(0, stated.start)) &&
    ENDS.test(text.slice(stated.end))
  )
    return !/^\d{4}$/u.test(said);
  return (
    COUNTED.test(text.slice(stated.end)) &&
    stated.unit === undefined &&
    own.every((one) => isSaidAsYear(one, written))
  );
}

/** A word that is said before the number of a thing. */
const LABEL =
  /(?<!\p{L})(line|column|row|page|chapter|step|level|platform|gate|room|floor|zone|terminal|exit code|port|Zeile|Spalte|Seite|ligne|colonne|página|línea)\s[*_`]*$/iu;

/** Whether the evidence has other numbers behind the word that stands before one of a statement: line 4 for line 7. */
export function isOfOtherLabel(stated: Quantity, text: string, { written }: ObservedFinding): boolean {
  const label = LABEL.exec(text.slice(0, stated.start))?.[1];
  if (label === undefined) return false;
  const numbers = Array.from(
    written.matchAll(new RegExp(`(?<!\\p{L})${label}:?\\s(\\d{1,9})(?![\\d.,]*\\d)`, "giu")),
    ([, digits]) => digits!,
  );
  const said = text.slice(stated.start, stated.end).replace(/\D/gu, "");
  return numbers.length > 0 && !numbers.includes(said);
}
