import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { equals } from "../measures/decimal.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";
import { particularsOf } from "../reading/particulars.ts";
import { normalise, stemsOf } from "../reading/words.ts";
import { isWorkedOut } from "./computed.ts";

/** What a program was given, quoted as code. */
const QUOTED = /`([^`\n]{2,80})`/u;
/** Before what came out, and before what should have, in an output. */
const GOT = /(?<!\p{L})(?:got|actual|received|returned|returns|gives|gave|result|output)\W{0,4}$/iu;
const WANTED = /(?<!\p{L})(?:want|wanted|expect|expected|correct|reference|should be)\W{0,4}$/iu;
/** Before what came out, in a sentence. */
const RETURNS =
  /(?<!(?<!\p{L})(?:should|must|would|to|not) )(?<!\p{L})(?:returns?|returned|gives?|gave|yields?|got|gets?|produces?|outputs?|prints?|liefert|ergibt|renvoie|donne|devuelve|da)\s[*_`]*$/iu;
const LABEL_CHARS = 20;
const MOST_LINES = 1_000;
/** Words that say no more than that one value came out for an input and another one should have. */
const OF_CHECK = stemsOf(
  "return returns gives yields got gets produces outputs prints instead rather than correct right expected should input case function result value answer",
);

/** The value that came out for an input, and the one that should have, as a program printed them in one line. */
function valuesFor(input: string, one: ObservedFinding): { got?: Quantity; wanted?: Quantity } {
  const { text } = one.finding;
  let start = 0;
  const lines = text.split("\n", MOST_LINES).flatMap((line) => {
    const from = start;
    start += line.length + 1;
    return normalise(line).startsWith(input) && !/^\w/u.test(normalise(line).slice(input.length))
      ? [{ from, to: from + line.length }]
      : [];
  });
  const [only, ...others] = lines;
  if (!only || others.length > 0) return {};
  const own = one.particulars.quantities.filter(({ start, end }) => start >= only.from && end <= only.to);
  const behind = (label: RegExp) =>
    own.find((seen) => label.test(text.slice(Math.max(only.from, seen.start - LABEL_CHARS), seen.start)));
  const [got, wanted] = [behind(GOT), behind(WANTED)];
  return { ...(got ? { got } : {}), ...(wanted ? { wanted } : {}) };
}

/**
 * Whether a sentence says of an input that it quotes what a program worked out for it, and what it should have: `For `[10, 20]` it
 * returns 20 instead of 15`, beside `[10, 20]: got 20, expected 15`. Undefined if it says something else as well, or of no such line.
 */
export function agreesWithCheck(
  text: string,
  one: ObservedFinding,
  given: readonly Observed[],
  language: string | undefined,
): boolean | undefined {
  const [quoted = "", input = ""] = QUOTED.exec(text) ?? [];
  if (one.finding.evidence.type !== "command" || input === "") return undefined;
  const { got, wanted } = valuesFor(normalise(input), one);
  if (!got || !wanted || !isWorkedOut(got, one)) return undefined;
  // What should come out may be the model's own.
  if (one.input.particulars.quantities.some(({ value }) => equals(value, wanted.value))) return undefined;
  const rest = text.replace(quoted, " ".repeat(quoted.length));
  const isKnown = (stem: string) =>
    OF_CHECK.has(stem) || [one.input, ...given].some(({ stems }) => stems.has(stem));
  const { quantities, moments } = particularsOf(rest, language);
  if (quantities.length === 0 || moments.length > 0 || ![...stemsOf(rest)].every(isKnown)) return undefined;
  return quantities.every((stated) =>
    isSame(stated, RETURNS.test(rest.slice(0, stated.start)) ? got : wanted),
  );
}
