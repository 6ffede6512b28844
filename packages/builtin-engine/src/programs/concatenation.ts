import type { Program } from "./program.ts";
import { toProgram, type Term } from "./terms.ts";

const PARTS_COST_MAX = 28;
const STATES_MAX = 20_000;

interface State {
  at: number[];
  cost: number;
  part: Term | null;
  before: State | null;
}

/**
 * Finds the smallest sequence of terms whose concatenation gives the outputs of all examples; null if none is found.
 * A uniform-cost search: a state is the position reached in each output (after FlashFill, Gulwani 2011).
 */
export function concatenation(terms: readonly Term[], outputs: readonly string[]): Program | null {
  const parts = terms.filter((term) =>
    outputs.every((output, e) => term.values[e] !== "" && output.includes(term.values[e] as string)),
  );
  const queue: State[][] = [[{ at: outputs.map(() => 0), cost: 0, part: null, before: null }]];
  const seen = new Set<string>();
  for (let cost = 0; cost < PARTS_COST_MAX; cost++)
    for (const state of queue[cost] ?? []) {
      const key = state.at.join();
      if (seen.has(key)) continue;
      seen.add(key);
      if (state.at.every((at, e) => at === outputs[e]!.length)) return toRow(state);
      if (seen.size > STATES_MAX) return null;
      for (const part of parts) {
        const fits = outputs.every((output, e) => output.startsWith(part.values[e] as string, state.at[e]));
        if (!fits) continue;
        const at = state.at.map((from, e) => from + (part.values[e] as string).length);
        const next = { at, cost: cost + part.size, part, before: state };
        (queue[next.cost] ??= []).push(next);
      }
    }
  return null;
}

function toRow(last: State): Program | null {
  const parts: Program[] = [];
  for (let state: State | null = last; state?.part; state = state.before)
    parts.unshift(toProgram(state.part));
  const [first, ...rest] = parts;
  return first === undefined
    ? null
    : rest.reduce<Program>((row, part) => ({ kind: "call", operator: "+ str", args: [row, part] }), first);
}
