import { constantsOf, type Case } from "./constants.ts";
import type { Operator, Type } from "./operators/operator.ts";
import { OPERATORS } from "./program.ts";
import { typeOfAll } from "./values.ts";
import { createBank, keyOf, valuesOf, type Bank, type Term } from "./terms.ts";

/** Makes terms in order of size, and notes which of them give the outputs of the cases. */
interface Enumeration {
  readonly bank: Bank;
  /** Makes all terms of this size; true when the search has to end. */
  level(size: number): boolean;
  /** The first term that is right on all cases. */
  hit(): Term | null;
  /** Further terms that are right on all cases, found after it. */
  rivals(): readonly Term[];
  /** Goes on behind the hit to the end of this size, for further terms, until `isEnough` says so. */
  goOn(size: number, isEnough: () => boolean): void;
  /** Whether a smaller term than the hit is right on all cases but this one. */
  misleads(example: number): boolean;
  tried(): number;
}

const TERMS_MAX = 900_000;
const RIVALS_MAX = 60;
const TRIES_BETWEEN_LOOKS = 512;
/** The only operators that make constants of constants. */
const ARITHMETIC = new Set(["+ num", "- num", "* num"]);
/** Operators whose arguments may change places: only the order with the larger one first is made. */
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

/** Bottom-up enumeration with observational equivalence: of terms that agree on all cases only the first is kept. */
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

  /** Every call of one operator whose arguments have `left` nodes in all; true when the search has to end. */
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

  /** By what was found, or by what it took; time is asked for now and then. */
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

/** A call as a term; null where it has no value on some case, `skipped` where another call says the same. */
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
