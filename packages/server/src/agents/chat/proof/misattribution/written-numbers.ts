import { agrees, type Moment } from "../reading/dates.ts";
import { type Figure, isMoment } from "../evidence/beside.ts";
import type { ObservedFinding } from "../evidence/observed.ts";
import { isSame } from "../measures/same-quantity.ts";
import { isWrittenNumber, particularsOf } from "../reading/particulars.ts";

const MOST_LINES = 400;

/**
 * Whether a finding has a number in Roman letters or hexadecimal digits only beside other figures than the statement's one, which
 * stands beside another such number: 1994 is no MMDCCCLXXXVIII.
 */
export function isOfAnotherLine(
  id: string,
  figures: readonly Figure[],
  { finding, language }: ObservedFinding,
): boolean {
  const [figure, ...more] = figures;
  if (!figure || more.length > 0 || !isWrittenNumber(id)) return false;
  const lines = finding.text
    .split("\n", MOST_LINES)
    .map((line) => particularsOf(line, language, { isEvidence: true }))
    .filter(({ quantities, moments }) => has(figure, [...quantities, ...moments]))
    .map(({ ids }) => ids.filter(isWrittenNumber))
    .filter(({ length }) => length > 0);
  return lines.length > 0 && !lines.some((ids) => ids.includes(id));
}

const has = (stated: Figure, seen: readonly (Figure | Moment)[]): boolean =>
  seen.some((one) =>
    isMoment(stated) ? isMoment(one) && agrees(stated, one) : !isMoment(one) && isSame(stated, one),
  );
