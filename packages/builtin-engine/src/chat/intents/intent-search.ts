import type { Intent } from "./intent.ts";
import { PRICES } from "./prices.ts";
import { RECEIPTS } from "./receipts.ts";
import { SERVICE } from "./service.ts";
import { ordinaryTerms, readWords, termsOf, wordsIn } from "./terms.ts";
import { WORLD } from "./world.ts";

/** How close a question has to be to an example, from 0 to 1. */
const CLOSE = 0.63;
/** The same where it has a word that can only be about this service, as the example has. */
const CLOSE_AND_TELLING = 0.48;
/** The same where it has a word that no example has: it may be about something else. */
const CLOSE_WITH_UNKNOWN = 0.8;
/** What is left of the closeness to an example that has such a word, where the question has none. */
const WITHOUT_TELLING = 0.8;
/** Terms by which this service is meant, and hardly anything else. */
const TELLING = new Set(
  termsOf("credit tier pack quota receipt ledger visual sandbox webhook pro plus SETTING KEYNAME"),
);
/** How far behind what would be answered otherwise has to be. */
const AHEAD = 0.06;
/** As close as this, an example is the question itself. */
const SAME = 0.97;
/** Words that weigh less do not tell one question from another. */
const TELLS_APART = 3;
/** What a word weighs that no example has, against the rarest that one has. */
const UNKNOWN = 2;
/** What a word weighs at most that is said of anything. */
const ORDINARY = 0.7;
const MOST_ORDINARY = 3;
const MOST_TERMS = 40;

/** Arguments that a question has to have exactly where the example has them. They say nothing of what is asked. */
const ARGUMENTS = ["DATE", "SPAN", "YEAR", "NUMBER"];

interface Example {
  intent: Intent;
  args: string;
  terms: ReadonlySet<string>;
  weight: number;
  /** Whether it has a word that can only be about this service. */
  tells: boolean;
}
export interface Match {
  intent: Intent;
  closeness: number;
  /** Whether that is close enough to be answered. */
  enough: boolean;
}

interface Index {
  examples: Example[];
  /** What a term weighs: the fewer intents have it, the more. */
  weights: ReadonlyMap<string, number>;
  words: ReadonlySet<string>;
  unknown: number;
}

let built: Index | undefined;

export function buildIndex(intents: readonly Intent[]): Index {
  const read = intents.map((intent) => ({
    intent,
    all: intent.examples.split("|").map((text) => partsOf(termsOf(text))),
  }));
  const holders = new Map<string, Set<string>>();
  for (const { intent, all } of read)
    for (const term of all.flatMap(({ terms }) => [...terms]))
      holders.set(term, (holders.get(term) ?? new Set()).add(subjectOf(intent)));
  const ordinary = ordinaryTerms();
  const weights = new Map([...ordinary].map((term) => [term, ORDINARY]));
  const subjects = new Set(intents.map(subjectOf)).size;
  for (const [term, { size }] of holders) {
    const rarity = Math.log(1 + subjects / size) ** 2;
    weights.set(term, ordinary.has(term) ? Math.min(rarity, MOST_ORDINARY) : rarity);
  }
  const unknown = UNKNOWN * Math.log(1 + subjects) ** 2;
  const examples = read.flatMap(({ intent, all }) =>
    all.map(({ terms, args }) => ({
      intent,
      terms,
      args,
      weight: weigh(terms, weights, unknown),
      tells: [...terms].some((term) => TELLING.has(term)),
    })),
  );
  const words = new Set([...intents.flatMap(({ examples: text }) => wordsIn(text)), ...readWords()]);
  return { examples, weights, words, unknown };
}

/** Intents about the same thing do not make its words less telling. */
const subjectOf = ({ id }: Intent) => (id.startsWith("docs: ") ? id : id.split(": ")[0]!);

/** The words of a question, and which arguments it has. */
function partsOf(all: string[]) {
  const terms = new Set(all);
  return {
    args: ARGUMENTS.filter((argument) => terms.delete(argument)).join(" "),
    terms: terms as ReadonlySet<string>,
  };
}

/** Whether a word of `text` can only be about this service. */
export const isTelling = (text: string): boolean =>
  termsOf(text, everything().words).some((term) => TELLING.has(term));

const everything = (): Index => (built ??= buildIndex([...WORLD, ...PRICES, ...RECEIPTS, ...SERVICE]));

/** How close it has to be. `sure`: all words are known, and some tell what is asked. */
function leastOf(sure: boolean, telling: boolean): number {
  if (!sure) return CLOSE_WITH_UNKNOWN;
  return telling ? CLOSE_AND_TELLING : CLOSE;
}

const weigh = (terms: Iterable<string>, weights: ReadonlyMap<string, number>, unknown: number) => {
  let sum = 0;
  for (const term of terms) sum += weights.get(term) ?? unknown;
  return sum;
};

/** Each intent with how close its closest example is to `text`, the closest first. */
export function rankIntents(text: string, { examples, weights, words, unknown } = everything()): Match[] {
  const { terms: said, args: given } = partsOf(termsOf(text, words).slice(0, MOST_TERMS));
  const saidWeight = weigh(said, weights, unknown);
  const isKnown = [...said].every((term) => weights.has(term));
  const best = new Map<Intent, Match>();
  for (const { intent, terms, args, weight, tells } of examples) {
    if (args !== given) continue;
    const shared = [...terms].filter((term) => said.has(term));
    const telling = shared.some((term) => TELLING.has(term));
    const part = telling || !tells ? 1 : WITHOUT_TELLING;
    const closeness = (part * weigh(shared, weights, unknown)) / Math.sqrt(saidWeight * weight);
    if (shared.length === 0 || closeness <= (best.get(intent)?.closeness ?? 0)) continue;
    const slight = shared.every((term) => weights.get(term)! < TELLS_APART);
    best.set(intent, { intent, closeness, enough: closeness >= leastOf(isKnown && !slight, telling) });
  }
  return [...best.values()].toSorted((a, b) => b.closeness - a.closeness);
}

/**
 * The intent of a question by full-text search over the examples of all; null where none is close, or where two are about
 * as close that would be answered otherwise.
 */
export function intentOf(text: string, index = everything()): Intent | null {
  const [best, ...others] = rankIntents(text, index);
  if (!best?.enough) return null;
  const rival = others.find(({ intent }) => intent.act !== best.intent.act);
  const near = rival && best.closeness - rival.closeness < AHEAD && best.closeness < SAME;
  return near ? null : best.intent;
}
