import { type ObservedFinding, shownBy } from "../evidence/observed.ts";
import { isName, termsOf } from "../evidence/synonyms.ts";
import { isSame } from "../measures/same-quantity.ts";
import type { Quantity } from "../measures/quantity.ts";
import { CLAUSE, type ComparedTurn } from "./suggestions.ts";
import { particularsOf } from "../reading/particulars.ts";

/** Before the figure of a statement that says what one thing came to: `The median is about`. */
const COMES_TO =
  /^\P{L}{0,6}(?:(?:so|therefore|thus|hence|also|somit|daher|donc)\s)?(.{1,60}?)(?:\s(?:is|was|are|comes to|equals?|makes|gives|ist|beträgt|est|es|é)|\s?[:=])[\s*_]{1,4}(?:indeed\s)?(?:(?:about|around|roughly|approximately|exactly|only|just|etwa|rund|genau|environ)\s)?[\p{Sc}*_]{0,3}$/iu;
/** Behind it: a unit at most. */
const ENDS = /^[\s*_]{0,3}(?:\p{L}{1,14}(?:\s?\/\s?\p{L}{1,6})?)?[\s.!*_]*$/u;
/** What a calculation may be called. */
const RESULT =
  /^(?:(?:the|their|your|its|der|die|das|le|la|el)\s)?(?:it|that|this|result|answer|value|ergebnis|es|das|résultat|resultado)$/iu;

/** Says that something is so much, and asks what it is. */
const SAYS = /(?<!\p{L})(?:is|was|are|were|ist|est|es|=|:)\s\p{Sc}?\d/iu;
const ASKS = /^\P{L}{0,4}(?:what|which|how|is|are|was|does|do|was|wie|quel\p{L}*|cuál)(?!\p{L})/iu;
const MOST_CLAUSES = 400;

/** Whether a statement says that a calculation came to a number of the person's, and it has another result: `the mean is 15` for 13.5. */
export function isOtherResult(text: string, { findings, given, language }: ComparedTurn): boolean {
  const [stated, ...others] = particularsOf(text, language).quantities;
  if (!stated || others.length > 0 || !ENDS.test(text.slice(stated.end))) return false;
  const [, name] = COMES_TO.exec(text.slice(0, stated.start)) ?? [];
  const isStated = (one: Quantity) => isSame(stated, one);
  if (name === undefined || !given.some(({ particulars }) => particulars.quantities.some(isStated)))
    return false;
  // `The total is 1240` says again what the person said.
  const isSaid = (clause: string) =>
    SAYS.test(clause) && !ASKS.test(clause) && particularsOf(clause, undefined).quantities.some(isStated);
  if (given.some((one) => one.text.split(CLAUSE, MOST_CLAUSES).some(isSaid))) return false;
  return (
    findings.some((finding) => resultsOf(finding, name).length > 0) &&
    !findings.some((finding) => shownBy(finding).quantities.some(isStated))
  );
}

/** The result of a calculation, if it may be called so. */
function resultsOf(observed: ObservedFinding, name: string): Quantity[] {
  const terms = termsOf(name.split(CLAUSE).at(-1)!);
  if (observed.finding.evidence.type === "command") return onlyPrinted(observed, terms);
  if (observed.finding.evidence.type !== "calculation") return [];
  return RESULT.test(name) || (terms.size > 0 && [...terms].every(isName))
    ? shownBy(observed).quantities
    : [];
}

/** The only number that a program printed, if the program names the measure: `median(times)`. */
function onlyPrinted({ finding, particulars }: ObservedFinding, terms: ReadonlySet<string>): Quantity[] {
  const { length } = /^exit code: 0$/mu.exec(finding.text)?.[0] ?? "";
  const [only, ...others] = particulars.quantities.filter(
    ({ start, end }) =>
      end <= finding.text.length && (start >= length || !finding.text.startsWith("exit code")),
  );
  const named = termsOf(finding.input ?? "");
  const isNamed = terms.size > 0 && [...terms].every((term) => isName(term) && named.has(term));
  return only && others.length === 0 && isNamed ? [only] : [];
}
