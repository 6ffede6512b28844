import { fill, operator, type Datum, type Operator } from "./operator.ts";
import { NUMBER_MAPS, NUMBER_TESTS } from "./numbers.ts";
import { TEXT_MAPS, TEXT_MEASURES, TEXT_TESTS } from "./characters.ts";

const int = Number.isInteger;
const LIST_OF = { str: "strs", num: "nums" } as const;

/** Makes `list.map(op)` for an operator with one argument. */
function mapped(op: Operator): Operator {
  const [list, gives] = [LIST_OF[op.takes[0] as "str" | "num"], LIST_OF[op.gives as "str" | "num"]];
  const run = (x: Datum) => {
    const out = (x as Datum[]).map((item) => op.run(item));
    return out.includes(undefined) ? undefined : (out as string[]);
  };
  return {
    name: `map ${op.name}`,
    takes: [list],
    gives,
    cost: op.cost,
    run,
    js: `$0.map((item) => ${fill(op.js, ["item"])})`,
    py: `[${fill(op.py, ["item"])} for item in $0]`,
  };
}

/** Makes `list.filter(op)` and `list.every(op)` for a boolean operator. */
function tested(op: Operator): Operator[] {
  const list = LIST_OF[op.takes[0] as "str" | "num"];
  const check = (x: Datum) => (x as Datum[]).map((item) => op.run(item));
  const filter = (x: Datum) => {
    const kept = check(x);
    return kept.includes(undefined) ? undefined : ((x as Datum[]).filter((_, i) => kept[i]) as string[]);
  };
  const every = (x: Datum) => {
    const kept = check(x);
    return kept.includes(undefined) ? undefined : kept.every(Boolean);
  };
  const not = (x: Datum) => {
    const kept = check(x);
    return kept.includes(undefined) ? undefined : ((x as Datum[]).filter((_, i) => !kept[i]) as string[]);
  };
  return [
    {
      name: `filter ${op.name}`,
      takes: [list],
      gives: list,
      cost: op.cost,
      run: filter,
      js: `$0.filter((item) => ${fill(op.js, ["item"])})`,
      py: `[item for item in $0 if ${fill(op.py, ["item"])}]`,
    },
    {
      name: `filter not ${op.name}`,
      takes: [list],
      gives: list,
      cost: op.cost,
      run: not,
      js: `$0.filter((item) => !${fill(op.js, ["item"])})`,
      py: `[item for item in $0 if not ${fill(op.py, ["item"])}]`,
    },
    {
      name: `every ${op.name}`,
      takes: [list],
      gives: "bool",
      cost: op.cost,
      run: every,
      js: `$0.every((item) => ${fill(op.js, ["item"])})`,
      py: `all(${fill(op.py, ["item"])} for item in $0)`,
    },
  ];
}

const scaled = (sign: string, run: (a: number, b: number) => number | undefined): Operator =>
  operator(
    `each ${sign}`,
    ["nums", "num"],
    "nums",
    (x, k) => x.map((v) => run(v, k)!),
    `$0.map((item) => item ${sign} $1)`,
    `[item ${sign} $1 for item in $0]`,
  );
const kept = (sign: string, run: (a: number, b: number) => boolean): Operator =>
  operator(
    `keep ${sign}`,
    ["nums", "num"],
    "nums",
    (x, k) => x.filter((v) => run(v, k)),
    `$0.filter((item) => item ${sign} $1)`,
    `[item for item in $0 if item ${sign} $1]`,
  );

const WITH_ARGUMENT: Operator[] = [
  scaled("*", (a, b) => a * b),
  scaled("+", (a, b) => a + b),
  kept(">", (a, b) => a > b),
  kept("<", (a, b) => a < b),
  operator(
    "keep divisible",
    ["nums", "num"],
    "nums",
    (x, k) => (int(k) && k !== 0 && x.every(int) ? x.filter((v) => v % k === 0) : undefined),
    "$0.filter((item) => item % $1 === 0)",
    "[item for item in $0 if item % $1 == 0]",
  ),
  operator(
    "keep longer",
    ["strs", "num"],
    "strs",
    (x, k) => x.filter((s) => s.length > k),
    "$0.filter((item) => item.length > $1)",
    "[item for item in $0 if len(item) > $1]",
  ),
  operator(
    "keep starting",
    ["strs", "str"],
    "strs",
    (x, t) => x.filter((s) => s.startsWith(t)),
    "$0.filter((item) => item.startsWith($1))",
    "[item for item in $0 if item.startswith($1)]",
    2,
  ),
  operator(
    "keep containing",
    ["strs", "str"],
    "strs",
    (x, t) => x.filter((s) => s.includes(t)),
    "$0.filter((item) => item.includes($1))",
    "[item for item in $0 if $1 in item]",
    2,
  ),
  operator(
    "texts",
    ["nums"],
    "strs",
    (x) => (x.every((n) => int(n) && Math.abs(n) < 1e15 && !Object.is(n, -0)) ? x.map(String) : undefined),
    "$0.map(String)",
    "[str(item) for item in $0]",
  ),
];

const measured = TEXT_MEASURES.filter((op) => op.name !== "code");

/** Operators that map, filter or test the elements of a list. */
export const ELEMENTS: Operator[] = [
  ...[...TEXT_MAPS, ...measured, ...NUMBER_MAPS].map(mapped),
  ...[...TEXT_TESTS, ...NUMBER_TESTS].flatMap(tested),
  ...WITH_ARGUMENT,
];
