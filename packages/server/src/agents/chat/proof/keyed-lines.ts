import { equals } from "./decimal.ts";
import type { ObservedFinding } from "./observed.ts";
import { MACHINE, quantitiesIn } from "./quantities.ts";
import type { Quantity } from "./quantity.ts";
import { isSame } from "./same-quantity.ts";

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

/** Whether most lines have a number, so that it tells none of them. */
const isShared = (seen: Quantity, table: readonly KeyedLine[]): boolean =>
  2 * table.filter(({ values }) => values.some((one) => isSame(one, seen))).length > table.length;
