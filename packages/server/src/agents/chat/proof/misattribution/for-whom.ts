import { isAlike, isOne } from "./another-place.ts";
import type { ObservedFinding } from "../evidence/observed.ts";
import type { Moment } from "../reading/dates.ts";
import { stemsOf } from "../reading/words.ts";

/** A line that says of whom its date is: `First day for pupils: Tuesday 5 January`. */
const FOR_WHOM = /^[^\p{L}]{0,6}(\p{L}[^:\n]{0,40}?)\s(?:for|für|pour|para)\s([^:\n()]{2,30}):\s/u;
const LABEL = /^[^\p{L}]{0,6}(\p{L}[^:\n]{0,60}):\s/u;
/** Says that something begins, or begins again. */
const BEGINS =
  /(?<!\p{L})(?:(?:go(?:es)?|come|comes|are|is|be) back|return\p{L}*|starts?|starting|begins?|beginning|resumes?|first|opens?|opening|erste[rn]?|beginn\p{L}*|premi[eè]re?|primera?|primer)(?!\p{L})/iu;
const MOST_LINES = 400;

interface DatedLine {
  label: string;
  whom: ReadonlySet<string>;
  moments: readonly Moment[];
}

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, DatedLine[]>();

function datedLinesOf(finding: ObservedFinding): DatedLine[] {
  const known = read.get(finding);
  if (known) return known;
  let start = 0;
  const found = finding.finding.text.split("\n", MOST_LINES).map((line): DatedLine => {
    const [from, end] = [start, start + line.length];
    start = end + 1;
    const [, what, whom = ""] = FOR_WHOM.exec(line) ?? [];
    return {
      label: what ?? LABEL.exec(line)?.[1] ?? "",
      whom: stemsOf(whom),
      moments: finding.particulars.moments.filter((one) => from <= one.start && one.end <= end),
    };
  });
  read.set(finding, found);
  return found;
}

/**
 * Whether a finding has a date only in lines with other labels, where one says when it begins for whom the sentence speaks of:
 * `pupils go back on 4 January`, beside `INSET day: 4 January` and `First day for pupils: 5 January`.
 */
export function isOfOthersBeginning(moment: Moment, text: string, finding: ObservedFinding): boolean {
  if (!BEGINS.test(text)) return false;
  const lines = datedLinesOf(finding);
  const own = lines.filter(({ moments }) => moments.some((one) => isOne(moment, one)));
  const said = stemsOf(text);
  const isMeant = ({ label, whom, moments }: DatedLine) =>
    whom.size > 0 &&
    whom.isSubsetOf(said) &&
    BEGINS.test(label) &&
    moments.some((one) => isAlike(moment, one));
  return (
    own.length > 0 &&
    own.every(
      (line) =>
        line.label !== "" &&
        !BEGINS.test(line.label) &&
        stemsOf(line.label).isDisjointFrom(said) &&
        !isMeant(line),
    ) &&
    lines.some((line) => !own.includes(line) && isMeant(line))
  );
}
