import { composedHits } from "../techniques/composed.ts";
import { directHits, type TechniqueCall } from "../techniques/direct.ts";
import type { Fills } from "../techniques/fills.ts";
import type { RankedFunction } from "../techniques/ranking.ts";
import { makesSense } from "../techniques/sense.ts";
import { stemsOf } from "../words.ts";
import type { Case } from "./constants.ts";
import { createEnumeration } from "./enumeration.ts";
import { isSpelledOut, type Said } from "./operator-words.ts";
import type { Type } from "./operators/operator.ts";
import { partsOf, type Program } from "./program.ts";
import { toProgram } from "./terms.ts";
import { typeOfAll } from "./values.ts";

/** A technique that the text does not name is a rival from this share of the best score on. */
const CLOSE = 0.4;
/** When two techniques are combined, the text must contain more than this share of each name. */
const HALF = 0.5;
/**
 * Fewest cases that confirm a function that answers yes or no and of whose name the text says only a part: every second
 * such function fits a case by chance.
 */
const YES_NO_MIN = 5;
const SPELLED_MS = 300;
const SPELLED_SIZE = 3;

/** The technique programs that fit the cases. */
export interface KnownPrograms {
  /** Programs that the text names and that produce all outputs, the likeliest first. */
  named: Program[];
  /** A program that produces all outputs, even if the text does not name it. */
  unnamed: Program | null;
}

/** Whether the text names a function clearly enough for the evidence of the cases. */
export const isNamed = (fn: RankedFunction, cases: readonly Case[]): boolean =>
  fn.named &&
  (fn.said >= 1 || cases.length >= YES_NO_MIN || cases.some(({ output }) => typeof output !== "boolean"));

/** Returns the programs that produce all outputs: calls of one technique or, if none is named, of two named ones. */
export function knownPrograms(
  cases: readonly Case[],
  fills: Fills,
  ranked: readonly RankedFunction[],
  isOver: () => boolean,
): KnownPrograms {
  const strange = (program: Program) =>
    partsOf(program).filter(
      (part) =>
        part.kind === "constant" && typeof part.value !== "boolean" && !fills.said.includes(part.value),
    ).length;
  const namesIn = ({ program, fn }: TechniqueCall) =>
    program.args.filter(
      (arg, i) =>
        arg.kind === "constant" &&
        typeof arg.value === "string" &&
        arg.value !== fn.defaults[i] &&
        fills.literal.has(arg.value),
    ).length;
  const told = (program: Program) =>
    partsOf(program).filter((part) => part.kind === "constant" && fills.literal.has(part.value)).length;
  const hits = directHits(cases, fills, ranked, isOver)
    .filter(({ program }) => makesSense(program, cases))
    .map((hit) => ({ ...hit, strange: strange(hit.program), told: told(hit.program) }))
    .toSorted(
      (a, b) =>
        a.strange - b.strange ||
        b.fn.said - a.fn.said ||
        b.fn.asked - a.fn.asked ||
        b.told - a.told ||
        b.fn.score - a.fn.score,
    );
  const unnamed = hits[0]?.program ?? null;
  const named = hits.filter(({ fn }) => isNamed(fn, cases));
  const [best] = named;
  if (best) {
    // A program that ignores a name from the task, such as a column name, is no rival to one that uses it. Neither is a
    // function of which the text says less if it says the whole name of the best one.
    const close = hits.filter(
      (hit) =>
        hit !== best &&
        (hit.fn.named || hit.fn.slug === best.fn.slug || hit.fn.score >= best.fn.score * CLOSE) &&
        hit.strange <= best.strange &&
        (best.fn.said < 1 || hit.fn.said >= 1) &&
        namesIn(hit) >= namesIn(best),
    );
    return { named: [best, ...close].map(({ program }) => program), unnamed };
  }
  const said = ranked.filter((fn) => isNamed(fn, cases) && fn.said > HALF);
  const composed = composedHits(cases, fills, said, isOver).filter((program) => makesSense(program, cases));
  const least = Math.min(...composed.map(strange));
  return { named: composed.filter((program) => strange(program) === least), unnamed };
}

/** Returns small programs without techniques that fit all cases and whose every step the text explains. */
export function spelledOut(
  cases: readonly Case[],
  constants: readonly (string | number)[],
  text: string,
  now: () => number,
): Program[] {
  const types = cases[0]!.args.map((_, i) => typeOfAll(cases.map(({ args }) => args[i])));
  if (types.some((type) => type === null || type === "json")) return [];
  const end = now() + SPELLED_MS;
  const enumeration = createEnumeration(cases, types as Type[], constants, () => now() > end);
  for (let size = 1; size <= SPELLED_SIZE; size++) enumeration.goOn(size, () => now() > end);
  const said: Said = { stems: new Set(stemsOf(text)), constants, techniques: new Set() };
  const hit = enumeration.hit();
  return [...(hit ? [hit] : []), ...enumeration.rivals()]
    .map(toProgram)
    .filter((program) => isSpelledOut(program, said));
}
