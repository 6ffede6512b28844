import type { ObservedFinding } from "../evidence/observed.ts";
import { stemsOf } from "../reading/words.ts";

/** Says of what is counted that there is none: `No tests failed`, `it changed no files`. */
const NONE =
  /(?<!\p{L})(?:none|not (?:one|a single one)|keine[rs]?|aucune?|ninguno|ninguna|nenhum|nenhuma)(?=\s(?:of|von|der|de|das|dos)\s)|(?<!\p{L})(?:no|not (?:one|a single)|kein(?:e[nr]?)?|aucune?|ning[uú]na?|nenhuma?)(?=\s\p{L}{3})|^none(?=\s\p{L}{3})/iu;
/** In an output, a report or a text, what was counted, and how much of it there was. */
const COUNTED =
  /["']?([\p{L}_][\p{L}_ -]{1,40}?)["']?\s?[:=]\s{0,9}(\d{1,9})(?![\d.,:%]|[ ]?\p{L}+(?![\p{L}:=]))|(?<![\d.,:$€£+-])(\d{1,9})[ ](\p{L}+(?:[ ]\p{L}+)?)/gu;
const MOST_CHARS = 32_768;
const MOST_COUNTS = 1_000;
/** Words that say no more than that there are some. */
const THERE = stemsOf(
  "found find seen see occurred occur reported raised exist exists present happened left remain test tests case cases check checks",
);

/** Something that was counted, and how much of it there was. */
interface Count {
  counted: ReadonlySet<string>;
  count: number;
}

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, readonly Count[]>();

function countsIn(one: ObservedFinding): readonly Count[] {
  const known = read.get(one);
  if (known) return known;
  const found = [...one.finding.text.slice(0, MOST_CHARS).matchAll(COUNTED).take(MOST_COUNTS)];
  const counts = found.flatMap(([, name, value, number, noun]) => {
    const counted = stemsOf((name ?? noun!).replaceAll("_", " "));
    return counted.size === 0 ? [] : [{ counted, count: Number(value ?? number) }];
  });
  read.set(one, counts);
  return counts;
}

/** How much findings counted of what a statement says that there is none of; `isOnly`: it says nothing else. */
function counts(text: string, findings: readonly ObservedFinding[]): { count: number; isOnly: boolean }[] {
  const stems = stemsOf(text);
  return findings
    .flatMap(countsIn)
    .filter(({ counted }) => counted.isSubsetOf(stems))
    .map(({ counted, count }) => ({ count, isOnly: stems.difference(counted).isSubsetOf(THERE) }));
}

/** A statement that there is none of something, with `0` for that, if a finding counted none of it; undefined for any other. */
export function saidAsZero(text: string, findings: readonly ObservedFinding[]): string | undefined {
  const none = NONE.exec(text);
  return none && counts(text, findings).some(({ count }) => count === 0)
    ? `${text.slice(0, none.index)}0${text.slice(none.index + none[0].length)}`
    : undefined;
}

/** Whether a statement says that there is none of what the findings counted some of. */
export function deniesCounted(text: string, findings: readonly ObservedFinding[]): boolean {
  if (!NONE.test(text)) return false;
  const counted = counts(text, findings);
  return counted.some(({ isOnly }) => isOnly) && counted.every(({ count }) => count > 0);
}
