import type { Figure } from "../evidence/beside.ts";
import { type Observed, type ObservedFinding, shownBy } from "../evidence/observed.ts";
import { hasPhrase, normalise, phraseAt } from "../reading/words.ts";
import { isAlike, isOne } from "./another-place.ts";

/** A line that a program prints of one thing, which it names first: `/dev/sda1 31%`, `S 72`, `10.0.4.7 3`. */
interface PrintedRecord {
  label: string;
  /** The label as it was printed. */
  written: string;
  figures: readonly Figure[];
}

/** Lines of one form that follow each other, and the figures of the text that stand in none of them. */
interface PrintedTable {
  records: readonly PrintedRecord[];
  others: readonly Figure[];
}

const MOST_LINES = 400;
const MOST_LABEL = 50;
/** What a line begins with up to its first value; a value is a word that begins with a digit, a sign or a currency. */
const LINE =
  /^(?!exit code)[\s|*•-]{0,8}(\S{1,50}(?:\s+(?![-+]?\p{Sc}?\d|[|:=-])\S{1,30}){0,4}?)[\s|:=,-]+[-+]?\p{Sc}?\d/u;
/** What a label ends with. */
const MARKS = /[\s|:=,.-]+$/u;
/** Names of no thing, but of what was worked out of all of them. */
const STATISTIC =
  /(?<![\p{L}\p{N}])(?:totals?|sum|all|overall|gesamt|summe|count|number|n|mean|average|avg|median|mode|max\w*|min\w*|best|worst|std\w*|sd|range|share|highest|lowest|longest|shortest|first|last|largest|smallest|top|rest|other|result|lines?|rows?|ran|passed|failed|tests?|seconds?|in)(?![\p{L}\p{N}])/iu;
/** Is no word of a sentence: a path, an address, a code, a name with a capital letter. */
const IS_NAME = /[\p{Lu}\p{N}/_.@#]/u;

/** What a line is of, and where its values begin. */
export function labelOf(line: string): { written: string; from: number } {
  const [, printed = ""] = LINE.exec(line) ?? [];
  const written = printed.replace(MARKS, "").replace(/^["'(]+|["')]+$/gu, "");
  return { written, from: line.indexOf(printed) + printed.length };
}

const read = new WeakMap<ObservedFinding, PrintedTable[]>();

function tablesOf(finding: ObservedFinding): PrintedTable[] {
  const known = read.get(finding);
  if (known) return known;
  const { text } = finding.finding;
  const { quantities, moments } = shownBy(finding);
  const figures: Figure[] = [...quantities, ...moments];
  const tables: { records: (PrintedRecord & { start: number; end: number })[] }[] = [];
  let at = 0;
  let last: PrintedRecord | undefined;
  for (const line of text.split("\n", MOST_LINES)) {
    const [start, end] = [at, at + line.length];
    at = end + 1;
    const { written, from } = labelOf(line);
    const record = {
      label: normalise(written),
      written,
      figures: figures
        .filter((one) => one.start >= start + from && one.end <= end)
        .toSorted((a, b) => a.start - b.start),
      start,
      end,
    };
    const isRecord = record.label !== "" && record.figures.length > 0 && record.label.length <= MOST_LABEL;
    if (isRecord && last?.figures.length === record.figures.length) tables.at(-1)!.records.push(record);
    else if (isRecord) tables.push({ records: [record] });
    last = isRecord ? record : undefined;
  }
  const found = tables
    .filter(
      ({ records }) =>
        records.length > 1 && new Set(records.map(({ label }) => label)).size === records.length,
    )
    .map(({ records }) => ({
      records,
      others: figures.filter(
        (one) => !records.some(({ start, end }) => start <= one.start && one.end <= end),
      ),
    }));
  read.set(finding, found);
  return found;
}

/** Whether a label names a thing, rather than what is told of all things. */
const isOfThing = ({ label, written }: PrintedRecord, given: readonly Observed[]): boolean =>
  !STATISTIC.test(label) && (IS_NAME.test(written) || given.some(({ text }) => isCountedBy(label, text)));

/** Whether the person wrote numbers of a thing: `north 412, 388`. */
function isCountedBy(label: string, text: string): boolean {
  const at = phraseAt(text, label);
  return at >= 0 && /^['"]?\s?[:=(]?\s?[[({]?\s?\p{Sc}?\d/u.test(text.slice(at + label.length));
}

/** Whether a statement has a label. `said`: the statement, normalised. A single letter is one only as a capital: `size S`. */
export function isSaid(label: string, text: string, said: string): boolean {
  if (label.length > 1) return hasPhrase(said, label);
  // `I scored 5`, `A dog`.
  const isWord = label === "i" || label === "a";
  return (
    /\p{L}/u.test(label) &&
    new RegExp(
      `(?<![\\p{L}\\p{N}'’.])${label.toUpperCase()}(?![\\p{L}\\p{N}'’]${isWord ? "|\\s\\p{Ll}" : ""})`,
      "u",
    ).test(text)
  );
}

/** A key of a dictionary in a program. */
const KEY = /(["'])([\p{L}\p{N} _-]{2,50})\1\s*:/gu;

/** Whether a sentence names a thing that the program has beside those of the lines, and that its output does not show. */
function namesUnprinted(
  text: string,
  records: readonly PrintedRecord[],
  { input = "", text: output }: { input?: string; text: string },
): boolean {
  const shown = normalise(output);
  const keys = new Set(input.matchAll(KEY).map(([, , key]) => normalise(key!)));
  const labels = new Set(records.map(({ label }) => label));
  return (
    labels.isSubsetOf(keys) &&
    keys
      .difference(labels)
      .values()
      .some((key) => hasPhrase(text, key) && !hasPhrase(shown, key))
  );
}

/**
 * Whether a sentence names some things and then as many figures of theirs, and this one is at the place of another thing: `oak and
 * pine, with 27.0 and 11.9 boards`, where it printed `oak: 11.9` and `pine: 27.0`.
 */
function isOutOfOrder(
  stated: Figure,
  figures: readonly Figure[],
  {
    text,
    named,
    places,
  }: {
    text: string;
    named: readonly PrintedRecord[];
    places: readonly { record: PrintedRecord; column: number }[];
  },
): boolean {
  const [place, ...others] = places;
  if (named.length < 2 || !place || others.length > 0) return false;
  const ofColumn = figures.filter((one) =>
    named.some((record) => record.figures[place.column] && isOne(one, record.figures[place.column]!)),
  );
  const inOrder = ofColumn.toSorted((a, b) => a.start - b.start);
  const at = ({ label }: PrintedRecord) => phraseAt(text, label);
  const things = named.toSorted((a, b) => at(a) - at(b));
  const isList = things.every((record) => at(record) >= 0 && at(record) < inOrder[0]!.start);
  return (
    isList && inOrder.length === things.length && things.indexOf(place.record) !== inOrder.indexOf(stated)
  );
}

/**
 * Whether a program printed a figure only in the lines of other things than the statement names, while the line of a named one has
 * another figure in that place: `size M needs 72 stitches`, where it printed `S 72` and `M 120`.
 */
export function isOfAnotherRecord(
  stated: Figure,
  figures: readonly Figure[],
  text: string,
  finding: ObservedFinding,
  given: readonly Observed[],
): boolean {
  if (finding.finding.evidence.type !== "command") return false;
  const rest = text.slice(0, stated.start) + " ".repeat(stated.end - stated.start) + text.slice(stated.end);
  const said = normalise(rest);
  const states = (seen: Figure) => figures.some((one) => one !== stated && isOne(one, seen));
  return tablesOf(finding).some(({ records, others }) => {
    if (others.some((one) => isOne(stated, one))) return false;
    const places = records.flatMap((record) =>
      record.figures.flatMap((one, column) => (isOne(stated, one) ? [{ record, column }] : [])),
    );
    const named = records.filter(({ label }) => isSaid(label, rest, said));
    if (places.length === 0) return false;
    if (named.length === 0) return namesUnprinted(said, records, finding.finding);
    if (places.some(({ record }) => named.includes(record)))
      return isOutOfOrder(stated, figures, { text: said, named, places });
    const isThing = (record: PrintedRecord) => isOfThing(record, given);
    return (
      named.every(isThing) &&
      places.every(
        ({ record, column }) =>
          isThing(record) &&
          named.every(({ figures: its }) => isAlike(stated, its[column]!) && !states(its[column]!)),
      )
    );
  });
}
