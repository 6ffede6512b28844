import type { ObservedFinding } from "../evidence/observed.ts";
import { isMoment } from "../evidence/beside.ts";
import { termsOf } from "../evidence/synonyms.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";
import { clauseBefore } from "./extremes.ts";
import { codeOf } from "./origins.ts";

const MEASURES = ["=mean", "=median", "=stdev", "=variance"];
/** A function that works one of them out. */
const FUNCTION = /(?<![\w])(f?mean|median|p?stdev|p?variance)\(/u;

const measuresIn = (text: string): string[] => {
  const terms = termsOf(text);
  return MEASURES.filter((measure) => terms.has(measure));
};

/** Whether a statement calls a number the mean that the evidence calls the median, or worked out as that; and the like. */
export function isOfAnotherMeasure(stated: Quantity, text: string, one: ObservedFinding): boolean {
  const [said, ...others] = measuresIn(clauseBefore(stated, text));
  if (said === undefined || others.length > 0) return false;
  const own = one.places().all.filter(({ figure }) => !isMoment(figure) && isSame(stated, figure));
  return (
    own.length > 0 &&
    own.every(({ figure, names, row }) => {
      const labels = MEASURES.filter((measure) => names.has(measure) || row.has(measure));
      const seen = labels.length > 0 ? labels : workedOut(figure as Quantity, one);
      return seen.length > 0 && !seen.includes(said);
    })
  );
}

/** The measure that the code works out which wrote a number. */
function workedOut(figure: Quantity, one: ObservedFinding): string[] {
  if (one.finding.evidence.type !== "command") return [];
  const [, name = ""] = FUNCTION.exec(codeOf(figure, one) ?? "") ?? [];
  return measuresIn(name.replace(/^[fp](?=mean|stdev|variance)/u, ""));
}
