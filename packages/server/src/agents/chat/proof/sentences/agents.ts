import type { ObservedFinding } from "../evidence/observed.ts";
import { isFunctionWord } from "../reading/languages.ts";
import { hasPhrase, stemsOf } from "../reading/words.ts";

const ONE = String.raw`\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,3}`;
/** Names in a row, an auxiliary verb or an adverb, and the word behind them. */
const AGENT = new RegExp(
  `(?<!\\p{L})(${ONE}(?:(?:,\\s(?:and\\s)?|\\s(?:and|or|&)\\s)${ONE}){0,5})\\s(?:(?:also|then|now|later|has|had|have|will|would|already|still|first|never)\\s){0,2}(\\p{Ll}[\\p{L}'’-]+)(?:\\s(?:and|or)\\s(\\p{Ll}[\\p{L}'’-]+))?`,
  "gu",
);
/** The same in the passive: `restored by Henrike Aalto and her team`. */
const BY_AGENT = new RegExp(
  `(?<!\\p{L})(\\p{Ll}[\\p{L}'’-]+)\\sby\\s(?:\\p{Ll}+\\s){0,3}(${ONE}(?:\\sand\\s${ONE})?)`,
  "gu",
);
/** `Lund is the one who resigned`. */
const IS_WHO = /\s(?:is|was)\s(?:the\s(?:one|person|man|woman|colleague)\s)who\s/giu;
/** Says where or of what something is, which does nothing: `the gauge at Ousley Bridge`. */
const PLACE = new RegExp(`(?<=\\p{Ll}\\s)(?:at|near)\\s(?:the\\s)?${ONE}`, "gu");
const MOST_AGENTS = 400;
const MOST_AGENTS_IN_ALL = 1_500;
/** A word that is written as a name within a sentence. */
const PROPER = /(?<=[\p{L},;:]\s)\p{Lu}[\p{L}'’-]+/gu;

const MOST_WORDS = 4_000;
const MOST_CHARS = 32_768;
const MOST_STATED_CHARS = 400;
const REST_CHARS = 60;
/** Say too little of what somebody does. */
const LIGHT = stemsOf(
  "came come comes took take takes got get gets made make makes went go goes gave give gives",
);

/** Names, and what they do. */
interface Agent {
  /** The names as they are written. */
  named: string;
  names: Set<string>;
  verb: string;
  /** The verb as it is written. */
  word: string;
  /** The stems of what stands behind it. */
  rest: ReadonlySet<string>;
}

/** What a finding says of whom, and the words that it writes as names. */
interface Told {
  agents: Agent[];
  proper: Set<string>;
}

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, Told>();

const agentsIn = (text: string): Agent[] =>
  [
    ...Array.from(
      text.matchAll(AGENT).take(MOST_AGENTS),
      ({ index, 0: all, 1: named, 2: word, 3: other }) => {
        const rest = restOf(text, index + all.length);
        return [
          ...agentOf(named!, word!, rest),
          ...(other === undefined ? [] : agentOf(named!, other, rest)),
        ];
      },
    ).flat(),
    ...Array.from(text.matchAll(BY_AGENT).take(MOST_AGENTS), ({ index, 0: all, 1: word, 2: named }) =>
      agentOf(named!, word!, restOf(text, index + all.length)),
    ),
  ].flat();

const restOf = (text: string, from: number): Set<string> =>
  stemsOf(text.slice(from, from + REST_CHARS).split(/[,;.!?]\s|\n/u, 1)[0]!);

function agentOf(named: string, word: string, rest: ReadonlySet<string>): Agent[] {
  const [verb] = stemsOf(word);
  const names = stemsOf(named);
  // `Mila's nursery` says whose it is.
  const isOwner = /['’]s?$/u.test(named);
  const isNone = verb === undefined || names.size === 0 || isOwner || isFunctionWord(named.toLowerCase());
  return isNone ? [] : [{ named, names, verb, word, rest }];
}

function toldBy(finding: ObservedFinding): Told {
  const known = read.get(finding);
  if (known) return known;
  const agents = finding.lines().flatMap(({ text }) => agentsIn(text));
  const proper = stemsOf((finding.finding.text.slice(0, MOST_CHARS).match(PROPER) ?? []).join(" "));
  const told = { agents: agents.slice(0, MOST_AGENTS), proper };
  read.set(finding, told);
  return told;
}

/**
 * Whether a sentence says that one did what the evidence only says of others: `Neri resigned`, beside `Lund resigned, and Neri
 * succeeds her`. Only of those whom the evidence has as doing something else.
 */
export function isOfAnotherAgent(text: string, findings: readonly ObservedFinding[]): boolean {
  const stated = agentsIn(text.slice(0, MOST_STATED_CHARS).replaceAll(PLACE, " ").replaceAll(IS_WHO, " "));
  if (stated.length === 0) return false;
  const told = findings.map((finding) => toldBy(finding));
  // The first word of a sentence may be any.
  const proper = stemsOf((text.match(PROPER) ?? []).join(" "));
  const isNamed = ({ named, names }: Agent) =>
    named.includes(" ") ||
    [...names].every((name) => proper.has(name) || told.some((one) => one.proper.has(name))) ||
    (proper.size > 0 && isOnlyName(named, findings));
  const seen = told.flatMap(({ agents }) => agents).slice(-MOST_AGENTS_IN_ALL);
  return stated.filter(isNamed).some(({ names, verb, word, rest }) => {
    const isOne = (one: Agent) => !one.names.isDisjointFrom(names) && isNamed(one);
    const alike = seen.filter((one) => one.verb === verb && isNamed(one));
    if (LIGHT.has(verb) || alike.length === 0 || alike.some(isOne) || !seen.some(isOne)) return false;
    // `Lund won the men's race`, beside `Adhiambo won the women's race, Lund took the men's`.
    const sharedBy = (those: readonly Agent[]) =>
      Math.max(0, ...those.map((one) => one.rest.intersection(rest).size));
    if (sharedBy(seen.filter(isOne)) > sharedBy(alike)) return false;
    // Where somebody is said to do it without a name, it may be this one.
    const words = new Set([word, ...alike.map((one) => one.word)]);
    const times = findings
      .filter(({ stems }) => stems.has(verb))
      .reduce((sum, { text: all }) => sum + occurrences(all, words), 0);
    return times <= alike.length;
  });
}

/** Whether a word with which sentences begin is a name, as far as it is never written otherwise; most plurals are none. */
const isOnlyName = (named: string, findings: readonly ObservedFinding[]): boolean =>
  !named.endsWith("s") &&
  !findings.some(({ finding }) => hasPhrase(finding.text.slice(0, MOST_CHARS), named.toLowerCase()));

/** How often a text has one of these words. */
const occurrences = (text: string, words: ReadonlySet<string>): number =>
  (text.match(/\p{L}[\p{L}'’-]*/gu) ?? []).slice(0, MOST_WORDS).filter((word) => words.has(word)).length;
