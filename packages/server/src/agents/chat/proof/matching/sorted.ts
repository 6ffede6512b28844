import type { Observed, ObservedFinding } from "../evidence/observed.ts";

/** Particulars of a statement, counted by who knows them. `hard`: figures, dates, addresses and quotations; `soft`: names and short code. */
export interface Sorted {
  /** The findings that hold particulars, with how many each. */
  backed: Map<ObservedFinding, number>;
  hardBacked: number;
  softBacked: number;
  hardForeign: number;
  softForeign: number;
  /** Those of `hardBacked` that the person gave as well, and a weekday alone. */
  repeated: number;
  /** Figures that the model alone put into a call. */
  assumed: number;
  /** What else stands in a call: the person had given it, or it is a name. */
  restated: number;
  /** Figures that only the person gave. */
  given: number;
}

export const nothingSorted = (): Sorted => ({
  backed: new Map(),
  hardBacked: 0,
  softBacked: 0,
  hardForeign: 0,
  softForeign: 0,
  repeated: 0,
  assumed: 0,
  restated: 0,
  given: 0,
});

/** What a statement is compared with. */
export interface TurnTexts {
  findings: readonly ObservedFinding[];
  failures: readonly ObservedFinding[];
  given: readonly Observed[];
}

/** A particular that is looked for. */
export interface Sought {
  /** Whether a text has it. */
  isIn: (where: Observed) => boolean;
  isHard: boolean;
  /** Whether a finding that holds it has it from the model. */
  isOwn?: (finding: ObservedFinding) => boolean;
  /** Whether a finding holds it as something else. */
  isElsewhere?: (finding: ObservedFinding) => boolean;
}

/** All texts of a turn. */
export const textsOf = ({ findings, failures, given }: TurnTexts): Observed[] => [
  ...given,
  ...[...findings, ...failures].flatMap((finding) => [finding, finding.input]),
];

/** Counts a particular, by who knows it. */
export function placeIn(sorted: Sorted, known: TurnTexts, sought: Sought): void {
  const { isIn, isHard, isOwn = isOwnText(isIn), isElsewhere = () => false } = sought;
  const seen = known.findings.filter(isIn);
  const holding = seen.filter((finding) => !isOwn(finding));
  const backing = holding.filter((finding) => !isElsewhere(finding));
  for (const finding of backing) sorted.backed.set(finding, (sorted.backed.get(finding) ?? 0) + 1);
  if (backing.length > 0) sorted[isHard ? "hardBacked" : "softBacked"] += 1;
  else if (holding.length > 0 || (seen.length > 0 && seen.every(isElsewhere))) sorted.hardForeign += 1;
  else placeUnbacked(sorted, known, sought, seen.length > 0);
}

/** Counts a particular that no finding backs. `isSeen`: one has it from the model. */
function placeUnbacked(sorted: Sorted, known: TurnTexts, { isIn, isHard }: Sought, isSeen: boolean): void {
  const isGiven = known.given.some(isIn);
  if (isSeen || known.findings.some(({ input }) => isIn(input)))
    sorted[isHard && !isGiven ? "assumed" : "restated"] += 1;
  else if (!isGiven && !known.failures.some(isIn)) sorted[isHard ? "hardForeign" : "softForeign"] += 1;
  else if (isGiven && isHard) sorted.given += 1;
}

/** Whether what a finding holds stands in the input of its call as well, so that the model may have written it there. */
export const isOwnText = (isIn: (where: Observed) => boolean) => (finding: ObservedFinding) =>
  finding.finding.isOwnText === true && isIn(finding.input);
