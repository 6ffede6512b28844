import { callsOf, directHits, type TechniqueCall } from "../techniques/direct.ts";
import { inTime } from "../techniques/in-time.ts";
import { rank, type RankedFunction } from "../techniques/ranking.ts";
import { stemsOf } from "../words.ts";
import { NOTHING, type SearchAnswer, type SearchQuestion } from "./answer.ts";
import type { Case } from "./constants.ts";
import { createEnumeration } from "./enumeration.ts";
import { joined } from "./joined.ts";
import { isSpelledOut, type Said, unexplained } from "./operator-words.ts";
import type { Datum, Type } from "./operators/operator.ts";
import { evaluate, partsOf, type Program } from "./program.ts";
import { differenceFrom } from "./rivals.ts";
import { type Bank, keyOf, type Term, toProgram } from "./terms.ts";
import { typeOfAll } from "./values.ts";

const SIZE_MAX = 12;
/** From this size on, terms are also joined by concatenation and by tests. */
const JOIN_FROM = 4;
/** How much more time a plain program gets to be found where a joined one is known. */
const PATIENCE_MS = 1_500;
const ANSWER_MS = 300;
const FUNCTION_MS = 150;
const RANKED_MAX = 60;
const COMPOSED_MAX = 16;
const RIVALS_MS = 900;
const SPELLED_MS = 300;
const SPELLED_SIZE = 3;
/** A technique fits a text if it has this share of the best one's score. */
const CLOSE = 0.6;

/** Looks for the program that the text and the cases mean: a technique that both agree on, else the smallest that fits. */
export function search(question: SearchQuestion, now: () => number): SearchAnswer {
  const { cases, others, constants, text, budgetMs } = question;
  const until = now() + budgetMs;
  const ranked = rank(text, RANKED_MAX);
  const hits = directHits(cases, constants, ranked, () => now() > until);
  const answered = (answer: Omit<SearchAnswer, "gave">): SearchAnswer => ({
    ...answer,
    gave: others.map(
      ({ args }) => inTime(ANSWER_MS, () => answer.program && evaluate(answer.program, args)) ?? null,
    ),
  });
  const [best] = hits.toSorted((a, b) => Number(b.fn.named) - Number(a.fn.named) || b.fn.score - a.fn.score);
  if (best?.fn.named === true) {
    const close = hits.filter(({ fn }) => fn.named && fn.score >= best.fn.score * CLOSE);
    const rivals = [...close.map(({ program }) => program), ...spelledOut(question, now)];
    const differs = differenceFrom(best.program, rivals, cases, () => now() > until + RIVALS_MS);
    return answered({
      program: best.program,
      tried: hits.length,
      agreed: cases.length,
      named: true,
      differs,
    });
  }
  const types = cases[0]!.args.map((_, i) => typeOfAll(cases.map(({ args }) => args[i])));
  if (types.includes(null)) return best ? answered(unproven(best, cases)) : NOTHING;
  const named = ranked.filter((fn) => fn.named).slice(0, COMPOSED_MAX);
  return answered(enumerated(question, types as Type[], named, best, now, until));
}

/** Small programs of plain steps that fit all cases and that the text gives a reason for, step by step. */
function spelledOut({ cases, constants, text }: SearchQuestion, now: () => number): Program[] {
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

/** A technique that gives all outputs and that the text does not name. */
const unproven = ({ program }: TechniqueCall, cases: readonly Case[]): Omit<SearchAnswer, "gave"> => ({
  program,
  tried: 1,
  agreed: cases.length,
  named: false,
  differs: null,
});

function enumerated(
  { cases, constants, text }: SearchQuestion,
  types: Type[],
  ranked: readonly RankedFunction[],
  technique: TechniqueCall | undefined,
  now: () => number,
  until: number,
): Omit<SearchAnswer, "gave"> {
  let deadline = until;
  const more = (size: number, bank: Bank) => techniqueTerms(size, bank, cases, constants, ranked);
  const enumeration = createEnumeration(cases, types, constants, () => now() > deadline, more);
  const { bank } = enumeration;
  const said: Said = {
    stems: new Set(stemsOf(text)),
    constants,
    techniques: new Set(ranked.map(({ slug, name }) => `${slug}.${name}`)),
  };
  const all = cases.map((_, e) => e);
  const missing = (program: Program) => unexplained(program, said);
  const answer = (program: Program, rivals: readonly Program[], foretold: (out: number) => boolean) => {
    const more = technique ? [...rivals, technique.program] : rivals;
    // What the text gives more reason for is likelier than what is smaller.
    const candidates = [program, ...more].toSorted((a, b) => missing(a) - missing(b));
    const chosen = candidates[0]!;
    const close = candidates
      .slice(1)
      .filter((one) => missing(one) <= missing(chosen) || sizeOf(one) <= sizeOf(chosen));
    const end = now() + RIVALS_MS;
    return {
      program: chosen,
      tried: enumeration.tried(),
      agreed: all.filter((out) => !enumeration.misleads(out) && foretold(out)).length,
      named: missing(chosen) === 0,
      differs: differenceFrom(chosen, close, cases, () => now() > end),
    };
  };
  let known: ReturnType<typeof answer> | null = null;
  for (let size = 1; size <= SIZE_MAX; size++) {
    const ended = enumeration.level(size);
    const hit = enumeration.hit();
    if (hit) {
      const end = Math.min(deadline, now() + RIVALS_MS);
      for (const further of [size, size + 1]) enumeration.goOn(further, () => now() > end);
      return answer(toProgram(hit), enumeration.rivals().map(toProgram), () => true);
    }
    // What is joined tends to say too much: one more size of plain programs may hold a simpler one.
    if (known) return known;
    const program = size >= JOIN_FROM || ended ? joined(bank, cases, all) : null;
    if (program) known = answer(program, [], (out) => foretells(bank, cases, out));
    if (program) deadline = Math.min(deadline, now() + PATIENCE_MS);
    if (ended) break;
  }
  if (known) return known;
  return technique ? unproven(technique, cases) : { ...NOTHING, tried: enumeration.tried() };
}

/** Terms of techniques: of the inputs as they are, and of small terms. */
function techniqueTerms(
  size: number,
  bank: Bank,
  cases: readonly Case[],
  constants: readonly Datum[],
  ranked: readonly RankedFunction[],
): Term[] {
  if (size !== 2 && size !== 3) return [];
  const found: Term[] = [];
  const put = (program: Program, values: (Datum | undefined)[]) => {
    const type = values.includes(undefined) ? null : typeOfAll(values);
    if (type !== null && type !== "json")
      found.push({
        type,
        size,
        values: values as Datum[],
        constant: false,
        named: true,
        made: { leaf: program },
      });
  };
  for (const fn of ranked)
    inTime(FUNCTION_MS, () => {
      for (const program of size === 2
        ? callsOf(fn, cases[0]!.args.length, constants)
        : callsOfTerms(fn, bank))
        put(
          program,
          cases.map(({ args }) => evaluate(program, args)),
        );
    });
  return found;
}

const sizeOf = (program: Program) => partsOf(program).length;

const TERMS_MAX = 60;

/** Calls of a function with one small term. */
function callsOfTerms({ slug, name, required }: RankedFunction, bank: Bank): Program[] {
  if (required !== 1) return [];
  return (["str", "num", "strs", "nums"] as const)
    .flatMap((type) => bank.ofSize(type, 2))
    .filter((term) => !term.constant)
    .slice(0, TERMS_MAX)
    .map((term) => ({ kind: "technique", slug, name, args: [toProgram(term)] }));
}

/** Whether what is joined for all other cases is right on the one left out. */
function foretells(bank: Bank, cases: readonly Case[], out: number): boolean {
  const others = cases.flatMap((_, e) => (e === out ? [] : [e]));
  const program = joined(bank, cases, others);
  const value = program ? evaluate(program, cases[out]!.args) : undefined;
  return value !== undefined && keyOf(value) === keyOf(cases[out]!.output);
}
