import { choice } from "./choice.ts";
import { concatenation } from "./concatenation.ts";
import type { Case } from "./constants.ts";
import { createEnumeration } from "./enumeration.ts";
import type { Type } from "./operators/operator.ts";
import { evaluate, typeOfAll, type Program } from "./program.ts";
import { keyOf, toProgram, type Bank, type Term } from "./terms.ts";

/** What to look for, and for how long. At most 30 cases, all with the same number of arguments. */
export interface SearchQuestion {
  cases: Case[];
  /** Constants named by the task, beside those that the cases suggest. */
  constants: (string | number)[];
  budgetMs: number;
}

/** The smallest program found, and how many of the cases it would have foretold, each left out in turn. */
export interface SearchAnswer {
  program: Program | null;
  tried: number;
  agreed: number;
}

const SIZE_MAX = 12;
/** From this size on, terms are also joined by concatenation and by tests. */
const JOIN_FROM = 4;
/** How much more time a plain program gets to be found where a joined one is known. */
const PATIENCE_MS = 1_500;

/** Looks for the smallest program that gives every case's output: all programs by size, without two that agree. */
export function search({ cases, constants, budgetMs }: SearchQuestion, now: () => number): SearchAnswer {
  const types = cases[0]!.args.map((_, i) => typeOfAll(cases.map(({ args }) => args[i])));
  if (types.includes(null)) return { program: null, tried: 0, agreed: 0 };
  let deadline = now() + budgetMs;
  const enumeration = createEnumeration(cases, types as Type[], constants, () => now() > deadline);
  const { bank } = enumeration;
  const all = cases.map((_, e) => e);
  const answer = (program: Program, foretold: (out: number) => boolean): SearchAnswer => ({
    program,
    tried: enumeration.tried(),
    agreed: all.filter((out) => !enumeration.misleads(out) && foretold(out)).length,
  });
  let known: SearchAnswer | null = null;
  for (let size = 1; size <= SIZE_MAX; size++) {
    const ended = enumeration.level(size);
    const hit = enumeration.hit();
    if (hit) return answer(toProgram(hit), () => true);
    // What is joined tends to say too much: one more size of plain programs may hold a simpler one.
    if (known) return known;
    const program = size >= JOIN_FROM || ended ? joined(bank, cases, all) : null;
    if (program) known = answer(program, (out) => foretells(bank, cases, out));
    if (program) deadline = Math.min(deadline, now() + PATIENCE_MS);
    if (ended) break;
  }
  return known ?? { program: null, tried: enumeration.tried(), agreed: 0 };
}

/** Whether what is joined for all other cases is right on the one left out. */
function foretells(bank: Bank, cases: readonly Case[], out: number): boolean {
  const others = cases.flatMap((_, e) => (e === out ? [] : [e]));
  const program = joined(bank, cases, others);
  const value = program ? evaluate(program, cases[out]!.args) : undefined;
  return value !== undefined && keyOf(value) === keyOf(cases[out]!.output);
}

/** A program joined of known terms that is right on the cases `ids`. */
function joined(bank: Bank, cases: readonly Case[], ids: readonly number[]): Program | null {
  const only = (term: Term): Term => ({ ...term, values: ids.map((e) => term.values[e]!) });
  const outputs = cases.map(({ output }) => output);
  const wanted = typeOfAll(outputs);
  if (wanted === "str") {
    const row = concatenation(
      bank.all("str").map(only),
      ids.map((e) => outputs[e] as string),
    );
    if (row) return row;
  }
  const kinds = wanted ? [wanted] : [...new Set(outputs.map((output) => typeOfAll([output])))];
  const goals = ids.map((e) => keyOf(outputs[e]!));
  return choice(
    kinds.flatMap((type) => (type ? bank.all(type) : [])).map(only),
    bank.all("bool").map(only),
    (term, e) => keyOf(term.values[e]!) === goals[e],
    // Half as many answers as examples at most: a larger tree would only list them.
    { count: ids.length, leavesMax: Math.floor(cases.length / 2) },
  );
}
