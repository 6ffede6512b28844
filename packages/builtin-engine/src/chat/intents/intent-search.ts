import type { Intent } from "./intent.ts";
import { PRICES } from "./prices.ts";
import { SERVICE } from "./service.ts";
import { readWords, termsOf, wordsIn } from "./terms.ts";
import { WORLD } from "./world.ts";

/** How close a question has to be to an example, from 0 to 1. */
const CLOSE = 0.66;
/** The same where it has a word that no example has: it may be about something else. */
const CLOSE_WITH_UNKNOWN = 0.8;
/** How far behind what would be answered otherwise has to be. */
const AHEAD = 0.06;
/** What a word weighs that no example has, against the rarest that one has. */
const UNKNOWN = 2;
const MOST_TERMS = 40;

/** Arguments that a question has to have exactly where the example has them. They say nothing of what is asked. */
const ARGUMENTS = ["DATE", "SPAN", "YEAR", "NUMBER"];

interface Example {
  intent: Intent;
  args: string;
  terms: ReadonlySet<string>;
  weight: number;
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

function buildIndex(): Index {
  const intents = [...WORLD, ...PRICES, ...SERVICE];
  const read = intents.map((intent) => ({
    intent,
    all: intent.examples.split("|").map((text) => partsOf(termsOf(text))),
  }));
  const holders = new Map<string, number>();
  for (const { all } of read)
    for (const term of new Set(all.flatMap(({ terms }) => [...terms])))
      holders.set(term, (holders.get(term) ?? 0) + 1);
  const weights = new Map(
    [...holders].map(([term, count]) => [term, Math.log(1 + intents.length / count) ** 2]),
  );
  const unknown = UNKNOWN * Math.log(1 + intents.length) ** 2;
  const examples = read.flatMap(({ intent, all }) =>
    all.map(({ terms, args }) => ({ intent, terms, args, weight: weigh(terms, weights, unknown) })),
  );
  const words = new Set([...intents.flatMap(({ examples: text }) => wordsIn(text)), ...readWords()]);
  return { examples, weights, words, unknown };
}

/** The words of a question, and which arguments it has. */
function partsOf(all: string[]) {
  const terms = new Set(all);
  return {
    args: ARGUMENTS.filter((argument) => terms.delete(argument)).join(" "),
    terms: terms as ReadonlySet<string>,
  };
}

const weigh = (terms: Iterable<string>, weights: ReadonlyMap<string, number>, unknown: number) => {
  let sum = 0;
  for (const term of terms) sum += weights.get(term) ?? unknown;
  return sum;
};

/** Each intent with how close its closest example is to `text`, the closest first. */
export function rankIntents(text: string): Match[] {
  const { examples, weights, words, unknown } = (built ??= buildIndex());
  const { terms: said, args: given } = partsOf(termsOf(text, words).slice(0, MOST_TERMS));
  const saidWeight = weigh(said, weights, unknown);
  const best = new Map<Intent, number>();
  for (const { intent, terms, args, weight } of examples) {
    if (args !== given) continue;
    let shared = 0;
    for (const term of terms) if (said.has(term)) shared += weights.get(term)!;
    const closeness = shared === 0 ? 0 : shared / Math.sqrt(saidWeight * weight);
    if (closeness > (best.get(intent) ?? 0)) best.set(intent, closeness);
  }
  const enough = [...said].every((term) => weights.has(term)) ? CLOSE : CLOSE_WITH_UNKNOWN;
  return [...best]
    .map(([intent, closeness]) => ({ intent, closeness, enough: closeness >= enough }))
    .toSorted((a, b) => b.closeness - a.closeness);
}

/**
 * The intent of a question by full-text search over the examples of all; null where none is close, or where two are about
 * as close that would be answered otherwise.
 */
export function intentOf(text: string): Intent | null {
  const [best, ...others] = rankIntents(text);
  if (!best?.enough) return null;
  const rival = others.find(({ intent }) => intent.act !== best.intent.act);
  return rival && best.closeness - rival.closeness < AHEAD ? null : best.intent;
}
