import type { Datum, Operator, Type } from "./operators/operator.ts";
import type { Program } from "./program.ts";
import { valid } from "./values.ts";

/** A program with its value on every example. */
export interface Term {
  type: Type;
  size: number;
  values: Datum[];
  /** Whether it has the same value for every input. */
  constant: boolean;
  /** Whether it contains a constant that the task names: such a program is likelier than others of its size. */
  named: boolean;
  /** How it was built: an operator with its arguments, or a leaf. */
  made: { operator: Operator; args: Term[] } | { leaf: Program };
}

const NAMED_BONUS = 2;

/** Returns a distinct string for each distinct value, for comparison and lookup. */
export function keyOf(value: Datum): string {
  if (typeof value === "string") return `s${value.length}:${value}`;
  if (typeof value === "number") return Object.is(value, -0) ? "n-0" : `n${value}`;
  return typeof value === "boolean" ? `b${value}` : JSON.stringify(value, inOrder);
}

/** Sorts the keys of an object, because their order carries no meaning. */
const inOrder = (_key: string, value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Called hundreds of thousands of times, so it avoids allocating an argument list. */
function valueAt(operator: Operator, args: readonly Term[], example: number): Datum | undefined {
  const first = args[0]!.values[example]!;
  if (args.length === 1) return operator.run(first);
  const second = args[1]!.values[example]!;
  return args.length === 2
    ? operator.run(first, second)
    : operator.run(first, second, args[2]!.values[example]!);
}

/** The values of an operator call on every example; null if it has no value on one of them. */
export function valuesOf(operator: Operator, args: readonly Term[], count: number): Datum[] | null {
  const values: Datum[] = [];
  for (let example = 0; example < count; example++) {
    const value = valid(valueAt(operator, args, example));
    if (value === undefined) return null;
    values.push(value);
  }
  return values;
}

/** The cost by which to choose between equivalent terms. */
export const costOf = (term: Term) => term.size - (term.named ? NAMED_BONUS : 0);

export function toProgram(term: Term): Program {
  if ("leaf" in term.made) return term.made.leaf;
  return { kind: "call", operator: term.made.operator.name, args: term.made.args.map(toProgram) };
}

/** The terms found so far, by type and size; of terms that agree on every example, only the first. */
export interface Bank {
  ofSize(type: Type, size: number): readonly Term[];
  all(type: Type): Term[];
  /** Adds a term unless an equivalent one is present; returns whether it was added. */
  add(term: Term, keys: readonly string[]): boolean;
  readonly count: number;
}

export function createBank(): Bank {
  const seen = new Set<string>();
  const kept: Record<Type, Term[][]> = { str: [], num: [], bool: [], strs: [], nums: [], json: [] };
  return {
    ofSize: (type, size) => kept[type][size] ?? [],
    all: (type) => kept[type].flat(),
    add(term, keys) {
      const key = `${term.type} ${keys.join("\u0000")}`;
      if (seen.has(key)) return false;
      seen.add(key);
      (kept[term.type][term.size] ??= []).push(term);
      return true;
    },
    get count() {
      return seen.size;
    },
  };
}
