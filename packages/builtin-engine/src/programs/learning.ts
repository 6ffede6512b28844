import { literal } from "../task/literal.ts";
import type { Example, Value } from "../task/parsed-task.ts";
import type { Case } from "./constants.ts";
import type { Datum } from "./operators/operator.ts";
import type { SearchAnswer } from "./answer.ts";
import { partsOf, type Program } from "./program.ts";
import type { Solver } from "./solver.ts";
import { casesOf, readingsOf, type Reading } from "./stdin.ts";
import type { Wanted } from "./wanted.ts";
import { keyOf } from "./terms.ts";

/** The result of learning one function: the examples used, the program, and the examples that it gets wrong. */
export interface Learned {
  wanted: Wanted;
  from: Example[];
  answer: SearchAnswer;
  /** Known examples that the program gets wrong, in their original order. */
  wrong: Example[];
  /** Number of known examples that it gets right without having learned from them. */
  foretold: number;
  /** Wrong outputs of the previous program; `gave` is null where it had no value. */
  slips: { example: Example; gave: Datum | null }[];
  /** How the program parses its input; null for a function. */
  reading: Reading | null;
}

/** A function that cannot be learned, with the reason. */
export interface Unlearnable {
  wanted: Wanted;
  why: string;
}

/** What a task says apart from its examples, and how many runs of a learned program have failed. */
export interface LearningContext {
  failures: number;
  constants: (string | number)[];
  /** The text of the task. */
  text: string;
}

const CASES_MAX = 24;
const FIRST_TESTED = 3;

/**
 * Learns a function from the examples in the task, or from a few test examples if the task has none. Learns again for
 * each failed run: first with one example that the last program got wrong, then with all of them.
 */
export async function learn(
  wanted: Wanted,
  { failures, constants, text }: LearningContext,
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
    const others = known.filter((example) => !from.includes(example));
    const ways = wanted.name === "" ? readingsOf(from) : null;
    const readings = ways
      ? ways.map((way) => ({ cases: way.cases, others: others.map((one) => otherCase(one, way)) }))
      : [{ cases: from.map(toCase), others: others.map(toCase) }];
    const answer = await solver.solve(
      { readings, constants, text: `${wanted.name} ${text}`, name: wanted.name },
      signal,
    );
    const reading = ways?.[answer.reading] ?? null;
    const asked = readings[answer.reading]!.others;
    const wrong = others.filter((_, i) => !gives(answer.gave[i] ?? null, asked[i]!.output));
    const learned = { wanted, from, answer, wrong, foretold: others.length - wrong.length, slips, reading };
    if (round === failures || wrong.length === 0 || !answer.program) return learned;
    const next = round === 0 ? wrong.slice(0, 1) : wrong;
    slips = next.map((example) => ({ example, gave: answer.gave[others.indexOf(example)] ?? null }));
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
  return counts.size > 1 || counts.has(0)
    ? { wanted, why: "Its examples do not all have the same number of arguments." }
    : null;
}

const toCase = ({ args, output }: Example): Case => ({ args: args as Datum[], output: output as Datum });
/** A further example in the same reading, or unchanged if the reading does not apply. */
const otherCase = (example: Example, { input, output }: Reading): Case =>
  casesOf(example, input, output)[0] ?? toCase(example);

const gives = (value: Datum | null, output: Datum) =>
  keyOf(value) === keyOf(output) || JSON.stringify(value) === JSON.stringify(output);

/** Fewest cases for trusting a program on texts of several lines. */
const LONG_EXAMPLES_MIN = 6;
/** Fewest cases for trusting a program whose every step the text names. */
const NAMED_EXAMPLES_MIN = 3;
/**
 * Fewest cases for trusting a program whose steps the text does not name, or one that combines techniques: each has details
 * of its own.
 */
const UNNAMED_EXAMPLES_MIN = 5;
const linesOf = (args: readonly Value[]) =>
  Math.max(1, ...args.map((arg) => (typeof arg === "string" ? arg.trimEnd().split("\n").length : 1)));

/**
 * Share of the examples that must be predicted from the others. A choice between two booleans is right half of the
 * time by chance.
 */
const shareOf = ({ answer, from }: Learned) =>
  answer.program?.kind === "choice" && typeof from[0]!.output === "boolean" ? 3 / 4 : 1 / 2;

/**
 * Whether a program generalizes beyond its examples. True if it predicted unseen examples. Otherwise no program that
 * fits all examples may be known to differ from it, and either the text names what it does or enough of its examples
 * can be predicted when each is left out in turn.
 */
export function isTrusted(learned: Learned): boolean {
  const { from, answer, foretold, reading } = learned;
  const cases = reading?.cases ?? from;
  if (answer.program === null) return false;
  if (foretold > 0) return true;
  if (answer.differs !== null) return false;
  const { named, program } = answer;
  if (ignoresInput(program, cases[0]!.args.length, reading !== null)) return false;
  if (named && isPlainCall(program)) return true;
  // A few multi-line texts leave too much open, whatever the task says.
  const most = Math.max(...cases.map(({ args }) => linesOf(args)));
  if (most > 1 && cases.length < LONG_EXAMPLES_MIN) return false;
  // One or two examples also leave too much open for a program that is not a technique.
  const fewest = partsOf(program).some(({ kind }) => kind === "technique")
    ? UNNAMED_EXAMPLES_MIN
    : NAMED_EXAMPLES_MIN;
  if (named && program.kind !== "choice") return cases.length >= fewest;
  return cases.length >= UNNAMED_EXAMPLES_MIN && answer.agreed >= cases.length * shareOf(learned);
}

/** Whether a program leaves an input unused; a program on stdin may pass over a count in front. */
function ignoresInput(program: Program, count: number, isProgram: boolean): boolean {
  const used = new Set(partsOf(program).flatMap((part) => (part.kind === "input" ? [part.index] : [])));
  return Array.from({ length: count }, (_, i) => i).some((i) => !used.has(i) && !(isProgram && i === 0));
}

/** Whether a program is one technique, called with its inputs and constants. */
const isPlainCall = (program: Program) =>
  program.kind === "technique" && program.args.every(({ kind }) => kind === "input" || kind === "constant");

/** A question about the input on which fitting programs differ; "" if no such input is known. */
export function questionOf({ wanted, answer: { differs } }: Learned): string {
  if (differs === null) return "";
  const shown = (value: Datum) => literal(value, wanted.target);
  const call = `${wanted.name === "" ? "input" : wanted.name}(${differs.args.map(shown).join(", ")})`;
  return `Should ${call} give ${shown(differs.one)} or ${shown(differs.other)}? Programs that fit all your examples differ there.`;
}
