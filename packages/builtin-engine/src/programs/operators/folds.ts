import { operator, type Operator } from "./operator.ts";

const sum = (x: number[]) => x.reduce((total, next) => total + next, 0);
const ascending = (x: number[]) => [...x].sort((a, b) => a - b);
const longest = (x: string[]) => x.reduce((best, next) => (next.length > best.length ? next : best));
const shortest = (x: string[]) => x.reduce((best, next) => (next.length < best.length ? next : best));

function median(x: number[]): number {
  const sorted = ascending(x);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

const zipped = (sign: string, run: (a: number, b: number) => number) =>
  operator(
    `zip ${sign}`,
    ["nums", "nums"],
    "nums",
    (x, y) => (x.length === y.length ? x.map((v, i) => run(v, y[i]!)) : undefined),
    `$0.map((item, i) => item ${sign} $1[i])`,
    `[item ${sign} other for item, other in zip($0, $1)]`,
    2,
  );

/** Operators that reduce, sort or zip lists of one element type. */
export const FOLDS: Operator[] = [
  operator("sum", ["nums"], "num", sum, "$0.reduce((sum, next) => sum + next, 0)", "sum($0)"),
  operator(
    "largest",
    ["nums"],
    "num",
    (x) => (x.length > 0 ? Math.max(...x) : undefined),
    "Math.max(...$0)",
    "max($0)",
  ),
  operator(
    "smallest",
    ["nums"],
    "num",
    (x) => (x.length > 0 ? Math.min(...x) : undefined),
    "Math.min(...$0)",
    "min($0)",
  ),
  operator("ascending", ["nums"], "nums", ascending, "[...$0].sort((a, b) => a - b)", "sorted($0)"),
  operator("sorted", ["strs"], "strs", (x) => [...x].sort(), "[...$0].sort()", "sorted($0)"),
  operator(
    "byLength",
    ["strs"],
    "strs",
    (x) => [...x].sort((a, b) => a.length - b.length),
    "[...$0].sort((a, b) => a.length - b.length)",
    "sorted($0, key=len)",
    2,
  ),
  operator(
    "product",
    ["nums"],
    "num",
    (x) => x.reduce((product, next) => product * next, 1),
    "$0.reduce((product, next) => product * next, 1)",
    "math.prod($0)",
    2,
  ),
  operator(
    "average",
    ["nums"],
    "num",
    (x) => (x.length > 0 ? sum(x) / x.length : undefined),
    "averageOf($0)",
    "average_of($0)",
    2,
  ),
  operator(
    "median",
    ["nums"],
    "num",
    (x) => (x.length > 0 ? median(x) : undefined),
    "medianOf($0)",
    "median_of($0)",
    2,
  ),
  operator(
    "running",
    ["nums"],
    "nums",
    (x) => x.map((_, i) => sum(x.slice(0, i + 1))),
    "runningSums($0)",
    "running_sums($0)",
    2,
  ),
  operator(
    "steps",
    ["nums"],
    "nums",
    (x) => x.slice(1).map((v, i) => v - x[i]!),
    "stepsOf($0)",
    "steps_of($0)",
    2,
  ),
  operator(
    "longest",
    ["strs"],
    "str",
    (x) => (x.length > 0 ? longest(x) : undefined),
    "$0.reduce((best, next) => (next.length > best.length ? next : best))",
    "max($0, key=len)",
    3,
  ),
  operator(
    "shortest",
    ["strs"],
    "str",
    (x) => (x.length > 0 ? shortest(x) : undefined),
    "$0.reduce((best, next) => (next.length < best.length ? next : best))",
    "min($0, key=len)",
    3,
  ),
  zipped("*", (a, b) => a * b),
  zipped("+", (a, b) => a + b),
  zipped("-", (a, b) => a - b),
];
