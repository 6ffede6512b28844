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
/** First steps that one function may give. */
const STEPS_MAX = 8;

const NO_FILLS: Fills = { said: [], literal: new Set(), suggested: [] };

/** A first step with what it gives on each case. */
interface Step {
  program: Program;
  values: Datum[];
}

/** Programs of two steps that give all outputs: a function of what another one gives, or of what it gives on each item. */
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
      // The first step stands for one more input.
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

/** What a function gives of the inputs, and on each item of a list. */
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

/** A function of one item on each item of a list, and the items that it keeps or drops. */
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

/** A program with one input replaced by a program. */
function withStep(program: Program, input: Program, step: Program): Program {
  if (program.kind === "input") return program === input ? step : program;
  if (program.kind !== "technique") return program;
  return { ...program, args: program.args.map((arg) => withStep(arg, input, step)) };
}
