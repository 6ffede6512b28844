import type { ObservedFinding } from "../evidence/observed.ts";
import { termsOf } from "../evidence/synonyms.ts";
import { hasPhrase, normalise } from "../reading/words.ts";
import { affirms } from "./affirmations.ts";
import {
  CLAUSE,
  type ComparedTurn,
  clauseAround,
  isMostOf,
  isOwnCase,
  isWeighed,
  TELLING,
  tellingTerms,
} from "./suggestions.ts";

/** Addresses, options, versions, files and other names of code. */
const LITERAL =
  /https?:\/\/[^\s<>()"'`]+|[\w.+-]{1,60}@[\w-]{1,60}\.[\w.-]{1,60}|(?<![\w-])--?[a-z][\w-]*|(?<![\w./-])\w+(?:[._/-]\w+)+(?![\w-])/giu;
/** By what two of them are alike, so that one may be taken for the other. */
const SHAPES: [shape: string, pattern: RegExp][] = [
  ["address", /:\/\//u],
  ["mail", /@/u],
  ["option", /^-/u],
  ["version", /^v?\d+(?:\.\d+){2,}$/iu],
  ["number", /^[\d.,:/-]+$/u],
  ["file", /\.\p{L}\w{0,5}$/u],
];
const MOST_LINES = 400;
const MOST_LINE_CHARS = 400;

interface Literal {
  name: string;
  shape: string;
  start: number;
  end: number;
}

interface LiteralLine {
  literals: Literal[];
  terms: ReadonlySet<string>;
}

const read = new WeakMap<ObservedFinding, LiteralLine[]>();

/** The lines of a finding with literals. */
function linesOf(finding: ObservedFinding): LiteralLine[] {
  const known = read.get(finding);
  if (known) return known;
  const lines = finding
    .lines()
    .slice(0, MOST_LINES)
    .flatMap(({ text }) => {
      const literals = text.length > MOST_LINE_CHARS ? [] : literalsIn(text);
      return literals.length > 0 ? [{ literals, terms: termsOf(text) }] : [];
    });
  read.set(finding, lines);
  return lines;
}

function literalsIn(text: string): Literal[] {
  return Array.from(text.matchAll(LITERAL), ({ 0: written, index: start }) => {
    const name = normalise(written.replace(/[.,;:]+$/u, ""));
    const shape = SHAPES.find(([, pattern]) => pattern.test(name))?.[0] ?? "name";
    return { name, shape, start, end: start + written.length };
  }).filter(({ name, shape }) => shape !== "number" && (shape !== "name" || /[\d_./]/u.test(name)));
}

/**
 * Whether a statement says something with an address, an option, a version, a file or another name of code that only the person
 * brought up, and the evidence says it with another one.
 */
export function isLiteralOtherwise(text: string, { findings, given }: ComparedTurn): boolean {
  const literals = literalsIn(text);
  const isSure = affirms(text);
  const isIn = ({ name }: Literal, texts: readonly { text: string }[]) =>
    texts.some((one) => hasPhrase(one.text, name));
  return literals
    .filter(
      (one) => !isOwnCase(text, one) && !isWeighed(text, one) && isIn(one, given) && !isIn(one, findings),
    )
    .some((one) => {
      const clause = clauseAround(text, one);
      const spoken = tellingTerms(clause, literalsIn(clause));
      const about = [spoken, ...(spoken.size < TELLING ? [askedOf(one, given)] : [])];
      return findings.some((finding) =>
        linesOf(finding).some(
          (line) =>
            (isSure || about.some((terms) => isMostOf(terms, [line.terms]))) &&
            line.literals.some(
              ({ name, shape }) => shape === one.shape && !literals.some((other) => other.name === name),
            ),
        ),
      );
    });
}

/** The words of the question in which the person brought a literal up. */
function askedOf({ name }: Literal, given: readonly { text: string }[]): Set<string> {
  const clauses = given.flatMap(({ text }) => text.split(CLAUSE, MOST_LINES));
  const asked = clauses.find((clause) => hasPhrase(clause, name));
  return asked === undefined ? new Set() : tellingTerms(asked, literalsIn(asked));
}
