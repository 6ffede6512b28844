import { unitOf } from "./units.ts";

const WORD = "\\p{Script=Latin}{1,12}";
const FIGURE_END = "(?![\\p{L}\\p{N}])";
const SECOND = "(?:seconds?|secs?|s|sekunde|seconde|segundo)";
const HOUR = "(?:hours?|hrs?|h|stunde|heure|hora)";
const EVERY = "(?:per|every|each|an?|in (?:one|an?)|pro|par|por|je|in der|jede|à l['’]|la|chaque|cada)";

/** Units of several words, and the unit that they spell. */
const PHRASES: [pattern: RegExp, unit: (word: string) => string | undefined][] = [
  [pattern("(?:square|sq\\.?)[ -](WORD)"), (one) => raised(one, 2)],
  [pattern("(?:cubic|cu\\.?)[ -](WORD)"), (one) => raised(one, 3)],
  [pattern("(WORD) (?:carrés?|cuadrados?|quadrados?)"), (one) => raised(one, 2)],
  [pattern("(WORD) (?:cubes?|cúbicos?)"), (one) => raised(one, 3)],
  [pattern(`(WORD) ${EVERY} ?${SECOND}`), (one) => speed(one, "s")],
  [pattern(`(WORD) ${EVERY} ?${HOUR}`), (one) => speed(one, "h")],
  [pattern("(?:u\\.?s\\.?|american) dollars?"), () => "usd"],
  [pattern("(?:u\\.?s\\.?|american) (gallons?|pints?|quarts?|cups?)"), (one) => unitOf(one, true)],
  [pattern("canadian dollars?"), () => "cad"],
  [pattern("australian dollars?"), () => "aud"],
  [pattern("new zealand dollars?"), () => "nzd"],
  [pattern("(?:british pounds?|pounds? sterling)"), () => "gbp"],
  [pattern("(?:swiss francs?|schweizer franken|francs suisses|francos suizos)"), () => "chf"],
  [pattern("(?:fluid ounces?|fl\\.? ?oz\\.?)"), () => "floz"],
  [pattern("(?:degrees?|deg|grad|degrés?|grados|graus) (?:c|celsius|centigrade)"), () => "c"],
  [pattern("(?:degrees?|deg|grad|degrés?|grados|graus) (?:f|fahrenheit)"), () => "f"],
  [pattern("(?:nautical miles?|milles nautiques|millas náuticas)"), () => "nmi"],
];

function pattern(phrase: string): RegExp {
  return new RegExp(`^[*_]*[ \\u00a0\\u202f-]${phrase.replaceAll("WORD", WORD)}${FIGURE_END}`, "iu");
}

const raised = (word: string, power: 2 | 3) => {
  const unit = unitOf(word, true);
  return unit === undefined ? undefined : unitOf(`${unit}${power}`, true);
};

/** Speeds by what is passed in which time; other rates are compared by what they count alone. */
const SPEEDS = new Map(
  Object.entries({ "m/s": "mps", "km/h": "kmh", "mi/h": "mph", "km/s": "kmps", "ft/s": "ft/s" }),
);
const speed = (word: string, time: string) => SPEEDS.get(`${unitOf(word, true)}/${time}`);

/** The unit of several words that a text begins with. */
export function unitPhraseOf(after: string): { unit: string; length: number } | undefined {
  if (!/^[*_]*[ \u00a0\u202f-]\p{Script=Latin}/u.test(after)) return undefined;
  for (const [phrase, read] of PHRASES) {
    const match = phrase.exec(after);
    const unit = match && read(match[1] ?? "");
    if (unit) return { unit, length: match[0].length };
  }
  return undefined;
}
