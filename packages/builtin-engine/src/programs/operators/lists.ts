import { type Datum, type Operator, type Type } from "./operator.ts";

type List = "nums" | "strs";
type Item = "num" | "str";
type Run = (x: Datum[], ...rest: Datum[]) => unknown;

const int = Number.isInteger;

function mostFrequent<T>(x: T[]): T | undefined {
  let best: T | undefined;
  let most = 0;
  for (const item of new Set(x)) {
    const count = x.filter((other) => other === item).length;
    if (count > most) [best, most] = [item, count];
  }
  return best;
}

/** Makes an operator for one element type; its name includes the type, because each type has its own. */
function make(
  name: string,
  takes: readonly [List, ...Type[]],
  gives: Type,
  run: Run,
  js: string,
  py: string,
  cost = 1,
): Operator {
  return { name: `${name} ${takes[0]}`, takes, gives, cost, js, py, run: run as Operator["run"] };
}

/** Operators that compute a value from a list. */
const questions = (list: List, item: Item): Operator[] => [
  make("size", [list], "num", (x) => x.length, "$0.length", "len($0)"),
  make("at", [list, "num"], item, (x, i) => (int(i) ? x.at(i as number) : undefined), "$0.at($1)", "$0[$1]"),
  make("has", [list, item], "bool", (x, v) => x.includes(v), "$0.includes($1)", "($1 in $0)"),
  make(
    "count",
    [list, item],
    "num",
    (x, v) => x.filter((one) => one === v).length,
    "$0.filter((item) => item === $1).length",
    "$0.count($1)",
  ),
  make(
    "position",
    [list, item],
    "num",
    (x, v) => (x.includes(v) ? x.indexOf(v) : undefined),
    "$0.indexOf($1)",
    "$0.index($1)",
  ),
  make("mode", [list], item, mostFrequent, "mostFrequent($0)", "most_frequent($0)", 2),
  make(
    "same",
    [list, list],
    "bool",
    (x, y) => JSON.stringify(x) === JSON.stringify(y),
    "(JSON.stringify($0) === JSON.stringify($1))",
    "($0 == $1)",
  ),
];

/** Operators that make lists from lists. */
const selections = (list: List, item: Item): Operator[] => [
  make("reversed", [list], list, (x) => [...x].reverse(), "[...$0].reverse()", "$0[::-1]"),
  make("unique", [list], list, (x) => [...new Set(x)], "[...new Set($0)]", "list(dict.fromkeys($0))"),
  make(
    "take",
    [list, "num"],
    list,
    (x, n) => (int(n) ? x.slice(0, n as number) : undefined),
    "$0.slice(0, $1)",
    "$0[:$1]",
  ),
  make(
    "drop",
    [list, "num"],
    list,
    (x, n) => (int(n) ? x.slice(n as number) : undefined),
    "$0.slice($1)",
    "$0[$1:]",
  ),
  make(
    "everyNth",
    [list, "num"],
    list,
    (x, n) => (int(n) && (n as number) > 0 ? x.filter((_, i) => i % (n as number) === 0) : undefined),
    "$0.filter((_, i) => i % $1 === 0)",
    "$0[::$1]",
    2,
  ),
  make(
    "without",
    [list, item],
    list,
    (x, v) => x.filter((one) => one !== v),
    "$0.filter((item) => item !== $1)",
    "[item for item in $0 if item != $1]",
  ),
  make("concat", [list, list], list, (x, y) => [...x, ...(y as Datum[])], "[...$0, ...$1]", "($0 + $1)"),
  make(
    "common",
    [list, list],
    list,
    (x, y) => x.filter((v) => (y as Datum[]).includes(v)),
    "$0.filter((item) => $1.includes(item))",
    "[item for item in $0 if item in $1]",
  ),
  make(
    "minus",
    [list, list],
    list,
    (x, y) => x.filter((v) => !(y as Datum[]).includes(v)),
    "$0.filter((item) => !$1.includes(item))",
    "[item for item in $0 if item not in $1]",
  ),
];

/** The operators that lists of numbers and lists of texts share, once for each type. */
export const LISTS: Operator[] = [
  ...questions("nums", "num"),
  ...selections("nums", "num"),
  ...questions("strs", "str"),
  ...selections("strs", "str"),
];
