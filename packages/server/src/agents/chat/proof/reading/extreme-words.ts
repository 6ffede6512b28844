import { isTime } from "../measures/conversions.ts";
import type { Quantity } from "../measures/quantity.ts";

/** What a clause says to be the largest or the smallest, or the second. */
export interface Extreme {
  direction: "max" | "min";
  rank: number;
  /** What it is measured in, where the word tells: `hottest`, `cheapest`. */
  kind: string | undefined;
  start: number;
  end: number;
}

const WORDS: [words: string, direction: "max" | "min", kind?: string][] = [
  [
    "highest|largest|biggest|greatest|höchste\\w*|größte\\w*|mayor(?:es)?|maior(?:es)?|plus (?:grande?|élevée?)s?",
    "max",
  ],
  [
    "lowest|smallest|niedrigste\\w*|kleinste\\w*|geringste\\w*|menor(?:es)?|plus (?:petite?|bas(?:se)?|faible)s?",
    "min",
  ],
  ["most(?! of\\b| likely| recent| probably)|meiste\\w*", "max", "count"],
  ["fewest|least(?! likely)|wenigste\\w*", "min", "count"],
  [
    "most (?:expensive|costly)|priciest|dearest|costliest|teuerste\\w*|plus ch(?:er|ère)s?|más car[oa]s?|mais car[oa]s?",
    "max",
    "money",
  ],
  [
    "least (?:expensive|costly)|cheapest|billigste\\w*|günstigste\\w*|moins ch(?:er|ère)s?|más barat[oa]s?|mais barat[oa]s?",
    "min",
    "money",
  ],
  ["most (?:populous|populated|crowded|visited)|busiest", "max"],
  ["hottest|warmest|wärmste\\w*|heißeste\\w*|plus chaude?s?", "max", "temperature"],
  ["coldest|coolest|kälteste\\w*|plus froide?s?", "min", "temperature"],
  ["heaviest|schwerste\\w*|plus lourde?s?", "max", "mass"],
  ["lightest|leichteste\\w*|plus légers?", "min", "mass"],
  ["tallest|deepest|widest|tiefste\\w*", "max", "length"],
  ["narrowest|shallowest", "min", "length"],
  ["longest|längste\\w*|plus longue?s?", "max", "extent"],
  ["shortest|kürzeste\\w*|plus courte?s?", "min", "extent"],
  ["fastest|quickest|schnellste\\w*|plus rapides?", "min", "speed"],
  ["slowest|langsamste\\w*|plus lente?s?", "max", "speed"],
  [
    "most (?:popular|common|frequent)|best[- ]?sell(?:ing|er)s?|top[- ]?sell(?:ing|er)s?|beliebteste\\w*|häufigste\\w*|meistverkaufte\\w*|plus (?:populaires?|fréquente?s?|vendue?s?)|m[áa]i?s (?:popular(?:es)?|vendid[oa]s?|frecuentes?|frequentes?)",
    "max",
    "votes",
  ],
  [
    "(?:top|best|leading|highest|main)[- ]?(?:goal)?scorers?|torschützenkönig\\w*|beste[rn]? (?:torschütz\\w*|werfer\\w*)|meilleure?s? (?:buteu(?:r|se)|marqueu(?:r|se))s?|m[áa]xim[oa]s? goleador\\w*",
    "max",
    "votes",
  ],
  ["least (?:popular|common|frequent)|rarest|seltenste\\w*", "min", "votes"],
  ["wettest|rainiest", "max", "length"],
  ["driest", "min", "length"],
];
const EXTREMES = WORDS.map(
  ([words, direction, kind]) =>
    [new RegExp(`(?<![\\p{L}-]|\\bat )(?:${words})(?![\\p{L}-])`, "giu"), direction, kind] as const,
);
const RANKS: [before: RegExp, rank: number][] = [
  [/(?:\bsecond|\b2nd|zweit)[-\s]?$/iu, 1],
  [/(?:\bthird|\b3rd|dritt)[-\s]?$/iu, 2],
];

const CLAUSES = /;|,?\s(?:and|but|while|whereas|und|aber|während|et|mais|tandis que|y|pero|mientras|e)\s/giu;
/** What is before an extreme in a clause that begins with a verb: its subject is that of the clause before it. */
const BEGINS_WITH_VERB =
  /^\s*(?:(?:also|auch|aussi|también|também)\s)?(?!(?:the|an?|its?|their|his|her|they|it|one|who|which|that|in|on|at|for|with|of|die|der|das|den|le|la|les|el|los|o|a)\s)\p{Ll}+\s(?:(?:also|auch|aussi|también|também)\s)?(?:the|die|den|das|le|la|les|el|los?|las?|os?|as?)?\s?[*_]*$/iu;

/** The clauses of a sentence, each with its subject: `East had the lowest revenue and sold the most units` says two things of East. */
export function rankedClauses(text: string): string[] {
  let subject = "";
  return text.split(CLAUSES).map((clause) => {
    const [extreme] = extremesIn(clause);
    const before = clause.slice(0, extreme?.start ?? 0);
    if (BEGINS_WITH_VERB.test(before)) return `${subject} ${clause}`;
    subject = before;
    return clause;
  });
}

/** The words of a clause that say so. */
export function extremesIn(clause: string): Extreme[] {
  const found = EXTREMES.flatMap(([pattern, direction, kind]) =>
    Array.from(clause.matchAll(pattern), ({ index: start, 0: word }): Extreme => {
      const before = clause.slice(0, start);
      const rank = RANKS.find(([pattern]) => pattern.test(before))?.[1] ?? 0;
      return { direction, rank, kind, start, end: start + word.length };
    }),
  );
  // `most expensive` is one word more than `most`.
  return found.filter(
    (one) => !found.some((other) => other !== one && other.start === one.start && other.end > one.end),
  );
}

/** What is fastest takes the least time, and has the highest of other measures. */
export function directionIn({ direction, kind }: Extreme, { unit }: Quantity): Extreme["direction"] {
  if (kind !== "speed" || isTime(unit)) return direction;
  return direction === "min" ? "max" : "min";
}
