import type { Program } from "./program.ts";
import { costOf, toProgram, type Term } from "./terms.ts";

const DEPTH_MAX = 4;
const TRIES_PER_LEVEL = 40;

/** A term with a bit mask of the examples that it covers. */
interface Covering {
  term: Term;
  mask: number;
}

/** The terms that a choice may use, smaller ones first. */
interface Material {
  /** Terms with the examples on which they are correct. */
  answers: Covering[];
  /** Tests with the examples on which they are true. */
  questions: Covering[];
}

interface Tree {
  program: Program;
  leaves: number;
  cost: number;
}

/**
 * Builds a decision tree: terms that are correct on some of the examples, joined by tests that separate these
 * examples (after EUSolver, Alur et al. 2017). It has at most `leavesMax` leaves; null if no such tree is found.
 */
export function choice(
  terms: readonly Term[],
  tests: readonly Term[],
  isRight: (term: Term, example: number) => boolean,
  { count, leavesMax }: { count: number; leavesMax: number },
): Program | null {
  const material: Material = {
    answers: smallestPerMask(terms, isRight, count),
    questions: smallestPerMask(tests, (term, e) => term.values[e] === true, count),
  };
  const memo = new Map<string, Tree | null>();

  function build(mask: number, depth: number, leaves: number): Tree | null {
    const key = `${mask} ${depth} ${leaves}`;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const leaf = material.answers.find((answer) => (answer.mask & mask) === mask);
    let best: Tree | null = leaf
      ? { program: toProgram(leaf.term), leaves: 1, cost: costOf(leaf.term) }
      : null;
    if (!best && depth > 0 && leaves > 1)
      for (const test of splitsOf(material, mask, depth)) {
        const yes = build(mask & test.mask, depth - 1, leaves - 1);
        const no = yes && build(mask & ~test.mask, depth - 1, leaves - yes.leaves);
        const cost = yes && no ? costOf(test.term) + yes.cost + no.cost + 1 : Infinity;
        if (!yes || !no || (best && best.cost <= cost)) continue;
        const program: Program = {
          kind: "choice",
          test: toProgram(test.term),
          yes: yes.program,
          no: no.program,
        };
        best = { program, leaves: yes.leaves + no.leaves, cost };
      }
    memo.set(key, best);
    return best;
  }

  return build(2 ** count - 1, DEPTH_MAX, leavesMax)?.program ?? null;
}

/**
 * Tests that split these examples, one per distinct split; splits that leave a side with a single answer come first.
 */
function splitsOf({ answers, questions }: Material, mask: number, depth: number): Covering[] {
  const parts = new Map<number, Covering>();
  for (const test of questions) {
    const part = test.mask & mask;
    if (part !== 0 && part !== mask && !parts.has(part)) parts.set(part, test);
  }
  const covered = (part: number) => answers.some((answer) => (answer.mask & part) === part);
  const sides = [...parts].map(([part, test]) => {
    const [yes, no] = [covered(part), covered(mask & ~part)];
    const reach = Math.max(yes ? bits(part) : 0, no ? bits(mask & ~part) : 0);
    return { test, both: yes && no, reach };
  });
  return sides
    .filter(({ both }) => depth > 1 || both)
    .sort(
      (a, b) =>
        Number(b.both) - Number(a.both) || b.reach - a.reach || costOf(a.test.term) - costOf(b.test.term),
    )
    .slice(0, TRIES_PER_LEVEL)
    .map(({ test }) => test);
}

function smallestPerMask(
  terms: readonly Term[],
  covers: (term: Term, example: number) => boolean,
  count: number,
): Covering[] {
  const found = new Map<number, Covering>();
  for (const term of terms) {
    let mask = 0;
    for (let e = 0; e < count; e++) if (covers(term, e)) mask |= 1 << e;
    const known = found.get(mask);
    if (mask !== 0 && (!known || costOf(term) < costOf(known.term))) found.set(mask, { term, mask });
  }
  return [...found.values()].sort((a, b) => costOf(a.term) - costOf(b.term));
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
