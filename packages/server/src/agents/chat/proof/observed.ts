import type { ChatFinding } from "../evidence.ts";
import { languageOf } from "./languages.ts";
import { type Particulars, particularsOf } from "./particulars.ts";
import { MACHINE } from "./quantities.ts";
import type { Quantity } from "./quantity.ts";
import { type Places, placesOf } from "./places.ts";
import { type LabelledRows, rowsOf } from "./rows.ts";
import { normalise, stemsOf } from "./words.ts";

/** Characters of one text that are compared with an answer. */
const READ_CHARS = 32_768;
const LINE = /\n|(?<=[.!?])\s/;

/** A text, prepared to be compared with statements. */
export interface Observed {
  text: string;
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
  /** Its rows, likewise. */
  rows(): LabelledRows;
  /** Its figures with the words beside them, likewise. */
  places(): Places;
}

/** Prepares a text. `isMachine`: a program wrote it, so its numbers have decimal points in every language. */
export function observe(text: string, { isMachine = false } = {}): Observed {
  const read = text.slice(0, READ_CHARS);
  const language = isMachine ? MACHINE : languageOf(read);
  return {
    text: normalise(read),
    language,
    particulars: particularsOf(read, language, { isEvidence: true }),
    stems: stemsOf(read),
  };
}

const MACHINES: ReadonlySet<string> = new Set(["command", "calculation", "time", "receipt"]);

/** A call's input, and again with spaces at its commas: `range(2,100)` has the numbers 2 and 100, not only 2,100. */
const withArgumentsApart = (input: string) =>
  /\d,\d/.test(input) ? `${input.slice(0, READ_CHARS / 2)}\n${input.replaceAll(",", " , ")}` : input;

/** Clocks of programs, with the unit that they count in. */
const CLOCKS: [RegExp, unit: string][] = [
  [/\btimeit\b|perf_counter\(|\bmonotonic\(|\btime\.time\(|process\.uptime/u, "s"],
  [/performance\.now\(|Date\.now\(/u, "ms"],
  [/perf_counter_ns\(|monotonic_ns\(|hrtime\.bigint/u, "ns"],
];

/** What a program that measures time printed without a unit, as times. */
function timesIn({ evidence, input = "" }: ChatFinding, quantities: readonly Quantity[]): Quantity[] {
  const units = CLOCKS.filter(([clock]) => clock.test(input)).map(([, unit]) => unit);
  if (evidence.type !== "command" || units.length !== 1) return [];
  return quantities
    .filter(({ unit, percent }) => unit === undefined && !percent)
    .map((one) => ({ ...one, unit: units[0]! }));
}

/** A calculation that ends with `* 100` gives a percentage. */
const GIVES_PERCENT = /^\s*100\s*\*|\*\s*100\s*$/u;

export function observeFinding(finding: ChatFinding): ObservedFinding {
  const isMachine = MACHINES.has(finding.evidence.type);
  let lines: ObservedLine[] | undefined;
  let rows: LabelledRows | undefined;
  let places: Places | undefined;
  // The reference names what was seen: an address, an id, a hash.
  const seen = observe(`${finding.text}\n${finding.evidence.ref}`, { isMachine });
  const { quantities } = seen.particulars;
  quantities.push(...timesIn(finding, quantities));
  if (finding.evidence.type === "calculation" && GIVES_PERCENT.test(finding.input ?? ""))
    quantities.push(...quantities.map((one) => ({ ...one, ofPercent: true })));
  return {
    ...seen,
    finding,
    input: observe(withArgumentsApart(finding.input ?? ""), { isMachine }),
    places: () => (places ??= placesOf(finding.text.slice(0, READ_CHARS), seen.particulars)),
    rows: () => (rows ??= rowsOf(finding.text.slice(0, READ_CHARS), seen.language)),
    lines: () =>
      (lines ??= finding.text
        .slice(0, READ_CHARS)
        .split(LINE)
        .map((text) => ({ text, stems: stemsOf(text) }))),
  };
}
