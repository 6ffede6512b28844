import type { ObservedFinding } from "../evidence/observed.ts";
import { stemsOf } from "../reading/words.ts";

/** Says of what is counted that there is none: `No tests failed`, `it changed no files`. */
const NONE =
  /(?<!\p{L})(?:none|not (?:one|a single one)|keine[rs]?|aucune?|ninguno|ninguna|nenhum|nenhuma)(?=\s(?:of|von|der|de|das|dos)\s)|(?<!\p{L})(?:no|not (?:one|a single)|kein(?:e[nr]?)?|aucune?|ning[uú]na?|nenhuma?)(?=\s\p{L}{3})|^none(?=\s\p{L}{3})/iu;
/** In an output, a report or a text, what was counted, and how much of it there was. */
const COUNTED =
  /["']?([\p{L}_][\p{L}_ -]{1,40}?)["']?\s?[:=]\s{0,9}(\d{1,9})(?![\d.,:%]|[ ]?\p{L}+(?![\p{L}:=]))|(?<![\d.,:$€£+-])(\d{1,9})[ ](\p{L}+(?:[ ]\p{L}+)?)/gu;
const MOST_COUNTS = 1_000;
/** Words behind a denial that say of what there is none. */
const MOST_DENIED = 4;
/** Words that say no more than that there are some. */
const THERE = stemsOf(
  "found find seen see occurred occur reported raised exist exists present happened left remain test tests case cases check checks",
);

/** Something that was counted, how much of it there was, and the words of the line or sentence that says so. */
interface Count {
  counted: ReadonlySet<string>;
  count: number;
  line: ReadonlySet<string>;
}

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, readonly Count[]>();

function countsIn(one: ObservedFinding): readonly Count[] {
  const known = read.get(one);
  if (known) return known;
  const counts = one.lines().flatMap(({ text, stems: line }) =>
    Array.from(text.matchAll(COUNTED).take(MOST_COUNTS), ([, name, value, number, noun]) => ({
      counted: stemsOf((name ?? noun!).replaceAll("_", " ")),
      count: Number(value ?? number),
      line,
    })),
  );
  const found = counts.filter(({ counted }) => counted.size > 0).slice(0, MOST_COUNTS);
  read.set(one, found);
  return found;
}

/**
 * How much the newest finding that counted it has of what a statement says that there is none of, in the lines that have most of the
 * statement's words. `isOnly`: the statement says nothing else.
 */
function counts(text: string, findings: readonly ObservedFinding[]): { count: number; isOnly: boolean }[] {
  const none = NONE.exec(text);
  if (!none) return [];
  const stems = stemsOf(text);
  const behind = text.slice(none.index + none[0].length).trim();
  const denied = stemsOf(behind.split(/\s+/u, MOST_DENIED).join(" "));
  const isMeant = ({ counted }: Count) => counted.isSubsetOf(stems) && !counted.isDisjointFrom(denied);
  const all = findings.map((one) => countsIn(one).filter(isMeant));
  const newest = all.findLast(({ length }) => length > 0) ?? [];
  const sharedBy = ({ line }: Count) => line.intersection(stems).size;
  const most = Math.max(...newest.map(sharedBy));
  return newest
    .filter((one) => sharedBy(one) === most)
    .map(({ counted, count }) => ({ count, isOnly: stems.difference(counted).isSubsetOf(THERE) }));
}

/** A statement that there is none of something, with `0` for that, if the newest finding that counted it has none; undefined for any other. */
export function saidAsZero(text: string, findings: readonly ObservedFinding[]): string | undefined {
  const counted = counts(text, findings);
  const isNone = counted.length > 0 && counted.every(({ count }) => count === 0);
  return isNone ? text.replace(NONE, "0") : undefined;
}

/** Whether a statement says that there is none of what the findings counted some of. */
export function deniesCounted(text: string, findings: readonly ObservedFinding[]): boolean {
  const counted = counts(text, findings);
  return counted.some(({ isOnly }) => isOnly) && counted.every(({ count }) => count > 0);
}
