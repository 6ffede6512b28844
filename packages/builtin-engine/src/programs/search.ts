import { eachCalls } from "../techniques/composed.ts";
import { callsOf, inputsOf } from "../techniques/direct.ts";
import { type Fills, fillsFor } from "../techniques/fills.ts";
import { inTime } from "../techniques/in-time.ts";
import { rank, type RankedFunction } from "../techniques/ranking.ts";
import { makesSense } from "../techniques/sense.ts";
import { stemsOf } from "../words.ts";
import { NOTHING, type SearchAnswer, type SearchQuestion } from "./answer.ts";
import type { Case } from "./constants.ts";
import { createEnumeration } from "./enumeration.ts";
import { joined } from "./joined.ts";
import { isNamed, type KnownPrograms, knownPrograms, spelledOut } from "./known.ts";
import { type Said, unexplained } from "./operator-words.ts";
import type { Datum, Type } from "./operators/operator.ts";
import { evaluate, partsOf, type Program } from "./program.ts";
import { differenceFrom } from "./rivals.ts";
import { type Bank, keyOf, type Term, toProgram } from "./terms.ts";
import { typeOfAll } from "./values.ts";

const SIZE_MAX = 12;
/** From this term size on, the search also joins terms by concatenation and by tests. */
const JOIN_FROM = 4;
/** Extra time for finding a plain program once a joined one is known. */
const PATIENCE_MS = 1_500;
const ANSWER_MS = 300;
const FUNCTION_MS = 150;
const RANKED_MAX = 150;
const COMPOSED_MAX = 16;
const RIVALS_MS = 900;
/** Share of the time budget for trying techniques, singly and in pairs. */
const KNOWN_SHARE = 0.4;
/** Number of readings for which programs are enumerated; for the others, the search tries techniques only. */
const ENUMERATED_MAX = 2;

/** Parts of the question that are the same for all readings. */
interface Sought {
  constants: (string | number)[];
  text: string;
  ranked: RankedFunction[];
  now: () => number;
}

/** The result for one reading. */
type Found = Omit<SearchAnswer, "gave" | "reading">;

/**
 * Searches for the program that the text and the cases describe. Prefers a technique that the text names and that fits
 * all cases; otherwise returns the smallest program that fits. `program` is null if none is found in time.
 */
export function search(question: SearchQuestion, now: () => number): SearchAnswer {
  const { readings, constants, text, name, budgetMs } = question;
  const until = now() + budgetMs;
  const knownUntil = now() + budgetMs * KNOWN_SHARE;
  const sought: Sought = { constants, text, ranked: rank(text, name, RANKED_MAX), now };
  const known = readings.map(({ cases }) =>
    knownPrograms(cases, fillsFor(cases, constants, text), sought.ranked, () => now() > knownUntil),
  );
  const answered = (found: Found, reading: number): SearchAnswer => ({
    ...found,
    reading,
    gave: readings[reading]!.others.map(
      ({ args }) => inTime(ANSWER_MS, () => found.program && evaluate(found.program, args)) ?? null,
    ),
  });
  const named = readings.flatMap(({ cases }, i) => {
    const found = namedAmong(known[i]!, cases, sought, until);
    return found ? [answered(found, i)] : [];
  });
  const certain = named.find(({ differs }) => differs === null) ?? named[0];
  if (certain) return certain;
  const answers: SearchAnswer[] = [];
  const chosen = readings.slice(0, ENUMERATED_MAX);
  for (const [i, { cases }] of chosen.entries()) {
    const end = now() + (until - now()) / (chosen.length - i);
    const found = answered(unnamed(cases, known[i]!, sought, end), i);
    if (found.program && found.differs === null && found.agreed === cases.length) return found;
    answers.push(found);
  }
  return answers.find(({ program }) => program !== null) ?? answers[0] ?? NOTHING;
}

/**
 * The likeliest technique that the text names, compared with all rivals: other named techniques and spelled-out
 * programs that fit.
 */
function namedAmong(
  { named: [program, ...others] }: KnownPrograms,
  cases: readonly Case[],
  { constants, text, now }: Sought,
  until: number,
): Found | null {
  if (!program) return null;
  const rivals = [...others, ...spelledOut(cases, constants, text, now)];
  const differs = differenceFrom(program, rivals, cases, () => now() > until + RIVALS_MS);
  return { program, tried: 1 + rivals.length, agreed: cases.length, named: true, differs };
}

function unnamed(cases: readonly Case[], known: KnownPrograms, sought: Sought, until: number): Found {
  const types = cases[0]!.args.map((_, i) => typeOfAll(cases.map(({ args }) => args[i])) ?? "json");
  return enumerated(cases, types, known.unnamed, sought, until);
}

/** The result for a technique that produces all outputs but that the text does not name. */
const unproven = (program: Program, cases: readonly Case[]): Found => ({
  program,
  tried: 1,
  agreed: cases.length,
  named: false,
  differs: null,
});

function enumerated(
  cases: readonly Case[],
  types: Type[],
  technique: Program | null,
  { constants, text, ranked, now }: Sought,
  until: number,
): Found {
  let deadline = until;
  const functions = ranked.filter((fn) => isNamed(fn, cases)).slice(0, COMPOSED_MAX);
  const fills = fillsFor(cases, constants, text);
  const more = (size: number, bank: Bank) => techniqueTerms(size, bank, cases, fills, functions);
  const enumeration = createEnumeration(cases, types, constants, () => now() > deadline, more);
  const { bank } = enumeration;
  const said: Said = {
    stems: new Set(stemsOf(text)),
    constants,
    techniques: new Set(functions.map(({ slug, name }) => `${slug}.${name}`)),
  };
  const all = cases.map((_, e) => e);
  const missing = (program: Program) => unexplained(program, said);
  const answer = (program: Program, rivals: readonly Program[], foretold: (out: number) => boolean) => {
    const more = technique ? [...rivals, technique] : rivals;
    // A program that the text explains better is likelier than a smaller one.
    const candidates = [program, ...more].toSorted((a, b) => missing(a) - missing(b));
    const chosen = candidates.find((one) => makesSense(one, cases)) ?? candidates[0]!;
    const close = candidates.filter(
      (one) => one !== chosen && (missing(one) <= missing(chosen) || isSmall(one, chosen)),
    );
    const end = now() + RIVALS_MS;
    return {
      program: chosen,
      tried: enumeration.tried(),
      agreed: all.filter((out) => !enumeration.misleads(out) && foretold(out)).length,
      named: missing(chosen) === 0 && makesSense(chosen, cases),
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
    // Joined programs tend to overfit, so search one more size for a simpler plain program.
    if (known) return known;
    const program = size >= JOIN_FROM || ended ? joined(bank, cases, all) : null;
    if (program) known = answer(program, [], (out) => foretells(bank, cases, out));
    if (program) deadline = Math.min(deadline, now() + PATIENCE_MS);
    if (ended) break;
  }
  if (known) return known;
  return technique ? unproven(technique, cases) : { ...NOTHING, tried: enumeration.tried() };
}

/** Technique calls as terms: on the inputs at size 2, on small terms at size 3. */
function techniqueTerms(
  size: number,
  bank: Bank,
  cases: readonly Case[],
  fills: Fills,
  functions: readonly RankedFunction[],
): Term[] {
  if (size !== 2 && size !== 3) return [];
  const found: Term[] = [];
  const put = (program: Program, values: (Datum | undefined)[]) => {
    const type = values.includes(undefined) ? null : typeOfAll(values);
    if (type !== null)
      found.push({
        type,
        size,
        values: values as Datum[],
        constant: false,
        named: true,
        made: { leaf: program },
      });
  };
  for (const fn of functions)
    inTime(FUNCTION_MS, () => {
      for (const program of size === 2
        ? callsOf(fn, inputsOf(cases[0]!.args.length), fills)
        : [...callsOfTerms(fn, bank), ...callsOnItems(fn, bank, fills)])
        put(
          program,
          cases.map(({ args }) => evaluate(program, args)),
        );
    });
  return found;
}

/** Whether a program has no more steps than another. A technique call does too much to count as small. */
const isSmall = (program: Program, other: Program) =>
  program.kind !== "technique" && sizeOf(program) <= sizeOf(other);
const sizeOf = (program: Program) => partsOf(program).length;

const TERMS_MAX = 60;
const LISTS_MAX = 6;

/** Calls of a function on the items of small lists. */
const callsOnItems = (fn: RankedFunction, bank: Bank, fills: Fills): Program[] =>
  (["strs", "nums", "json"] as const)
    .flatMap((type) => [...bank.ofSize(type, 1), ...bank.ofSize(type, 2)])
    .slice(0, LISTS_MAX)
    .flatMap((term) => eachCalls(fn, toProgram(term), fills));

/** Calls of a function with one small term. */
function callsOfTerms({ slug, name, required }: RankedFunction, bank: Bank): Program[] {
  if (required !== 1) return [];
  return (["str", "num", "strs", "nums", "json"] as const)
    .flatMap((type) => bank.ofSize(type, 2))
    .filter((term) => !term.constant)
    .slice(0, TERMS_MAX)
    .map((term) => ({ kind: "technique", slug, name, args: [toProgram(term)] }));
}

/** Whether the program joined from all other cases gives the right output for case `out`. */
function foretells(bank: Bank, cases: readonly Case[], out: number): boolean {
  const others = cases.flatMap((_, e) => (e === out ? [] : [e]));
  const program = joined(bank, cases, others);
  const value = program ? evaluate(program, cases[out]!.args) : undefined;
  return value !== undefined && keyOf(value) === keyOf(cases[out]!.output);
}
