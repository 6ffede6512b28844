import type { Example, Value } from "./parsed-task.ts";
import { matchAt, readValue } from "./values.ts";
import type { Form } from "./worded-lines.ts";

const LINE_MAX = 2_000;
const LEAST = 2;
/** Where a clause may begin: at a value, or at `for` before a value. */
const CANDIDATE = /(?<=^|[\s(])(?:(for|with)\s)?(?=["'“‘[{(\d-])/gi;
/** What a clause follows: the beginning of a sentence, another clause, or a word that announces an example. */
const BEFORE =
  /(?:^|[.,;:!?(]|\b(?:and|or|but|so|while|thus|hence|then|instance|examples?|e\.g\.?|i\.e\.?|like|whereas|also|that)[,:]?)\s{0,4}$/i;
/** Words that announce an example in their sentence. */
const ANNOUNCES = /\b(?:so|thus|hence|for\s(?:example|instance)|examples?:?|e\.g|i\.e)\b/i;
const SURE_VERB =
  /\s{0,4}(?:,\s)?(?:it\s)?(?:gives?|returns?|yields?|(?:should|must|shall|will|would)\s(?:be|give|return|become|yield)|ends\s(?:up\s)?at|results?\sin|leads\sto|evaluates\sto|counts\sas)[:]?\s{1,4}/y;
/** Verbs that also state rules: `"&" becomes "and"`. */
const VAGUE_VERB = /\s{1,4}(?:is|becomes?|makes?|turns\sinto|turns\sto|stays|leaves|are)[:]?\s{1,4}/y;
/** What follows the value after `for`. */
const FOR_VERB =
  /,?\s{1,4}(?:(?:it|this|that|the\s(?:result|answer|output|outcome)|you\sget|we\sget|i\swant)(?:'s|’s|\sis|\sgives|\sreturns|\sanswers|\sshould\sbe|\smust\sbe|\sbecomes)?:?)\s{1,4}/y;
const END = /[`)]?(?:\s{0,2}$|[.,;!?)](?=\s|$|["'”)])|\s(?:(?:and|but|while|whereas|because|since)\s|\())/y;
/** Another value behind a result: of the next clause, or the result goes on. */
const NEXT_VALUE = /,?\s(?:and\s)?(?=["'“‘[{(\d-])/y;
/** A name that asks: its results are true and false. */
const ASKS = /^(?:is|has|can|are|all|any)(?:_|[A-Z])|(?:_|[a-z])(?:ok|Ok|OK|valid|Valid)$/;

interface Clause {
  input: Value;
  output: Value;
  kind: "for" | "sure" | "vague" | "short";
  isAnnounced: boolean;
}

/**
 * Reads examples in sentences, for a function with one parameter: `So "4539" is True, "0" is False`, `for 4 it is "IV"
 * and for 90 "XC"`, `"Hello" gives false`. A rule may have the same form, so that unannounced clauses must be several
 * and plain.
 */
export function examplesInSentences(lines: readonly string[], { name, params }: Form): Example[] {
  if (name === "" || (params !== null && params.length !== 1)) return [];
  return lines.flatMap((line) => {
    const clauses = line.length <= LINE_MAX ? clausesIn(line) : [];
    if (!areExamples(clauses, name)) return [];
    return clauses.map(({ input, output }) => ({ name, args: [input], output }));
  });
}

function areExamples(clauses: readonly Clause[], name: string): boolean {
  if (clauses.length === 0 || !areOfOneType(clauses)) return false;
  const isAnswered = ASKS.test(name) && clauses.every(({ output }) => typeof output === "boolean");
  if (clauses.length >= LEAST && clauses.every(({ input }) => isCharacter(input))) return isAnswered;
  if (clauses[0]!.isAnnounced) return true;
  return clauses.length >= LEAST && (isAnswered || clauses.every(({ kind }) => kind !== "vague"));
}

function areOfOneType(clauses: readonly Clause[]): boolean {
  const [{ input, output }] = clauses as [Clause];
  return clauses.every((one) => typeof one.input === typeof input && typeof one.output === typeof output);
}

/** A single character that is replaced by another is rather a rule. */
const isCharacter = (value: Value) => typeof value === "string" && value.length === 1;

function clausesIn(line: string): Clause[] {
  const found: Clause[] = [];
  let end = 0;
  let isFor = false;
  CANDIDATE.lastIndex = 0;
  for (let match = CANDIDATE.exec(line); match; match = CANDIDATE.exec(line)) {
    const at = match.index + match[0].length;
    CANDIDATE.lastIndex = at + 1;
    if (!BEFORE.test(line.slice(Math.max(0, match.index - 24), match.index))) continue;
    const clause = clauseAt(line, at, match[1] !== undefined, isFor);
    if (!clause) continue;
    const isAnnounced =
      ANNOUNCES.test(sentenceBefore(line, match.index)) || found.at(-1)?.isAnnounced === true;
    found.push({ ...clause.value, isAnnounced });
    end = clause.end;
    isFor = match[1] !== undefined;
    CANDIDATE.lastIndex = end;
  }
  return found;
}

const SENTENCE_MAX = 200;

function sentenceBefore(line: string, at: number): string {
  const before = line.slice(Math.max(0, at - SENTENCE_MAX), at);
  return before.replace(/^.*(?<!\be\.g|\bi\.e)[.!?]\s(?=\S)/is, "");
}

function clauseAt(
  line: string,
  at: number,
  isFor: boolean,
  afterFor: boolean,
): { value: Omit<Clause, "isAnnounced">; end: number } | null {
  const input = readValue(line, at);
  if (!input) return null;
  const verb = verbAt(line, input.end, isFor, afterFor);
  const output = verb && readValue(line, input.end + verb.length);
  if (!output || !matchAt(END, line, output.end) || goesOn(line, output.end)) return null;
  return { value: { input: input.value, output: output.value, kind: verb.kind }, end: output.end };
}

/** Whether a result is the first of several values: `gives 3 and 4`. */
function goesOn(line: string, at: number): boolean {
  const gap = matchAt(NEXT_VALUE, line, at);
  const next = gap && readValue(line, at + gap[0].length);
  return next !== null && next !== undefined && verbAt(line, next.end, false, false) === null;
}

function verbAt(
  line: string,
  at: number,
  isFor: boolean,
  afterFor: boolean,
): { length: number; kind: Clause["kind"] } | null {
  const sure = matchAt(SURE_VERB, line, at);
  if (sure) return { length: sure[0].length, kind: "sure" };
  const stated = isFor ? matchAt(FOR_VERB, line, at) : null;
  if (stated) return { length: stated[0].length, kind: "for" };
  const vague = isFor ? null : matchAt(VAGUE_VERB, line, at);
  if (vague) return { length: vague[0].length, kind: "vague" };
  // `for 4 it is "IV" and for 90 "XC"`: the second clause needs no verb.
  const short = isFor && afterFor ? matchAt(/:?\s(?=["'“‘[{(\d-])/y, line, at) : null;
  return short && { length: short[0].length, kind: "short" };
}
