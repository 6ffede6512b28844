import { readFileSync } from "node:fs";
import path from "node:path";
import type { Case } from "../programs/constants.ts";
import type { Datum } from "../programs/operators/operator.ts";
import { evaluate, partsOf, type Program } from "../programs/program.ts";
import { keyOf } from "../programs/terms.ts";
import { readValue, skipSpace } from "../task/values.ts";
import { TECHNIQUES } from "./catalog.ts";

/** `figures` is a text of digits without letters, such as a date or a time. */
type Kind = "null" | "list" | "string" | "figures" | "number" | "boolean" | "object" | "any";
/** For each function of a technique, the kinds of value that its tests give to each parameter. */
type Kinds = Map<string, Set<Kind>[]>;

const STRANGE = "\u0001";
const known = new Map<string, Kinds>();

/**
 * Whether a program that fits the cases makes sense. It does not if a technique's function gets an input or a constant of
 * a kind that its tests never give to that parameter, or if the program only repeats an output that it holds as a constant.
 */
export const makesSense = (program: Program, cases: readonly Case[]): boolean =>
  partsOf(program).every((part) => part.kind !== "technique" || isWellTyped(part, cases)) &&
  !isEcho(program, cases);

function isWellTyped({ slug, name, args }: Program & { kind: "technique" }, cases: readonly Case[]): boolean {
  const kinds = kindsOf(slug).get(name);
  return args.every((arg, i) => {
    const seen = kinds?.[i];
    if (!seen || seen.size === 0 || seen.has("any")) return true;
    const fits = (value: Datum) => {
      const kind = kindOf(value);
      return kind === "null" || seen.has(kind) || (kind === "figures" && seen.has("string"));
    };
    if (arg.kind === "constant") return fits(arg.value);
    return arg.kind !== "input" || cases.every((one) => fits(one.args[arg.index]!));
  });
}

/** Whether no case comes out right without a constant that is itself an output: the program computes nothing. */
function isEcho(program: Program, cases: readonly Case[]): boolean {
  const outputs = new Set(cases.map(({ output }) => output));
  return partsOf(program).some((part) => {
    if (part.kind !== "constant" || part.value === "" || typeof part.value !== "string") return false;
    if (!outputs.has(part.value)) return false;
    const other = replaced(program, part, { kind: "constant", value: STRANGE });
    return cases.every(({ args, output }) => {
      const value = evaluate(other, args);
      return value === undefined || keyOf(value) !== keyOf(output);
    });
  });
}

/** The program with another part in the place of one. */
function replaced(program: Program, part: Program, other: Program): Program {
  if (program === part) return other;
  const inside = (one: Program) => replaced(one, part, other);
  if (program.kind === "each") return { ...program, list: inside(program.list), step: inside(program.step) };
  if (program.kind === "choice")
    return { ...program, test: inside(program.test), yes: inside(program.yes), no: inside(program.no) };
  return "args" in program ? { ...program, args: program.args.map(inside) } : program;
}

const kindOf = (value: unknown): Kind => {
  if (value === null) return "null";
  if (typeof value === "string" && /^[^a-z]*\d[^a-z]*$/i.test(value)) return "figures";
  return Array.isArray(value) ? "list" : (typeof value as Kind);
};

function kindsOf(slug: string): Kinds {
  let kinds = known.get(slug);
  if (!kinds) known.set(slug, (kinds = kindsIn(testsOf(slug))));
  return kinds;
}

function testsOf(slug: string): string {
  try {
    return readFileSync(path.join(TECHNIQUES, "javascript", `${slug}.test.mjs`), "utf8");
  } catch {
    return "";
  }
}

function kindsIn(source: string): Kinds {
  const found: Kinds = new Map();
  for (const match of source.matchAll(/(?<![\w$.])([A-Za-z_$][\w$]*)\(/g)) {
    const seen = found.get(match[1]!) ?? [];
    found.set(match[1]!, seen);
    for (const [i, kind] of argumentKinds(source, match.index + match[0].length).entries())
      (seen[i] ??= new Set()).add(kind);
  }
  return found;
}

/** The kinds of the arguments of a call that starts at `from`; `any` from the first one on that is no literal. */
function argumentKinds(source: string, from: number): Kind[] {
  const kinds: Kind[] = [];
  for (let at = skipSpace(source, from); source[at] !== ")";) {
    const read = readValue(source, at);
    const next = read === null ? -1 : skipSpace(source, read.end);
    if (read === null || !",)".includes(source[next] ?? "")) return [...kinds, ...ANY];
    kinds.push(kindOf(read.value));
    at = source[next] === "," ? skipSpace(source, next + 1) : next;
  }
  return kinds;
}

/** Kinds of all further arguments of a call that cannot be read. */
const ANY = Array.from({ length: 8 }, (): Kind => "any");
