import { unitOf } from "./units.ts";

/** Unmistakable in any place of a name: `bytesTotal`, `ms_p95`. Other units count only at its end. */
const CLEAR = new Set(
  "ms ns sec secs seconds milliseconds mins minutes bytes kb mb gb kib mib gib km cm mm kg usd eur gbp cents kwh mhz ghz".split(
    " ",
  ),
);
/** At the end of a name, what looks like a unit and is as often something else: a minimum, a point in time. */
const AMBIGUOUS = new Set(["min", "in", "an", "second", "mo", "us", "pa", "try", "um"]);
/** Units of one letter that a name may end with behind an underscore. */
const LETTERS = new Set(["s", "h", "g", "l", "w"]);

/** The unit that a name of a value has in it: `avg_s`, `bytesTotal`, `PAGE_TIMEOUT_MS`. */
export function unitOfName(name: string): string | undefined {
  const words = wordsOfName(name);
  if (words.some((word) => /^(?:pct|percent|percentage|prozent)$/u.test(word))) return undefined;
  if (words.includes("per")) return undefined;
  const last = words.at(-1) ?? "";
  if (words.some((word) => word.startsWith("temp")) && /^[cf]$/u.test(last)) return last;
  if (words.length > 1 && LETTERS.has(last) && /[_-]\p{L}$/u.test(name)) return last;
  if (last.length > 1 && !AMBIGUOUS.has(last)) {
    const unit = unitOf(last, true);
    if (unit !== undefined) return unit;
  }
  const inside = words.filter((word) => CLEAR.has(word));
  return inside.length === 1 ? unitOf(inside[0]!, true) : undefined;
}

const wordsOfName = (name: string) =>
  name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, "_")
    .toLowerCase()
    .split(/[_.\s-]+/);

/** A name directly before its value: `"ms": 93400`, `usd: 0.0871`, `total_s 2206`, `TIMEOUT_MS (30000)`. */
const NAMED =
  /(?<![\p{L}\p{N}_])([\p{L}_][\p{L}\p{N}_]{0,40})["'`*]{0,3}\s{0,3}([:=|(,]|\s)\s{0,3}["'`*(|]{0,3}\s?[$€£]?$/u;
/** A second value of a name: `RETENTION_DAYS (90; hosted: 30)`. */
const NAMED_AGAIN = /(?<![\p{L}\p{N}_])([\p{L}_][\p{L}\p{N}_]{0,40}) \([\d.,]{1,12}; [\p{L} ]{2,20}: $/u;
/** The unit in brackets behind a name: `Latency (ms): 93`, `size [MB] = 3`. */
const IN_BRACKETS = /[([]\s?(°?[\p{L}²³/]{1,12})\s?[)\]]["'`*]{0,3}\s{0,3}[:=|]?\s{0,3}$/u;
/** It is said once, before the value: `in hectares that is roughly 0.61`. */
const IN_UNIT =
  /(?<![\p{L}\d])(?:in|en|em|ausgedrückt in)\s(\p{L}{2,})(?:[,:]|\s(?:that|this|it)(?:['’]s| is| are| makes| comes to)|\s(?:is|are|sind das|ist das|son|cela fait|c['’]est|são|é))[,:]?\s(?:about |around |roughly |approximately |etwa |rund |ungefähr |environ |unos |unas |cerca de |aproximadamente )?[$€£*]{0,3}$/iu;

/** The unit that the name before a number has in it. */
export function unitOfNameBefore(before: string): string | undefined {
  const name = (NAMED_AGAIN.exec(before) ?? NAMED.exec(before))?.[1] ?? "";
  return isIdentifier(name) ? unitOfName(name) : undefined;
}

/** Before the unit of a rate, which the result behind it has not: `cost at 4.15 per m3: 322.45`. */
const PER = /(?:(?<!\p{L})(?:per|pro|par|por|je)\s|\/\s?)$/iu;

/** Before the unit of a number of its own, which the value behind it has not: `balance after 12 months: 14422.26`. */
const COUNTED = /\d(?:-|[^\S\n])$/u;

/** The unit that a word before a number says it has: `ms: 93400`, `size (MB): 3`. */
export function unitSaidBefore(before: string): string | undefined {
  const match = NAMED.exec(before);
  const [, name = "", joint = ""] = match ?? [];
  // One week with a number is the one of the year; how many weeks there are is said of weeks.
  if (/[:=|]/.test(joint) && /^(?:calendar|kalender)?(?:week|woche|semaine|semana|kw)$/iu.test(name))
    return "calendar week";
  const lead = before.slice(0, match?.index);
  const isOfOther = PER.test(lead) || COUNTED.test(lead);
  const named = /[:=]/.test(joint) && !isOfOther ? unitOfName(name) : undefined;
  if (named !== undefined) return named;
  const [, said = ""] = IN_BRACKETS.exec(before) ?? IN_UNIT.exec(before) ?? [];
  return said === "" ? undefined : unitOf(said, said.length > 1);
}

/** Whether a name is one of a program: a plain word is the name of the value behind it only with a sign. */
const isIdentifier = (name: string) => /_|\p{Ll}\p{Lu}/u.test(name);

/** What of a text has a unit by its place: from `start` to `end`. */
interface Span {
  start: number;
  end: number;
  /** `%` for percentages. */
  unit: string;
}

/** Values of JSON that share a key: `"latency_ms": [12, 15]`, `"latency_ms": {"p50": 12}`. */
const NESTED = /"([\w-]{1,40})"\s{0,9}:\s{0,9}[[{]([^[\]{}]{1,2000})[\]}]/gu;
const SEPARATORS = [/\|/g, /\t/g, /;/g, /,/g, /\s{2,}/g];
const MOST_LINES = 500;
const MOST_SPANS = 2_000;

/** The places of a text whose numbers have the unit of a key or of a column's head. */
export function unitSpans(text: string): Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(NESTED).take(MOST_LINES)) {
    const unit = /pct|percent|prozent|share_|_share|_rate|_ratio/iu.test(match[1]!)
      ? "%"
      : unitOfName(match[1]!);
    const end = match.index + match[0].length;
    if (unit !== undefined) spans.push({ start: end - match[2]!.length - 1, end, unit });
  }
  return [...spans, ...columnSpans(text)].slice(0, MOST_SPANS);
}

interface Cell {
  text: string;
  start: number;
}

/** The cells below heads that name a unit. */
function columnSpans(text: string): Span[] {
  const spans: Span[] = [];
  let head: { separator: RegExp; units: (string | undefined)[] } | undefined;
  let at = 0;
  for (const line of text.split("\n", MOST_LINES)) {
    const cells: Cell[] = head ? cellsOf(line, head.separator) : [];
    if (head && cells.length === head.units.length)
      for (const [i, cell] of cells.entries()) {
        const unit = head.units[i];
        if (unit !== undefined)
          spans.push({ start: at + cell.start, end: at + cell.start + cell.text.length, unit });
      }
    else head = /\d{3}/.test(line) ? undefined : headOf(line);
    at += line.length + 1;
  }
  return spans;
}

function headOf(line: string): { separator: RegExp; units: (string | undefined)[] } | undefined {
  const separator = SEPARATORS.find((one) => cellsOf(line, one).length > 1);
  if (!separator) return undefined;
  const units = cellsOf(line, separator).map(({ text }) => unitOfHead(text.trim()));
  return units.some((unit) => unit !== undefined) ? { separator, units } : undefined;
}

/** The unit of a column's head: `latency_ms`, `Price (EUR)`, `km`. */
function unitOfHead(head: string): string | undefined {
  const [, said] = /[([]\s?(°?[\p{L}²³/]{1,12})\s?[)\]]$/u.exec(head) ?? [];
  if (said !== undefined) return unitOf(said, true);
  if (/%|(?<!\p{L})(?:pct|percent(?:age)?|prozent)(?!\p{L})/iu.test(head.replaceAll("_", " "))) return "%";
  return /^[\w-]{1,40}$/u.test(head) ? unitOfName(head) : undefined;
}

function cellsOf(line: string, separator: RegExp): Cell[] {
  const cells: Cell[] = [];
  let start = 0;
  for (const { index, 0: mark } of line.matchAll(separator)) {
    cells.push({ text: line.slice(start, index), start });
    start = index + mark.length;
  }
  return [...cells, { text: line.slice(start), start }];
}
