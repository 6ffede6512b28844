import { type Looseness, loosenessIn } from "../measures/bounds.ts";
import { valueOf } from "./number-words.ts";
import { normalise } from "./words.ts";

/** A figure that is compared as a text, because its value is not read. */
export interface UnreadFigure {
  start: number;
  end: number;
  /** As it has to stand in the evidence. */
  phrase: string;
  /** The value of a fraction. */
  fraction?: [over: bigint, under: bigint];
  /** How the words before a fraction loosen it. */
  looseness?: Looseness;
  /** A share in words, as in `half the time`, which may be meant loosely: it says something only beside a result that it is. */
  isLoose?: boolean;
}

const NUMBER_WORD =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|one|half|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|dos|tres|cuatro|cinco|ocho|nueve|diez|dois|três|oito|nove|dez";
const PART_OR_SCALE =
  "hundreds?|thousands?|millions?|billions?|trillions?|dozens?|halves|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|hundredths?|hundert|tausend|millionen|milliarden|drittel|viertel|fünftel|zehntel|mille|quarts?|cien|cientos|mil|millones|tercios?|cuartos?|milhões|terços?|quartos?";
const HALVES = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])(${NUMBER_WORD}|\\d{1,4})(?:\\sand\\sa\\shalf|\\set\\sdemie?|\\sy\\smedi[ao]|\\se\\smei[ao]|einhalb)(?![\\p{L}\\p{N}])`,
  "giu",
);
const FORMS: RegExp[] = [
  // `3/4`, and no part of a date or a path.
  /(?<![\p{L}\p{N}/.])\d{1,9}\s?[/⁄]\s?\d{1,9}(?![\p{L}\p{N}/]|\.\d)/gu,
  /(?:(?<![\p{N}.,])\d{1,4}\s?)?[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/gu,
  // `10⁶`, which programs write as `10^6`.
  /(?<![×x]\s?)(?<!\p{N})\d{1,9}[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu,
  // `three and a half`
  HALVES,
  // `forty-two thousand`, `three quarters`, `2 dozen`.
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${NUMBER_WORD}|\\d{1,9})(?:[\\s-](?:and\\s|a\\s|und\\s|et\\s)?(?:${NUMBER_WORD}))*[\\s-](?:and\\s|a\\s)?(?:${PART_OR_SCALE})(?![\\p{L}\\p{N}])`,
    "giu",
  ),
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${NUMBER_WORD})(?:\\s(?:${NUMBER_WORD}))+(?![\\p{L}\\p{N}])`, "giu"),
];
/** What a number in digits says with the scale that follows it; the value of that is read. */
const READ =
  /^\d[\d.,]*\s?(?:hundred|thousand|million|billion|trillion|tausend|millionen|milliarden|mille|mil|millones|milhões)s?$/iu;
/** `from one quarter to the next` counts nothing. */
const TO_NEXT = /^\s(?:to|after)\s(?:the\s)?(?:next|another|other)(?!\p{L})/iu;
/** Two large numbers, such as a blood pressure, are no fraction. */
const PAIR = /^(?:[5-9]\d|\d{3})\/(?:[5-9]\d|\d{3})$/u;
/** One, where it is no article. */
const ONES = new Map([["one", 1]]);
const MOST = 200;
const BEFORE_CHARS = 40;
/** Shares in words: `half of`, `a third of the`, `die Hälfte`. */
const SHARES: [pattern: RegExp, under: bigint][] = [
  [
    /(?<!\p{L})(?:(?<!(?:first|second|other|latter|last|better)\s)half(?=\s(?:of|the|all|our|your|my|their|its)\s)|(?:die|der) hälfte|la moitié|la mitad|a metade)(?!\p{L})/giu,
    2n,
  ],
  [
    /(?<!\p{L})(?:a third|ein drittel|un tiers|un tercio|um terço)(?=\s(?:of|der|des|von|de|d[eao]s?)(?!\p{L}))/giu,
    3n,
  ],
  [
    /(?<!\p{L})(?:a quarter|ein viertel|un quart|un cuarto|um quarto)(?=\s(?:of|der|des|von|de|d[eao]s?)(?!\p{L}))/giu,
    4n,
  ],
];
/** What the words of a fraction are worth, from one and from halves on. */
const OVERS = "one two three four five six seven eight nine".split(" ");
const UNDERS = "halves|half thirds? quarters?|fourths? fifths? sixths? sevenths? eighths? ninths? tenths?"
  .split(" ")
  .map((names) => new RegExp(`^(?:${names})$`, "iu"));

/** The figures of a statement whose values are not read: fractions, powers, and numbers of several words. */
export const unreadFigures = (text: string): UnreadFigure[] => [
  ...FORMS.flatMap((pattern) =>
    found(text, pattern).filter(
      ({ written }) => (!READ.test(written) || /hundred/i.test(written)) && !PAIR.test(written),
    ),
  ).map(({ written, ...figure }) => ({ ...figure, ...fractionOf(written) })),
  ...SHARES.flatMap(([pattern, under]) =>
    found(text, pattern).map((figure): UnreadFigure => ({
      ...figure,
      fraction: [1n, under],
      isLoose: true,
    })),
  ),
];

const found = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern).take(MOST))
    .filter(
      ({ 0: written, index }) =>
        !/^one\s/iu.test(written) || !TO_NEXT.test(text.slice(index + written.length)),
    )
    .map(({ 0: written, index }) => ({
      written,
      start: index,
      end: index + written.length,
      phrase: phraseOf(written),
      looseness: loosenessIn(text.slice(Math.max(0, index - BEFORE_CHARS), index)),
    }));

/** The figure as evidence writes it: a plain text of `10⁶` would be 106. */
const phraseOf = (written: string) =>
  normalise(
    written.replace(
      /[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/u,
      (raised) =>
        `^${raised.replace("⁻", "-").replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/gu, (digit) => String("⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(digit)))}`,
    ),
  );

/** The value of `3/4`, `7½` or `three quarters`. */
function fractionOf(written: string): Pick<UnreadFigure, "fraction"> {
  // The normal form of ½ is 1⁄2; a number before it is apart from it.
  const digits = /^(?:(\d+) )?(\d+)[/⁄](\d+)$/u.exec(
    written
      .replace(/[½-⅞]|[¼-¾]/u, " $&")
      .normalize("NFKC")
      .trim()
      .replace(/\s+/g, " "),
  );
  if (digits) {
    const [whole, over, under] = digits.slice(1).map((part) => BigInt(part ?? 0)) as [bigint, bigint, bigint];
    return under === 0n ? {} : { fraction: [whole * under + over, under] };
  }
  const [, whole] = new RegExp(HALVES.source, "iu").exec(written) ?? [];
  if (whole !== undefined) {
    const count = /\d/.test(whole)
      ? Number(whole)
      : (valueOf(whole.toLowerCase()) ?? ONES.get(whole.toLowerCase()));
    return count === undefined ? {} : { fraction: [BigInt(2 * count + 1), 2n] };
  }
  const words = written.toLowerCase().split(/[\s-]+/);
  const [over, under] = [OVERS.indexOf(words[0]!), UNDERS.findIndex((names) => names.test(words[1] ?? ""))];
  return words.length === 2 && over >= 0 && under >= 0
    ? { fraction: [BigInt(over + 1), BigInt(under + 2)] }
    : {};
}
