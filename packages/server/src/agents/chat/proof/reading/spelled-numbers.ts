import { valueOf } from "./number-words.ts";

/** A number that a text spells in several words or a long one. */
export interface SpelledNumber {
  start: number;
  end: number;
  value: number;
  /** The last place that it says: 10^`place`. */
  place: number;
}

const ONES_OF = (words: string, from: number) => words.split(" ").map((word, i) => [word, from + i] as const);
const TENS_OF = (words: string) => words.split(" ").map((word, i) => [word, 10 * (i + 2)] as const);
/** The tens of languages that join them with the ones, and those ones. */
const TENS = new Map([
  ...TENS_OF("twenty thirty forty fifty sixty seventy eighty ninety"),
  ...TENS_OF("zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig"),
  ...TENS_OF("vingt trente quarante cinquante soixante"),
  ...TENS_OF("veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa"),
  ...TENS_OF("vinte trinta quarenta cinquenta sessenta setenta oitenta noventa"),
]);
const ONES = new Map([
  ...ONES_OF("one two three four five six seven eight nine", 1),
  ...ONES_OF("ein zwei drei vier fünf sechs sieben acht neun", 1),
  ...ONES_OF("un deux trois quatre cinq six sept huit neuf", 1),
  ...ONES_OF("uno dos tres cuatro cinco seis siete ocho nueve", 1),
  ...ONES_OF("um dois três quatro cinco seis sete oito nove", 1),
]);
const SCALES = new Map([
  ["thousand", 3],
  ["million", 6],
  ["billion", 9],
]);
const names = (words: Iterable<string>) => [...words].toSorted((a, b) => b.length - a.length).join("|");
const START = "(?<![\\p{L}\\p{N}_-])";
const END = "(?![\\p{L}\\p{N}_-])";

/** `fünfundvierzig`, and `quarante-cinq`, `treinta y cinco`, `trinta e cinco`. */
const GERMAN = new RegExp(`${START}(${names(ONES.keys())})und(${names(TENS.keys())})${END}`, "giu");
const JOINED = new RegExp(
  `${START}(${names(TENS.keys())})(?:-|\\set\\s|\\sy\\s|\\se\\s)(${names(ONES.keys())})${END}`,
  "giu",
);
const SMALL =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[\\s-](?:one|two|three|four|five|six|seven|eight|nine))?";
/** `two hundred and fifty`, `forty-two thousand`, `a hundred and twenty`. */
const ENGLISH = new RegExp(
  `${START}(?:an?\\s(?=hundred|thousand|million))?(?:(?:${SMALL}|hundred|thousand|million|billion)(?:[\\s-](?:and\\s(?=${SMALL}))?|${END})){2,10}|(?<!(?:half|of)\\s)${START}an?\\s(?:hundred|thousand|million|billion)${END}`,
  "giu",
);
const TOKEN = /\p{L}+/gu;
const MOST = 200;

/** The numbers of a text that are spelled in several words. */
export function spelledNumbers(text: string): SpelledNumber[] {
  const joined = [GERMAN, JOINED].flatMap((pattern) =>
    Array.from(text.matchAll(pattern).take(MOST)).map(({ 0: written, 1: one, 2: other, index }) => {
      const [a, b] = [one!.toLowerCase(), other!.toLowerCase()];
      const value = (TENS.get(a) ?? TENS.get(b)!) + (ONES.get(a) ?? ONES.get(b)!);
      return { start: index, end: index + written.length, value, place: 0 };
    }),
  );
  const spelled = Array.from(text.matchAll(ENGLISH).take(MOST)).flatMap(({ 0: written, index }) => {
    const read = valueOfWords(written);
    return read ? [{ start: index, end: index + written.trimEnd().length, ...read }] : [];
  });
  return [
    ...joined.filter(({ start }) => !spelled.some((one) => one.start <= start && start < one.end)),
    ...spelled,
  ];
}

/** The value of English number words; undefined if they are several numbers, as in `two three`. */
function valueOfWords(written: string): { value: number; place: number } | undefined {
  let [value, place, group] = [0, 0, [] as string[]];
  for (const [word] of written.toLowerCase().matchAll(TOKEN)) {
    if (ARTICLES.has(word)) continue;
    const scale = SCALES.get(word);
    place = scale ?? 0;
    if (scale === undefined) {
      group.push(word);
      continue;
    }
    const count = group.length === 0 ? 1 : underThousand(group);
    // `two thousand three million` is no number.
    if (count === undefined || value % 10 ** scale !== 0) return undefined;
    [value, group] = [value + count * 10 ** scale, []];
  }
  const rest = group.length === 0 ? 0 : underThousand(group);
  return rest === undefined || value + rest === 0 ? undefined : { value: value + rest, place };
}

const ARTICLES = new Set(["a", "an", "and"]);

function underThousand(words: readonly string[]): number | undefined {
  const at = words.indexOf("hundred");
  if (at < 0) return underHundred(words);
  const hundreds = at === 0 ? 1 : underHundred(words.slice(0, at));
  const rest = at === words.length - 1 ? 0 : underHundred(words.slice(at + 1));
  return hundreds === undefined || rest === undefined ? undefined : 100 * hundreds + rest;
}

function underHundred([first = "", second, ...more]: readonly string[]): number | undefined {
  if (more.length > 0) return undefined;
  if (second === undefined) return ONES.get(first) ?? valueOf(first);
  const [tens, ones] = [TENS.get(first), ONES.get(second)];
  return tens === undefined || ones === undefined ? undefined : tens + ones;
}
