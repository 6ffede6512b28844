import { type KnownTechnique, type TechniqueFunction, techniques } from "./catalog.ts";
import { commonWordsIn, stemsOf } from "../words.ts";

/** A technique's function with a measure of how well it matches the text of a task. */
export interface RankedFunction extends TechniqueFunction {
  score: number;
  /** Whether the task names it: all words of the function name, a phrase of the technique, or a rare word of it. */
  named: boolean;
  /** Share of the words of its name that occur in the task; half as much if the name is one everyday word. */
  said: number;
  /**
   * Share of the words of the requested name that this function's name contains; a word that only its technique
   * contains counts half.
   */
  asked: number;
}

/** Words that tasks use to show values; they say nothing about what is requested. */
const SHOWN = new Set([
  "true",
  "false",
  "none",
  "null",
  "undefined",
  "assert",
  "consol",
  "log",
  "str",
  "int",
]);

/** From this rarity on, a word alone distinguishes techniques. */
const TELLING = 2.5;

/** From this rarity on, one word can name a technique if the text also has half of the function's name. */
const RARE = 3;
const HALF_SAID = 0.5;

/** How far a text says the name of a variant whose own words it does not contain. */
const VARIANT = 0.9;

interface Entry {
  technique: KnownTechnique;
  weights: Map<string, number>;
  phrases: string[][];
  /** For each function that differs from another one only in common words of its name: these words. */
  variants: Map<string, string>;
}

const WEIGHTS = { title: 3, words: 3, when: 1, name: 4, asked: 6 };

let index: { entries: Entry[]; rarity: Map<string, number> } | undefined;

function buildIndex() {
  const entries = techniques().map((technique): Entry => {
    const weights = new Map<string, number>();
    const add = (text: string, weight: number) => {
      for (const stem of stemsOf(text)) weights.set(stem, Math.max(weights.get(stem) ?? 0, weight));
    };
    add(technique.when, WEIGHTS.when);
    add(technique.title, WEIGHTS.title);
    add(technique.words, WEIGHTS.words);
    for (const { name } of technique.functions) add(name, WEIGHTS.title);
    const phrases = technique.words
      .split(",")
      .map(stemsOf)
      .filter((one) => one.length > 0);
    return { technique, weights, phrases, variants: variantsOf(technique) };
  });
  const rarity = new Map<string, number>();
  for (const stem of new Set(entries.flatMap(({ weights }) => [...weights.keys()]))) {
    const holders = entries.filter(({ weights }) => weights.has(stem)).length;
    rarity.set(stem, Math.log(1 + entries.length / holders));
  }
  return { entries, rarity };
}

/** `countVowelsAsIs` is a variant of `countVowels`. */
function variantsOf({ functions }: KnownTechnique): Map<string, string> {
  const plain = new Set(
    functions.filter(({ name }) => commonWordsIn(name) === "").map(({ name }) => stemsOf(name).join(" ")),
  );
  return new Map(
    functions.flatMap(({ name }) => {
      const words = commonWordsIn(name);
      return words !== "" && plain.has(stemsOf(name).join(" ")) ? [[name, words] as const] : [];
    }),
  );
}

function shareOf(
  wanted: readonly string[],
  own: readonly string[],
  weights: ReadonlyMap<string, number>,
): number {
  const points = wanted.map((stem) => {
    if (own.includes(stem)) return 1;
    return weights.has(stem) ? 1 / 2 : 0;
  });
  return points.reduce((sum: number, one) => sum + one, 0) / Math.max(points.length, 1);
}

/**
 * Returns at most `most` functions that match the text, best first. The score adds up the shared words, weighted by
 * rarity; words of names weigh most.
 */
export function rank(text: string, name: string, most: number): RankedFunction[] {
  const { entries, rarity } = (index ??= buildIndex());
  const said = new Set(stemsOf(text).filter((one) => !SHOWN.has(one)));
  const wanted = [...new Set(stemsOf(name))];
  const found: RankedFunction[] = [];
  for (const entry of entries) {
    const { weights, phrases } = entry;
    let score = 0;
    for (const stem of said) score += (weights.get(stem) ?? 0) * (rarity.get(stem) ?? 0);
    if (score === 0) continue;
    for (const stem of wanted) if (weights.has(stem)) score += WEIGHTS.asked * (rarity.get(stem) ?? 0);
    const isSaid = (stems: readonly string[]) => stems.length > 0 && stems.every((one) => said.has(one));
    const phrase = phrases.some((one) => one.length > 1 && isSaid(one));
    const word = phrases.some((one) => one.length === 1 && isSaid(one) && rarity.get(one[0]!)! > RARE);
    for (const fn of entry.technique.functions) {
      const own = stemsOf(fn.name);
      const { bonus, share } = nameSaid(own, said, rarity);
      const named = isSaid(own) || phrase || (word && share >= HALF_SAID);
      const asked = shareOf(wanted, own, weights);
      const full = share * variantShare(entry.variants.get(fn.name), text);
      found.push({ ...fn, score: score + bonus, named, said: full, asked });
    }
  }
  return found.toSorted((a, b) => b.score - a.score).slice(0, most);
}

/** 1, or less for a variant whose own words the text does not contain. */
const variantShare = (words: string | undefined, text: string) =>
  words === undefined || text.toLowerCase().includes(words) ? 1 : VARIANT;

/** Score that a function's name adds, and the share of the name that occurs in the text. */
function nameSaid(own: readonly string[], said: ReadonlySet<string>, rarity: ReadonlyMap<string, number>) {
  const shared = own.filter((one) => said.has(one));
  const count = Math.max(own.length, 1);
  const bonus = shared.reduce((sum, one) => sum + WEIGHTS.name * (rarity.get(one) ?? 0), 0) / count;
  const everyday = own.length === 1 && (rarity.get(own[0]!) ?? 0) <= TELLING;
  return { bonus, share: (shared.length / count) * (everyday ? 1 / 2 : 1) };
}
