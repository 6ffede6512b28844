import { isMoment, type Moment } from "../reading/dates.ts";
import { equals } from "../measures/decimal.ts";
import { isLabel } from "../reading/labels.ts";
import type { StatedFigures } from "../reading/stated-figures.ts";
import type { ObservedFinding } from "../evidence/observed.ts";
import { isOfAnotherLabel } from "../misattribution/misplaced.ts";
import { codeOf, labelBefore, lineAround, originOf, textOriginAt } from "./origins.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";
import { isEndOfRange, isSuchExtreme } from "./extremes.ts";
import { HIDES } from "./value-kinds.ts";
import { hasPhrase, normalise, stemsOf } from "../reading/words.ts";

/** The most pieces in a row that a number is looked for in. */
const MOST_PIECES = 6;
/** How many digits a program writes: `:8.2f`, `%.1f`, `toFixed(2)`. */
const DIGITS =
  /(?<=[\w)\]]):[<>^=+,]{0,3}\d*(?:\.\d+)?[a-z%]?(?=\})|%\d*\.\d+[a-z]|\.to(?:Fixed|Precision)\(\d+\)/gu;

/**
 * Whether a program or an expression gave the number: it stands in the output, and in the input neither as the same number nor
 * put together from pieces; or it stands there too, but the statement that printed it worked it out, or chose it among the
 * person's numbers and says what it is. A program that decodes something may have it hidden there.
 */
export function isComputed(
  stated: Quantity,
  finding: ObservedFinding,
  statement: StatedFigures,
  isGiven: boolean,
  text: string,
): boolean {
  const { particulars, input } = finding;
  const code = finding.finding.input ?? "";
  const isHiding = HIDES.test(code);
  return particulars.quantities.some((seen) => {
    if (!isSame(stated, seen) || !isToldOfCode(seen, finding, statement)) return false;
    if (!isHiding && !isWritten(seen, finding))
      return !isCountOfAnother(seen, finding, text) && !isPutTogether(seen, code);
    if (finding.finding.evidence.type === "calculation")
      return seen.start < finding.finding.text.length && isResult(code, input.particulars.quantities, seen);
    const origin = originOf(seen, finding);
    if (origin === undefined || origin === "written" || isOfAnotherLine(seen, finding, statement, text))
      return false;
    const others = particulars.quantities.filter((one) => one === seen || !isSame(stated, one));
    if (isOfAnotherLabel(stated, others)) return false;
    if (origin === "computed") return true;
    return (
      isGiven &&
      (isCalled(stated, seen, finding, statement, text) ||
        isEndOfRange(stated, seen, finding, statement, text))
    );
  });
}

/** A line that is about the run, and not of what it printed: where it failed, and how it ended. */
const OF_RUN = /^exit code: |^\s*File "[^"]{1,200}", line \d|^\s*at .{1,200}:\d+:\d+\)?$/u;
const SAYS_RUN = /^(?:exit|code|status|line|zeile|lin[hi]a|ligne|colum|row)/u;

/** Whether a number of such a line is told as one: line 4, exit code 0. */
function isToldOfCode({ start }: Quantity, { finding }: ObservedFinding, { stems }: StatedFigures): boolean {
  if (finding.evidence.type !== "command" || !OF_RUN.test(lineAround(finding.text, start).line)) return true;
  return [...stems].some((stem) => SAYS_RUN.test(stem));
}

/** Whether a number of a finding is none that the model wrote, and none that a program chose. */
export const isWorkedOut = (seen: Quantity, finding: ObservedFinding): boolean =>
  finding.finding.isOwnText !== true ||
  (seen.start < finding.finding.text.length && !isWritten(seen, finding)
    ? !isPutTogether(seen, finding.finding.input ?? "")
    : originOf(seen, finding) === "computed");

const digitsOf = new WeakMap<object, Set<string>>();

/** Whether a number stands in the input of its call, also as part of a text: `"a\n2"`. */
function isWritten({ value }: Quantity, { input, finding }: ObservedFinding): boolean {
  const digits = digitsOf.get(finding) ?? new Set(finding.input?.match(/\d+/g));
  digitsOf.set(finding, digits);
  return (
    digits.has(String(value.digits).replace("-", "")) ||
    input.particulars.quantities.some((written) => equals(written.value, value))
  );
}

/** Whether a program printed a date or a time as what it worked out, or a weekday that it does not name. */
export function isConverted(stated: Moment, finding: ObservedFinding): boolean {
  const { particulars, input } = finding;
  const isNamed = input.particulars.moments.some((one) => one.weekday === stated.weekday);
  if (HIDES.test(finding.finding.input ?? "") || finding.finding.evidence.type !== "command") return false;
  return particulars.moments.some((seen) => {
    if (seen.start >= finding.finding.text.length || !isMoment(stated, [seen])) return false;
    if (stated.weekday !== undefined && seen.weekday !== undefined && !isNamed) return true;
    const { line, at } = lineAround(finding.finding.text, seen.start);
    return textOriginAt(line, at, finding) === "computed";
  });
}

/** Whether numbers that follow one another in a program are, written together, this one: `"19" + "53"`. */
function isPutTogether({ value }: Quantity, input: string): boolean {
  // Pieces of a decimal have a point between them.
  if (value.exponent < 0 && !/["'`]\.["'`]|\.join\(/u.test(input)) return false;
  const digits = String(value.digits).replace("-", "");
  // A decimal is one number, and no two pieces.
  const pieces = (input.replace(DIGITS, "").match(/\d+(?:\.\d+)?/g) ?? []).map((one) => one.replace(".", ""));
  return pieces.some((_, i) =>
    Array.from({ length: MOST_PIECES - 1 }, (__, n) => pieces.slice(i, i + n + 2)).some(
      (few) => few.length > 1 && few.join("") === digits,
    ),
  );
}

/** Whether a calculation worked out a number that it was given as well: `50 * 2 / 10`, and neither `10 * 1` nor `max(3, 10)`. */
function isResult(expression: string, given: readonly Quantity[], { value }: Quantity): boolean {
  const others = given.filter((one) => !equals(one.value, value));
  const isIdle = (one: Quantity) => [0n, 1n].some((digits) => equals(one.value, { digits, exponent: 0 }));
  return /[\w)%]\s*[-+*/^]\s*[\w(]/u.test(expression) && others.length > 1 && !others.some(isIdle);
}

/** Says that a number was chosen among several, and as which. */
const RANKS =
  /(?<!\p{L})(?:max\w*|min\w*|most|least|best\w*|worst|first|last|top|peak|\p{L}{2,}est|höchst\w*|größt\w*|kleinst\w*|niedrigst\w*|médian\w*|median\w*|mayor|menor|mejor|peor|maior|melhor|pior|meilleur\w*|pire)(?!\p{L})/iu;
const MOST_WORDS = 3;
const MOST_LINES = 1_000;
/** A number before what it counts, as `wc` and `uniq -c` write it. */
const COUNT = /^\s*\d+\s+(?=\S)/u;

/** Whether a statement calls a number that a program chose as the output does: the best 91 of `best 91`. */
function isCalled(
  stated: Quantity,
  seen: Quantity,
  one: ObservedFinding,
  statement: StatedFigures,
  text: string,
): boolean {
  const { finding } = one;
  const label = labelBefore(seen, finding.text);
  if (label.trim() === "") return isOfFunction(stated, codeOf(seen, one), text);
  const [rank] = RANKS.exec(label) ?? [];
  if (rank === undefined || stemsOf(label).size > MOST_WORDS + 1) return false;
  const { before, after } = statement.beside(stated);
  const stems = [...stemsOf(rank)];
  const isSaid =
    stems.every((stem) => [...before, ...after].some((word) => isLabel(word, stem))) ||
    (equals(stated.value, seen.value) && isSuchExtreme(stated, label, text));
  const { line } = lineAround(finding.text, seen.start);
  // Where several lines have the best of something, the statement has to say whose.
  const isOnly = finding.text.split(new RegExp(`(?<!\\p{L})${rank}(?!\\p{L})`, "iu")).length === 2;
  return isSaid && (isOnly || isTold(leadOf(line), statement, stems));
}

/** A function that chooses one of some numbers. */
const CHOOSES = /^\s*(?:\w+\.)?(max|min|median|mode)\s*\(/u;

/** Whether a statement calls a number by what the function gives that wrote it: the fastest of `min(times)`, the median. */
function isOfFunction(stated: Quantity, code: string | undefined, text: string): boolean {
  const [, name = ""] = CHOOSES.exec(code ?? "") ?? [];
  return /^m(?:edian|ode)$/u.test(name)
    ? new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "iu").test(text)
    : isSuchExtreme(stated, name, text);
}

/** The words that a line begins with, before its first number. */
const leadOf = (line: string): string[] => [...stemsOf(/^[^\d]*/u.exec(line)![0])];

const isTold = (lead: readonly string[], { stems }: StatedFigures, label: readonly string[] = []): boolean =>
  lead.every((stem) => stems.has(stem) || label.includes(stem));

/** How the lines of an output that have a number begin, and what their counts are of; each once. */
interface Lines {
  leads: string[][];
  counted: string[];
}

const read = new WeakMap<object, Lines>();

function linesOf(finding: ObservedFinding["finding"]): Lines {
  const known = read.get(finding);
  if (known) return known;
  const lines = finding.text.split("\n", MOST_LINES).filter((line) => /\d/.test(line));
  const leads = new Map(lines.map((line) => [/^[^\d]*/u.exec(line)![0].trim(), line]));
  const found = {
    leads: [...leads.values()]
      .map((line) => leadOf(line))
      .filter(({ length }) => length > 0 && length <= MOST_WORDS),
    counted: [...new Set(lines.filter((line) => COUNT.test(line)).map((line) => countedBy(line)))],
  };
  read.set(finding, found);
  return found;
}

const countedBy = (line: string): string => normalise(line.replace(COUNT, ""));

/** Whether a number stands in a line that begins, or ends, with other words than those that the statement has of other lines. */
function isOfAnotherLine(
  seen: Quantity,
  finding: ObservedFinding,
  statement: StatedFigures,
  text: string,
): boolean {
  const { line } = lineAround(finding.finding.text, seen.start);
  const own = leadOf(line);
  if (own.length === 0) return isCountOfAnother(seen, finding, text);
  return !isTold(own, statement) && linesOf(finding.finding).leads.some((lead) => isTold(lead, statement));
}

/** Whether a number is a count of something, and the statement names other things that are counted. */
function isCountOfAnother({ start }: Quantity, { finding }: ObservedFinding, text: string): boolean {
  const { line, at } = lineAround(finding.text, start);
  if (!COUNT.test(line) || line.slice(0, at).trim() !== "") return false;
  const said = normalise(text);
  const { counted } = linesOf(finding);
  return !hasPhrase(said, countedBy(line)) && counted.some((one) => one !== "" && hasPhrase(said, one));
}
