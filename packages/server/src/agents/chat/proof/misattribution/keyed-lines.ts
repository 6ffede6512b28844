import { equals } from "../measures/decimal.ts";
import type { ObservedFinding } from "../evidence/observed.ts";
import { MACHINE, quantitiesIn } from "../reading/quantities.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";
import { hasPhrase, normalise, stemsOf } from "../reading/words.ts";

/** A line that begins with a number, such as a year, and has others. */
interface KeyedLine {
  key: Quantity;
  values: Quantity[];
}

const MOST_LINES = 500;
/** A word at most before the number that a line begins with. */
const KEYED = /^\s*(\p{L}{0,12})\s*[:#]?\s*\d+(?![\d.,]*\d)(?=\s|:|\)|,|\|).*\d/u;

const read = new WeakMap<object, KeyedLine[][]>();

/** The lines of a program's output that begin alike, with a different whole number each. */
function tablesOf({ finding }: ObservedFinding): KeyedLine[][] {
  const known = read.get(finding);
  if (known) return known;
  const lines = finding.text.split("\n", MOST_LINES).flatMap((line) => {
    const [, lead] = KEYED.exec(line) ?? [];
    const [key, ...values] = lead === undefined ? [] : quantitiesIn(line, MACHINE);
    return key && values.length > 0 ? [{ lead: lead!, key, values }] : [];
  });
  const tables = [...Map.groupBy(lines, ({ lead }) => lead).values()].filter(
    (table) =>
      table.length > 1 && new Set(table.map(({ key }) => String(key.value.digits))).size === table.length,
  );
  read.set(finding, tables);
  return tables;
}

/**
 * Whether a number stands only in lines that begin with another number, while the statement has the one that a line without it begins
 * with, and nothing else of that line: year 2 of `year 1: 105` and `year 2: 110.25` beside 105.
 */
export const isOfAnotherKey = (
  stated: Quantity,
  quantities: readonly Quantity[],
  finding: ObservedFinding,
): boolean =>
  finding.finding.evidence.type === "command" &&
  tablesOf(finding).some((table) => {
    const states = (seen: Quantity) =>
      quantities.some((one) => one !== stated && (isSame(one, seen) || equals(one.value, seen.value)));
    const holding = table.filter(({ values }) => values.some((one) => isSame(stated, one)));
    return (
      holding.length > 0 &&
      !holding.some(({ key }) => states(key)) &&
      !table.some(({ key }) => isSame(stated, key)) &&
      table.some(
        ({ key, values }) => states(key) && !values.some((one) => states(one) && !isShared(one, table)),
      )
    );
  });

/** A name with a number in what a program prints of a dictionary: `'ana': 3`. */
const ENTRY = /['"]([^'"\n]{1,40})['"]\s?:\s?(?=-?\d)/gu;
const MOST_ENTRIES = 300;

/** Whether a number stands only behind other names than the statement has, which has one with another number. */
export function isOfAnotherEntry(
  stated: Quantity,
  quantities: readonly Quantity[],
  { finding, particulars }: ObservedFinding,
  sentence: string,
): boolean {
  if (finding.evidence.type !== "command") return false;
  const said = normalise(sentence);
  // A single letter is a name only as code, and a number has a plural: `three 404s`.
  const isNamed = (name: string) =>
    name.length > 1
      ? hasPhrase(said, normalise(name)) || (/\d$/u.test(name) && hasPhrase(said, `${normalise(name)}s`))
      : sentence.includes(`\`${name}\``);
  const stems = stemsOf(sentence);
  const isMeant = (name: string) => isNamed(name) || [...stemsOf(name)].some((stem) => stems.has(stem));
  const places = Array.from(finding.text.matchAll(ENTRY).take(MOST_ENTRIES));
  if (places.length < 2) return false;
  const entries = places.flatMap(({ 0: all, 1: name, index }) => {
    const number = particulars.quantities.find(({ start }) => start === index + all.length);
    return number ? [{ name: name!, number }] : [];
  });
  const own = entries.filter(({ number }) => isSame(stated, number));
  const states = (seen: Quantity) => quantities.some((one) => one !== stated && isSame(one, seen));
  const counted = countedBeside(stated, sentence, entries);
  if (counted !== undefined) return !counted;
  return (
    own.length > 0 &&
    particulars.quantities
      .filter((one) => isSame(stated, one))
      .every((one) => own.some(({ number }) => number === one)) &&
    !own.some(({ name }) => isMeant(name)) &&
    entries.some(
      ({ name, number }) =>
        isNamed(name) && !states(number) && entries.filter((one) => one.name === name).length === 1,
    )
  );
}

/** Before a name of which there is one. */
const ONE = /(?<!\p{L})(?:one|a single|ein\p{L}{0,2}|une?|una?|uma?)\s[*_`]*$/iu;

/**
 * Whether a number is that of the name directly behind it, `three 404s`, or the name itself of which there is one; undefined if it is
 * neither.
 */
function countedBeside(
  stated: Quantity,
  sentence: string,
  entries: readonly { name: string; number: Quantity }[],
): boolean | undefined {
  const behind = /^[*_]{0,2}\s[*_`]{0,2}(\d+)s?(?![\p{L}\p{N}])/u.exec(sentence.slice(stated.end))?.[1];
  const own = sentence.slice(stated.start, stated.end).replace(/s$/u, "");
  const isOne = ONE.test(sentence.slice(0, stated.start));
  const of = entries.filter(({ name }) => name === (behind ?? (isOne ? own : undefined)));
  if (of.length === 0) return undefined;
  return of.some(({ number }) =>
    behind === undefined ? equals(number.value, { digits: 1n, exponent: 0 }) : isSame(stated, number),
  );
}

/** Whether most lines have a number, so that it tells none of them. */
const isShared = (seen: Quantity, table: readonly KeyedLine[]): boolean =>
  2 * table.filter(({ values }) => values.some((one) => isSame(one, seen))).length > table.length;
