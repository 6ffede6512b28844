import type { Example, Value } from "../task/parsed-task.ts";
import type { Case } from "./constants.ts";
import type { Datum } from "./operators/operator.ts";
import { evaluate, typeOfAll, type Program } from "./program.ts";
import type { SearchAnswer } from "./search.ts";
import type { Solver } from "./solver.ts";
import { readingOf, type Reading } from "./stdin.ts";
import type { Wanted } from "./subject.ts";
import { keyOf } from "./terms.ts";

/** What was learned of one function: from which examples, with what result, and what it gets wrong. */
export interface Learned {
  wanted: Wanted;
  from: Example[];
  answer: SearchAnswer;
  /** Known examples that the program gets wrong, in order. */
  wrong: Example[];
  /** Known examples that it gets right without having been learned from them. */
  foretold: number;
  /** What the program before this one gave where it was wrong; undefined where it had no value. */
  slips: { example: Example; gave: Value | undefined }[];
  /** How a program's input is read; null for a function. */
  reading: Reading | null;
}

/** Where nothing can be learned, why. */
export interface Unlearnable {
  wanted: Wanted;
  why: string;
}

const CASES_MAX = 24;
const FIRST_TESTED = 3;

/**
 * Learns a function from the examples in the task's words, or a few of the tests' where the words have none, and once
 * more for each failed run: from the first example the last program got wrong, then from all of them.
 */
export async function learn(
  wanted: Wanted,
  { failures, constants }: { failures: number; constants: (string | number)[] },
  solver: Solver,
  signal: AbortSignal,
): Promise<Learned | Unlearnable> {
  const spoken = new Set(wanted.spoken.map((one) => JSON.stringify(one)));
  const known = [...wanted.spoken, ...wanted.tested.filter((one) => !spoken.has(JSON.stringify(one)))];
  const refused = unlearnable(wanted, known);
  if (refused) return refused;
  let slips: Learned["slips"] = [];
  let from =
    wanted.spoken.length > 0 ? wanted.spoken.slice(0, CASES_MAX) : wanted.tested.slice(0, FIRST_TESTED);
  for (let round = 0; ; round++) {
    const reading = wanted.name === "" ? readingOf(from) : null;
    const cases = reading?.cases ?? from.map(toCase);
    const answer = await solver.solve({ cases, constants }, signal);
    const others = known.filter((example) => !from.includes(example));
    const wrong = answer.program ? others.filter((example) => !gives(answer.program!, example)) : others;
    const learned = { wanted, from, answer, wrong, foretold: others.length - wrong.length, slips, reading };
    if (round === failures || wrong.length === 0 || !answer.program) return learned;
    const next = round === 0 ? wrong.slice(0, 1) : wrong;
    slips = next.map((example) => ({ example, gave: given(answer.program!, example) }));
    from = [...from, ...next].slice(0, CASES_MAX);
  }
}

function unlearnable(wanted: Wanted, known: readonly Example[]): Unlearnable | null {
  const outputs = new Map<string, Example>();
  for (const example of known) {
    const key = JSON.stringify(example.args);
    const other = outputs.get(key);
    if (other) {
      const args = JSON.stringify(example.args).slice(1, -1);
      return {
        wanted,
        why: `Two examples contradict each other: ${wanted.name}(${args}) is said to give both ${JSON.stringify(other.output)} and ${JSON.stringify(example.output)}.`,
      };
    }
    outputs.set(key, example);
  }
  const counts = new Set(known.map(({ args }) => args.length));
  if (counts.size > 1 || counts.has(0))
    return { wanted, why: "Its examples do not all have the same number of arguments." };
  const plain = known.every(({ args, output }) =>
    [...args, output].every((value) => typeOfAll([value]) !== null),
  );
  return plain
    ? null
    : {
        wanted,
        why: "It has values other than texts, numbers, truth values and flat lists of texts or of numbers.",
      };
}

const toCase = ({ args, output }: Example): Case => ({ args: args as Datum[], output: output as Datum });

const given = (program: Program, example: Example) =>
  evaluate(program, (example.name === "" ? readingOf([example]).cases[0]! : toCase(example)).args);

function gives(program: Program, example: Example): boolean {
  const { output } = example.name === "" ? readingOf([example]).cases[0]! : toCase(example);
  const value = given(program, example);
  return (
    value !== undefined &&
    (keyOf(value) === keyOf(output) || JSON.stringify(value) === JSON.stringify(output))
  );
}

/** Share of the examples that the others have to foretell. A choice between two truths is right half of the time by chance. */
const shareOf = ({ answer, from }: Learned) =>
  answer.program?.kind === "choice" && typeof from[0]!.output === "boolean" ? 3 / 4 : 1 / 2;

/**
 * Whether a program may be taken for more than a list of its examples: it foretold others that it had not seen, or it
 * would have foretold at least half of those it was learned from, each left out in turn.
 */
export const isTrusted = (learned: Learned) => {
  const { from, answer, foretold } = learned;
  return (
    answer.program !== null &&
    (foretold > 0 || (from.length >= 3 && answer.agreed >= from.length * shareOf(learned)))
  );
};
