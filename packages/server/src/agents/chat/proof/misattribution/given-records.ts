import type { Figure } from "../evidence/beside.ts";
import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { hasPhrase, normalise, phraseAt } from "../reading/words.ts";
import { isAlike, isOne } from "./another-place.ts";
import { isSaid, labelOf } from "./records.ts";

/** A line or an item of what the person gave: a thing and its figures, `GET /export 200 2310ms`. */
interface GivenRecord {
  label: string;
  figures: readonly Figure[];
}

/** A line, or an item of a list in one. A comma before a digit is part of a number. */
const ITEM = /(?:[^\n;,]|,(?=\d))+/gu;
/** What introduces a list: `my runs: Monday 5 km, …`. */
const INTRODUCES = /^[^:]{1,200}:\s(?=\p{L})/u;
const MOST_ITEMS = 400;
const MOST_CHARS = 120;
const FEWEST = 2;
/** Before what is only compared. */
const COMPARED =
  /(?<!\p{L})(?:than|as|unlike|like|ahead of|behind|before|after|next to|beside|followed by|versus|vs\.?|not|als|vor|nach|que|de)\s(?:the\s)?[*_`"]*$/iu;

const read = new WeakMap<Observed, GivenRecord[]>();

function recordsOf(given: Observed): GivenRecord[] {
  const known = read.get(given);
  if (known) return known;
  const { quantities, moments } = given.particulars;
  const all: Figure[] = [...quantities, ...moments];
  const found = [...given.written.matchAll(ITEM).take(MOST_ITEMS)].flatMap(({ index, 0: item }) => {
    const lead = INTRODUCES.exec(item)?.[0].length ?? 0;
    const { written, from } = labelOf(item.slice(lead));
    const start = index + lead + from;
    const figures = all.filter((one) => one.start >= start && one.end <= index + item.length);
    const isRecord = written !== "" && figures.length > 0 && item.length <= MOST_CHARS;
    return isRecord ? [{ label: normalise(written), figures }] : [];
  });
  const records = found.length < FEWEST ? [] : found;
  read.set(given, records);
  return records;
}

/**
 * Whether a program says a figure of the person's with the thing that it is of, and the statement with another one of theirs: `the
 * slowest is POST /checkout at 2,310 ms`, where it printed `slowest: GET /export 2310`.
 */
export function isOfAnotherGivenRecord(
  stated: Figure,
  figures: readonly Figure[],
  text: string,
  { finding, particulars }: ObservedFinding,
  given: readonly Observed[],
): boolean {
  if (finding.evidence.type !== "command") return false;
  const records = given.flatMap(recordsOf);
  const labels = new Set(
    records.flatMap(({ label, figures: its }) => (its.some((one) => isOne(stated, one)) ? [label] : [])),
  );
  if (labels.size === 0) return false;
  const rest = text.slice(0, stated.start) + " ".repeat(stated.end - stated.start) + text.slice(stated.end);
  const said = normalise(rest);
  const isNamed = (label: string) =>
    isSaid(label, rest, said) && !COMPARED.test(said.slice(0, Math.max(0, phraseAt(said, label))));
  if ([...labels].some((label) => isSaid(label, rest, said))) return false;
  const others = records.filter(({ label, figures: its }) => {
    const isTold = its.some((seen) => figures.some((one) => one !== stated && isOne(one, seen)));
    return !labels.has(label) && !isTold && its.some((one) => isAlike(stated, one)) && isNamed(label);
  });
  const lines = particulars.quantities
    .filter((seen) => seen.end <= finding.text.length && isOne(stated, seen))
    .map(({ start }) => normalise(lineAt(finding.text, start)));
  return (
    others.length > 0 &&
    lines.length > 0 &&
    lines.every(
      (line) =>
        [...labels].some((label) => hasPhrase(line, label)) &&
        !others.some(({ label }) => hasPhrase(line, label)),
    )
  );
}

/** The line of a text around a place. */
function lineAt(text: string, at: number): string {
  const end = text.indexOf("\n", at);
  return text.slice(text.lastIndexOf("\n", at - 1) + 1, end < 0 ? text.length : end);
}
