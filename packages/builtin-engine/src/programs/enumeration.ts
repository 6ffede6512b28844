import { constantsOf, type Case } from "./constants.ts";
import type { Operator, Type } from "./operators/operator.ts";
import { OPERATORS } from "./program.ts";
import { typeOfAll } from "./values.ts";
import { createBank, keyOf, valuesOf, type Bank, type Term } from "./terms.ts";

/** Generates terms in order of size and records which of them produce the outputs of the cases. */
interface Enumeration {
  readonly bank: Bank;
  /** Generates all terms of this size; returns true when the search must end. */
  level(size: number): boolean;
  /** The first term that is correct on all cases; null until one is found. */
  hit(): Term | null;
  /** Other terms that are correct on all cases, found after the hit. */
  rivals(): readonly Term[];
  /** Continues past the hit to the end of this size, collecting rivals until `isEnough` returns true. */
  goOn(size: number, isEnough: () => boolean): void;
  /** Whether a term found before the hit is correct on all cases except this one. */
  misleads(example: number): boolean;
  tried(): number;
}

const TERMS_MAX = 900_000;
const RIVALS_MAX = 60;
const TRIES_BETWEEN_LOOKS = 512;
/** The only operators that are applied to constants alone. */
const ARITHMETIC = new Set(["+ num", "- num", "* num"]);
/** Commutative operators: only the order with the larger argument first is generated. */
const COMMUTES = new Set([
  "+ num",
  "* num",
  "max",
  "min",
  "gcd",
  "== num",
  "== str",
  "and",
  "or",
  "zip *",
  "zip +",
]);

/**
 * Creates a bottom-up enumeration with observational equivalence: among terms that agree on all cases, it keeps only
 * the first. `moreOf` supplies additional terms of each size.
 */
export function createEnumeration(
  cases: readonly Case[],
  types: readonly Type[],
  constants: readonly (string | number)[],
  isOver: () => boolean,
  moreOf: (size: number, bank: Bank) => Term[] = () => [],
): Enumeration {
  const bank = createBank();
  const goals = cases.map(({ output }) => keyOf(output));
  const goalTypes = new Set(cases.map(({ output }) => typeOfAll([output])));
  const misleading = new Set<number>();
  let tried = 0;
  let hit: Term | null = null;
  let isEnough: (() => boolean) | null = null;
  const rivals: Term[] = [];

  function put(term: Term): void {
    const keys = term.values.map(keyOf);
    if (hit !== null && keys.every((key, e) => key === goals[e])) rivals.push(term);
    if (!bank.add(term, keys) || !goalTypes.has(term.type)) return;
    const wrong = cases.flatMap((_, e) => (keys[e] === goals[e] ? [] : [e]));
    if (wrong.length === 0) hit ??= term;
    else if (wrong.length === 1) misleading.add(wrong[0]!);
  }

  /** Generates every call of an operator whose arguments have `left` nodes in total; true when the search must end. */
  function calls(operator: Operator, size: number, left: number, args: Term[]): boolean {
    const type = operator.takes[args.length];
    if (type === undefined) {
      const term = callOf(operator, size, args, cases.length);
      if (typeof term === "object" && term !== null) put(term);
      return term !== "skipped" && isDone();
    }
    const rest = operator.takes.length - args.length - 1;
    for (let own = rest === 0 ? left : 1; own <= left - rest; own++)
      for (const term of bank.ofSize(type, own))
        if (calls(operator, size, left - own, [...args, term])) return true;
    return false;
  }

  /** Whether to stop: a hit, enough rivals, or a limit reached. The clock is read only every few hundred tries. */
  function isDone(): boolean {
    if (hit !== null && isEnough === null) return true;
    if (rivals.length >= RIVALS_MAX) return true;
    if (++tried % TRIES_BETWEEN_LOOKS !== 0) return false;
    return isEnough === null ? bank.count > TERMS_MAX || isOver() : isEnough();
  }

  function level(size: number): boolean {
    if (size === 1) for (const leaf of leavesOf(cases, types, constants)) put(leaf);
    for (const term of moreOf(size, bank)) put(term);
    return OPERATORS.some((one) => size > one.cost && calls(one, size, size - one.cost, []));
  }

  return {
    bank,
    level,
    hit: () => hit,
    rivals: () => rivals,
    goOn: (size, enough) => {
      isEnough = enough;
      level(size);
    },
    misleads: (example) => misleading.has(example),
    tried: () => tried,
  };
}

/** Builds a call as a term: null if it has no value on some case, `skipped` if another call is equivalent. */
function callOf(operator: Operator, size: number, args: Term[], count: number): Term | "skipped" | null {
  const constant = args.every((arg) => arg.constant);
  if (constant && !ARITHMETIC.has(operator.name)) return "skipped";
  if (args.length === 2 && args[0]!.size < args[1]!.size && COMMUTES.has(operator.name)) return "skipped";
  const values = valuesOf(operator, args, count);
  const named = args.some((arg) => arg.named);
  return values && { type: operator.gives, size, values, constant, named, made: { operator, args } };
}

function leavesOf(
  cases: readonly Case[],
  types: readonly Type[],
  constants: readonly (string | number)[],
): Term[] {
  const inputs = types.map((type, index): Term => ({
    type,
    size: 1,
    values: cases.map(({ args }) => args[index]!),
    constant: false,
    named: false,
    made: { leaf: { kind: "input", index } },
  }));
  const named = [...new Set([...constantsOf(cases), ...constants])].map((value): Term => ({
    type: typeof value === "string" ? "str" : "num",
    size: 1,
    values: cases.map(() => value),
    constant: true,
    named: constants.includes(value),
    made: { leaf: { kind: "constant", value } },
  }));
  return [...inputs, ...named];
}
