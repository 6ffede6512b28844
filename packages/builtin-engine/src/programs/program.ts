import { TEXT_MAPS, TEXT_MEASURES, TEXT_TESTS } from "./operators/characters.ts";
import { ELEMENTS } from "./operators/elements.ts";
import { FOLDS } from "./operators/folds.ts";
import { LISTS } from "./operators/lists.ts";
import { NUMBER_MAPS, NUMBER_TESTS, NUMBERS, TRUTH } from "./operators/numbers.ts";
import type { Datum, Operator, Type } from "./operators/operator.ts";
import { TEXT } from "./operators/text.ts";

/** A program as plain JSON: operators by name. */
export type Program =
  | { kind: "input"; index: number }
  | { kind: "constant"; value: string | number | boolean }
  | { kind: "call"; operator: string; args: Program[] }
  | { kind: "choice"; test: Program; yes: Program; no: Program };

/** Every operator of the language, the everyday ones first: of two programs of one size the earlier one wins. */
export const OPERATORS: readonly Operator[] = [
  ...TEXT_MAPS,
  ...TEXT_MEASURES,
  ...TEXT,
  ...NUMBERS,
  ...NUMBER_MAPS,
  ...LISTS,
  ...FOLDS,
  ...ELEMENTS,
  ...TRUTH,
  ...TEXT_TESTS,
  ...NUMBER_TESTS,
];

const byName = new Map(OPERATORS.map((operator) => [operator.name, operator]));

/** The operator of that name; there is one for each name that a program holds. */
export function operatorNamed(name: string): Operator {
  const operator = byName.get(name);
  if (!operator) throw new Error(`no operator is called ${name}`);
  return operator;
}

/** What the program gives for these arguments; undefined where it has no value. */
export function evaluate(program: Program, args: readonly Datum[]): Datum | undefined {
  switch (program.kind) {
    case "input":
      return args[program.index];
    case "constant":
      return program.value;
    case "choice": {
      const test = evaluate(program.test, args);
      return test === undefined ? undefined : evaluate(test ? program.yes : program.no, args);
    }
    case "call": {
      const values = program.args.map((arg) => evaluate(arg, args));
      if (values.includes(undefined)) return undefined;
      return valid(operatorNamed(program.operator).run(...(values as Datum[])));
    }
  }
}

const LENGTH_MAX = 400;

/** The value itself if it is of a size to go on with, exact in both languages; else undefined. */
export function valid(value: Datum | undefined): Datum | undefined {
  if (typeof value === "number") return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : undefined;
  if (value === undefined || typeof value === "boolean") return value;
  if (value.length > LENGTH_MAX) return undefined;
  if (typeof value === "string") return value;
  return value.some((item) => valid(item) === undefined) ? undefined : value;
}

/** The type that all of these values share; an empty list has the type of the others, or is a list of numbers. */
export function typeOfAll(values: readonly unknown[]): Type | null {
  const types = new Set(values.map(typeOf));
  if (types.size === 2 && types.delete("empty"))
    return types.has("nums") || types.has("strs") ? ([...types][0] as Type) : null;
  const [type, ...more] = types;
  if (type === undefined || type === null || more.length > 0) return null;
  return type === "empty" ? "nums" : type;
}

function typeOf(value: unknown): Type | "empty" | null {
  if (typeof value === "string") return "str";
  if (typeof value === "number") return "num";
  if (typeof value === "boolean") return "bool";
  if (!Array.isArray(value)) return null;
  if (value.length === 0) return "empty";
  if (value.every((item) => typeof item === "number")) return "nums";
  return value.every((item) => typeof item === "string") ? "strs" : null;
}
