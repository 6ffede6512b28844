import type { Case } from "../programs/constants.ts";
import type { Datum } from "../programs/operators/operator.ts";
import { evaluate, type Program } from "../programs/program.ts";
import { keyOf } from "../programs/terms.ts";
import type { TechniqueFunction } from "./catalog.ts";
import { inTime } from "./in-time.ts";
import type { RankedFunction } from "./ranking.ts";

/** A call of a technique's function, and the function. */
export interface TechniqueCall {
  program: Program & { kind: "technique" };
  fn: RankedFunction;
}

/** Longest that one function is tried. */
const FUNCTION_MS = 150;
const HITS_MAX = 6;
const CONSTANTS_MAX = 10;
const ORDERS_MAX = 3;

/** The calls of these functions that give all outputs, some for each function, in the order of the functions, the simpler first. */
export function directHits(
  cases: readonly Case[],
  constants: readonly Datum[],
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
    const programs = inTime(FUNCTION_MS, () => callsOf(fn, cases[0]!.args.length, constants).filter(fits));
    hits.push(...(programs ?? []).slice(0, HITS_MAX).map((program) => ({ program, fn })));
  }
  return hits;
}

/** Calls of a function with each input once, in each order, and with constants of the task where more is asked for or taken. */
export function callsOf(
  { slug, name, required, most }: TechniqueFunction,
  count: number,
  constants: readonly Datum[],
): TechniqueCall["program"][] {
  const call = (args: Program[]): TechniqueCall["program"] => ({ kind: "technique", slug, name, args });
  const inputs = Array.from({ length: count }, (_, index): Program => ({ kind: "input", index }));
  if (most === Infinity) return [call(inputs)];
  const fills = [...constants.slice(0, CONSTANTS_MAX), true, false].map((value): Program => ({
    kind: "constant",
    value,
  }));
  const orders = count <= ORDERS_MAX ? permutations(inputs) : [inputs];
  const found: Program[][] = [];
  if (count >= required && count <= most) found.push(...orders);
  if (count + 1 >= required && count + 1 <= most)
    for (const order of orders)
      for (const fill of fills)
        for (let at = count; at >= 0; at--) found.push([...order.slice(0, at), fill, ...order.slice(at)]);
  if (count + 2 >= required && count + 2 <= most)
    for (const one of fills) for (const two of fills) if (one !== two) found.push([...inputs, one, two]);
  return found.map(call);
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}
