import { TEXT_MAPS, TEXT_MEASURES, TEXT_TESTS } from "./operators/characters.ts";
import { ELEMENTS } from "./operators/elements.ts";
import { FOLDS } from "./operators/folds.ts";
import { LISTS } from "./operators/lists.ts";
import { NUMBER_MAPS, NUMBER_TESTS, NUMBERS, TRUTH } from "./operators/numbers.ts";
import type { Datum, Operator } from "./operators/operator.ts";
import { TEXT } from "./operators/text.ts";
import { callTechnique } from "../techniques/calls.ts";
import { valid } from "./values.ts";

/** A program as plain JSON; operators are referenced by name. */
export type Program =
  | { kind: "input"; index: number }
  | { kind: "constant"; value: Datum }
  | { kind: "call"; operator: string; args: Program[] }
  | { kind: "technique"; slug: string; name: string; args: Program[] }
  | { kind: "choice"; test: Program; yes: Program; no: Program }
  /**
   * A step for each item of a list: its results (`map`), or the items for which it is true (`keep`) or false (`drop`).
   */
  | { kind: "each"; how: "map" | "keep" | "drop"; list: Program; step: Program }
  /** The current item, within the step of an `each`. */
  | { kind: "item" };

/** All operators, common ones first: among programs of the same size the earlier one wins. */
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

/** Returns the operator with this name; every name in a program has one. */
export function operatorNamed(name: string): Operator {
  const operator = byName.get(name);
  if (!operator) throw new Error(`no operator is called ${name}`);
  return operator;
}

/**
 * Evaluates a program on these arguments; undefined if it has no value. May take long because of techniques, so run it
 * outside the service's main thread.
 */
export function evaluate(program: Program, args: readonly Datum[], item?: Datum): Datum | undefined {
  if (program.kind === "input") return args[program.index];
  if (program.kind === "item") return item;
  if (program.kind === "each") return onEach(program, args);
  if (program.kind === "constant") return program.value;
  if (program.kind === "choice") {
    const test = evaluate(program.test, args, item);
    return test === undefined ? undefined : evaluate(test === true ? program.yes : program.no, args, item);
  }
  const values = program.args.map((arg) => evaluate(arg, args, item));
  if (values.includes(undefined)) return undefined;
  return program.kind === "technique"
    ? callTechnique(program.slug, program.name, values as Datum[])
    : valid(operatorNamed(program.operator).run(...(values as Datum[])));
}

function onEach(program: Program & { kind: "each" }, args: readonly Datum[]): Datum | undefined {
  const items = evaluate(program.list, args);
  if (!Array.isArray(items)) return undefined;
  const given = items.map((one) => evaluate(program.step, args, one));
  if (given.includes(undefined)) return undefined;
  if (program.how === "map") return valid(given as Datum[]);
  if (given.some((one) => typeof one !== "boolean")) return undefined;
  return items.filter((_, i) => given[i] === (program.how === "keep"));
}

/** Returns a program and all its subprograms, itself first. */
export function partsOf(program: Program): Program[] {
  if (program.kind === "each") return [program, ...[program.list, program.step].flatMap(partsOf)];
  if (program.kind === "choice")
    return [program, ...[program.test, program.yes, program.no].flatMap(partsOf)];
  return "args" in program ? [program, ...program.args.flatMap(partsOf)] : [program];
}
