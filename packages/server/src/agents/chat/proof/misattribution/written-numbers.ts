import { agrees } from "../reading/dates.ts";
import { type Figure, isMoment } from "../evidence/beside.ts";
import type { ObservedFinding } from "../evidence/observed.ts";
import { isSame } from "../measures/same-quantity.ts";
import { isWrittenNumber, particularsOf, WRITTEN_NUMBER } from "../reading/particulars.ts";

const MOST_LINES = 400;
const MOST_CHARS = 400;

/**
 * Whether a finding has a number in Roman letters or hexadecimal digits only beside other figures than the statement's one, which
 * stands beside another such number: 1994 is no MMDCCCLXXXVIII.
 */
export function isOfAnotherLine(id: string, figures: readonly Figure[], finding: ObservedFinding): boolean {
  const [figure, ...more] = figures;
  if (!figure || more.length > 0 || !isWrittenNumber(id)) return false;
  const lines = linesOf(finding).filter(({ figures }) => has(figure, figures));
  return lines.length > 0 && !lines.some(({ ids }) => ids.includes(id));
}

/** A line that has such numbers, and its other figures. */
interface WrittenLine {
  ids: string[];
  figures: readonly Figure[];
}

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, WrittenLine[]>();

function linesOf(one: ObservedFinding): WrittenLine[] {
  const known = read.get(one);
  if (known) return known;
  const lines = one.finding.text
    .split("\n", MOST_LINES)
    .filter((line) => line.length <= MOST_CHARS && line.search(WRITTEN_NUMBER) >= 0)
    .map((line): WrittenLine => {
      const { ids, quantities, moments } = particularsOf(line, one.language, { isEvidence: true });
      return { ids: ids.filter(isWrittenNumber), figures: [...quantities, ...moments] };
    });
  read.set(one, lines);
  return lines;
}

const has = (stated: Figure, seen: readonly Figure[]): boolean =>
  seen.some((one) =>
    isMoment(stated) ? isMoment(one) && agrees(stated, one) : !isMoment(one) && isSame(stated, one),
  );
