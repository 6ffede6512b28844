import type { Case } from "../programs/constants.ts";
import type { Datum } from "../programs/operators/operator.ts";
import { evaluate, type Program } from "../programs/program.ts";
import { keyOf } from "../programs/terms.ts";
import { callsOf, inputsOf } from "./direct.ts";
import type { Fills } from "./fills.ts";
import { inTime } from "./in-time.ts";
import type { RankedFunction } from "./ranking.ts";

const FUNCTIONS_MAX = 14;
const FUNCTION_MS = 80;
const CALLS_MAX = 60;
/** Most first steps per function, and most second steps per pair. */
const STEPS_MAX = 8;

const NO_FILLS: Fills = { said: [], literal: new Set(), suggested: [] };

/** A first step with its value on each case. */
interface Step {
  program: Program;
  values: Datum[];
}

/**
 * Returns two-step programs that produce all outputs: one function applied to the result of another, as a whole or
 * item by item. Also returns first steps that already produce them.
 */
export function composedHits(
  cases: readonly Case[],
  fills: Fills,
  functions: readonly RankedFunction[],
  isOver: () => boolean,
): Program[] {
  const chosen = functions.slice(0, FUNCTIONS_MAX);
  const goals = cases.map(({ output }) => keyOf(output));
  const hits: Program[] = [];
  const first = chosen.flatMap((fn) => (isOver() ? [] : firstSteps(cases, fn, fills)));
  for (const { program } of first.filter(({ values }) => isRight(values, goals))) hits.push(program);
  for (const step of first)
    for (const fn of chosen) {
      if (isOver()) return hits;
      // The result of the first step becomes an additional input.
      const more = cases.map(({ args, output }, e) => ({ args: [...args, step.values[e]!], output }));
      const itself: Program = { kind: "input", index: cases[0]!.args.length };
      const found = inTime(FUNCTION_MS, () =>
        secondCalls(fn, itself, cases[0]!.args.length, fills).filter((program) =>
          more.every(({ args }, e) => {
            const value = evaluate(program, args);
            return value !== undefined && keyOf(value) === goals[e];
          }),
        ),
      );
      hits.push(
        ...(found ?? []).slice(0, STEPS_MAX).map((program) => withStep(program, itself, step.program)),
      );
    }
  return hits;
}

const isRight = (values: readonly Datum[], goals: readonly string[]) =>
  values.every((value, e) => keyOf(value) === goals[e]);

/** Calls of a function on the inputs and on each item of a list input, with their values on every case. */
function firstSteps(cases: readonly Case[], fn: RankedFunction, fills: Fills): Step[] {
  const count = cases[0]!.args.length;
  const lists = inputsOf(count).filter((_, i) => cases.every(({ args }) => Array.isArray(args[i])));
  const steps = new Map<string, Step>();
  inTime(FUNCTION_MS, () => {
    const programs: Program[] = [
      ...callsOf(fn, inputsOf(count), fills),
      ...inputsOf(count).flatMap((input) => (count > 1 ? callsOf(fn, [input], fills) : [])),
      ...lists.flatMap((list) => eachCalls(fn, list, fills)),
    ];
    for (const program of programs.slice(0, CALLS_MAX)) {
      const values = cases.map(({ args }) => evaluate(program, args));
      const key = values.map((value) => (value === undefined ? "" : keyOf(value))).join("\u0000");
      if (values.includes(undefined) || steps.has(key)) continue;
      if (steps.size < STEPS_MAX) steps.set(key, { program, values: values as Datum[] });
    }
  });
  return [...steps.values()];
}

/** Returns programs that apply a function to each item of a list: to map it, or to keep or drop items. */
export function eachCalls(fn: RankedFunction, list: Program, fills: Fills): Program[] {
  const steps = callsOf(fn, [{ kind: "item" }], fills);
  return steps.flatMap((step) =>
    (["map", "keep", "drop"] as const).map((how): Program => ({ kind: "each", how, list, step })),
  );
}

function secondCalls(fn: RankedFunction, step: Program, count: number, fills: Fills): Program[] {
  const alone = callsOf(fn, [step], fills);
  const beside = inputsOf(count).flatMap((input) => callsOf(fn, [step, input], NO_FILLS));
  return [...alone, ...beside].slice(0, CALLS_MAX);
}

/** Replaces one input of a program with another program. */
function withStep(program: Program, input: Program, step: Program): Program {
  if (program.kind === "input") return program === input ? step : program;
  if (program.kind !== "technique") return program;
  return { ...program, args: program.args.map((arg) => withStep(arg, input, step)) };
}
