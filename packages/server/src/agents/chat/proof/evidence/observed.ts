import { NO_ABBREVIATION } from "../reading/sentence-ends.ts";
import type { ChatFinding } from "../../evidence.ts";
import { hasDecimalComma, languageOf } from "../reading/languages.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { type Particulars, particularsOf } from "../reading/particulars.ts";
import type { Quantity } from "../measures/quantity.ts";
import { MACHINE } from "../reading/quantities.ts";
import { type Column, columnsOf } from "./columns.ts";
import { datedFigures, type FigureOfDay } from "./dated-figures.ts";
import type { FigurePlaces } from "./figure-place.ts";
import { placesOf } from "./places.ts";
import { isMadeUp } from "./stored-notes.ts";
import { type LabelledRows, rowsOf } from "./rows.ts";
import {
  saidBy,
  sizesIn,
  timesIn,
  unitSaidFor,
  withUnitListed,
  withUnitNamed,
  withUnitSaid,
  withUnitOfWhole,
} from "./units-said.ts";
import { normalise, READ_CHARS, stemsOf } from "../reading/words.ts";

/** What is longer, and ends with a colon, is no heading of a list. */
const HEADING_CHARS = 80;
/** Between lines and sentences; the point of a title ends none. */
const LINE = new RegExp(String.raw`\n|(?<=[.!?])${NO_ABBREVIATION}\s`, "u");

/** A text, prepared to be compared with statements. */
export interface Observed {
  text: string;
  /** The text as it was written. */
  written: string;
  language: string | undefined;
  particulars: Particulars;
  stems: Set<string>;
}

/** A line or sentence of a finding. */
export interface ObservedLine {
  text: string;
  stems: Set<string>;
}

/** A finding, prepared: what was seen, and what the model itself had put into the call. */
export interface ObservedFinding extends Observed {
  finding: ChatFinding;
  input: Observed;
  /** Its lines and sentences, read when they are first needed. */
  lines(): ObservedLine[];
  /** Its clauses, likewise. */
  clauses(): Clause[];
  /** Its rows, likewise. */
  rows(): LabelledRows;
  /** Its figures with the words beside them, likewise. */
  places(): FigurePlaces;
  /** Its figures with the days and times beside them, likewise. */
  dated(): FigureOfDay[];
  /** Its columns, and those of only two figures, likewise. */
  columns(): Column[];
  pairs(): Column[];
}

const COMMA_NUMBERS = /(?<![\d.,])\d{1,3},(\d+)(?![\d,])/gu;
/** So many numbers with three digits behind a comma are thousands. */
const SURELY_THOUSANDS = 2;

/** The language of a text for its numbers: `2,408 m` and `2,115 m` beside French names are no decimals. */
function styleOf(text: string, language: string | undefined): string | undefined {
  if (!hasDecimalComma(language)) return language;
  const behind = Array.from(text.matchAll(COMMA_NUMBERS), ([, digits]) => digits!.length);
  const isThousands = behind.length >= SURELY_THOUSANDS && behind.every((length) => length === 3);
  return isThousands ? "en" : language;
}

/** Prepares a text. `isMachine`: a program wrote it, so its numbers have decimal points in every language. */
export function observe(text: string, { isMachine = false } = {}): Observed {
  const read = text.slice(0, READ_CHARS);
  const language = isMachine ? MACHINE : styleOf(read, languageOf(read));
  return {
    text: normalise(read),
    written: read,
    language,
    particulars: particularsOf(read, language, { isEvidence: true }),
    stems: stemsOf(read),
  };
}

/** Prepares what the person wrote. */
export function observeGiven(text: string): Observed {
  const given = observe(text);
  const listed = withUnitListed(given.written, given.particulars.quantities);
  given.particulars.quantities = withUnitSaid(listed, saidBy([text]));
  return given;
}

/** How the reference of a search begins. */
const ASKED_FOR = /^(?:search|recall): /u;
const RUNS: ReadonlySet<string> = new Set(["command", "calculation"]);
/** Kinds of evidence that are values, rather than texts that can be put in other words. */
const VALUES: ReadonlySet<string> = new Set(["calculation", "time", "command"]);
export const isValue = ({ finding: { evidence } }: ObservedFinding): boolean => VALUES.has(evidence.type);

const MACHINES: ReadonlySet<string> = new Set(["command", "calculation", "time", "receipt"]);

/** Whether a call computed something, so that what was put into it is known. That of a search is only what was asked. */
export const hasOperands = ({ evidence }: ChatFinding): boolean =>
  RUNS.has(evidence.type) || evidence.type === "time";

/** The figures of a finding, without those of what it is called. */
export function shownBy({
  finding,
  particulars,
}: ObservedFinding): Pick<Particulars, "quantities" | "moments"> {
  const isIn = ({ end }: { end: number }) => end <= finding.text.length;
  return { quantities: particulars.quantities.filter(isIn), moments: particulars.moments.filter(isIn) };
}

/** The letter of a format, which is no unit: `{mean:.2f}`, `%5.1f`. */
const FORMAT = /(?<=[:%][^{}\s"'`\d]{0,4}\d{0,3}\.\d{1,2})[efg](?![\p{L}\p{N}])/giu;

/** A call's input, and again with spaces at its commas: `range(2,100)` has the numbers 2 and 100, not only 2,100. */
const withArgumentsApart = (input: string) =>
  /\d,\d/.test(input) ? `${input.slice(0, READ_CHARS / 2)}\n${input.replaceAll(",", " , ")}` : input;

/** An exact fraction before its value: `280/3 (about 93.33)`. Its parts are no results. */
const EXACT_FRACTION = /^\s*-?\d+\/\d+(?=\s\(about )/u;

/** A calculation that ends with `* 100` gives a percentage. */
const GIVES_PERCENT = /^\s*100\s*\*|\*\s*100\s*$|^\s*100\s*-\s*100\s*\*/u;
/** A program that takes a hundred times a share. */
const TAKES_PERCENT = /(?<![\w.])100(?:\.0)?\s*\*[^\n]{0,200}\/|\/[^\n]{0,200}\*\s*100(?:\.0)?(?![\w.])/u;
/** The logarithm of what its percentages are above: 1.5. A smaller result may be a share. */
const SURELY_PERCENT = 0.18;

/** The results that are percentages because of how they are computed. */
function percentagesIn(
  { evidence, text, input = "" }: ChatFinding,
  quantities: readonly Quantity[],
): Quantity[] {
  if (evidence.type === "calculation") return GIVES_PERCENT.test(input) ? [...quantities] : [];
  if (evidence.type !== "command" || !TAKES_PERCENT.test(input)) return [];
  const isSure = ({ unit, size }: Quantity) => unit === undefined && size > SURELY_PERCENT;
  const rows = [...Map.groupBy(quantities, ({ start }) => text.lastIndexOf("\n", start)).values()];
  // A small one is a percentage where the other lines have one in its place.
  const isOfColumn = (one: Quantity, i: number, { length }: readonly Quantity[]) =>
    one.unit === undefined && rows.some((row) => row.length === length && isSure(row[i]!));
  return rows.flatMap((row) => row.filter((one, i) => isSure(one) || isOfColumn(one, i, row)));
}

/** What a run's `ok` says, in the words that answers have for it. */
const VERDICTS = {
  true: ["The run succeeded.", "The run was successful.", "The task ended successfully."],
  false: ["The run failed.", "The run did not succeed.", "The run was not successful."],
};

function verdictOf({ evidence, text }: ChatFinding): string {
  const ok = evidence.type === "receipt" ? okOf(text) : undefined;
  return ok === undefined ? "" : ["", ...VERDICTS[`${ok}`]].join("\n");
}

/** A text with what it names as not done in lines of their own, each of which denies what it names. */
const withEachNotDone = (text: string): string =>
  text.replaceAll(/^not_done: (.+)$/gmu, (_, parts: string) =>
    parts
      .split(/;\s/u)
      .map((part) => `not done: ${part}`)
      .join("\n"),
  );

/** The `ok` of a run's text or the verdict of its receipt; what its task or summary says of `ok` is none. */
export function okOf(text: string): boolean | undefined {
  if (!text.startsWith("{")) {
    const said = /^(?:ok: (?:true|false)|verdict: (?:passed|failed))$/mu.exec(text)?.[0];
    return said === undefined ? undefined : /: (?:true|passed)$/u.test(said);
  }
  try {
    const { ok } = JSON.parse(text) as { ok?: unknown };
    return typeof ok === "boolean" ? ok : undefined;
  } catch {
    return undefined;
  }
}

const ITEM = /^\s*(?:[-*+•]|\d{1,3}[.)])\s/u;

/** The lines and sentences of a text. The items of a list have what stands above it with a colon: `Not charged:`. */
function linesOf(text: string): string[] {
  let above = "";
  return text
    .slice(0, READ_CHARS)
    .split(LINE)
    .map((line) => {
      if (ITEM.test(line)) return `${above} ${line.replace(ITEM, "")}`.trim();
      above = /:\s*$/.test(line) && line.length <= HEADING_CHARS ? line : "";
      return line;
    });
}

/**
 * Prepares a finding. `given`: what the person wrote, which may say a unit for all numbers. `others`: the other findings, which may
 * have what the model wrote into a note.
 */
export function observeFinding(
  finding: ChatFinding,
  given: readonly string[] = [],
  others: readonly ChatFinding[] = [],
): ObservedFinding {
  const isMachine = MACHINES.has(finding.evidence.type);
  let lines: ObservedLine[] | undefined;
  let clauses: Clause[] | undefined;
  let rows: LabelledRows | undefined;
  let places: FigurePlaces | undefined;
  let dated: FigureOfDay[] | undefined;
  let columns: ReturnType<typeof columnsOf> | undefined;
  const ranked = () => (columns ??= columnsOf(read, seen.particulars, placed()));
  const shown = isMadeUp(finding, given, others) ? "" : finding.text;
  const read = shown.slice(0, READ_CHARS);
  const placed = () => (places ??= placesOf(read, seen.particulars));
  // The reference names what was seen: an address, an id, a hash. What the model searched for proves nothing.
  const reference = ASKED_FOR.test(finding.evidence.ref) ? "" : finding.evidence.ref;
  const told = `${shown}${verdictOf(finding)}`;
  const seen = observe(`${told}\n${reference}`, { isMachine });
  if (RUNS.has(finding.evidence.type))
    seen.particulars.quantities = withUnitSaid(seen.particulars.quantities, unitSaidFor(finding, given));
  else
    seen.particulars.quantities = withUnitOfWhole(
      seen.written,
      withUnitNamed(seen.written, seen.particulars.quantities),
    );
  if (finding.evidence.type === "calculation") {
    const { length } = EXACT_FRACTION.exec(finding.text)?.[0] ?? "";
    seen.particulars.quantities = seen.particulars.quantities.filter(({ start }) => start >= length);
  }
  const { quantities } = seen.particulars;
  quantities.push(...timesIn(finding, quantities), ...sizesIn(finding, quantities));
  for (const one of percentagesIn(finding, quantities)) one.isPercentage = true;
  return {
    ...seen,
    finding,
    input: observe(withArgumentsApart((finding.input ?? "").replaceAll(FORMAT, " ")), { isMachine }),
    places: placed,
    columns: () => ranked().columns,
    pairs: () => ranked().pairs,
    dated: () => (dated ??= datedFigures(read, seen.particulars)),
    rows: () => (rows ??= rowsOf(read, seen.language)),
    clauses: () => (clauses ??= clausesOf(linesOf(withEachNotDone(told)))),
    lines: () => (lines ??= linesOf(withEachNotDone(told)).map((text) => ({ text, stems: stemsOf(text) }))),
  };
}
