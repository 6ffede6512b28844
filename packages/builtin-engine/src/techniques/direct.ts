import type { Case } from "../programs/constants.ts";
import type { Datum } from "../programs/operators/operator.ts";
import { evaluate, type Program } from "../programs/program.ts";
import { keyOf } from "../programs/terms.ts";
import type { ParameterKind, TechniqueFunction } from "./catalog.ts";
import type { Fills } from "./fills.ts";
import { inTime } from "./in-time.ts";
import type { RankedFunction } from "./ranking.ts";

/** A call of a technique's function, together with that function. */
export interface TechniqueCall {
  program: Program & { kind: "technique" };
  fn: RankedFunction;
}

/** Time limit for trying one function. */
const FUNCTION_MS = 150;
const HITS_MAX = 6;
const ORDERS_MAX = 3;
/** Most parameters that the task alone may fill, and most ways to fill them. */
const FILLED_MAX = 5;
const CHOICES_MAX = 400;

/**
 * Returns calls that produce all outputs, at most `HITS_MAX` per function, in the order of the functions. Calls with
 * fewer added arguments come first.
 */
export function directHits(
  cases: readonly Case[],
  fills: Fills,
  functions: readonly RankedFunction[],
  isOver: () => boolean,
): TechniqueCall[] {
  const goals = cases.map(({ output }) => keyOf(output));
  const fits = (program: Program) =>
    cases.every(({ args }, e) => {
      const value = evaluate(program, args);
      return value !== undefined && keyOf(value) === goals[e];
    });
  const hits: TechniqueCall[] = [];
  for (const fn of functions) {
    if (isOver()) break;
    const programs = inTime(FUNCTION_MS, () =>
      callsOf(fn, inputsOf(cases[0]!.args.length), fills).filter(fits),
    );
    hits.push(...(programs ?? []).slice(0, HITS_MAX).map((program) => ({ program, fn })));
  }
  return hits;
}

/** The inputs of a program as expressions. */
export const inputsOf = (count: number) =>
  Array.from({ length: count }, (_, index): Program => ({ kind: "input", index }));

/**
 * Returns calls that use each given argument once, in every order, and fill the remaining required or optional
 * parameters.
 */
export function callsOf(
  { slug, name, required, most, kinds }: TechniqueFunction,
  given: readonly Program[],
  { said, suggested }: Fills,
): TechniqueCall["program"][] {
  const call = (args: Program[]): TechniqueCall["program"] => ({ kind: "technique", slug, name, args });
  const count = given.length;
  if (most === Infinity) return [call([...given])];
  const fills = [...said, ...suggested, true, false].map(constant);
  const orders = count <= ORDERS_MAX ? permutations(given) : [[...given]];
  const takes = (more: number) => count + more >= required && count + more <= most;
  const found: Program[][] = takes(0) ? [...orders] : [];
  if (takes(1))
    for (const order of orders)
      for (const fill of fills)
        for (let at = count; at >= 0; at--) found.push([...order.slice(0, at), fill, ...order.slice(at)]);
  if (takes(2))
    for (const one of fills) for (const two of fills) if (one !== two) found.push([...given, one, two]);
  for (let more = 3; more <= FILLED_MAX; more++)
    if (takes(more))
      for (const row of rowsOf([...said, ...suggested], more)) found.push([...given, ...row.map(constant)]);
  return found.filter((args) => args.every((arg, i) => isOfKind(arg, kinds[i]))).map(call);
}

/** Whether a constant has the type of the parameter's default; booleans fill only boolean parameters. */
function isOfKind(arg: Program, kind: ParameterKind | undefined): boolean {
  if (arg.kind !== "constant" || arg.value === null) return true;
  if (kind === undefined || kind === "any") return typeof arg.value !== "boolean";
  return typeof arg.value === kind;
}

const constant = (value: Datum): Program => ({ kind: "constant", value });

/** Selections of `length` values, first in the given order, then permuted. */
function rowsOf(values: readonly Datum[], length: number): Datum[][] {
  const ordered = combinations(values, length).slice(0, CHOICES_MAX);
  const others = values.length <= length + 1 ? ordered.flatMap((row) => permutations(row).slice(1)) : [];
  return [...ordered, ...others].slice(0, CHOICES_MAX);
}

function combinations<T>(items: readonly T[], length: number): T[][] {
  if (length === 0) return [[]];
  return items.flatMap((item, i) =>
    combinations(items.slice(i + 1), length - 1).map((rest) => [item, ...rest]),
  );
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}
